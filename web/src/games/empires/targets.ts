/** Which thing of the board an answer belongs to. */
import type { QuestionInfo } from "../../generated/messages";
import type { Spoken } from "../../table/board";
import { type Group, groupsOf } from "../../table/things/groups";

/** Answers about one's own ship, about a place, and about a component lying open. */
const OF_OWN_SHIP = new Set([
  "flick",
  "jet",
  "phase",
  "jump",
  "reposition",
  "land",
  "wormhole",
  "jump-gate",
  "pay-ship",
  "join",
]);
const OF_PLACE = new Set([
  "launch",
  "discover",
  "raise",
  "seize",
  "deploy-troop",
  "build",
  "use",
  "from",
  "attack-planet",
  "sling",
  "at",
  "move-base",
  "withdraw",
  "mine",
  "scan",
]);
const OF_CARD: Record<string, string> = {
  research: "tech",
  advance: "tech",
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
    case "guard":
      return `guardian:${given["quadrant"] ?? ""}`;
    case "shift-base":
      return `base:${given["base"] ?? ""}`;
    case "deploy-ship":
      return `stock:${given["ship"] ?? ""}`;
    case "take":
      return `archive:${given["discovery"] ?? ""}`;
    case "technology":
      return `card:${given["colour"] ?? ""}`;
    case "boost":
      return "energy";
    default:
      return null;
  }
}

/**
 * All answers and refusals of a question by the thing they belong to. Landing belongs to the ship and to the planet
 * it would land on: `orbitOf` tells in whose orbit one's own ship is.
 */
export function targetGroups(
  question: QuestionInfo | null,
  near: number,
  seats: readonly string[],
  orbitOf: (ship: string) => string | null,
): Map<string, Group> {
  return groupsOf(question, (spoken) => {
    const target = targetOf(spoken, near, seats);
    const orbit = spoken.verb === "land" ? orbitOf(String(spoken.arguments["ship"] ?? "")) : null;
    return [...(target === null ? [] : [target]), ...(orbit === null ? [] : [`hole:${orbit}`])];
  });
}
