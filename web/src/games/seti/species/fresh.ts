/** Which marks have just been put down. */
import type { EventInfo } from "../../../generated/messages";

/** Whether a trace has just been marked on this space. */
export function freshSpot(events: EventInfo[], place: string, color: string, spot: string): boolean {
  return events.some(({ name, facts }) => {
    if (facts["place"] !== place || facts["color"] !== color) return false;
    return name === "trace-found" ? facts["spot"] === spot : name === "neutral-trace-found" && spot === "discovery";
  });
}
