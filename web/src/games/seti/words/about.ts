/** Everything there is to say about a thing of the table, from the facts and, where it is seen, from the position. */
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { aboutCard, aboutGold, aboutSlot, aboutTech } from "./boards";
import { aboutPlanet, aboutSpace, aboutStar, aboutTarget } from "./places";
import { aboutAnomaly, aboutReward, aboutSample, aboutSpecies, aboutSpot } from "./species";
import { aboutActionCard, aboutObjective } from "./solo";
import { aboutStep, aboutThing } from "./things";
import type { About, Seen } from "./explanation";

export { things } from "./things";
export type { About, Seen } from "./explanation";

type Explained = (word: string, facts: Facts, say: Say, seen: Seen | null) => About | null;

const AXES: Record<string, Explained> = {
  card: (word, facts, say, seen) => (facts.hasCard(word) ? aboutCard(facts.card(word), say, seen) : null),
  planet: aboutPlanet,
  target: aboutTarget,
  star: aboutStar,
  tech: aboutTech,
  gold: aboutGold,
  species: aboutSpecies,
  spot: aboutSpot,
  slot: aboutSlot,
  sample: aboutSample,
  reward: aboutReward,
  anomaly: aboutAnomaly,
  space: aboutSpace,
  thing: aboutThing,
  action_card: (word, facts, say) => aboutActionCard(word, facts, say),
  objective: aboutObjective,
  task: (word, facts, say, seen) => aboutObjective(word.split(":")[0] ?? "", facts, say, seen),
  step: (word, _facts, say) => aboutStep(word, say),
};

/** The axes on which things are explained. */
export const axes: string[] = Object.keys(AXES);

export function about(axis: string, word: string, facts: Facts, say: Say, seen: Seen | null = null): About | null {
  return AXES[axis]?.(word, facts, say, seen) ?? null;
}
