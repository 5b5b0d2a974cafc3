/** What keys do on the board: a number is the card, action or number one sees in that place. */
import { focusOf } from "../../../table/question/question";
import type { Picking } from "../targets";

/** What the keys act on. */
export interface Keyed {
  /** Answers that one key gives, in order. */
  keyed: string[];
  /** Something is open or picked that can be put back. */
  begun: boolean;
  pick: Picking | null;
  pickable: { place: number }[];
  complete: boolean;
  toggle(place: number): void;
  confirm(): void;
  choose(...answers: string[]): void;
  clear(): void;
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** The deed of a key, or null where it is none of the board's. */
export function keyDoes(pressed: Pressed, focused: Element | null, keyed: Keyed): (() => void) | null {
  const focus = focusOf(focused);
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || focus === "field") return null;
  if (pressed.key === "Escape") return keyed.begun ? () => keyed.clear() : null;
  const digit = /^[1-9]$/.test(pressed.key) ? Number(pressed.key) : 0;
  if (keyed.pick !== null) {
    const card = keyed.pickable[digit - 1];
    if (card !== undefined) return () => keyed.toggle(card.place);
    // a card that was clicked keeps the keyboard; once all are picked, Enter sends them, and Space still puts one back
    const among = focus === "nothing" || focused?.matches("[data-action][aria-pressed]") === true;
    return pressed.key === "Enter" && among && keyed.complete ? () => keyed.confirm() : null;
  }
  const answer = keyed.keyed[digit - 1];
  return answer === undefined ? null : () => keyed.choose(answer);
}
