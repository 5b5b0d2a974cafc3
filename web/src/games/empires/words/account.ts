/** How the final score came about, in the order of the rulebook. */
import type { Update } from "../../../generated/messages";
import type { Say, ScoringStep } from "../../../table/board";
import { type Facts, factsOf } from "../facts";
import { BUILDINGS, type HoleView, type View, viewOf } from "../view";
import { quadrantOf } from "./names";
import { onPlanets } from "./things";

/** Libraries are scored before the troops are taken off; the tokens of the game are added at the end. */
const ORDER = [
  ...["libraries", "troops", "home", "foreign", "relic-planets", "stars", "missions"],
  ...["planets", "outposts", "cities", "quadrants"],
  "tokens",
];

export function scoring(update: Update, given: unknown, say: Say): ScoringStep[] {
  const [view, facts] = [viewOf(update), factsOf(given)];
  const known = new Set(update.points.flatMap((seat) => Object.keys(seat)));
  return ORDER.filter((category) => known.has(category)).map((category) => ({
    title: say(`empires-points-${category}`),
    note: noteOf(category, view, facts, say),
    points: update.points.map((seat) => seat[category] ?? 0),
  }));
}

/** The rule of a category, and what everybody has of it. */
function noteOf(category: string, view: View, facts: Facts, say: Say): string {
  const rule = say(`empires-web-scores-${category}`);
  const counts = view.players.map((_, seat) => countOf(category, view, facts, seat, say));
  const told = counts.flatMap((count, seat) =>
    count === "" ? [] : [say("empires-web-player-has", { player: say.seat(seat), what: count })],
  );
  return told.length === 0 ? rule : `${rule} ${told.join("; ")}.`;
}

/** What a player has of a category; "" for nothing. */
function countOf(category: string, view: View, facts: Facts, seat: number, say: Say): string {
  switch (category) {
    case "troops":
      return some(onPlanets(view, seat), (count) => say("empires-lies-troops", { count }));
    case "home":
      return some(quadrantsHeld(view, seat).filter((quadrant) => quadrant === homeOf(view, seat)).length, (count) =>
        say("empires-web-planets", { count }),
      );
    case "foreign":
      return some(quadrantsHeld(view, seat).filter((quadrant) => quadrant !== homeOf(view, seat)).length, (count) =>
        say("empires-web-planets", { count }),
      );
    case "planets":
      return some(owned(view, seat).length, (count) => say("empires-web-planets", { count }));
    case "outposts":
      return some(sum(owned(view, seat), "outposts"), (count) => say("empires-lies-outposts", { count }));
    case "cities":
      return some(sum(owned(view, seat), "cities"), (count) => say("empires-lies-cities", { count }));
    case "quadrants":
      return quadrantsWithCity(view, seat)
        .map((quadrant) => say.word("quadrant", quadrant))
        .join(", ");
    case "stars":
      return starsOf(view, facts, seat, say);
    case "missions":
      return missionsOf(view, seat, say).join(", ");
    default:
      return "";
  }
}

function some(count: number, tell: (count: number) => string): string {
  return count === 0 ? "" : tell(count);
}

function owned(view: View, seat: number): HoleView[] {
  return view.holes.filter((hole) => hole.owner === seat);
}

function sum(holes: HoleView[], piece: "outposts" | "cities"): number {
  return holes.reduce((count, hole) => count + hole[piece], 0);
}

/** Quadrants with a city of a player, which the classic mode rewards. */
export function quadrantsWithCity(view: View, seat: number): string[] {
  return [...new Set(owned(view, seat).flatMap((hole) => (hole.cities > 0 ? [quadrantOf(hole.hole)] : [])))];
}

function homeOf(view: View, seat: number): string {
  return quadrantOf(view.players[seat]?.gate ?? "");
}

/** The quadrants of the planets a player holds with buildings or starbases. */
function quadrantsHeld(view: View, seat: number): string[] {
  return view.holes
    .filter((hole) => hole.owner === seat && hole.outposts + hole.cities + hole.centres + hole.bases.length > 0)
    .map((hole) => quadrantOf(hole.hole));
}

/** The stars by the row of the player board they were uncovered in. */
function starsOf(view: View, facts: Facts, seat: number, say: Say): string {
  const rows = BUILDINGS.flatMap((building) => {
    const stars = facts.components.player_board.stars[building] ?? [];
    const left = view.players[seat]?.buildings[building] ?? 0;
    const count = stars.slice(0, stars.length - left).reduce((sum, each) => sum + each, 0);
    return count === 0 ? [] : [`${say(`empires-web-row-${building}`)} ${count}`];
  });
  return rows.join(", ");
}

function missionsOf(view: View, seat: number, say: Say): string[] {
  return view.missions.flatMap(({ mission, first, others }) => {
    if (first === seat) return [`${say.word("mission", mission)} (${say("empires-web-as-first")})`];
    return others.includes(seat) ? [say.word("mission", mission)] : [];
  });
}
