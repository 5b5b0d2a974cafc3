/** Which thing of the board an answer belongs to. */
import type { OptionText, QuestionInfo, Refusal } from "../../generated/messages";

export interface Group {
  options: OptionText[];
  refused: Refusal[];
}

type Spoken = Pick<OptionText, "verb" | "arguments">;

/** Answers about an own ship, about a place, and about a component lying open. */
const OF_OWN_SHIP = new Set([
  "flick", "jet", "phase", "jump", "reposition", "land", "wormhole", "jump-gate", "pay-ship", "join",
]);
const OF_PLACE = new Set([
  "launch", "discover", "raise", "seize", "deploy-troop", "build", "use", "from", "attack-planet", "sling", "at", "move-base",
]);
const OF_CARD: Record<string, string> = {
  research: "tech",
  relic: "discovery",
  mission: "mission",
  empire: "empire",
};

/** The thing to click for an answer of this seat; null where only words can ask it. */
export function targetOf({ verb, arguments: given }: Spoken, near: number, seats: readonly string[]): string | null {
  if (OF_OWN_SHIP.has(verb)) return `ship:${near}:${given["ship"] ?? ""}`;
  if (OF_PLACE.has(verb)) return `hole:${given["hole"] ?? ""}`;
  const axis = OF_CARD[verb];
  if (axis !== undefined) return `${axis}:${given[axis] ?? ""}`;
  switch (verb) {
    case "attack-ship":
      return `ship:${seats.indexOf(String(given["seat"]))}:${given["ship"] ?? ""}`;
    case "attack-guardian":
      return `guardian:${given["quadrant"] ?? ""}`;
    case "shift-base":
      return `base:${given["base"] ?? ""}`;
    case "deploy-ship":
      return `stock:${given["ship"] ?? ""}`;
    case "take":
      return `archive:${given["discovery"] ?? ""}`;
    case "boost":
      return "energy";
    default:
      return null;
  }
}

/** All answers and refusals of a question by the thing they belong to. */
export function grouped(question: QuestionInfo | null, near: number, seats: readonly string[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  const at = (spoken: Spoken): Group | null => {
    const target = targetOf(spoken, near, seats);
    if (target === null) return null;
    const group = groups.get(target) ?? { options: [], refused: [] };
    groups.set(target, group);
    return group;
  };
  for (const option of question?.options ?? []) at(option)?.options.push(option);
  for (const refusal of question?.refused ?? []) at(refusal)?.refused.push(refusal);
  return groups;
}
