/** Where names of the log are found on the board. */
import type { EventInfo } from "../../generated/messages";
import type { BoardModule } from "../board";

type Places = BoardModule["places"];

/** The targets at which a word may lie. */
export function targetsOf(places: Places, axis: string, word: string, seat: number): string[] {
  return places?.[axis]?.(word, seat) ?? [];
}

/** The targets of everything that some events name. */
export function targetsIn(places: Places, events: EventInfo[]): string[] {
  const found = events.flatMap((event) =>
    Object.entries(event.facts).flatMap(([axis, word]) =>
      word === null ? [] : targetsOf(places, axis, String(word), event.seat),
    ),
  );
  return [...new Set(found)];
}

/** The boxes of the things and targets with these names that can be seen. */
export function boxesOf(targets: string[]): DOMRect[] {
  // words of the vocabulary and numbers: nothing in them would end the quotation
  const named = (target: string): string => `[data-thing="${target}"], [data-target="${target}"]`;
  const found = targets.flatMap((target) => [...document.querySelectorAll(named(target))]);
  return found.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
}
