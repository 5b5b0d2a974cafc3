/** Requests that set cookies come one after the other; a request for a table is sent again with the same key. */
import { afterEach, expect, it, vi } from "vitest";

import { api, Refused } from "./http";

interface Request {
  path: string;
  key: string | null;
  answer: (status: number, body: unknown) => void;
}

function requests(): Request[] {
  const made: Request[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    return new Promise((resolve) => {
      const answer = (status: number, body: unknown): void => resolve(Response.json(body, { status }));
      made.push({ path, key: new Headers(init.headers).get("idempotency-key"), answer });
    });
  });
  return made;
}

afterEach(() => vi.unstubAllGlobals());

const wish = { secret: "a", next: "b" };

it("arrives as somebody only after the answer that may set another cookie", async () => {
  const made = requests();
  const me = api.me();
  const arrived = api.arrive(wish);
  await vi.waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.path).toBe("/api/me");
  made[0]?.answer(200, { name: "", joined: [] });
  await me;
  await vi.waitFor(() => expect(made).toHaveLength(2));
  expect(made[1]?.path).toBe("/api/me/device");
  made[1]?.answer(200, { name: "Ada", replaced: false });
  expect(await arrived).toEqual({ name: "Ada", replaced: false });
});

it("arrives where the question before was refused", async () => {
  const made = requests();
  const me = api.me();
  const arrived = api.arrive(wish);
  await vi.waitFor(() => expect(made).toHaveLength(1));
  made[0]?.answer(503, { message: "error-store", arguments: {} });
  await expect(me).rejects.toBeInstanceOf(Refused);
  await vi.waitFor(() => expect(made).toHaveLength(2));
  made[1]?.answer(200, { name: "Ada", replaced: false });
  await arrived;
});

it.each([
  ["arrives", (): Promise<unknown> => api.arrive(wish)],
  ["signs out", (): Promise<unknown> => api.signOut("a")],
  ["leaves", (): Promise<unknown> => api.leave()],
])("%s while nothing else is under way that may renew the cookie", async (_, change) => {
  const made = requests();
  const tables = api.tables();
  const changed = change();
  const later = api.me();
  await vi.waitFor(() => expect(made).toHaveLength(1));
  made[0]?.answer(200, []);
  await tables;
  await vi.waitFor(() => expect(made).toHaveLength(2));
  expect(made[1]?.path).not.toBe("/api/me");
  made[1]?.answer(500, {});
  await expect(changed).rejects.toBeInstanceOf(Refused);
  await vi.waitFor(() => expect(made).toHaveLength(3));
  expect(made[2]?.path).toBe("/api/me");
  made[2]?.answer(200, { name: "", joined: [] });
  await later;
});

it("asks for a table again with the same key, and for the next one with another", async () => {
  const made = requests();
  const table = { game: "duel", seats: [{ kind: "me" as const }], options: {} };
  const asked = [];
  for (const status of [503, 201, 201]) {
    const created = api.create(table);
    await vi.waitFor(() => expect(made).toHaveLength(asked.length + 1));
    made[asked.length]?.answer(status, status === 201 ? { id: "a" } : {});
    asked.push(await created.catch((problem: unknown) => problem));
  }
  expect(asked[0]).toBeInstanceOf(Refused);
  const [first, again, next] = made.map((request) => request.key);
  expect(first).toMatch(/^[0-9-]{7,64}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it("asks for another table with another key", async () => {
  const made = requests();
  const asked = [api.load("a"), api.load("b")];
  await vi.waitFor(() => expect(made).toHaveLength(2));
  for (const request of made) request.answer(201, { id: "a" });
  await Promise.all(asked);
  expect(made[0]?.key).not.toBe(made[1]?.key);
});
