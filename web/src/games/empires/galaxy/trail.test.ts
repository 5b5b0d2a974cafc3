import { describe, expect, it } from "vitest";

import { FACTS } from "./fixtures";
import { lasts, positionAt, touchedAt, trailOf, wayUntil } from "./trail";

const QUADRANTS = FACTS.board.quadrants;
const SLOWER = FACTS.components.physics.deceleration_mm_s2;
const HOLES = FACTS.board.holes.map(({ x, y }) => ({ x, y, r: FACTS.board.hole_radius }));

/** Told by the server: one's own ship hits a ship of somebody else, which bounces off two locations; a starbase rests. */
const HIT = [
  ...[3, 0, 0, 1, 0, 1, 6, 1, 1, 0],
  ...[5, 23032, 3, 0, 1, 46572, 2, 1, 3, 62674, 0, 0, -1, 166576, 2, 1, 2, 219683, 0, 1, -1],
  ...[5, 0, 0, 118000, 90000, 958277, 1226539, 0, 23032, 139431, 117430, 128325, 87922],
  ...[1, 23032, 150000, 132000, 774309, 1067398, 1, 46572, 167589, 156247, 182313, -781766],
  ...[1, 166576, 183050, 89948, -155282, 138979],
  ...[2, 0, 141974, 119173, 0, 1, 178927, 93638, 0],
];
const trail = trailOf(HIT, QUADRANTS);

describe("a trail", () => {
  it("knows the discs by the keys of the galaxy", () => {
    expect(trail.keys).toEqual(["ship:0:ship-2", "ship:1:orange-ship", "base:1", "plasma"]);
  });

  it("names guardians by their quadrant", () => {
    expect(trailOf([1, 2, -1, 2, 0, 0, 0], QUADRANTS).keys[0]).toBe("guardian:gamma");
  });

  it("has contacts in seconds, with what was touched", () => {
    expect(trail.contacts[0]).toEqual({ time: 0.023032, kind: "disc", disc: 0, partner: 1 });
    expect(trail.contacts[1]).toEqual({ time: 0.046572, kind: "location", disc: 1, partner: 3 });
  });

  it("moves only the discs that moved", () => {
    expect([...trail.ways.keys()]).toEqual([0, 1]);
    expect(positionAt(trail, 2, 0.1, SLOWER)).toBeNull();
  });

  it("is refused when numbers are missing", () => {
    expect(() => trailOf(HIT.slice(0, -2), QUADRANTS)).toThrow(RangeError);
  });
});

describe("a disc on its way", () => {
  it("begins where its first leg begins, and rests there until then", () => {
    expect(positionAt(trail, 0, 0, SLOWER)).toEqual({ x: 118, y: 90 });
    expect(positionAt(trail, 1, 0.01, SLOWER)).toEqual({ x: 150, y: 132 });
  });

  it("comes along its parabola to where the server says the next leg begins", () => {
    for (const { legs, number } of [...trail.ways].map(([number, way]) => ({ number, legs: way.legs }))) {
      for (const leg of legs.slice(1)) {
        const there = positionAt(trail, number, leg.time - 1e-9, SLOWER);
        expect(there?.x).toBeCloseTo(leg.x, 1);
        expect(there?.y).toBeCloseTo(leg.y, 1);
      }
    }
  });

  it("comes to rest where the server says it ends", () => {
    const free = {
      ...trail,
      ways: new Map([...trail.ways].map(([disc, way]) => [disc, { ...way, end: { x: 0, y: 0, off: false } }])),
    };
    for (const [disc, { end }] of trail.ways) {
      const almost = positionAt(free, disc, lasts(trail, SLOWER) - 1e-5, SLOWER);
      const rested = positionAt(trail, disc, 9, SLOWER);
      expect(rested).toEqual({ x: end.x, y: end.y });
      if (disc === 1) expect(Math.hypot((almost?.x ?? 0) - end.x, (almost?.y ?? 0) - end.y)).toBeLessThan(0.1);
    }
  });

  it("slows down: the first half of the time carries it three quarters of the way", () => {
    const [first] = trailOf(
      [1, 0, 0, 0, 0, 1, 0, 0, 100000, 100000, 1000000, 0, 1, 0, 227421, 100000, 0],
      QUADRANTS,
    ).ways.values();
    const alone = {
      keys: ["ship:0:ship-1"],
      contacts: [],
      ways: new Map([[0, first ?? { legs: [], end: { x: 0, y: 0, off: false } }]]),
    };
    const half = positionAt(alone, 0, 1000 / SLOWER / 2, SLOWER);
    expect((half?.x ?? 0) - 100).toBeCloseTo(127.421 * 0.75, 1);
  });

  it("leaves the corners of its way behind", () => {
    expect(wayUntil(trail, 1, 0.05, SLOWER).slice(0, 2)).toEqual([
      { x: 150, y: 132 },
      { x: 167.589, y: 156.247 },
    ]);
  });
});

it("lasts until the last disc rests", () => {
  expect(lasts(trail, SLOWER)).toBeCloseTo(0.219683, 4);
});

it("two discs touch in the middle between them, a location at its rim", () => {
  const [disc, location] = trail.contacts;
  if (disc === undefined || location === undefined) throw new Error("the trail has contacts");
  const between = touchedAt(trail, disc, HOLES, SLOWER);
  expect(between?.x).toBeCloseTo((139.431 + 150) / 2, 2);
  const rim = touchedAt(trail, location, HOLES, SLOWER);
  const middle = HOLES[3] ?? { x: 0, y: 0 };
  expect(Math.hypot((rim?.x ?? 0) - middle.x, (rim?.y ?? 0) - middle.y)).toBeCloseTo(20, 6);
});
