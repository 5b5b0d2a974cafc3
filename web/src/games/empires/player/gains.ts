/** What everybody has just gained, to be shown for a moment beside the number. */
import type { EventInfo } from "../../../generated/messages";

export type Gain = "points" | "energy";

const TOLD: Record<string, Gain> = { scored: "points", "energy-regained": "energy" };

/** How much of something a seat gained in all. */
export function gained(events: EventInfo[], seat: number, kind: Gain): number {
  return events
    .filter((event) => event.seat === seat && TOLD[event.name] === kind)
    .reduce((sum, { facts }) => sum + Number(facts["points"] ?? facts["count"] ?? 0), 0);
}
