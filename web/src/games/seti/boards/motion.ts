/** What has just come to the common boards. */
import type { EventInfo } from "../../../generated/messages";

/** The seat of the last event of a name that concerns a word; null where nothing happened. */
export function newcomer(events: EventInfo[], name: string, fact: string, word: string | number): number | null {
  return events.findLast((event) => event.name === name && event.facts[fact] === word)?.seat ?? null;
}
