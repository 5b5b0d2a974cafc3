/** Figures at the places of the rival's steps. */
import { describe, expect, it } from "vitest";

import { figuresAt } from "./figures";
import { RIVAL, SCAN, event } from "./fixtures";
import { lastTurns } from "./turn";

describe("the figures", () => {
  const steps = lastTurns([...SCAN, event("sector-won", { star: "procyon" })], RIVAL)[0]?.steps ?? [];

  it("stand at their places, several at one place side by side", () => {
    const spots = { "star:procyon": { left: 10, top: 20 }, "star:vega": { left: 200, top: 20 } };
    const found = figuresAt(steps, (target) => spots[target as keyof typeof spots]);
    expect(found.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
  });

  it("are not there where the place cannot be seen", () => {
    expect(figuresAt(steps, () => undefined)).toEqual([]);
  });
});
