/** The robots' cards in words: what they would do now, what they did and why, what is lost. */
import type { Say } from "../../../table/board";
import type { View } from "../view";
import { sentence } from "../words/explanation";
import type { CardView, GoalView, StepView } from "./alone";
import type { CardFacts, Effect } from "./facts";
import { isCostly } from "./omens";
import type { Loss, Step } from "./turn";

/** More places than that are counted, not named. */
const NAMED = 2;

/** What a card would do now, in a line, and what it would cost. */
export interface Foretold {
  text: string;
  loss: string;
}

export function foretold(card: CardView, facts: CardFacts, view: View, quadrants: string[], say: Say): Foretold {
  // the name of a guardian card says that a guardian comes
  const own = card.steps.filter(({ symbol }) => (facts.kind === "guardian" ? symbol !== "guardian" : symbol === null));
  const acting = own.filter(({ deed }) => deed !== "idle");
  const idle = [say("empires-web-would-nothing", { kind: own.length === 0 ? facts.kind : "none" })];
  const first = acting.length > 0 ? acting.map((step) => stepText(step, say)) : idle;
  const brings = facts.kind === "spread" || facts.kind === "scout";
  const follows = brings && view.campaign?.open_card != null ? [say("empires-web-then-guardian-card")] : [];
  return {
    text: sentence([...first, ...follows].join(", ")),
    loss: sentence(costLine(card.steps, view.guardians, quadrants, say)),
  };
}

function stepText({ symbol, deed, holes }: StepView, say: Say): string {
  const count = robotsOf(symbol);
  if (deed === "reveal") return say("empires-web-would-reveal", { count: symbol === null ? 0 : count });
  // which colour lies there the card says itself
  const place = holes.map((hole) => say(`empires-hole-${hole}`)).join(" / ");
  const told = say(`empires-web-would-${deed}`, { place, places: holes.length > NAMED ? holes.length : 0, count });
  return holes.length > 1 ? say("empires-web-you-choose", { what: told }) : told;
}

/** Symbols that bring two robots at once. */
const TWICE = new Set(["scout-2", "siege-2"]);

function robotsOf(symbol: string | null): number {
  return symbol !== null && TWICE.has(symbol) ? 2 : 1;
}

/** What a card would cost at least: the end of everything first. */
function costLine(steps: StepView[], guarded: readonly string[], quadrants: readonly string[], say: Say): string {
  if (steps.some(({ fatal }) => fatal)) return say("empires-web-loss-all");
  const perils = steps.filter((step) => isCostly(step, guarded, quadrants)).flatMap((step) => step.perils);
  const ships = Math.max(0, ...perils.map((peril) => peril.ships.length));
  return lossLines(
    ships,
    perils.some((peril) => peril.overrun),
    say,
  ).join(", ");
}

/** What is lost at a place, line by line. */
export function lossLines(ships: number, overrun: boolean, say: Say): string[] {
  return [
    ...(overrun ? [say("empires-web-loss-planet")] : []),
    ...(ships > 0 ? [say("empires-web-loss-ships", { count: ships })] : []),
  ];
}

/** A step in a line, the priority that led there, and what was lost. */
export interface ToldStep {
  head: string;
  reason: string;
  losses: string[];
}

export function toldStep({ event, facts, priority, losses }: Step, say: Say): ToldStep {
  const words = wordsOf(facts, say);
  // what lies there now is what was revealed
  const hole = event === "discovered" ? { hole: say(`empires-hole-${facts["hole"]}`) } : {};
  return {
    head: say(`empires-web-step-${event}`, { ...words, ...hole }),
    reason: priority === "" || priority === "none" ? "" : say(`empires-web-because-${priority}`),
    losses: losses.map((loss) => lossText(loss, say)),
  };
}

export function lossText({ event, facts }: Loss, say: Say): string {
  return say(`empires-web-lost-${event}`, wordsOf(facts, say));
}

function wordsOf(facts: Step["facts"], say: Say): Record<string, string | number> {
  const told = Object.entries(facts).flatMap(([axis, value]): [string, string | number][] => {
    if (value === null) return [];
    return [[axis, typeof value === "number" ? value : say.word(axis, value, Number(facts["count"] ?? 1))]];
  });
  return Object.fromEntries(told);
}

/** What a technology card does with a number of stones: every fact of its data is a part of the sentence. */
export function effectWords(effect: Effect, say: Say): string {
  const count = (key: string): number => Number(effect[key] ?? 0);
  const orbit = effect["orbit"];
  if (orbit !== undefined) return say("empires-web-does-orbit", { where: String(orbit) });
  if (effect["building"] === true) return say("empires-web-does-building", { energy: count("energy") });
  if (effect["robots"] !== undefined) {
    return say("empires-web-does-robots", {
      count: count("robots"),
      built: effect["with_building"] === true ? "yes" : "no",
    });
  }
  const [key = ""] = Object.keys(effect);
  return say(`empires-web-does-${key.replaceAll("_", "-")}`, { count: count(key) });
}

/** What a scenario gives to begin with, where it is wished. */
export function bonusWords(bonus: Effect, say: Say): string {
  const parts = Object.entries(bonus).map(([key, value]) =>
    say(`empires-web-bonus-${key.replaceAll("_", "-")}`, { count: Number(value) }),
  );
  return parts.join(", ");
}

/** A goal in a few words, and how far it is. */
export function goalWords({ goal, wanted }: Pick<GoalView, "goal" | "wanted">, say: Say): string {
  return say(`empires-web-goal-${goal}`, { count: wanted });
}
