import { describe, expect, it } from "vitest";

import { aimOf, FIRST_POWER, firstAim, keyedAim, metAhead, type Obstacle, pullOf, reachOf, spreadOf } from "./aiming";
import type { ProspectInfo } from "../../../generated/messages";
import { FACTS } from "./fixtures";
import { lossOf } from "./forecast";

const { physics, noise } = FACTS.components;
const HOLES: Obstacle[] = FACTS.board.holes.map(({ key, x, y }) => ({ key, x, y, r: FACTS.board.hole_radius }));
const SHIP = FACTS.radius("ship");

describe("a pull", () => {
  it.each([
    [
      { x: -80, y: 0 },
      { direction: 0, power: 50 },
    ],
    [
      { x: 0, y: -160 },
      { direction: 900, power: 100 },
    ],
    [
      { x: 80, y: 0 },
      { direction: 1800, power: 50 },
    ],
    [
      { x: 0, y: 16 },
      { direction: 2700, power: 10 },
    ],
    [
      { x: -40, y: 0.001 },
      { direction: 0, power: 25 },
    ],
  ])("%o flicks the other way, the stronger the longer", (pull, aim) => {
    expect(aimOf(pull)).toEqual(aim);
  });

  it("that is too short flicks nothing", () => {
    expect(aimOf({ x: 4, y: -4 })).toBeNull();
  });

  it("longer than the strongest is the strongest", () => {
    expect(aimOf({ x: -400, y: 0 })?.power).toBe(100);
  });

  it("is drawn where the hand is", () => {
    const aim = aimOf({ x: 30, y: -40 });
    if (aim === null) throw new Error("long enough");
    expect(pullOf(aim).x).toBeCloseTo(30, 0);
    expect(pullOf(aim).y).toBeCloseTo(-40, 0);
  });
});

describe("how far a flick carries", () => {
  it("grows with the square of its power", () => {
    expect(reachOf(100, physics)).toBeCloseTo(2830 ** 2 / (2 * 3924), 5);
    expect(reachOf(50, physics)).toBeCloseTo(reachOf(100, physics) / 4, 5);
  });

  it("may err by two deviations to each side", () => {
    const good = noise.find((each) => each.key === "good");
    if (good === undefined) throw new Error("a level of noise");
    const spread = spreadOf({ direction: 0, power: 50 }, good, physics);
    expect(spread.turn).toBe(1.2);
    expect(spread.near).toBeCloseTo(reachOf(48, physics), 5);
    expect(spread.far).toBeCloseTo(reachOf(52, physics), 5);
  });
});

describe("what lies in the way", () => {
  const from = { x: 360, y: 360, r: SHIP };

  it("is touched rim to rim", () => {
    const met = metAhead(from, 0, 300, [{ key: "ship:1:ship-1", x: 460, y: 360, r: SHIP }]);
    expect(met?.way).toBeCloseTo(100 - 2 * SHIP, 6);
    expect(met?.obstacle?.key).toBe("ship:1:ship-1");
  });

  it("is the nearest of several, and only what lies ahead", () => {
    const others = [
      { key: "behind", x: 300, y: 360, r: 20 },
      { key: "far", x: 600, y: 365, r: 20 },
      { key: "near", x: 500, y: 350, r: 9 },
    ];
    expect(metAhead(from, 0, 400, others)?.obstacle?.key).toBe("near");
  });

  it("is nothing where the flick ends before", () => {
    expect(metAhead(from, 0, 50, [{ key: "far", x: 500, y: 360, r: 20 }])).toBeNull();
  });

  it("is the border where the disc's middle reaches it", () => {
    expect(metAhead(from, 90, 1000, [])).toEqual({ way: 360, obstacle: null });
  });
});

describe("what is aimed at first", () => {
  const from = { x: 100, y: 100, r: SHIP };

  it("is where the person points, at a power that is left to them", () => {
    expect(firstAim(from, { x: 100, y: 300 })).toEqual({ direction: 900, power: FIRST_POWER });
    expect(firstAim(from, { x: 40, y: 100 })).toEqual({ direction: 1800, power: FIRST_POWER });
  });

  it("is the middle of the galaxy while nobody points anywhere but at the ship", () => {
    expect(firstAim(from, null)).toEqual({ direction: 450, power: FIRST_POWER });
    expect(firstAim(from, { x: 105, y: 100 })).toEqual({ direction: 450, power: FIRST_POWER });
  });

  it("is not the solved shot: the same power however far away a place is", () => {
    const powers = HOLES.map((hole) => firstAim(from, hole).power);
    expect(new Set(powers)).toEqual(new Set([FIRST_POWER]));
  });
});

describe("the keys", () => {
  const aim = { direction: 5, power: 50 };
  const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}): ReturnType<typeof keyedAim> =>
    keyedAim(aim, { key, shiftKey: false, ctrlKey: false, ...held });

  it("turn by a degree, a tenth, or ten", () => {
    expect(press("ArrowRight")).toEqual({ direction: 15, power: 50 });
    expect(press("ArrowLeft")).toEqual({ direction: 3595, power: 50 });
    expect(press("ArrowRight", { shiftKey: true })).toEqual({ direction: 6, power: 50 });
    expect(press("ArrowLeft", { ctrlKey: true })).toEqual({ direction: 3505, power: 50 });
  });

  it("make it stronger or weaker, never more than all", () => {
    expect(press("ArrowUp")?.power).toBe(51);
    expect(press("ArrowDown", { ctrlKey: true })?.power).toBe(40);
    expect(keyedAim({ direction: 0, power: 100 }, { key: "ArrowUp", shiftKey: false, ctrlKey: false })?.power).toBe(
      100,
    );
  });

  it("mean nothing else", () => {
    expect(press("Enter")).toBeNull();
  });
});

describe("what a flick may cost", () => {
  it("adds up everything after which one's own ship is gone", () => {
    const prospect = (name: string, percent: number): ProspectInfo => ({ name, facts: {}, percent });
    const mixed = [
      prospect("in-orbit", 40),
      prospect("rammed", 30),
      prospect("lost", 20),
      prospect("guardian-rammed", 10),
    ];
    expect(lossOf(mixed)).toBe(60);
    expect(lossOf([prospect("in-space", 100)])).toBe(0);
    expect(lossOf([prospect("ram-withstood", 100)])).toBe(100);
  });
});
