/** The final scoring step by step: every step in words, and the sums of the score. */
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../../settings.svelte";
import { scoring } from "./account";
import { FILES, player, strict, update, view } from "./fixtures";

/** The end of a game: both have end-game cards, gold and Exertian cards, the second is in the greater danger. */
const over = view({
  players: [
    player({
      ...{ score: 92, scoring: ["europa-clipper", "ecosystem-study"], scoring_points: [6, 2] },
      ...{ gold_points: [22, 0, 8, 0], gold_sets: [2, 1, 1, 0] },
      ...{ played_exertians: ["razor-edge-shuttle"], exertian_points: [14], danger: 6 },
    }),
    player({
      ...{ score: 71, scoring: [], gold_points: [8, 0, 0, 0], gold_sets: [1, 3, 0, 0] },
      ...{ played_exertians: [], exertian_points: [], danger: 9 },
    }),
  ],
  gold_marks: [[0, 1], [], [0], []],
});
const points = [
  { track: 92, cards: 8, gold: 30, species: 14, danger: 0 },
  { track: 71, cards: 0, gold: 8, species: 0, danger: -7 },
];

function sums(columns: number[][]): number[] {
  return points.map((_, seat) => columns.reduce((total, column) => total + (column[seat] ?? 0), 0));
}

describe.each(LANGUAGES)("the final scoring, %s", (language) => {
  const say = strict(language);
  const steps = scoring(update(over, null, points), FILES, say);

  it("adds up to the score", () => {
    expect(sums(steps.map((step) => step.points))).toEqual(
      points.map((seat) => Object.values(seat).reduce((a, b) => a + b, 0)),
    );
  });

  it("tells every card, every marked tile and danger in their order", () => {
    expect(steps.map((step) => step.title)).toEqual([
      say("seti-points-track"),
      say.word("card", "europa-clipper"),
      say.word("card", "ecosystem-study"),
      say("seti-gold-tech-a"),
      say("seti-gold-income-a"),
      say.word("card", "razor-edge-shuttle"),
      say("seti-points-danger"),
    ]);
  });

  it("gives the rule of a card and the sets of a tile as notes", () => {
    expect(steps[1]?.note).toContain(say("seti-amount-score", { n: 3 }));
    expect(steps[3]?.note).toContain(say("seti-web-sets-of", { player: "Seat 1", sets: 1, value: 8 }));
    expect(steps[6]?.note).toContain("9");
  });

  it("says what objectives that were not completed brought the rival, once they have", () => {
    const objectives = {
      completed: [],
      spent: 0,
      open: [],
      stack: {},
      round_needs: 0,
      missing_now: 0,
      final_penalty: 15,
    };
    const last = update({ ...over, objectives }, null, points);
    const outcome = { scores: [146, 72], winners: [0] };
    expect(scoring({ ...last, outcome }, FILES, say)[0]?.note).toMatch(/15 .*3 /);
    expect(scoring(last, FILES, say)[0]?.note).toBeUndefined();
  });

  it("leaves out what is hidden while the game goes on", () => {
    const [own, other] = over.players;
    if (own === undefined || other === undefined) throw new Error("two players");
    const hidden = { ...other, played_exertians: [null], exertian_points: null, danger: null };
    const during = points.map(({ danger: _, ...rest }) => rest);
    const told = scoring(update({ ...over, players: [own, hidden] }, null, during), FILES, say);
    expect(told.map((step) => step.title)).not.toContain(say("seti-points-danger"));
    expect(told).toHaveLength(steps.length - 1);
  });

  it("leaves a rival's marks on gold tiles out: they pay nothing", () => {
    const alone = [{ track: 92, cards: 8, gold: 30 }, { track: 120 }];
    const gold = scoring(update(over, null, alone), FILES, say).filter(
      (step) => step.title === say("seti-gold-tech-a"),
    );
    expect(gold.map((step) => step.note?.includes(say.seat(1)))).toEqual([false]);
  });
});
