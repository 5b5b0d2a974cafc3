import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../../generated/messages";
import { classic, FACTS, player, rich, strict, update, view } from "../words/fixtures";
import { asideOf } from "../words/things";
import { gainOf } from "../../../table/players/gains";
import { GAINS } from "./gains";
import {
  builtOf,
  firstsOf,
  freeRelics,
  knownOf,
  levelsOf,
  relicsOf,
  rowsOf,
  spacesOf,
  stockOf,
  tilesOf,
  tokensOf,
  totalOf,
} from "./holdings";
import { actionOf, seatState } from "./seat-state";

const [lena = player(), noor = player()] = rich().players;

describe("a player board", () => {
  it("uncovers stars from the left as buildings leave", () => {
    expect(spacesOf(lena, "city", FACTS)).toEqual([
      { filled: false, stars: 1 },
      { filled: false, stars: 1 },
      { filled: true, stars: 2 },
      { filled: true, stars: 2 },
    ]);
    expect(builtOf(lena, "research-centre", FACTS)).toBe(3);
    expect(builtOf(noor, "city", FACTS)).toBe(0);
  });

  it("has nine energy tokens: the double one first, spent ones, then locked ones", () => {
    const locked = Array.from({ length: 5 }, () => "locked");
    expect(tokensOf(lena, FACTS)).toEqual(["double", "ready", "ready", "spent", ...locked]);
    expect(tokensOf(player({ double: "spent", energy: 0 }), FACTS)[0]).toBe("double-spent");
    expect(tokensOf(player(), FACTS)).toHaveLength(9);
  });

  it("keeps normal ships together and advanced ones apart", () => {
    expect(stockOf(lena, rich())).toEqual([
      { ship: "ship-2", count: 2, fresh: false, tech: "" },
      { ship: "pink-ship", count: 1, fresh: true, tech: "phase-ship" },
    ]);
    expect(stockOf(player({ ships_waiting: 0 }), view())).toEqual([]);
  });

  it("knows technologies by line, and which of them nobody has", () => {
    expect(levelsOf(lena, "purple", rich()).map(({ known, open }) => [known, open])).toEqual([
      [true, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
    expect(knownOf(lena, "pink", rich())).toBe(1);
    expect(knownOf(lena, "orange", rich())).toBe(0);
  });

  it("marks relics of this turn and counts the room for more", () => {
    expect(relicsOf(lena).map((relic) => relic.fresh)).toEqual([false, false, true]);
    expect(freeRelics(lena, FACTS)).toBe(0);
    expect(freeRelics(noor, FACTS)).toBe(4);
    expect(freeRelics(player(), FACTS)).toBe(3);
  });

  it("adds the points of all categories", () => {
    expect(totalOf(player({ breakdown: { tokens: 3, home: 2, stars: 1 } }))).toBe(6);
  });
});

describe("a classic player board", () => {
  const seen = classic();
  const [own = player()] = seen.players;

  it("counts what is still locked, without the ships given for the battleship", () => {
    expect(asideOf(seen, 0, FACTS)).toEqual({ troops: 3, ships: 2 });
    expect(asideOf(seen, 1, FACTS)).toEqual({ troops: 6, ships: 5 });
  });

  it("knows which rows of technologies are whole", () => {
    expect(rowsOf(own, seen)).toEqual([
      { level: 1, known: ["orange", "pink", "purple", "green"] },
      { level: 2, known: [] },
    ]);
  });

  it("shows who has a technology and whether its first points are there", () => {
    expect(firstsOf("orange", seen).map(({ free, known }) => [free, known])).toEqual([
      [false, [0]],
      [true, []],
      [true, []],
      [true, []],
    ]);
  });

  it("counts planet tiles where there are any", () => {
    expect(tilesOf(seen, FACTS)).toEqual([]);
    const four = { ...seen, players: [own, own, own, own], laid: [["pink"], [], [], []] };
    expect(tilesOf(four, FACTS).map(({ laid, left }) => [laid, left])).toEqual([
      [["pink"], 1],
      [[], 2],
      [[], 2],
      [[], 2],
    ]);
  });
});

describe("what a seat does", () => {
  it("is told by the table", () => {
    expect(seatState({ ...update(view()), thinking: [1] }, 1)).toBe("thinks");
    expect(seatState({ ...update(view()), waiting: [0] }, 0)).toBe("to-move");
    expect(seatState(update(view()), 0)).toBe("open");
  });

  it("is the action of its turn", () => {
    const now = update(rich());
    expect(actionOf(now, 0, strict("de"))).toBe("Bewegen · noch 1");
    expect(actionOf(update(classic({ action: "research" })), 0, strict("de"))).toBe("Erforschen");
    expect(actionOf(now, 1, strict("de"))).toBe("");
    expect(actionOf(update(view()), 0, strict("de"))).toBe("");
    const over = { ...now, outcome: { scores: [3, 1], winners: [0] } };
    expect(actionOf(over, 0, strict("de"))).toBe("");
  });

  it("shows what it has just gained", () => {
    const event = (name: string, seat: number, facts: EventInfo["facts"]): EventInfo => ({
      version: 1,
      name,
      seat,
      facts,
    });
    const events = [
      event("scored", 0, { points: 2 }),
      event("scored", 0, { points: 1 }),
      event("energy-regained", 1, { count: 3 }),
    ];
    expect([
      gainOf(GAINS, events, 0, "points"),
      gainOf(GAINS, events, 1, "points"),
      gainOf(GAINS, events, 1, "energy"),
    ]).toEqual([3, 0, 3]);
  });
});
