/** The players' boards: computer, income, fans of cards, gains, what lies in front and out on the table. */
import { describe, expect, it } from "vitest";

import type { EventInfo, Update } from "../../../generated/messages";
import { columnsOf } from "./computer";
import { FACTS, player, tableOf } from "./fixtures";
import { frontOf } from "./front";
import { gainOf } from "../../../table/players/gains";
import { GAINS } from "./gains";
import { craftsOf, goldOf, tracesOf, winsOf } from "./holdings";
import { incomeOf } from "./income";
import { layCards } from "./lay";
import { seatState } from "./seat-state";

describe("a computer", () => {
  it("has six slots, of which the second and the fourth pay by themselves", () => {
    const columns = columnsOf(player(), FACTS);
    expect(columns.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(columns.filter(({ pays }) => pays !== null).map(({ slot, pays }) => [slot, pays?.id])).toEqual([
      [2, "seti-amount-publicity"],
      [4, "seti-effect-increase-income"],
    ]);
    expect(columns.map(({ place }) => place?.word ?? "-")).toEqual(["a", "-", "b", "-", "c", "d"]);
  });

  it("is filled from the left, and the next record has its slot", () => {
    const columns = columnsOf(player({ computer: 2 }), FACTS);
    expect(columns.map(({ filled }) => filled)).toEqual([true, true, false, false, false, false]);
    expect(columns.filter(({ next }) => next).map(({ slot }) => slot)).toEqual([3]);
    expect(columnsOf(player({ computer: 6 }), FACTS).some(({ next }) => next)).toBe(false);
  });

  it("pays what the technology at a place says, above and below", () => {
    const placed = { places: [null, "computer-energy", null, "computer-card"], lower: [false, false, false, true] };
    const [, , third, , , sixth] = columnsOf(player(placed), FACTS);
    expect(third?.pays).toMatchObject({ id: "seti-amount-score", arguments: { n: 2 } });
    expect(third?.place).toMatchObject({
      tech: "computer-energy",
      filled: false,
      pays: { id: "seti-amount-energy", arguments: { n: 1 } },
    });
    expect(sixth?.place).toMatchObject({
      tech: "computer-card",
      filled: true,
      pays: { id: "seti-effect-take-card", arguments: { n: 1 } },
    });
  });
});

describe("income", () => {
  const tucked = (kind: string): string => FACTS.all.find((card) => card.income === kind)?.key ?? "";

  it("is what the board prints while no card is tucked", () => {
    expect(incomeOf([], FACTS)).toEqual([
      { kind: "credit", count: 3 },
      { kind: "energy", count: 2 },
      { kind: "card", count: 1 },
    ]);
  });

  it("grows with every tucked card, also in publicity and data", () => {
    const cards = ["energy", "energy", "card", "publicity", "data"].map(tucked);
    expect(incomeOf(cards, FACTS).map(({ kind, count }) => `${count} ${kind}`)).toEqual([
      "3 credit",
      "4 energy",
      "2 card",
      "1 publicity",
      "1 data",
    ]);
  });
});

describe("own cards", () => {
  /** The place of the cards at 1280 × 720, and at 1920 × 1080 where everything is enlarged. */
  const SMALL = { width: 554, height: 136, unit: 1 };
  const LARGE = { width: 600, height: 136, unit: 1.5 };

  it("are whole while there is room", () => {
    expect(layCards(0, 5, SMALL)).toMatchObject({ hand: "whole", handColumns: 5, scale: 1 });
    expect(layCards(1, 3, SMALL)).toMatchObject({ hand: "whole", front: "cards", scale: 1 });
  });

  it("become plates in two rows before any would lie on another", () => {
    expect(layCards(10, 7, SMALL)).toEqual({
      hand: "plates",
      front: "signs",
      handColumns: 4,
      frontColumns: 4,
      scale: 1,
      scrolls: false,
    });
  });

  it("give the room that one side does not need to the other", () => {
    expect(layCards(9, 4, SMALL)).toMatchObject({ hand: "whole", front: "signs", frontColumns: 3 });
    expect(layCards(6, 5, SMALL)).toMatchObject({ hand: "plates", front: "plates", handColumns: 3 });
  });

  it("are whole in a large window, no smaller than in a small one", () => {
    const { hand, scale } = layCards(10, 7, LARGE);
    expect(hand).toBe("whole");
    expect(scale * LARGE.unit).toBeGreaterThanOrEqual(1);
  });

  it("scroll where even the smallest forms have no room, and can be read there too", () => {
    expect(layCards(10, 8, SMALL).scrolls).toBe(false);
    expect(layCards(14, 12, SMALL)).toMatchObject({ scrolls: true, scale: 1, hand: "plates", front: "signs" });
    expect(layCards(30, 20, LARGE)).toMatchObject({ scrolls: true, scale: 1 / LARGE.unit });
  });
});

describe("gains", () => {
  const event = (name: string, seat: number, facts: EventInfo["facts"]): EventInfo => ({
    version: 3,
    name,
    seat,
    facts,
  });

  it("are added up by seat and kind", () => {
    const events = [
      event("credits-gained", 0, { count: 2 }),
      event("credits-gained", 0, { count: 1 }),
      event("credits-gained", 1, { count: 5 }),
      event("scored", 0, { points: 4 }),
      event("launched", 0, { space: "1-1" }),
    ];
    expect(gainOf(GAINS, events, 0, "credit")).toBe(3);
    expect(gainOf(GAINS, events, 1, "credit")).toBe(5);
    expect(gainOf(GAINS, events, 0, "score")).toBe(4);
    expect(gainOf(GAINS, events, 0, "data")).toBe(0);
  });
});

describe("what lies in front", () => {
  it("comes in the order missions, messages, cards for the end, Exertian cards", () => {
    const front = frontOf(
      player({
        missions: [{ card: "one", filled: ["one:1"], ready: true }],
        messages: ["two"],
        message_at: [31],
        scoring: ["three"],
        scoring_points: [7],
        exertians: ["four"],
        exertians_held: 1,
        played_exertians: ["five"],
        exertian_points: [9],
      }),
    );
    expect(front.map(({ kind, card }) => `${kind} ${card}`)).toEqual([
      "mission one",
      "message two",
      "scoring three",
      "exertian four",
      "played five",
    ]);
    expect(front.map(({ points }) => points)).toEqual([null, null, 7, null, 9]);
    expect([front[0]?.ready, front[0]?.filled, front[1]?.at]).toEqual([true, ["one:1"], 31]);
  });

  it("is face down where only its owner may know it", () => {
    const front = frontOf(player({ exertians_held: 2, played_exertians: [null] }));
    expect(front.map(({ kind, card, points }) => [kind, card, points])).toEqual([
      ["exertian", null, null],
      ["exertian", null, null],
      ["played", null, null],
    ]);
  });
});

describe("what is out on the table", () => {
  it("is counted by place, pieces in space first", () => {
    const out = craftsOf(
      player({
        probes: ["2-3", "2-3", "4-0"],
        capsules: [{ space: "3-1", sample: 5 }],
        orbiters: { mars: 1 },
        landers: { venus: 2 },
        moons: { titan: 1 },
      }),
    );
    expect(out.map(({ kind, axis, place, count }) => `${count} ${kind} ${axis} ${place}`)).toEqual([
      "2 probe space 2-3",
      "1 probe space 4-0",
      "1 capsule space 3-1",
      "1 orbiter planet mars",
      "2 lander planet venus",
      "1 lander target titan",
    ]);
  });

  it("knows whose traces, sectors and gold tiles are whose", () => {
    const view = tableOf({
      species: [
        {
          species: null,
          deck: 0,
          open_card: null,
          traces: [
            { color: "red", spot: "discovery", owner: 1 },
            { color: "red", spot: "overflow", owner: 1 },
            { color: "blue", spot: "discovery", owner: null },
          ],
        },
      ],
      stars: [
        { star: "vega", sector: 2, data: 3, signals: [], wins: [1, 0, 1] },
        { star: "procyon", sector: 1, data: 3, signals: [], wins: [] },
      ],
      gold: ["mission-a", "tech-b"],
      gold_marks: [[0], [1, 0]],
      players: [player(), player({ gold_points: [0, 15, 0, 0] })],
    });
    expect(tracesOf(view, 1)[0]?.counts.map(({ count }) => count)).toEqual([2, 0, 0]);
    expect(winsOf(view, 1)).toEqual([{ star: "vega", count: 2 }]);
    expect(goldOf(view, 1)).toEqual([{ tile: 2, side: "tech-b", points: 15 }]);
  });
});

describe("a seat", () => {
  const view = tableOf({ players: [player(), player({ passed: true }), player(), player()] });
  const update = {
    thinking: [2],
    waiting: [0, 2],
    table: { seats: [{ kind: "person" }, { kind: "bot" }, { kind: "bot" }, { kind: "bot" }] },
  } as unknown as Update;

  it("thinks, moves, has passed, or is what it is", () => {
    expect([0, 1, 2, 3, 4].map((seat) => seatState(update, view, seat))).toEqual([
      "to-move",
      "passed",
      "thinks",
      "bot",
      "open",
    ]);
  });
});
