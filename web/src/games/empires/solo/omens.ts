/** What the cards left in the deck would do in the galaxy: where robots would come, and what would be lost there. */
import type { CampaignView, CardView, StepView } from "./alone";

/** A place where something may come. */
export interface Omen {
  /** A location, or for a guardian a quadrant. */
  place: string;
  kind: "land" | "besiege" | "guardian";
  /** How many of the cards would do it. */
  cards: number;
  ships: number;
  overrun: boolean;
}

/** Places among which a step leaves the choice to the person. */
function choicesOf(step: StepView, guarded: readonly string[], quadrants: readonly string[]): string[] {
  if (step.symbol === "guardian") return quadrants.filter((quadrant) => !guarded.includes(quadrant));
  return step.deed === "land" || step.deed === "besiege" ? step.holes : [];
}

/** Whether something is lost wherever a step happens: who may choose another place loses nothing. */
export function isCostly(step: StepView, guarded: readonly string[], quadrants: readonly string[]): boolean {
  const choices = choicesOf(step, guarded, quadrants);
  return choices.length > 0 && choices.every((place) => perilAt(step, place) !== undefined);
}

function perilAt(step: StepView, place: string): StepView["perils"][number] | undefined {
  return step.perils.find((peril) => peril.place === place);
}

/** What one card would do; of all cards, only what would certainly cost something. */
export function omensOf(
  { deck }: CampaignView,
  pointed: string | null,
  guarded: readonly string[],
  quadrants: readonly string[],
): Omen[] {
  const shown = pointed === null ? deck : deck.filter(({ card }) => card === pointed);
  const found = new Map<string, Omen>();
  for (const card of shown) {
    for (const omen of omensIn(card, pointed === null, guarded, quadrants)) {
      const key = `${omen.kind} ${omen.place}`;
      const known = found.get(key);
      found.set(key, known === undefined ? omen : { ...known, cards: known.cards + 1 });
    }
  }
  return [...found.values()];
}

function omensIn(
  { steps }: CardView,
  onlyCostly: boolean,
  guarded: readonly string[],
  quadrants: readonly string[],
): Omen[] {
  const told = onlyCostly ? steps.filter((step) => isCostly(step, guarded, quadrants)) : steps;
  return told.flatMap((step) =>
    choicesOf(step, guarded, quadrants).map((place): Omen => {
      const peril = perilAt(step, place);
      const kind = step.symbol === "guardian" ? "guardian" : step.deed === "besiege" ? "besiege" : "land";
      return { place, kind, cards: 1, ships: peril?.ships.length ?? 0, overrun: peril?.overrun ?? false };
    }),
  );
}
