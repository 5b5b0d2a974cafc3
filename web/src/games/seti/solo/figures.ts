/** Where the figures of the rival's steps stand: at the edge of their place, several at one place side by side. */
import type { Step } from "./turn";

interface Spot {
  left: number;
  top: number;
}

export interface Figure extends Spot {
  numbers: number[];
}

export function figuresAt(steps: Step[], spotOf: (target: string) => Spot | undefined): Figure[] {
  const found = new Map<string, Figure>();
  for (const { number, targets } of steps) {
    const spot = targets.map(spotOf).find((each) => each !== undefined);
    if (spot === undefined) continue;
    const key = `${spot.left},${spot.top}`;
    const figure = found.get(key) ?? { numbers: [], ...spot };
    figure.numbers.push(number);
    found.set(key, figure);
  }
  return [...found.values()];
}

/** How far inside the corner of its place a figure stands. */
const INSIDE_PX = 5;

/** The spot of a figure at the thing or target with this name, if it can be seen. */
export function spotOf(target: string): Spot | undefined {
  const named = document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-thing="${target}"], [data-target="${target}"]`,
  );
  for (const thing of named) {
    const box = thing.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (thing instanceof SVGPathElement) return rimOf(thing);
    return { left: box.left + INSIDE_PX, top: box.top + INSIDE_PX };
  }
  return undefined;
}

const SAMPLES = 48;
/** Points this close to the farthest one lie on the rim. */
const NEAR_PX = 3;

/** A sector of the sky is no box: a point on its outer rim, nearer to one of its ends. */
function rimOf(path: SVGPathElement): Spot {
  const sky = path.ownerSVGElement?.getBoundingClientRect() ?? path.getBoundingClientRect();
  const [x, y] = [sky.left + sky.width / 2, sky.top + sky.height / 2];
  const matrix = path.getScreenCTM();
  const length = path.getTotalLength();
  const points = Array.from({ length: SAMPLES }, (_, sample) => {
    const point = path.getPointAtLength((length * sample) / SAMPLES).matrixTransform(matrix ?? undefined);
    return { left: point.x, top: point.y, far: Math.hypot(point.x - x, point.y - y) };
  });
  const farthest = Math.max(...points.map(({ far }) => far));
  const rim = points.filter(({ far }) => farthest - far < NEAR_PX);
  const { left, top } = rim[Math.floor(rim.length / 4)] ?? { left: x, top: y };
  return { left, top };
}
