/** The points over a game as lines: numbers in, coordinates and ticks out. */
export interface Size {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number };
  last: number;
}

export interface Chart {
  lines: Line[];
  rows: { y: number; value: number }[];
}

/** Whole numbers for the axis, five steps at most. */
export function ticks(highest: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => highest / size <= 5) ?? Math.ceil(highest / 5);
  const found: number[] = [];
  for (let value = 0; value < highest + step; value += step) found.push(value);
  return found;
}

/** Lines for every seat over a history of scores, in steps: a score stays until it changes. */
export function chartOf(history: number[][], size: Size): Chart {
  const highest = Math.max(1, ...history.flat());
  const values = ticks(highest);
  const top = values[values.length - 1] ?? highest;
  const across = size.width - size.left - size.right;
  const down = size.height - size.top - size.bottom;
  const x = (place: number): number => size.left + (history.length < 2 ? 0 : (place / (history.length - 1)) * across);
  const y = (value: number): number => size.top + down - (Math.max(0, value) / top) * down;
  const seats = history[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => lineOf(history, seat, x, y));
  return { lines, rows: values.map((value) => ({ y: round(y(value)), value })) };
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
