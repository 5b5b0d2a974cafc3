import { describe, expect, it } from "vitest";

import { answerOf } from "../../../table/question/dial";
import { asked, FACTS, placeDial, putDial, ship, towardsDial, viewWith } from "./fixtures";
import { distance } from "./geometry";
import { nearestSpot, openArcs, type Spots, spotsOf, steppedSpot } from "./spots";

const GATE = FACTS.hole("alpha-gate");
const RINGS = { near: 30000, middle: 40000, far: 48990 };
const EVERYWHERE = [[0, 216]];

function known(spots: Spots | null): Spots {
  if (spots === null) throw new Error("something is put");
  return spots;
}

function inOrbit(runs: number[][], ships = viewWith([[]])): Spots {
  return known(
    spotsOf(asked("put-ship", putDial(runs), { ship: "ship-3", hole: "alpha-gate", ...RINGS }), ships, FACTS, 0),
  );
}

it("nothing is put where nothing is asked for", () => {
  expect(spotsOf(null, viewWith([[]]), FACTS, 0)).toBeNull();
});

describe("places of an orbit", () => {
  it("lie on the rings the question tells, clockwise from the right", () => {
    const spots = inOrbit(EVERYWHERE);
    expect(spots.offered).toHaveLength(216);
    const down = spots.offered.find((spot) => answerOf(spots.dial, spot.reading) === "put far 18");
    expect(down?.x).toBeCloseTo(GATE.x, 6);
    expect(down?.y).toBeCloseTo(GATE.y + 48.99, 6);
  });

  it("are only those that are offered", () => {
    expect(inOrbit([[72, 3]]).offered.map((spot) => spot.reading)).toEqual([
      ["middle", 0],
      ["middle", 1],
      ["middle", 2],
    ]);
  });

  it("begin on the ring towards the middle of the galaxy", () => {
    expect(inOrbit(EVERYWHERE).first.reading).toEqual(["middle", 9]);
  });

  it("begin where the ship lies already", () => {
    const there = viewWith([[ship("ship-3", (GATE.x + 30) * 1000, GATE.y * 1000)]]);
    expect(inOrbit(EVERYWHERE, there).first.reading).toEqual(["near", 0]);
  });

  it("are found by the pointer", () => {
    const spots = inOrbit(EVERYWHERE);
    expect(nearestSpot(spots.offered, { x: GATE.x - 90, y: GATE.y })?.reading).toEqual(["far", 36]);
  });

  it("are walked around and outwards by the arrows, past those that are taken", () => {
    const spots = inOrbit([
      [0, 10],
      [12, 60],
      [72, 72],
    ]);
    const at = (ring: string, angle: number): Spots["first"] =>
      spots.offered.find(({ reading }) => reading[0] === ring && reading[1] === angle) ?? spots.first;
    expect(steppedSpot(spots, at("near", 9), "ArrowRight", false)?.reading).toEqual(["near", 12]);
    expect(steppedSpot(spots, at("near", 0), "ArrowLeft", false)?.reading).toEqual(["near", 71]);
    expect(steppedSpot(spots, at("near", 5), "ArrowUp", false)?.reading).toEqual(["middle", 5]);
    expect(steppedSpot(spots, at("middle", 5), "ArrowUp", false)?.reading).toEqual(["middle", 5]);
    expect(steppedSpot(spots, at("middle", 5), "ArrowRight", true)?.reading).toEqual(["middle", 11]);
    expect(steppedSpot(spots, at("middle", 5), "Enter", false)).toBeNull();
  });

  it("of starbases are as small as a starbase", () => {
    const spots = known(
      spotsOf(asked("put-base", putDial(EVERYWHERE), { hole: "alpha-gate", ...RINGS }), viewWith([[]]), FACTS, 0),
    );
    expect(spots.disc).toBe("starbase");
    expect(spots.r).toBe(FACTS.radius("starbase"));
  });
});

describe("places anywhere", () => {
  // three neighbours in a column, and one far to the right
  const dial = placeDial([
    [10 * 73 + 20, 3],
    [40 * 73 + 20, 1],
  ]);
  const spots = known(spotsOf(asked("place-ship", dial, { ship: "pink-ship" }), viewWith([[]]), FACTS, 0));

  it("lie on a grid of ten millimetres", () => {
    expect(spots.offered[0]).toEqual({ reading: [10, 20], x: 100, y: 200 });
    expect(spots.r).toBe(FACTS.radius("advanced-ship"));
  });

  it("are walked across by the arrows", () => {
    const [first] = spots.offered;
    if (first === undefined) throw new Error("a place");
    expect(steppedSpot(spots, first, "ArrowDown", false)?.reading).toEqual([10, 21]);
    expect(steppedSpot(spots, first, "ArrowRight", false)?.reading).toEqual([40, 20]);
    expect(steppedSpot(spots, first, "ArrowLeft", false)?.reading).toEqual([10, 20]);
  });

  it("of mines are as large as a mine", () => {
    const mines = known(spotsOf(asked("place-mine", dial), viewWith([[]]), FACTS, 0));
    expect(mines.r).toBe(FACTS.radius("mine"));
  });
});

describe("directions", () => {
  const view = viewWith([[ship("ship-1", 300000, 300000), ship("pink-ship", 100000, 100000)]]);

  it("lie around the ship at the distance the question tells", () => {
    const question = asked(
      "towards",
      towardsDial([
        [0, 90],
        [180, 10],
      ]),
      { ship: "ship-1", distance: 93000 },
    );
    const spots = known(spotsOf(question, view, FACTS, 0));
    expect(spots.offered).toHaveLength(100);
    for (const spot of spots.offered) expect(distance(spot, spots.middle)).toBeCloseTo(93, 6);
    expect(openArcs(spots)).toEqual([
      { start: -0.5, end: 89.5 },
      { start: 179.5, end: 189.5 },
    ]);
  });

  it("without a ship lie around the carrier, which is touched", () => {
    const spots = known(spotsOf(asked("put-beside-carrier", towardsDial([[0, 360]])), view, FACTS, 0));
    expect(spots.middle).toEqual({ x: 100, y: 100 });
    expect(distance(spots.first, spots.middle)).toBeCloseTo(FACTS.radius("ship") + FACTS.radius("advanced-ship"), 6);
  });
});
