/** How the final score came about: the track, every end-game card, gold tile and Exertian card, and the loss to danger. */
import type { Update } from "../../../generated/messages";
import type { Say, ScoringStep } from "../../../table/board";
import { type Facts, factsOf } from "../facts";
import { type PlayerView, type View, viewOf } from "../view";
import { goldValue, setOf } from "./boards";
import { scoring as rule } from "./cards";
import { sentence } from "./texts";

export function scoring(update: Update, given: unknown, say: Say): ScoringStep[] {
  const [view, facts] = [viewOf(update), factsOf(given)];
  return [
    {
      title: say("seti-points-track"),
      ...objectivesNote(update, view, facts, say),
      points: view.players.map(({ score }) => score),
    },
    ...cardSteps(
      view,
      facts,
      say,
      (player) => player.scoring,
      (player) => player.scoring_points,
    ),
    ...goldSteps(update, view, facts, say),
    ...cardSteps(
      view,
      facts,
      say,
      (player) => player.played_exertians,
      (player) => player.exertian_points ?? [],
    ),
    ...dangerSteps(update, view, say),
  ];
}

/** What objectives that were not completed brought the rival: it has been paid on the track. */
function objectivesNote({ outcome }: Update, { objectives }: View, facts: Facts, say: Say): { note?: string } {
  const points = objectives?.final_penalty ?? 0;
  if (outcome === null || points === 0) return {};
  return { note: say("seti-web-penalty-note", { count: points / facts.solo.pointsPerUncompleted, points }) };
}

/** A step for every card of a kind that lies open. */
function cardSteps(
  view: View,
  facts: Facts,
  say: Say,
  cardsOf: (player: PlayerView) => (string | null)[],
  pointsOf: (player: PlayerView) => number[],
): ScoringStep[] {
  return view.players.flatMap((player, seat) =>
    cardsOf(player).flatMap((card, place) => {
      if (card === null) return [];
      const points = view.players.map((_, other) => (other === seat ? (pointsOf(player)[place] ?? 0) : 0));
      return [{ title: say.word("card", card), note: sentence(rule(facts.card(card), say)), points }];
    }),
  );
}

/** A step for every gold tile that pays somebody who has marked it, with the sets of each; it pays no rival. */
function goldSteps(update: Update, view: View, facts: Facts, say: Say): ScoringStep[] {
  return view.gold.flatMap((side, tile) => {
    const marks = (view.gold_marks[tile] ?? []).filter((seat) => "gold" in (update.points[seat] ?? {}));
    if (marks.length === 0) return [];
    const paid = marks.map((seat) => {
      const sets = view.players[seat]?.gold_sets[tile] ?? 0;
      return say("seti-web-sets-of", { player: say.seat(seat), sets, value: goldValue(tile, seat, facts, view) ?? 0 });
    });
    const note = `${sentence(setOf(side, say))}. ${paid.join(", ")}`;
    return [
      { title: say(`seti-gold-${side}`), note, points: view.players.map((player) => player.gold_points[tile] ?? 0) },
    ];
  });
}

/** What is lost by whoever is in the greatest danger; only the end of the game knows it. */
function dangerSteps(update: Update, view: View, say: Say): ScoringStep[] {
  if (!update.points.some((points) => "danger" in points)) return [];
  const dangers = view.players.map((player, seat) =>
    say("seti-web-danger-of", { player: say.seat(seat), danger: player.danger ?? 0 }),
  );
  const points = update.points.map((seat) => seat["danger"] ?? 0);
  return [{ title: say("seti-points-danger"), note: dangers.join(", "), points }];
}
