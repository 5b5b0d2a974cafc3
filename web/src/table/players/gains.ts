/** What everybody has just gained, to be shown for a moment beside the number. */
import type { EventInfo } from "../../generated/messages";

/** How much of something a seat gained in all; `told` says which event tells of what. */
export function gainedOf<Gain extends string>(
  told: Record<string, Gain>,
): (events: EventInfo[], seat: number, kind: Gain) => number {
  return (events, seat, kind) =>
    events
      .filter((event) => event.seat === seat && told[event.name] === kind)
      .reduce((sum, { facts }) => sum + Number(facts["count"] ?? facts["points"] ?? 0), 0);
}
