/** What everybody has just gained, to be shown for a moment beside the number. */
import type { EventInfo } from "../../../generated/messages";

export type Gain = "score" | "credit" | "energy" | "publicity" | "data" | "exofossil";

const TOLD: Record<string, Gain> = {
  scored: "score",
  "credits-gained": "credit",
  "energy-gained": "energy",
  "publicity-gained": "publicity",
  "data-gained": "data",
  "exofossils-gained": "exofossil",
};

/** How much of something a seat gained in all. */
export function gained(events: EventInfo[], seat: number, kind: Gain): number {
  return events
    .filter((event) => event.seat === seat && TOLD[event.name] === kind)
    .reduce((sum, { facts }) => sum + Number(facts["count"] ?? facts["points"] ?? 0), 0);
}
