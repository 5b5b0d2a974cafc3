/** Chances over a game, and where they changed most. */
import { describe, expect, it } from "vitest";

import type { EventInfo, TurnInfo } from "../../generated/messages";
import { chancesOf, nextTurn, rarest, sampleAt, turnAt, turningPoints, wholeAt } from "./course";

function turn(seat: number, first: number, end: number, before: number, after: number, error = 0.01): TurnInfo {
  return { seat, first, end, shares: [before, after], errors: [error, error] };
}

const STEPS = 100;
const shares = (turns: TurnInfo[], alone = false): number[][] =>
  chancesOf(turns, 2, STEPS, alone).map((samples) => samples.map(({ share }) => Math.round(share * 100)));

describe("the chances of all seats", () => {
  const turns = [turn(0, 0, 10, 0.6, 0.6), turn(1, 10, 20, 0.6, 0.2), turn(0, 20, 30, 0.6, 0.8)];

  it("are brought to a whole, since every seat was judged by what it knew itself", () => {
    expect(shares(turns)).toEqual([
      [50, 50, 75, 80],
      [50, 50, 25, 20],
    ]);
  });

  it("tell what all expect together, by which estimates of answers are brought to a whole", () => {
    expect(wholeAt(turns, 2, STEPS, 20)).toBeCloseTo(0.8);
    expect(wholeAt(turns.slice(0, 1), 2, STEPS, 5)).toBe(1);
  });

  it("stand for themselves where somebody plays alone", () => {
    expect(shares([turn(0, 0, 10, 0.3, 0.4)], true)[0]).toEqual([30, 40]);
  });

  it("do not tell how the game ended", () => {
    expect(shares([turn(0, 90, STEPS, 0.6, 1), turn(1, 80, 90, 0.4, 0.4)])[0]).toHaveLength(2);
  });

  it("change evenly between two turns of a seat", () => {
    const samples = [
      { step: 10, share: 0.2, unsure: 0 },
      { step: 20, share: 0.4, unsure: 0.1 },
    ];
    expect(sampleAt(samples, 15)?.share).toBeCloseTo(0.3);
    expect(sampleAt(samples, 0)?.share).toBe(0.2);
    expect(sampleAt(samples, 50)?.share).toBe(0.4);
    expect(sampleAt([], 5)).toBeNull();
  });
});

describe("the turning points", () => {
  const found = (turns: TurnInfo[]): [number, number][] =>
    turningPoints(turns, chancesOf(turns, 1, STEPS, true)).map((point) => [point.turn.first, point.change]);

  it("are the five largest changes, in the order of the game", () => {
    const changes = [0.06, -0.2, 0.07, 0.3, -0.1, 0.09, 0.25];
    const turns = changes.map((change, place) => turn(0, place * 10, place * 10 + 5, 0.5, 0.5 + change));
    expect(found(turns)).toEqual([
      [10, -20],
      [30, 30],
      [40, -10],
      [50, 9],
      [60, 25],
    ]);
  });

  it("are never filled up with what is within the error, or too little to tell", () => {
    expect(found([turn(0, 0, 5, 0.5, 0.54), turn(0, 10, 15, 0.5, 0.58, 0.05)])).toEqual([]);
  });
});

it("of all that was done in a turn, what happens most seldom is told", () => {
  const event = (version: number, name: string, seat = 0): EventInfo => ({ version, name, seat, facts: {} });
  const log = [event(1, "rolled"), event(2, "founded"), event(3, "rolled"), event(12, "won"), event(4, "raced", 1)];
  expect(rarest(log, turn(0, 0, 5, 0, 0), 5)?.name).toBe("founded");
  expect(rarest(log, turn(0, 20, 25, 0, 0), 30)).toBeNull();
});

it("that a round begins is nothing somebody did, and what was chosen in secret is told once it shows", () => {
  const event = (version: number, name: string, facts = {}): EventInfo => ({ version, name, seat: 0, facts });
  const log = [event(1, "card-drawn"), event(1, "card-drawn"), event(1, "round-begun")];
  expect(rarest(log, turn(0, 0, 1, 0, 0), 1)?.name).toBe("card-drawn");
  const secret = [event(3, "placement-chosen"), event(5, "settled"), event(9, "sold")];
  expect(rarest(secret, turn(0, 2, 3, 0, 0), 6)?.name).toBe("settled");
  expect(rarest([event(3, "action-chosen", { action: "explore" })], turn(0, 2, 3, 0, 0), 6)?.name).toBe(
    "action-chosen",
  );
  const turns = [turn(0, 2, 3, 0, 0), turn(1, 3, 4, 0, 0), turn(0, 6, 7, 0, 0)];
  expect(turns.map((each) => nextTurn(turns, each, STEPS))).toEqual([6, STEPS, STEPS]);
});

it("a step belongs to the turn that was going on", () => {
  const turns = [turn(0, 0, 10, 0.5, 0.5), turn(1, 10, 20, 0.5, 0.5)];
  expect([0, 9, 10, 99].map((step) => turnAt(turns, step)?.seat)).toEqual([0, 0, 1, 1]);
  expect(turnAt([], 3)).toBeUndefined();
});
