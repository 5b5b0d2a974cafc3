import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../../generated/messages";
import { discsOf } from "./discs";
import { FACTS, hole, ship, viewWith } from "./fixtures";
import { degreesTo, distance, keepInside, labelPlace, pointIn, slice, strewnOver, turnBetween } from "./geometry";
import { matching } from "./forecast";
import { piecesOf, SEATS_OF_PIECES } from "./pieces";
import { gapBetween, measure } from "./ruler";
import { actsOf } from "./scene.svelte";
import { walked } from "./walking";

describe("geometry", () => {
  it("counts degrees clockwise from the right", () => {
    expect(degreesTo({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
    expect(degreesTo({ x: 0, y: 0 }, { x: -1, y: -1 })).toBe(225);
    expect(turnBetween(350, 10)).toBe(20);
  });

  it("finds a point of the window in a drawing that stands in the middle of its box", () => {
    const box = { left: 100, top: 10, width: 400, height: 360 };
    expect(pointIn(box, 120, 10)).toEqual({ x: 0, y: 0 });
    expect(pointIn(box, 300, 190)).toEqual({ x: 360, y: 360 });
  });

  it("keeps labels inside, beside what must be seen", () => {
    expect(keepInside({ x: -10, y: 715 }, 40, 20)).toEqual({ x: 40, y: 700 });
    const line = strewnOver({ x: 100, y: 300 }, { x: 400, y: 300 });
    const upright = strewnOver({ x: 400, y: 300 }, { x: 400, y: 100 });
    const free = labelPlace({ x: 400, y: 300 }, 20, 100, 40, [...line, ...upright]);
    expect(free).toEqual({ x: 400, y: 340 });
  });

  it("draws slices with and without a hole", () => {
    expect(slice({ x: 0, y: 0 }, 0, 10, 0, 90)).toBe("M0 0L10 0A10 10 0 0 1 0 10z");
    expect(slice({ x: 0, y: 0 }, 5, 10, 0, 90)).toBe("M10 0A10 10 0 0 1 0 10L0 5A5 5 0 0 0 5 0z");
  });
});

describe("loose discs", () => {
  const base = { base: 2, owner: 1, x: 100000, y: 62000 };
  const view = viewWith([[ship("ship-1", 100000, 200000)], [ship("green-ship", 150000, 200000)]], {
    holes: [hole("alpha-gate", { bases: [base] })],
    guardians: ["beta"],
    mines: [{ owner: 1, x: 50000, y: 60000 }],
  });
  const discs = discsOf(view, FACTS);

  it("have the keys by which their answers are found", () => {
    expect(discs.map((disc) => disc.key)).toEqual([
      "mine:0",
      "base:2",
      "guardian:beta",
      "ship:0:ship-1",
      "ship:1:green-ship",
    ]);
  });

  it("lie in millimetres and are as large as they are", () => {
    expect(discs.at(-1)).toMatchObject({ x: 150, y: 200, r: 11, seat: 1 });
  });

  it("are measured from rim to rim", () => {
    const [, , , own, other] = discs;
    if (own === undefined || other === undefined) throw new Error("two ships");
    expect(gapBetween(own, other)).toBe(30);
    expect(measure(own, discs, FACTS.components.ruler).map(({ disc, reach }) => [disc.key, reach])).toEqual([
      ["ship:1:green-ship", "short"],
    ]);
    expect(measure({ ...own, x: 70 }, discs, FACTS.components.ruler)[0]?.reach).toBe("long");
    expect(measure({ ...own, x: 30 }, discs, FACTS.components.ruler)).toEqual([]);
  });
});

describe("pieces on a planet", () => {
  it("are told one by one", () => {
    expect(piecesOf(hole("alpha-gate", { troops: 2, cities: 1 }))).toEqual(["city", "troop", "troop"]);
  });

  it("never lie on each other's middle", () => {
    for (const places of SEATS_OF_PIECES) {
      for (const [number, one] of places.entries()) {
        for (const other of places.slice(number + 1)) expect(distance(one, other)).toBeGreaterThan(12);
      }
    }
  });
});

describe("arrows in the galaxy", () => {
  const things = FACTS.board.holes;
  it("walk to what lies there", () => {
    expect(walked(FACTS.hole("alpha-gate"), "ArrowRight", things)?.key).toBe("alpha-edge-b");
    expect(walked(FACTS.hole("alpha-gate"), "ArrowDown", things)?.key).toBe("alpha-edge-a");
    expect(walked(FACTS.hole("alpha-gate"), "ArrowUp", things)).toBeNull();
  });

  it("reach every location", () => {
    const seen = new Set(["alpha-gate"]);
    for (const name of seen) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walked(FACTS.hole(name), key, things);
        if (next !== null) seen.add(next.key);
      }
    }
    expect(seen.size).toBe(things.length);
  });
});

describe("what is played", () => {
  const trail = [2, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1000, 1000, 5, 5, 1, 0, 2000, 2000, 0];
  const event = (name: string, facts: EventInfo["facts"], way?: number[]): EventInfo => {
    return { version: 1, name, seat: 0, facts, ...(way === undefined ? {} : { trail: way }) };
  };
  const before = viewWith([[ship("ship-1", 0, 0)], [ship("ship-1", 9, 9)]]);

  it("is every flick, in order", () => {
    const events = [event("turn-begun", {}), event("flicked", {}, trail), event("flicked", {}, trail)];
    expect(actsOf(events, before, viewWith([[], []]), FACTS.board.quadrants)).toHaveLength(2);
  });

  it("destroys both ships of a ram, but for one that is still there", () => {
    const events = [
      event("flicked", {}, trail),
      event("rammed", { ship: "ship-1", seat: "blue", other_ship: "ship-1" }),
    ];
    const gone = actsOf(events, before, viewWith([[], []]), FACTS.board.quadrants);
    expect([...(gone[0]?.destroyed ?? [])]).toEqual(["ship:0:ship-1", "ship:1:ship-1"]);
    const tough = actsOf(events, before, viewWith([[], [ship("ship-1", 9, 9)]]), FACTS.board.quadrants);
    expect([...(tough[0]?.destroyed ?? [])]).toEqual(["ship:0:ship-1"]);
  });

  it("destroys only the ship that rams one which withstands it", () => {
    const events = [
      event("flicked", {}, trail),
      event("ram-withstood", { ship: "ship-1", seat: "blue", other_ship: "ship-1" }),
    ];
    const acts = actsOf(events, before, viewWith([[], [ship("ship-1", 9, 9)]]), FACTS.board.quadrants);
    expect([...(acts[0]?.destroyed ?? [])]).toEqual(["ship:0:ship-1"]);
  });
});

describe("a forecast", () => {
  const prospects = [{ name: "lost", facts: {}, percent: 4 }];
  const forecast = { type: "forecast" as const, answers: ["flick ship-1", "aim 0 50"], version: 1, prospects };
  const aimed = { ship: "ship-1", direction: 0, power: 50 };

  it("counts for the flick it was asked about, and for no other", () => {
    const desk = { aimed, forecast, answersFor: () => ["flick ship-1", "aim 0 50"] };
    expect(matching(desk)).toBe(prospects);
    expect(matching({ ...desk, answersFor: () => ["flick ship-1", "aim 1 50"] })).toEqual([]);
    expect(matching({ ...desk, aimed: null })).toEqual([]);
  });
});
