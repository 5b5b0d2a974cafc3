/** How long a step of the others stays before the next one is shown, and what a step tells. */
import type { EventInfo, Update } from "../../generated/messages";
import type { Pace } from "../../settings.svelte";

/** A step with one thing to see; every further one takes a little longer. */
const STEP_MS: Record<Pace, number> = { "at-once": 0, quick: 1000, calm: 2000 };
const MORE_MS: Record<Pace, number> = { "at-once": 0, quick: 200, calm: 600 };
/** More things at once than this are not read one by one anyway. */
const MOST = 4;
/** What one did oneself is known: it only must not be covered at once by what others do. */
const OWN = 0.6;
/** Those who only watch fall no further behind than about this many steps. */
const BEHIND = 6;

/** The time for a step; nothing to be seen takes none. */
export function stepTime(pace: Pace, events: EventInfo[]): number {
  if (events.length === 0) return 0;
  return STEP_MS[pace] + MORE_MS[pace] * (Math.min(events.length, MOST) - 1);
}

/** How long an update stays before the next, of that many that wait. */
export function holdTime(pace: Pace, update: Update, events: EventInfo[], waiting: number): number {
  const own = update.answered === update.version && events.every((event) => event.seat === update.seat);
  const time = stepTime(pace, events) * (own ? OWN : 1);
  return update.seat === null && waiting > BEHIND ? (time * BEHIND) / waiting : time;
}
