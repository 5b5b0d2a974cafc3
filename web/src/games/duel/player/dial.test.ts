import { describe, expect, it } from "vitest";

import { arc, quarters } from "./dial";

describe("a store's dial", () => {
  it("fills one quarter per unit and dims what the capacity does not reach", () => {
    expect(quarters(1, 2)).toEqual(["full", "empty", "beyond", "beyond"]);
    expect(quarters(4, 4)).toEqual(["full", "full", "full", "full"]);
    expect(quarters(0, 3)).toEqual(["empty", "empty", "empty", "beyond"]);
  });

  it("draws the first quarter from the top to the right, clockwise", () => {
    const path = arc(0, 29, 25);
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    const [x0 = 0, y0 = 0] = numbers;
    const [x1 = 0, y1 = 0] = numbers.slice(-2);
    expect(path).toContain("A25 25 0 0 1");
    expect(x0).toBeGreaterThan(29);
    expect(y0).toBeLessThan(6);
    expect(x1).toBeGreaterThan(52);
    expect(y1).toBeLessThan(29);
  });

  it("keeps every end on the circle, with a gap between neighbours", () => {
    const ends = [0, 1, 2, 3].map(
      (place) =>
        arc(place, 50, 40)
          .match(/-?\d+(\.\d+)?/g)
          ?.map(Number) ?? [],
    );
    for (const numbers of ends) {
      const [x = 0, y = 0] = numbers;
      expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(40, 0);
    }
    const [first = [], second = []] = ends;
    const [lastX = 0, lastY = 0] = first.slice(-2);
    const [nextX = 0, nextY = 0] = second;
    expect(Math.hypot(lastX - nextX, lastY - nextY)).toBeGreaterThan(5);
  });
});
