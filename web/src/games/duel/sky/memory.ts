/** What the board remembers from events beyond the view: the flight just flown, the last battle. */
import type { EventInfo, Update } from "../../../generated/messages";
import { strength, viewOf } from "../view";

interface FlownStep {
  /** None: the place stayed empty or holds a card face down. */
  card: string | null;
  /** What happened there, as event names. */
  deeds: string[];
}

export interface Flown {
  seat: number;
  speed: number;
  steps: FlownStep[];
  /** Trades after the flight belong to own stations, not to its cards. */
  landed: boolean;
}

export interface Battle {
  seat: number;
  card: string;
  value: number;
  pirate_value: number;
  won: boolean;
  /** The flyer's cannons in the battle. */
  cannons: number;
}

export interface Memory {
  flown: Flown | null;
  battle: Battle | null;
}

export const NOTHING: Memory = { flown: null, battle: null };

const DEEDS = [
  "bought",
  "sold",
  "station-founded",
  "colony-founded",
  "order-fulfilled",
  "tribute-paid",
  "battle-fought",
  "battle-lost",
  "pirate-beaten",
];
const ARRIVALS = ["card-reached", "tribute-paid", "battle-fought"];

/** The memory after an update; a first update (since the beginning) starts from nothing. */
export function remember(memory: Memory, update: Update): Memory {
  const start = update.since === 0 ? NOTHING : memory;
  const after = update.events.reduce(note, start);
  if (after.battle === null || after.battle === memory.battle) return after;
  return { ...after, battle: withCannons(after.battle, update) };
}

function note(memory: Memory, event: EventInfo): Memory {
  if (event.name === "flight-begun") {
    return { flown: { seat: event.seat, speed: Number(event.facts["speed"]), steps: [], landed: false }, battle: null };
  }
  if (event.name === "flight-skipped") return NOTHING;
  const flown = memory.flown === null ? null : flyOn(memory.flown, event);
  if (event.name === "battle-fought") return { flown, battle: battleOf(event) };
  if (event.name === "battle-lost" && memory.battle !== null) {
    return { flown, battle: { ...memory.battle, won: false } };
  }
  return { flown, battle: memory.battle };
}

function flyOn(flown: Flown, event: EventInfo): Flown {
  if (flown.landed) return flown;
  if (event.name === "flight-ended") return { ...flown, landed: true };
  const steps = [...flown.steps];
  if (ARRIVALS.includes(event.name)) {
    const card = event.facts["card"];
    steps.push({ card: typeof card === "string" ? card : null, deeds: [] });
  }
  const here = steps.at(-1);
  if (here !== undefined && DEEDS.includes(event.name)) {
    steps[steps.length - 1] = { ...here, deeds: [...here.deeds, event.name] };
  }
  return { ...flown, steps };
}

function battleOf(event: EventInfo): Battle {
  return {
    seat: event.seat,
    card: String(event.facts["card"]),
    value: Number(event.facts["value"]),
    pirate_value: Number(event.facts["pirate_value"]),
    won: true,
    cannons: 0,
  };
}

/** A lost cannon, or one lowered, weighs one; the view shows the cannons after that. */
function withCannons(battle: Battle, update: Update): Battle {
  const player = viewOf(update).players[battle.seat];
  const lost = update.events.filter((event) => event.name === "cannon-lost" && event.seat === battle.seat).length;
  return { ...battle, cannons: strength(player?.cannons ?? []) + lost };
}

/** The die behind a sum, if it is one of its faces; a sum that does not fit shows no die. */
export function dieBehind(sum: number, cannons: number, faces: number[]): number | null {
  return faces.includes(sum - cannons) ? sum - cannons : null;
}
