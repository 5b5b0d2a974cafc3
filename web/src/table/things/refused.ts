/** Why nothing can be done with a thing now: a sentence for each reason, with what it forbids where there are several. */
import type { Refusal } from "../../generated/messages";
import type { Say } from "../board";

/** `textOf` says what is forbidden. */
export function reasons(refused: readonly Refusal[], textOf: (refusal: Refusal) => string, say: Say): string[] {
  const forbids = new Map<string, string[]>();
  for (const refusal of refused) {
    const reason = say.refusal(refusal);
    forbids.set(reason, [...(forbids.get(reason) ?? []), textOf(refusal)]);
  }
  if (forbids.size < 2) return [...forbids.keys()];
  return [...forbids].map(([reason, answers]) => `${answers.join(", ")}: ${reason}`);
}

/** The name of a thing with why nothing can be done with it, each reason once. */
export function spokenName(name: string, refused: readonly Refusal[], say: Say): string {
  const told = [name, ...new Set(refused.map((refusal) => say.refusal(refusal)))];
  return told.map((sentence) => sentence.replace(/\.$/, "")).join(". ");
}
