/** Requests that set cookies come one after the other. */
import { afterEach, expect, it, vi } from "vitest";

import { api, Refused } from "./http";

interface Request {
  path: string;
  answer: (status: number, body: unknown) => void;
}

function requests(): Request[] {
  const made: Request[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise((resolve) => {
      const answer = (status: number, body: unknown): void => resolve(Response.json(body, { status }));
      made.push({ path, answer });
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
  await Promise.resolve();
  expect(made.map((request) => request.path)).toEqual(["/api/me"]);
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
  made[0]?.answer(503, { message: "error-store", arguments: {} });
  await expect(me).rejects.toBeInstanceOf(Refused);
  await vi.waitFor(() => expect(made).toHaveLength(2));
  made[1]?.answer(200, { name: "Ada", replaced: false });
  await arrived;
});
