/** The log of a table: which events are known, and where one's own last turn ended. */
import type { EventInfo, Update } from "../generated/messages";

/** Known events with an update's; what was taken back since is dropped. */
export function merged(known: EventInfo[], update: Update): EventInfo[] {
  return [...known.filter((event) => event.version <= update.since), ...update.events];
}

/** The events of an update that were not known before: the ones to animate. */
export function fresh(knownVersion: number, update: Update): EventInfo[] {
  return update.events.filter((event) => event.version > knownVersion);
}

/** One line of the log: alike events that follow each other, and the place of the first. */
export interface Line {
  start: number;
  events: EventInfo[];
}

/** The events as lines; a new line begins at every one of the `cuts`. */
export function lines(
  events: EventInfo[],
  alike: (one: EventInfo, other: EventInfo) => boolean,
  cuts: number[] = [],
): Line[] {
  const found: Line[] = [];
  events.forEach((event, place) => {
    const last = found[found.length - 1];
    if (last?.events[0] && !cuts.includes(place) && alike(last.events[0], event)) last.events.push(event);
    else found.push({ start: place, events: [event] });
  });
  return found;
}

/** Where the stretch others played between one's last turn and now begins and ends; null if there was none. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * The stretch since the seat's last turn. Games that tell the ends of turns have it exactly (a rival's turn may
 * well hold events of mine, such as a good I was given); elsewhere it is what followed the seat's last answer.
 */
export function sinceOwn(events: EventInfo[], seat: number, answered: number): Stretch | null {
  const own = (name: string) => (event: EventInfo) => event.name === name && event.seat === seat;
  const ended = events.findLastIndex(own("turn-ended"));
  const begun = events.findIndex((event, place) => place > ended && own("turn-begun")(event));
  if (ended >= 0) return stretch(ended + 1, begun < 0 ? events.length : begun);
  if (answered === 0 || events.some((event) => event.name === "turn-begun")) return null;
  const after = events.findIndex((event) => event.version > answered || (event.version === answered && event.seat !== seat));
  return after < 0 ? null : stretch(after, events.length);
}

function stretch(start: number, end: number): Stretch | null {
  return start < end ? { start, end } : null;
}
