/** Figures at the places of the rival's steps. */
import { describe, expect, it } from "vitest";

import { figuresAt } from "./figures";
import { RIVAL, SCAN, event } from "./fixtures";
import { lastTurns } from "./turn";

const box = (left: number, top: number): DOMRect => ({ left, top, width: 60, height: 40 }) as DOMRect;

describe("the figures", () => {
  const steps = lastTurns([...SCAN, event("sector-won", { star: "procyon" })], RIVAL)[0]?.steps ?? [];

  it("stand at their places, several at one place side by side", () => {
    const boxes: Record<string, DOMRect> = { "star:procyon": box(10, 20), "star:vega": box(200, 20) };
    const found = figuresAt(steps, (target) => boxes[target]);
    expect(found.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
  });

  it("are not there where the place cannot be seen", () => {
    expect(figuresAt(steps, () => undefined)).toEqual([]);
  });
});
