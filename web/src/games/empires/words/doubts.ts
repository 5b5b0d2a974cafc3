/** What of a card is reconstructed because no source tells it. */
import { EMPIRES } from "../../../generated/messages";
import type { Say } from "../../../table/board";

const DOUBTS: Record<keyof typeof EMPIRES.doubts, Record<string, readonly string[]>> = EMPIRES.doubts;
const EVERYTHING = "everything";

/** A sentence in brackets; "" where everything of the card is certain. */
export function doubtOf(cards: keyof typeof DOUBTS, key: string, say: Say): string {
  const kinds = DOUBTS[cards][key] ?? [];
  if (kinds.length === 0) return "";
  if (kinds.includes(EVERYTHING)) return say("empires-about-reconstructed");
  return say("empires-about-partly-reconstructed", {
    what: kinds.map((kind) => say(`empires-unsure-${kind}`)).join(", "),
  });
}
