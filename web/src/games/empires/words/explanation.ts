/** How a thing is explained: its name, facts in sentences, how it stands now, and the chapter of the rulebook. */
import type { Now, SeenIn } from "../../../table/hover/about";
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { isClassic, type View } from "../view";

export { fact } from "../../../table/hover/about";
export type { Now };

export interface About {
  title: string;
  /** What kind of thing it is. */
  kind: string;
  lines: string[];
  now: Now[];
  /** What of it is reconstructed, in a sentence; "" where everything is certain. */
  doubt: string;
  chapter: string;
}

/** Who asks: the position and the seat in front; null where only the rules are known. */
export type Seen = SeenIn<View>;

export type Explained = (word: string, facts: Facts, say: Say, seen: Seen | null) => About | null;

/** A rule in the words of the mode that is played: the classic one tells in its own what it plays otherwise. */
export function ruleOf(id: string, say: Say, seen: Seen | null): string {
  const own = `empires-web-classic-${id}`;
  return say(seen !== null && isClassic(seen.view) && say.has(own) ? own : `empires-${id}`);
}

/** The chapter of the rulebook, which is another one in the classic mode wherever it has its own words. */
export function chapterOf(chapter: string, id: string, say: Say, seen: Seen | null): string {
  const own = seen !== null && isClassic(seen.view) && say.has(`empires-web-classic-${id}`);
  return say(`empires-chapter-${own ? "classic" : chapter}`);
}

/** What those seats have of which there is something to say. */
export function ownerFacts(text: string, notes: [number, string][]): Now[] {
  return notes.length === 0 ? [] : [{ text, owners: notes.map(([seat, note]) => ({ seat, note })) }];
}

/** "Purple" for "purple": the beginning of a sentence or of a label; the letters of quadrants stay small. */
export function sentence(text: string): string {
  return text.replace(/^\p{Script=Latin}/u, (letter) => letter.toUpperCase());
}
