/** How what was played compares with what the bot would have done. */
import { expect, it } from "vitest";

import type { ThoughtInfo } from "../../generated/messages";
import { verdictOf } from "./verdict";

function thought(action: string, share: number, points = 0, worlds = 32): ThoughtInfo {
  return { option: { action, verb: action, arguments: {} }, share, unsure: 0.01, points, worlds };
}

it("tells how much less was expected of what was played, also in points", () => {
  const told = verdictOf([thought("a", 0.6, 3), thought("b", 0.5, 1)], "b");
  expect(told).toMatchObject({ kind: "less", by: 10, points: 2 });
  expect([told.one?.action, told.other?.action]).toEqual(["a", "b"]);
});

it("says so where what was played came out better than the bot's own choice", () => {
  expect(verdictOf([thought("a", 0.48, 3), thought("b", 0.64, 1)], "b")).toMatchObject({
    kind: "more",
    by: 16,
    points: 0,
  });
});

it("compares with what was played, not with whatever the bot liked next", () => {
  const thoughts = [thought("a", 0.6), thought("b", 0.6), thought("c", 0.3)];
  expect(verdictOf(thoughts, "c")).toMatchObject({ kind: "less", by: 30 });
  expect(verdictOf(thoughts, "b").kind).toBe("even");
  expect(verdictOf(thoughts, "a").kind).toBe("even");
});

it("says where the bot would have done the same, and where nothing was measured", () => {
  expect(verdictOf([thought("a", 0.6), thought("b", 0.3)], "a").kind).toBe("same");
  expect(verdictOf([thought("a", 0, 0, 0)], "a").kind).toBe("unmeasured");
  expect(verdictOf([], null).kind).toBe("none");
});
