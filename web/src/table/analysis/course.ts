/** The chances of all seats over a game, and where they changed most: numbers in, numbers out. */
import type { EventInfo, TurnInfo } from "../../generated/messages";
import { errorOf, percent } from "../hint/advice";

/** What a seat could expect at a step, and the standard error of that. */
export interface Sample {
  step: number;
  share: number;
  unsure: number;
}

export interface TurningPoint {
  turn: TurnInfo;
  /** In percentage points. */
  change: number;
}

/** Smaller changes are within what the bot may be off. */
const WORTH_TELLING = 5;
const MOST = 5;

/** What every seat could expect at its own turns, before and after each; how it ended is no estimate. */
function samplesOf(turns: TurnInfo[], seats: number, steps: number): Sample[][] {
  const of = (seat: number): Sample[] =>
    turns
      .filter((turn) => turn.seat === seat)
      .flatMap(({ first, end, shares, errors }) =>
        [first, end].map((step, place) => ({ step, share: shares[place] ?? 0, unsure: errors[place] ?? 0 })),
      )
      .filter(({ step }) => step < steps);
  return Array.from({ length: seats }, (_, seat) => of(seat));
}

/** What one seat could expect at any step: between two of its turns it changes evenly. */
export function sampleAt(samples: Sample[], step: number): Sample | null {
  const after = samples.find((sample) => sample.step >= step);
  const before = samples.findLast((sample) => sample.step <= step);
  if (after === undefined || before === undefined) return before ?? after ?? null;
  const part = after.step === before.step ? 0 : (step - before.step) / (after.step - before.step);
  const between = (one: number, other: number): number => one + (other - one) * part;
  return { step, share: between(before.share, after.share), unsure: between(before.unsure, after.unsure) };
}

/**
 * The chances of all seats at the steps at which anybody was asked. Every seat was judged by what it knew itself, so
 * they are brought to a whole, unless the game itself plays too.
 */
export function chancesOf(turns: TurnInfo[], seats: number, steps: number, alone: boolean): Sample[][] {
  const samples = samplesOf(turns, seats, steps);
  const asked = [...new Set(turns.flatMap(({ first, end }) => [first, end]))].filter((step) => step < steps);
  const chances: Sample[][] = samples.map(() => []);
  for (const step of asked.sort((one, other) => one - other)) {
    const now = samples.map((each) => sampleAt(each, step) ?? { step, share: 1 / seats, unsure: 0 });
    const whole = alone ? 1 : wholeOf(now);
    now.forEach((each, seat) => chances[seat]?.push({ step, share: each.share / whole, unsure: each.unsure / whole }));
  }
  return chances;
}

function wholeOf(now: Sample[]): number {
  return now.reduce((sum, each) => sum + each.share, 0) || 1;
}

/** What all seats together expect at a step: what the bot thinks of answers there is brought to a whole by it too. */
export function wholeAt(turns: TurnInfo[], seats: number, steps: number, step: number): number {
  const now = samplesOf(turns, seats, steps).map((samples) => sampleAt(samples, step));
  return now.every((each) => each !== null) ? wholeOf(now) : 1;
}

/** The turns that changed most for whoever made them, in the order of the game; fewer where there are fewer. */
export function turningPoints(turns: TurnInfo[], chances: Sample[][]): TurningPoint[] {
  const changes = turns.map((turn) => {
    const own = chances[turn.seat] ?? [];
    const [before, after] = [sampleAt(own, turn.first), sampleAt(own, turn.end)];
    const change = percent(after?.share ?? 0) - percent(before?.share ?? 0);
    return { turn, change, error: errorOf(Math.hypot(before?.unsure ?? 0, after?.unsure ?? 0)) };
  });
  return changes
    .filter(({ change, error }) => Math.abs(change) >= Math.max(WORTH_TELLING, error))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .sort((one, other) => one.turn.first - other.turn.first)
    .map(({ turn, change }) => ({ turn, change }));
}

/** The turn to which a step belongs; the last one begun where it is past all of them. */
export function turnAt(turns: TurnInfo[], step: number): TurnInfo | undefined {
  return turns.findLast((turn) => turn.first <= step) ?? turns[0];
}

/** Events that only say how far the game has come, or that somebody has chosen in secret. */
const FRAME = /^(round|turn|phase|game)-/;

/**
 * What a seat did in a turn: of all that, what happens most seldom in the game; null where nothing was told. What was
 * chosen in secret shows when all have chosen, before the next turn of the seat (`until`).
 */
export function rarest(log: EventInfo[], { seat, first, end }: TurnInfo, until: number): EventInfo | null {
  const counts = new Map<string, number>();
  for (const { name } of log) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = ({ name }: EventInfo): number => counts.get(name) ?? 0;
  const seldom = (last: number): EventInfo | null =>
    log
      .filter((event) => event.seat === seat && event.version > first && event.version <= last)
      .filter(({ name, facts }) => !FRAME.test(name) && !(name.endsWith("-chosen") && Object.keys(facts).length === 0))
      .reduce<EventInfo | null>((best, event) => (best === null || often(event) < often(best) ? event : best), null);
  return seldom(end) ?? seldom(until);
}

/** The step at which a seat has its next turn after one; the end of the game where it has none. */
export function nextTurn(turns: TurnInfo[], { seat, end }: TurnInfo, steps: number): number {
  return turns.find((turn) => turn.seat === seat && turn.first >= end)?.first ?? steps;
}
