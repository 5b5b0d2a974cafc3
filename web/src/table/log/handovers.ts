/** Seats that changed hands, told in the log among what happened in the game. */
import type { EventInfo, Handover } from "../../generated/messages";

export const HANDOVER = "handover";

/** The log with every change of a seat after the version at which it came about. */
export function withHandovers(events: EventInfo[], handovers: Handover[]): EventInfo[] {
  if (handovers.length === 0) return events;
  const told = [...events];
  // from the last one on, so that places found before stay right
  for (const handover of [...handovers].reverse()) {
    const after = told.findLastIndex((event) => event.name !== HANDOVER && event.version <= handover.version);
    told.splice(after + 1, 0, eventOf(handover));
  }
  return told;
}

function eventOf({ version, seat, how, former, name, bot, by }: Handover): EventInfo {
  return { version, name: HANDOVER, seat, facts: { how, former, name, bot, by } };
}

/** Whether others gave my seat away while I was not here, and nobody has sat down there. */
export function replacedMeanwhile(handovers: Handover[], seat: number): boolean {
  return handovers.findLast((handover) => handover.seat === seat)?.how === "replaced";
}
