import { describe, expect, it } from "vitest";

import type { EventInfo, QuestionInfo } from "../../../generated/messages";
import { indexOf, type PlayerView, SPACES, type View } from "../view";
import { neighbour } from "./keys";
import { pushedOf, signalsOf, turnsOf } from "./motion";
import { journeysOf, originsOf, type Piece, piecesOf } from "./pieces";
import { flightCost, flightsTo, movementOf, onlyPiece } from "./reach";

type Seat = Pick<PlayerView, "probes" | "capsules" | "energy">;

/** As much of a position as pieces need. */
function viewWith(players: Partial<Seat>[], reach: View["reach"] = {}): View {
  const sky = SPACES.map(() => ({ kind: "empty", planet: null, publicity: false }));
  const seats = players.map((player): Seat => ({ probes: [], capsules: [], energy: 0, ...player }));
  return { players: seats, sky, reach } as unknown as View;
}

function own(player: Partial<Seat>): PlayerView {
  const [found] = viewWith([player]).players;
  if (found === undefined) throw new Error("there is a player");
  return found;
}

function event(name: string, seat: number, facts: EventInfo["facts"]): EventInfo {
  return { version: 1, name, seat, facts };
}

const where = (pieces: Piece[]): string[] => pieces.map((piece) => `${piece.key} ${piece.space}`);

describe("pieces in the sky", () => {
  it("stand side by side, each with its owner and its own key", () => {
    const view = viewWith([
      { probes: ["1-0", "3-2"] },
      { probes: ["1-0"], capsules: [{ space: "2-2", sample: null }] },
    ]);
    const pieces = piecesOf(view);
    expect(where(pieces).toSorted()).toEqual(["capsule 1 0 2-2", "probe 0 0 1-0", "probe 0 1 3-2", "probe 1 0 1-0"]);
    const together = pieces.filter((piece) => piece.space === "1-0");
    expect(together[0]?.spot).not.toEqual(together[1]?.spot);
  });

  it("come from where they stood, also when another one has left", () => {
    expect(originsOf(["1-0", "2-3"], ["1-1", "2-3"])).toEqual(["1-0", "2-3"]);
    expect(originsOf(["1-0", "2-3"], ["2-3"])).toEqual(["2-3"]);
    expect(originsOf(["2-3"], ["2-3", "1-5"])).toEqual(["2-3", null]);
    expect(originsOf(["1-0", "2-3"], ["2-2"])).toEqual(["1-0"]);
  });

  it("travel around the Sun on their ring and straight between rings", () => {
    const before = piecesOf(viewWith([{ probes: ["1-0", "2-3"] }, { probes: ["4-4"] }]));
    const after = piecesOf(viewWith([{ probes: ["1-7", "3-3"] }, { probes: ["4-4"] }]));
    const journeys = journeysOf(before, after);
    expect(journeys.map(({ piece }) => piece.space)).toEqual(["1-7", "3-3"]);
    expect(journeys[0]?.way).toEqual({ turn: 45 });
    expect(journeys[1]?.way).toHaveProperty("x");
  });

  it("stay where they are when they are new", () => {
    expect(journeysOf([], piecesOf(viewWith([{ probes: ["1-0"] }])))).toEqual([]);
  });
});

describe("what moves", () => {
  it("is told by the events", () => {
    const events = [
      event("sky-turned", 0, { count: 1 }),
      event("sky-turned", 1, { count: 3 }),
      event("pushed", 1, { space: "2-4" }),
      event("signal-placed", 0, { star: "vega" }),
      event("signal-placed", 0, { star: "vega" }),
    ];
    expect(turnsOf(events)).toEqual([2, 1, 1]);
    expect(pushedOf(events)).toEqual(new Set(["1 2-4"]));
    expect(signalsOf(events)).toEqual(new Map([["vega", 2]]));
    expect(turnsOf([])).toEqual([0, 0, 0]);
  });
});

describe("how far a piece comes", () => {
  const costs = SPACES.map((_, index) => (index === indexOf("1-0") ? 0 : 3));
  const view = viewWith([{ probes: ["1-0"] }], {
    "1-0": { costs, steps: [] },
    "2-2": { costs: costs.map((_, index) => (index === indexOf("2-2") ? 0 : 1)), steps: [] },
  });

  it("is what is left of a flight and the energy that can be used", () => {
    const question: QuestionInfo = { prompt: "move", arguments: { count: 2 }, options: [], dials: [], refused: [] };
    expect(movementOf(question, true, own({ energy: 3 }))).toBe(5);
    expect(movementOf(question, false, own({ energy: 3 }))).toBe(2);
    expect(movementOf({ ...question, prompt: "main-action" }, true, own({ energy: 3 }))).toBe(3);
    expect(movementOf(null, false, own({}))).toBe(0);
  });

  it("is known for every own piece, the nearest first", () => {
    expect(flightCost(view, "1-0", "3-3")).toBe(3);
    expect(flightCost(view, "1-0", "1-0")).toBeNull();
    expect(flightCost(view, "4-4", "1-0")).toBeNull();
    expect(flightsTo(view, "3-3")).toEqual([
      { from: "2-2", cost: 1 },
      { from: "1-0", cost: 3 },
    ]);
    expect(flightsTo(view, "2-2")).toEqual([{ from: "1-0", cost: 3 }]);
  });

  it("needs no picking where there is only one piece", () => {
    expect(onlyPiece(own({ probes: ["1-0"] }))).toEqual({ space: "1-0", sample: null });
    expect(onlyPiece(own({ capsules: [{ space: "2-1", sample: 4 }] }))).toEqual({ space: "2-1", sample: 4 });
    expect(onlyPiece(own({ probes: ["1-0", "1-0"] }))).toBeNull();
    expect(onlyPiece(own({}))).toBeNull();
  });
});

describe("the arrow keys", () => {
  it("walk as one sees it, out to the stars and in to the Sun", () => {
    expect(neighbour("2-7", "ArrowRight")).toBe("2-0");
    expect(neighbour("2-0", "ArrowLeft")).toBe("2-7");
    expect(neighbour("4-0", "ArrowUp")).toBe("5-0");
    expect(neighbour("5-0", "ArrowUp")).toBeNull();
    expect(neighbour("5-3", "Tab")).toBeNull();
  });

  it("lead the other way round on the lower half and sideways on the sides", () => {
    expect(neighbour("4-3", "ArrowDown")).toBe("5-3");
    expect(neighbour("5-3", "ArrowUp")).toBe("4-3");
    expect(neighbour("2-4", "ArrowRight")).toBe("2-3");
    expect(neighbour("3-1", "ArrowRight")).toBe("4-1");
    expect(neighbour("3-1", "ArrowDown")).toBe("3-2");
  });

  it("come from every space to every neighbour", () => {
    for (const space of SPACES) {
      const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
      const found = keys.map((key) => neighbour(space, key)).filter((cell) => cell !== null);
      expect(new Set(found).size).toBe(space.startsWith("1-") ? 3 : 4);
    }
  });
});
