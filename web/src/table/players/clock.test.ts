/** Thinking time: written as on a clock, and going on for those the table waits for. */
import { expect, it } from "vitest";

import { settings } from "../../settings.svelte";
import { clockText, clockTimes } from "./clock";

it("is written in the units that matter", () => {
  settings.choose({ language: "en" });
  expect([0, 59, 61, 3599].map(clockText)).toEqual(["0:00", "0:59", "1:01", "59:59"]);
  expect(clockText(2 * 3600 + 300)).toBe("2 h 5 min");
  expect(clockText(3 * 86_400 + 7200)).toBe("3 d 2 h");
});

it("goes on for those the table waits for", () => {
  expect(clockTimes({ seconds: [10, 20, 30], waiting: 5 }, [1], 2)).toEqual([10, 27, 30]);
});
