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

/** Where the stretch others played between one's last turn and now begins and ends; null if there was none. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * The stretch since the seat's last turn. Games that tell the ends of turns have it exactly (a rival's turn may
 * well hold events of mine, such as a good I was given); otherwise it is the last run of events of others.
 */
export function sinceOwn(events: EventInfo[], seat: number): Stretch | null {
  const own = (name: string) => (event: EventInfo) => event.name === name && event.seat === seat;
  const ended = events.findLastIndex(own("turn-ended"));
  const begun = events.findIndex((event, place) => place > ended && own("turn-begun")(event));
  if (ended >= 0) return stretch(ended + 1, begun < 0 ? events.length : begun);
  if (events.some((event) => event.name === "turn-begun")) return null;
  let end = events.length;
  while (end > 0 && events[end - 1]?.seat === seat) end -= 1;
  let start = end;
  while (start > 0 && events[start - 1]?.seat !== seat) start -= 1;
  return start === 0 ? null : stretch(start, end);
}

function stretch(start: number, end: number): Stretch | null {
  return start < end ? { start, end } : null;
}
