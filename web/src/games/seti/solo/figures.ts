/** Where the figures of the rival's steps stand: at the edge of their place, several at one place side by side. */
import type { Step } from "./turn";

export interface Figure {
  numbers: number[];
  left: number;
  top: number;
}

/** How far inside the corner of its place a figure stands. */
const INSIDE_PX = 5;

export function figuresAt(steps: Step[], boxOf: (target: string) => DOMRect | undefined): Figure[] {
  const found = new Map<string, Figure>();
  for (const { number, targets } of steps) {
    const box = targets.map(boxOf).find((each) => each !== undefined);
    if (box === undefined) continue;
    const place = { left: box.left + INSIDE_PX, top: box.top + INSIDE_PX };
    const key = `${place.left},${place.top}`;
    const figure = found.get(key) ?? { numbers: [], ...place };
    figure.numbers.push(number);
    found.set(key, figure);
  }
  return [...found.values()];
}
