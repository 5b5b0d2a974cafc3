/** Small words that all texts share. */
import type { Say } from "../../../table/board";

export function amount(what: string, n: number, say: Say): string {
  return say(`seti-amount-${what}`, { n });
}

export function hyphens(word: string): string {
  return word.replaceAll("_", "-");
}

/** A clause as it begins a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
