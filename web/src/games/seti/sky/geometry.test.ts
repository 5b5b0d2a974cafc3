import { describe, expect, it } from "vitest";

import { SECTORS, SPACES } from "../view";
import { pointIn } from "./drag";
import { circle } from "../../../look/drawing";
import {
  CENTER,
  cornerShape,
  EDGES,
  FAR_STARS,
  isLower,
  OUTLINES,
  pointAt,
  polarAt,
  SIZE,
  spaceAtPoint,
  STARS_OUTER,
  turnAt,
  wedge,
  writing,
} from "./geometry";
import { middleSpot } from "./places";

describe("the drawing of the sky", () => {
  it("begins at twelve o'clock and goes on clockwise", () => {
    expect(pointAt({ radius: 100, turn: 0 })).toEqual({ x: CENTER, y: CENTER - 100 });
    expect(pointAt({ radius: 100, turn: 2 })).toEqual({ x: CENTER + 100, y: CENTER });
    const polar = polarAt(pointAt({ radius: 90, turn: 6.5 }));
    expect(polar.radius).toBeCloseTo(90, 1);
    expect(polar.turn).toBeCloseTo(6.5, 2);
  });

  it("finds every space from a point in it", () => {
    for (const space of SPACES) {
      for (const part of [0.05, 0.5, 0.95]) expect(spaceAtPoint(middleSpot(space, part))).toBe(space);
    }
    expect(spaceAtPoint({ x: CENTER, y: CENTER })).toBeNull();
    expect(spaceAtPoint({ x: CENTER, y: 2 })).toBeNull();
  });

  it("has an outline for every space and stays inside its square", () => {
    expect([...OUTLINES.keys()]).toEqual(SPACES);
    expect(STARS_OUTER).toBeLessThanOrEqual(SIZE / 2);
    expect(wedge(10, 20, 0, 2)).toBe("M240 220A20 20 0 0 1 260 240L250 240A10 10 0 0 0 240 230z");
    expect(circle({ x: 5, y: 6 }, 2)).toBe("M3 6a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z");
    for (const star of FAR_STARS) expect(polarAt(star).radius).toBeLessThan(EDGES[4]);
  });

  it("lets writing run from left to right everywhere", () => {
    for (let sector = 0; sector < SECTORS; sector += 1) {
      const [left, right] = [
        pointAt({ radius: 200, turn: turnAt(sector, 0.1) }),
        pointAt({ radius: 200, turn: turnAt(sector, 0.9) }),
      ];
      // in the two sectors beside three and nine o'clock it runs up or down, elsewhere to the right
      if (sector % 4 === 0 || sector % 4 === 3) expect(right.x).toBeGreaterThan(left.x);
      const sweep = writing(sector, 200, 0.5, 12).split(" ")[5];
      expect(sweep).toBe(isLower(sector) ? "0" : "1");
    }
  });

  it("finds a point of the window in the drawing, wherever the square stands in its box", () => {
    expect(pointIn({ left: 10, top: 20, width: 960, height: 480 }, 10 + 480, 20 + 240)).toEqual({ x: 240, y: 240 });
    expect(pointIn({ left: 0, top: 0, width: 240, height: 240 }, 60, 120)).toEqual({ x: 120, y: 240 });
  });

  it("leaves the corner of its box to words", () => {
    const shape = cornerShape({ width: 480, height: 480 }, 190, 150);
    const edges = [...shape.matchAll(/calc\(([\d.]+) \* [^ ]+ calc/g)].map((found) => Number(found[1]));
    expect(edges[0]).toBe(190);
    expect(edges[12]).toBeLessThan(30);
    expect(edges.slice(0, 13)).toEqual(edges.slice(0, 13).toSorted((one, other) => other - one));
  });
});
