/** What happens at once is shown in steps that can be read: the turn of the game's own side, the end of a round. */
import type { EventInfo, Moment, Update } from "../../generated/messages";
import { fresh } from "../log/log";

/** An update to be shown; where it is a part of one, `told` is what happened in that part. */
export interface ShownUpdate extends Update {
  told?: EventInfo[];
}

/** So much can be read at once. */
const EACH = 4;
/** So much is still one step where it is one deed. */
const LONG = 6;

/** What happened in parts: first what the seats did, then the turn of the game's own side, a few events at a time. */
function parts(events: EventInfo[], seats: number): EventInfo[][] {
  const isSides = (event: EventInfo): boolean => event.seat >= seats;
  const start = events.findIndex(isSides);
  if (start < 0) return events.length > LONG ? fewAtATime(events, 0, events.length) : [events];
  const end = events.findLastIndex(isSides) + 1;
  const found = start > 0 ? [events.slice(0, start)] : [];
  return [...found, ...fewAtATime(events, start, end)];
}

/** Events from one place to another; what comes after them belongs to the last step. */
function fewAtATime(events: EventInfo[], start: number, end: number): EventInfo[][] {
  const found: EventInfo[][] = [];
  for (let first = start; first < end; first += EACH) {
    const last = Math.min(first + EACH, end);
    found.push(events.slice(first, last === end ? events.length : last));
  }
  return found;
}

/** An update as the steps in which it is shown: only the last one asks something or ends the game. */
export function stepsOf(update: Update, knownVersion: number): ShownUpdate[] {
  const seats = update.table.seats.length;
  const news = fresh(knownVersion, update);
  const steps = parts(news, seats);
  // who is asked at once does not have to wait for what the seats did
  const waits = update.question === null || news.some((event) => event.seat >= seats);
  if (steps.length === 1 || !waits) return [update];
  const known = update.events.slice(0, update.events.length - news.length);
  return steps.map((told, place) => {
    const events = [...known, ...steps.slice(0, place + 1).flat()];
    if (place === steps.length - 1) return { ...update, told };
    const acting = steps[place + 1]?.find((event) => event.seat >= seats)?.seat;
    const thinking = acting === undefined ? update.thinking : [acting];
    return { ...update, events, told, question: null, waiting: [], thinking, can_undo: false, outcome: null };
  });
}

/** Moments of the past in the same steps; what the seat itself did before them is not told again. */
export function momentsOf(moments: Moment[], seats: number): Moment[] {
  return moments.flatMap((moment, place) => {
    const steps = parts(moment.events, seats);
    const told =
      place === 0 && steps.length > 1 && steps[0]?.every((event) => event.seat < seats) ? steps.slice(1) : steps;
    return told.map((events) => ({ ...moment, events }));
  });
}
