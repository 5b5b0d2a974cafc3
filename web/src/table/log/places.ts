/** Where names of the log are found on the board. */
import type { EventInfo } from "../../generated/messages";
import type { BoardModule } from "../board";

type Places = BoardModule["places"];

/** The targets at which a word may lie. */
export function targetsOf(places: Places, axis: string, word: string, seat: number): string[] {
  return places?.[axis]?.(word, seat) ?? [];
}

type Showing = Pick<BoardModule, "places" | "holder">;

/** Whose thing a word of an axis names in an event; null where the board shows no such thing. */
export function holderOf({ places, holder }: Showing, axis: string, event: EventInfo): number | null {
  if (places === undefined || !(axis in places)) return null;
  return holder?.(axis, event) ?? event.seat;
}

/** The targets of everything that some events name. */
export function targetsIn(board: Showing, events: EventInfo[]): string[] {
  const found = events.flatMap((event) =>
    Object.entries(event.facts).flatMap(([axis, word]) => {
      const seat = holderOf(board, axis, event);
      return word === null || seat === null ? [] : targetsOf(board.places, axis, String(word), seat);
    }),
  );
  return [...new Set(found)];
}

/** The boxes of the things and targets with these names that can be seen. */
export function boxesOf(targets: string[]): DOMRect[] {
  // words of the vocabulary and numbers: nothing in them would end the quotation
  const selectorOf = (target: string): string => `[data-thing="${target}"], [data-target="${target}"]`;
  const found = targets.flatMap((target) => [...document.querySelectorAll(selectorOf(target))]);
  return found.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
}
