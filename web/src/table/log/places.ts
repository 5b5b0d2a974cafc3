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

/** A name for what lies on everybody's own board: the one that this seat holds. */
export function heldBy(name: string, seat: number): string {
  return `${name}@${seat}`;
}

/** The boxes of the things and targets with these names that can be seen; what another holds is seen at their strip. */
export function boxesOf(targets: string[]): DOMRect[] {
  const found = targets.flatMap((target) => {
    const [name = "", seat] = target.split("@");
    // words of the vocabulary and numbers: nothing in them would end the quotation
    const all = [...document.querySelectorAll(`[data-thing="${name}"], [data-target="${name}"]`)];
    if (seat === undefined) return all;
    const held = all.filter((thing) => [undefined, seat].includes(holdingSeat(thing)));
    return held.length > 0 ? held : [...document.querySelectorAll(`[data-rival="${seat}"]`)];
  });
  return found.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
}

/** Whose board a thing lies on; undefined for one that lies in the middle of the table. */
function holdingSeat(thing: Element): string | undefined {
  return thing.closest<HTMLElement>("[data-holder]")?.dataset["holder"];
}
