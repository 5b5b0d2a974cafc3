/** What both would have if the game ended now. */
import { describe, expect, it } from "vitest";

import { update } from "../words/fixtures";
import { alone } from "./fixtures";
import { isLost, tallyOf } from "./tally";

const POINTS = [
  { track: 41, cards: 3, gold: 5 },
  { track: 47, cards: 0, gold: 0 },
];

describe("the tally", () => {
  it("counts what objectives would bring the rival, which never has gold points", () => {
    const view = alone();
    expect(tallyOf(update(view, null, POINTS), view, 5)).toEqual([
      { name: "track", args: {}, points: [41, 47] },
      { name: "others", args: {}, points: [8, null] },
      { name: "objectives", args: { count: 7 }, points: [null, 35] },
    ]);
  });

  it("has no objectives on the first difficulty, nor once they have been paid", () => {
    const easy = alone({ objectives: null });
    expect(tallyOf(update(easy, null, POINTS), easy, 5).map(({ name }) => name)).toEqual(["track", "others"]);
    const view = alone();
    const over = { ...update(view, null, POINTS), outcome: { scores: [49, 82], winners: [1] } };
    expect(tallyOf(over, view, 5).map(({ name }) => name)).toEqual(["track", "others"]);
  });

  it("shows what the rival has of cards, and what danger costs", () => {
    const view = alone({ objectives: null });
    const points = [
      { track: 41, cards: 3, gold: 5, species: 4, danger: -5 },
      { track: 47, cards: 0, gold: 0, species: 6, danger: 0 },
    ];
    expect(tallyOf(update(view, null, points), view, 5).slice(1)).toEqual([
      { name: "others", args: {}, points: [12, 6] },
      { name: "danger", args: {}, points: [-5, 0] },
    ]);
  });

  it("is lost with a tie", () => {
    expect([isLost([50, 49]), isLost([50, 50]), isLost([49, 50])]).toEqual([false, true, true]);
  });
});
