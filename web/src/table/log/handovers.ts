/** What happened beside the game, told in the log among what happened in it: seats that changed hands, new rules. */
import type { EventInfo, Handover, RulesChanged } from "../../generated/messages";

export const HANDOVER = "handover";
export const RULES_CHANGED = "rules-changed";
const NOBODY = -1;

/** Whether an event is of the game itself. */
export const isPlay = (event: EventInfo): boolean => event.name !== HANDOVER && event.name !== RULES_CHANGED;

/** The log with every change of a seat after the version at which it came about, and of the rules before its own. */
export function withHandovers(events: EventInfo[], handovers: Handover[], changes: RulesChanged[] = []): EventInfo[] {
  const besides = [...handovers.map(eventOf), ...changes.map(changeOf)];
  if (besides.length === 0) return events;
  const told = [...events];
  // from the last one on, so that places found before stay right
  for (const beside of besides.sort((one, other) => one.version - other.version).reverse()) {
    const after = told.findLastIndex((event) => isPlay(event) && event.version <= beside.version);
    told.splice(after + 1, 0, beside);
  }
  return told;
}

function eventOf({ version, seat, how, former, name, bot, by }: Handover): EventInfo {
  return { version, name: HANDOVER, seat, facts: { how, former, name, bot, by } };
}

function changeOf({ version, former, now }: RulesChanged): EventInfo {
  return { version: version - 1, name: RULES_CHANGED, seat: NOBODY, facts: { former, now } };
}

/** The change of rules that the seat's person has not answered since: they may not have noticed. */
export function changedMeanwhile(changes: RulesChanged[], seat: number | null, answered: number): RulesChanged | null {
  const last = changes.at(-1) ?? null;
  return seat !== null && last !== null && answered < last.version ? last : null;
}

/** Whether others gave my seat away while I was not here, and nobody has sat down there. */
export function replacedMeanwhile(handovers: Handover[], seat: number): boolean {
  return handovers.findLast((handover) => handover.seat === seat)?.how === "replaced";
}
