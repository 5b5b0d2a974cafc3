/** Somebody plays alone: which of the players is the rival, what only it has, and when it has had a turn. */
import type { EventInfo } from "../../../generated/messages";
import type { View } from "../view";

export type RivalView = NonNullable<View["rival"]>;
export type ObjectivesView = NonNullable<View["objectives"]>;

/** The rival comes after the seats. */
export function rivalSeat(view: View): number {
  return view.players.length - 1;
}

export function rivalOf({ rival }: View): RivalView {
  if (rival === null) throw new RangeError("nobody plays alone at this table");
  return rival;
}

/** Only the rival tells what it chose, or that its deck is empty. */
const TURNS = new Set(["action-chosen", "action-deck-empty"]);

/** Whether an event tells of a turn of the rival. */
export function isTold({ name }: EventInfo): boolean {
  return TURNS.has(name);
}
