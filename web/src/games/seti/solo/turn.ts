/** The rival's last turn, read from the events alone: what it tried, what it chose and by which rule, what it got. */
import type { EventInfo } from "../../../generated/messages";

type Words = EventInfo["facts"];

/** An action of its card: possible, or what was in the way. */
export interface Tried {
  attempt: string;
  obstacle: string | null;
  /** How much there was of what was needed. */
  count: number;
}

/** Something it did, with the rule that decided it; "" where nothing had to be decided. */
export interface Step {
  /** From 1, on the slip and at its place on the board. */
  number: number;
  event: string;
  facts: Words;
  ground: string;
  /** A technology that was spent for it. */
  spent: string | null;
  /** The names under which its place lies on the board. */
  targets: string[];
}

export interface Gained {
  kind: "score" | "data" | "publicity" | "progress";
  count: number;
}

export interface Turn {
  /** The card it followed in the end, and the one that was replaced by it. */
  card: string | null;
  replaced: string | null;
  tried: Tried[];
  steps: Step[];
  gained: Gained[];
  passed: boolean;
  /** The card of the end-of-round stack that went with its pass. */
  removed: string | null;
  /** Whether the person has done something since. */
  past: boolean;
}

const at =
  (kind: string, axis: string) =>
  (facts: Words): string[] => [`${kind}:${facts[axis]}`];

/** What is a step, and where it happened. */
const STEPS: Record<string, (facts: Words) => string[]> = {
  launched: () => ["planet:earth"],
  "sector-chosen": at("star", "star"),
  "tech-chosen": at("tech", "tech"),
  "planet-chosen": at("planet", "planet"),
  "craft-chosen": ({ target }) => [`target:${target}`, `planet:${target}`],
  "trace-chosen": ({ place, color, spot }) => [`trace:${place}:${color}:${spot}`],
  "gold-chosen": at("gold", "tile"),
  "gold-left": () => [],
  "message-chosen": at("reward", "reward"),
  "message-sent": () => [],
  "sample-exposed": () => [],
  "exertian-played": () => [],
  "sector-won": at("star", "star"),
  "species-discovered": () => [],
  reinforced: () => [],
};
export const STEP_EVENTS: string[] = Object.keys(STEPS);

const GAINED: Record<string, Gained["kind"]> = {
  scored: "score",
  "data-gained": "data",
  "publicity-gained": "publicity",
  progressed: "progress",
};
const KINDS: Gained["kind"][] = ["score", "data", "publicity", "progress"];

/** What belongs to nobody's turn, or begins the next one. */
const AFTERWARDS = new Set(["turn-begun", "round-begun", "objectives-paid", "objectives-missed", "objectives-left"]);

/** A turn as the journal tells it: whose, and what happened from its beginning to what belongs to nobody's turn. */
interface Stretch {
  seat: number;
  events: EventInfo[];
}

function stretchesOf(journal: readonly EventInfo[]): Stretch[] {
  const found: Stretch[] = [];
  let open = false;
  for (const event of journal) {
    if (AFTERWARDS.has(event.name)) open = event.name === "turn-begun";
    if (event.name === "turn-begun") found.push({ seat: event.seat, events: [] });
    else if (open) found.at(-1)?.events.push(event);
  }
  return found;
}

/** What the rival did since the person had a turn: one turn as a rule, several once the person has passed. */
export function lastTurns(journal: readonly EventInfo[], rival: number): Turn[] {
  const stretches = stretchesOf(journal);
  const last = stretches.findLastIndex(({ seat }) => seat === rival);
  if (last < 0) return [];
  const before = stretches.slice(0, last).findLastIndex(({ seat }) => seat !== rival);
  const past = stretches.slice(last + 1).some(({ events }) => events.some(({ seat }) => seat !== rival));
  return stretches.slice(before + 1, last + 1).map(({ events }) => turnOf(events, rival, past));
}

function turnOf(events: EventInfo[], rival: number, past: boolean): Turn {
  const word = (name: string, axis: string): string | null => {
    const found = events.findLast((event) => event.name === name)?.facts[axis];
    return found === undefined || found === null ? null : String(found);
  };
  const [revealed, replacing] = [
    word("action-card-revealed", "action_card"),
    word("action-card-replaced", "action_card"),
  ];
  return {
    card: replacing ?? revealed,
    replaced: replacing === null ? null : revealed,
    tried: events.flatMap(attemptsIn),
    steps: stepsIn(events, rival),
    gained: gainsIn(events, rival),
    passed: events.some((event) => event.name === "passed" && event.seat === rival),
    removed: word("stack-card-removed", "card"),
    past,
  };
}

function attemptsIn({ name, facts }: EventInfo): Tried[] {
  if (name !== "action-barred" && name !== "action-chosen") return [];
  const obstacle = name === "action-barred" ? String(facts["obstacle"]) : null;
  return [{ attempt: String(facts["attempt"]), obstacle, count: Number(facts["count"] ?? 0) }];
}

function stepsIn(events: EventInfo[], rival: number): Step[] {
  const steps: Step[] = [];
  let spent: string | null = null;
  for (const { name, seat, facts } of events) {
    if (name === "tech-spent") spent = String(facts["tech"]);
    const targets = STEPS[name];
    if (targets === undefined || seat !== rival) continue;
    const ground = String(facts["ground"] ?? "");
    steps.push({ number: steps.length + 1, event: name, facts, ground, spent, targets: targets(facts) });
    spent = null;
  }
  if (spent === null) return steps;
  const targets: string[] = [];
  return [
    ...steps,
    { number: steps.length + 1, event: "tech-spent", facts: { tech: spent }, ground: "", spent: null, targets },
  ];
}

function gainsIn(events: EventInfo[], rival: number): Gained[] {
  const mine = events.filter((event) => event.seat === rival);
  return KINDS.flatMap((kind) => {
    const told = mine.filter((event) => GAINED[event.name] === kind);
    const count = told.reduce((sum, { facts }) => sum + Number(facts["points"] ?? facts["count"] ?? 0), 0);
    return count === 0 ? [] : [{ kind, count }];
  });
}
