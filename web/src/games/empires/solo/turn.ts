/** The robots' last turn, read from the events alone: the card, what it looked for, which planet won, what was lost. */
import type { EventInfo } from "../../../generated/messages";
import { isDrawn, ROBOTS_SIDE } from "./alone";

type Words = EventInfo["facts"];

export interface Loss {
  event: string;
  facts: Words;
}

/** Something the robots did, with the priority that led them there; "" where nothing had to be decided. */
export interface Step {
  /** From 1, on the slip and at its place in the galaxy. */
  number: number;
  event: string;
  facts: Words;
  priority: string;
  losses: Loss[];
  /** The location or the quadrant where it happened; "" where it is nowhere. */
  hole: string;
  quadrant: string;
}

export interface Turn {
  /** null: a destroyed guardian lay on the deck. */
  card: string | null;
  /** The guardian card that came with it. */
  added: string | null;
  /** How many cards were shuffled into a new deck first. */
  shuffled: number;
  /** When the last of it happened. */
  version: number;
  steps: Step[];
  /** What was lost before the robots could do anything. */
  losses: Loss[];
  /** What the person is to decide for the robots: the symbol, and what they look for. */
  asked: { symbol: string; priority: string } | null;
}

const STEPS = new Set([
  ...["robots-landed", "robots-besieged", "discovered", "guardian-came"],
  ...["nothing-found", "all-revealed"],
]);
export const STEP_EVENTS: readonly string[] = [...STEPS];

const LOSSES = new Set([
  ...["ship-destroyed", "ship-shot", "planet-overrun", "pieces-overrun", "relic-discarded"],
  ...["settler-lost", "settlers-overrun", "scenario-lost"],
]);
export const LOSS_EVENTS: readonly string[] = [...LOSSES];

/** Losses that come before what the robots did. */
const BEFORE = new Set(["ship-shot", "ship-destroyed"]);
/** Where the person begins to act. */
const AFTERWARDS = new Set(["action-chosen", "technology-used", "turn-begun"]);

/** The robots' last turn; null before the first. */
export function lastTurn(journal: readonly EventInfo[]): Turn | null {
  const start = journal.findLastIndex(isDrawn);
  const first = journal[start];
  if (first === undefined) return null;
  const later = journal.slice(start + 1);
  const end = later.findIndex(({ name }) => AFTERWARDS.has(name));
  const events = end < 0 ? later : later.slice(0, end);
  const before = journal[start - 1];
  const added = events.find(({ name }) => name === "guardian-card-added");
  return {
    card: first.name === "card-drawn" ? String(first.facts["card"]) : null,
    added: added === undefined ? null : String(added.facts["card"]),
    shuffled: before?.name === "deck-shuffled" ? Number(before.facts["count"]) : 0,
    version: (events.at(-1) ?? first).version,
    ...stepsIn(events),
    asked: end < 0 ? askedIn(events) : null,
  };
}

/** What was shown or looked for last, where nothing has come of it yet. */
function askedIn(events: EventInfo[]): Turn["asked"] {
  const after = events.slice(events.findLastIndex(isStep) + 1);
  const told = (name: string, fact: string): string =>
    String(after.findLast((event) => event.name === name)?.facts[fact] ?? "");
  const found = { symbol: told("symbol-shown", "symbol"), priority: told("robots-looked", "priority") };
  return found.symbol === "" && found.priority === "" ? null : found;
}

function isStep({ name, seat }: EventInfo): boolean {
  return STEPS.has(name) && (name !== "discovered" || seat === ROBOTS_SIDE);
}

function stepsIn(events: EventInfo[]): Pick<Turn, "steps" | "losses"> {
  const steps: Step[] = [];
  let priority = "";
  let early: Loss[] = [];
  for (const event of events) {
    const { name, facts } = event;
    if (name === "robots-looked") priority = String(facts["priority"]);
    if (LOSSES.has(name)) {
      const step = steps.at(-1);
      // ships go before robots arrive, except where they land
      if (step === undefined || (BEFORE.has(name) && step.hole !== facts["hole"])) early.push({ event: name, facts });
      else step.losses.push({ event: name, facts });
    }
    if (!isStep(event)) continue;
    steps.push({
      number: steps.length + 1,
      event: name,
      facts,
      priority: name === "guardian-came" ? "" : priority,
      losses: early,
      hole: String(facts["hole"] ?? ""),
      quadrant: String(facts["quadrant"] ?? ""),
    });
    [priority, early] = ["", []];
  }
  const last = steps.at(-1);
  if (last === undefined) return { steps, losses: early };
  last.losses.push(...early);
  return { steps, losses: [] };
}
