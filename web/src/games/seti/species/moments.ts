/** Which events become moments that everyone at the table sees, and how they are told. */
import type { EventInfo } from "../../../generated/messages";
import type { Arguments, Say } from "../../../table/board";

interface Kind {
  icon: string;
  /** Of several at once the heavier ones are shown. */
  weight: number;
  /** Whoever did it knows it already. */
  forOthers?: boolean;
}

const KINDS: Record<string, Kind> = {
  "round-begun": { icon: "sun", weight: 9 },
  "sector-won": { icon: "signal", weight: 8 },
  "tile-completed": { icon: "signal", weight: 7 },
  "objectives-missed": { icon: "target", weight: 8 },
  "objectives-paid": { icon: "target", weight: 8 },
  "objective-completed": { icon: "target", weight: 7 },
  "anomaly-triggered": { icon: "rotate", weight: 8 },
  "gold-marked": { icon: "medal", weight: 7 },
  "neutral-trace-found": { icon: "telescope", weight: 6 },
  "message-reward-taken": { icon: "signal", weight: 6, forOthers: true },
  "sample-delivered": { icon: "probe", weight: 6 },
  "mission-completed": { icon: "mission", weight: 5 },
  passed: { icon: "end-turn", weight: 4, forOthers: true },
  researched: { icon: "research-centre", weight: 3, forOthers: true },
};

export const MOST_AT_ONCE = 3;

export interface Moment {
  event: EventInfo;
  icon: string;
  /** Nobody's doing: it is told without a player's mark. */
  common: boolean;
}

/** The events of an update that are worth a line over the sky, at most three, in their order. */
export function momentsOf(events: EventInfo[], viewer: number | null): Moment[] {
  const worth = events.filter((event) => {
    const kind = KINDS[event.name];
    return kind !== undefined && !(kind.forOthers === true && event.seat === viewer);
  });
  const weight = (event: EventInfo): number => KINDS[event.name]?.weight ?? 0;
  const heaviest = worth.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST_AT_ONCE);
  return worth
    .filter((event) => heaviest.includes(event))
    .map((event) => ({ event, icon: iconOf(event), common: isCommon(event) }));
}

function isCommon(event: EventInfo): boolean {
  return event.name === "round-begun" || event.name === "neutral-trace-found";
}

function iconOf(event: EventInfo): string {
  if (event.name === "neutral-trace-found") return `trace-${String(event.facts["color"])}`;
  return KINDS[event.name]?.icon ?? "vp";
}

/** The species that were discovered. */
export function discoveriesOf(events: EventInfo[]): string[] {
  const found = events.filter((event) => event.name === "species-discovered").map((event) => event.facts["species"]);
  return found.filter((species): species is string => typeof species === "string");
}

/** An event in the words of the log. */
export function toldOf(event: EventInfo, viewer: number | null, say: Say): string {
  const args: Arguments = {};
  for (const [axis, fact] of Object.entries(event.facts)) {
    if (fact === null) args[axis] = "";
    else args[axis] = typeof fact === "number" ? fact : say.word(axis, fact);
  }
  const flag = (is: boolean): string => (is ? "yes" : "no");
  return say(`seti-event-${event.name}`, {
    ...args,
    ...say.spoken(event.seat),
    you: flag(event.seat === viewer),
    rival: flag(viewer !== null && event.seat !== viewer),
    known: flag(!Object.values(event.facts).includes(null)),
  });
}
