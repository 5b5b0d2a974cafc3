/** The points over a game as lines: numbers in, coordinates and ticks out. */
import type { EventInfo } from "../../generated/messages";

export interface Size {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number };
  last: number;
}

export interface Chart {
  lines: Line[];
  rows: { y: number; value: number }[];
  /** Where rounds begin; the wider apart, the more of their names there is room for. */
  rounds: { x: number; round: number }[];
  apart: number;
}

/** The step in which a round begins. */
export interface Round {
  step: number;
  round: number;
}

/** The rounds a game reports. */
export function roundsOf(events: EventInfo[]): Round[] {
  return events.flatMap(({ name, version, facts }) =>
    name === "round-begun" && typeof facts["round"] === "number" ? [{ step: version, round: facts["round"] }] : [],
  );
}

/** How far apart the numbers of two rounds must be. */
const LEGIBLE_PX = 18;

/** Whole numbers for the axis, five steps at most. */
export function ticks(highest: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => highest / size <= 5) ?? Math.ceil(highest / 5);
  const found: number[] = [];
  for (let value = 0; value < highest + step; value += step) found.push(value);
  return found;
}

/** Lines for every seat over a history of scores, in steps: a score stays until it changes. */
export function chartOf(history: number[][], size: Size, rounds: Round[] = []): Chart {
  const highest = Math.max(1, ...history.flat());
  const values = ticks(highest);
  const top = values[values.length - 1] ?? highest;
  const across = size.width - size.left - size.right;
  const down = size.height - size.top - size.bottom;
  const x = (place: number): number => size.left + (history.length < 2 ? 0 : (place / (history.length - 1)) * across);
  const y = (value: number): number => size.top + down - (Math.max(0, value) / top) * down;
  const seats = history[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => lineOf(history, seat, x, y));
  const begun = legible(rounds.map(({ step, round: number }) => ({ x: round(x(step)), round: number })));
  const ends = [...begun.slice(1).map((mark) => mark.x), size.left + across];
  const apart = Math.min(...begun.map((mark, place) => (ends[place] ?? 0) - mark.x));
  return { lines, rounds: begun, apart, rows: values.map((value) => ({ y: round(y(value)), value })) };
}

/** The rounds whose numbers do not run into each other. */
function legible(marks: Chart["rounds"]): Chart["rounds"] {
  const found: Chart["rounds"] = [];
  for (const mark of marks) {
    const last = found[found.length - 1];
    if (last === undefined || mark.x - last.x >= LEGIBLE_PX) found.push(mark);
  }
  return found;
}

function lineOf(history: number[][], seat: number, x: (place: number) => number, y: (value: number) => number): Line {
  const scores = history.map((row) => row[seat] ?? 0);
  let path = "";
  let former: number | undefined;
  scores.forEach((score, place) => {
    if (former === undefined) path = `M${round(x(place))} ${round(y(score))}`;
    else if (score !== former) path += `H${round(x(place))}V${round(y(score))}`;
    former = score;
  });
  const last = scores[scores.length - 1] ?? 0;
  const end = { x: round(x(Math.max(0, scores.length - 1))), y: round(y(last)) };
  return { seat, path: `${path}H${end.x}`, end, last };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
