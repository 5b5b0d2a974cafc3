/** News of my browsers at an open table: asked for when the server says so, and after a break of the line. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { TableInfo } from "../generated/messages";
import { Session } from "./session.svelte";

class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.opened.push(this);
  }
  send = vi.fn();
  close = vi.fn();
}

const COMPANY = { type: "company", table: {} };
const PROBLEM = { type: "problem", message: "error-unknown-person", arguments: {}, version: null };
let asked: string[];
let leave: () => void;

function line(): FakeSocket {
  const newest = FakeSocket.opened.at(-1);
  if (!newest) throw new Error("no socket was opened");
  return newest;
}

function hear(message: unknown): void {
  line().onmessage?.({ data: JSON.stringify(message) });
}

async function breakOff(): Promise<void> {
  line().onclose?.();
  await vi.advanceTimersByTimeAsync(10_000);
  line().onopen?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  asked = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ name: "", joined: [] }));
  });
  leave = new Session({ id: "t", seats: [], waiting: [] } as unknown as TableInfo).start();
  line().onopen?.();
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks when the server says that my browsers have changed, and not otherwise", async () => {
  hear(COMPANY);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  hear({ type: "browsers" });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/api/me"]);
});

it("asks once after a break, as soon as the server tells something", async () => {
  await breakOff();
  expect(asked).toEqual([]);
  hear(COMPANY);
  hear(COMPANY);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/api/me"]);
});

it("asks nothing where this browser is refused: it would become somebody else's", async () => {
  await breakOff();
  hear(PROBLEM);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
});
