/** Asking for news of my browsers while a page stays open. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { joined } from "./joined.svelte";
import { askEveryHour, askForNews } from "./news";

const phone = { id: "a", program: "Firefox", system: "Android", time: 1, signed_out: false };
let asked: string[];
let status: number;

beforeEach(() => {
  asked = [];
  status = 200;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const refusal = { message: "error-store", arguments: {} };
    return Promise.resolve(Response.json(status === 200 ? { name: "", joined: [phone] } : refusal, { status }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  joined.browsers = [];
});

it("shows what the answer brings", async () => {
  await askForNews();
  expect(joined.browsers).toEqual([phone]);
});

it("asks nothing while the page cannot be seen, and bears a refusal", async () => {
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await askForNews();
  expect(asked).toEqual([]);
  seen.mockReturnValue("visible");
  status = 503;
  await askForNews();
  expect(asked).toEqual(["/api/me"]);
});

it("asks once an hour", async () => {
  vi.useFakeTimers();
  const stop = askEveryHour();
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3_602_000);
  expect(asked).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(asked).toHaveLength(2);
});
