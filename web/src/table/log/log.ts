/** The log of a table: which events are known, and where one's own last turn ended. */
import type { EventInfo, Update } from "../../generated/messages";
import { isPlay } from "./handovers";

/** Known events with an update's; what was taken back since is dropped. */
export function merge(known: EventInfo[], update: Update): EventInfo[] {
  return [...known.filter((event) => event.version <= update.since), ...update.events];
}

/** The events of an update that were not known before: the ones to animate. */
export function fresh(knownVersion: number, update: Update): EventInfo[] {
  return update.events.filter((event) => event.version > knownVersion);
}

/** One line of the log: like events that follow each other, and the place of the first. */
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

/** What one action brought: a line, and what followed from it for the same seat. */
export interface Entry {
  start: number;
  lines: Line[];
}

/** The lines gathered by action: everything one seat did in one version stands together. */
export function entries(found: Line[], cuts: number[] = []): Entry[] {
  const gathered: Entry[] = [];
  let former: EventInfo | undefined;
  for (const line of found) {
    const [first] = line.events;
    const entry = gathered[gathered.length - 1];
    const same = former && first && former.version === first.version && former.seat === first.seat;
    const apart =
      [former, first].some((event) => event && (isHeading(event) || !isPlay(event))) || cuts.includes(line.start);
    if (entry && same && !apart) entry.lines.push(line);
    else gathered.push({ start: line.start, lines: [line] });
    former = line.events[line.events.length - 1];
  }
  return gathered;
}

/** The same lines, as the very objects they were before where nothing changed in them: those need no new drawing. */
export function steady(former: Line[], now: Line[]): Line[] {
  return now.map((line, place) => {
    const before = former[place];
    const same =
      before?.start === line.start &&
      before.events.length === line.events.length &&
      before.events.every((event, each) => event === line.events[each]);
    return same ? before : line;
  });
}

/** Events that begin a new part of the log. */
const HEADINGS = new Set(["round-begun", "phase-begun", "turn-begun"]);

export function isHeading(event: EventInfo): boolean {
  return HEADINGS.has(event.name);
}

/** Where the stretch others played between one's last turn and now begins and ends; null if there was none. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * The stretch since the seat's last turn. Games that tell turns have it exactly (a rival's turn may well hold
 * events of mine, such as a good I was given); elsewhere it is what followed the seat's last answer.
 */
export function sinceOwn(events: EventInfo[], seat: number, answered: number): Stretch | null {
  if (events.some((event) => event.name === "turn-begun")) return betweenTurns(events, seat);
  if (answered === 0) return null;
  const after = events.findIndex(
    (event) => isPlay(event) && (event.version > answered || (event.version === answered && event.seat !== seat)),
  );
  return after < 0 ? null : stretch(after, events.length);
}

/** From the end of my last finished turn, told or seen by another's beginning, to my next turn or now. */
function betweenTurns(events: EventInfo[], seat: number): Stretch | null {
  const begins = (place: number, own: boolean): boolean => {
    const event = events[place];
    return event?.name === "turn-begun" && (event.seat === seat) === own;
  };
  const ends = (place: number): boolean => {
    const event = events[place];
    return event?.name === "turn-ended" && event.seat === seat;
  };
  let begun = events.length;
  let others: number | null = null;
  for (let place = events.length - 1; place >= 0; place -= 1) {
    if (ends(place)) return stretch(place + 1, begun);
    if (begins(place, false)) others = place;
    if (!begins(place, true)) continue;
    if (others !== null) return stretch(others, begun);
    // two turns of mine without another's between them
    if (begun < events.length) return null;
    begun = place;
  }
  return null;
}

/** The version after which the stretch since my last turn begins; null where there is none. */
export function sinceVersion(events: EventInfo[], since: Stretch | null): number | null {
  const first = since && events[since.start];
  return first ? first.version - 1 : null;
}

function stretch(start: number, end: number): Stretch | null {
  return start < end ? { start, end } : null;
}
