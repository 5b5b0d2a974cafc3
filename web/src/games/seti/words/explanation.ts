/** How a thing is explained: its name, facts in sentences, how it stands now, and the chapter of the rulebook. */
import type { Now, Owner, SeenIn } from "../../../table/hover/about";
import type { Say } from "../../../table/board";
import type { View } from "../view";

export { fact } from "../../../table/hover/about";
export type { Now, Owner };

/** A sentence, with the symbol of what it tells; "" where it has none. */
export interface Line {
  sign: string;
  text: string;
}

export interface About {
  title: string;
  /** What kind of thing it is. */
  kind: string;
  lines: Line[];
  now: Now[];
  chapter: string;
}

/** Who asks: the position and the seat in front; null where only the rules are known. */
export type Seen = SeenIn<View>;

export function line(text: string, sign = ""): Line {
  return { sign, text };
}

/** What every seat has of something; nothing where nobody has any. */
export function ownerFacts(text: string, counts: number[], say: Say): Now[] {
  const owners = counts
    .map((count, seat) => ({ seat, note: count === 1 ? "" : say("seti-web-times", { count }), count }))
    .filter(({ count }) => count > 0)
    .map(({ seat, note }) => ({ seat, note }));
  return owners.length === 0 ? [] : [{ text, owners }];
}

/** What every seat has of something, those with nothing included. */
export function everybody(text: string, notes: string[]): Now {
  return { text, owners: notes.map((note, seat) => ({ seat, note })) };
}

/** How often each seat stands in a list of owners. */
export function countBy(seats: (number | null)[], view: View): number[] {
  return view.players.map((_, seat) => seats.filter((owner) => owner === seat).length);
}
