/** What everybody has just gained, to be shown for a moment beside the number. */
import type { EventInfo } from "../../generated/messages";

/** How much of something a seat gained in all; `gains` says which event reports what. */
export function gainOf(gains: Record<string, string>, events: EventInfo[], seat: number, kind: string): number {
  return events
    .filter((event) => event.seat === seat && gains[event.name] === kind)
    .reduce((sum, { facts }) => sum + Number(facts["count"] ?? facts["points"] ?? 0), 0);
}
