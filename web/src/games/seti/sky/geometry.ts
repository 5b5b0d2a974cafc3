/** Where things of the sky are drawn: rings and sectors as paths, computed once for all. */
import { type Point, toHundredths } from "../../../look/drawing";
import { lengthOf } from "../../../look/unit";
import { nameOf, RINGS, SECTORS, type Space, SPACES, spaceOf } from "../view";

/** The drawing is a square of this size around the Sun. */
export const SIZE = 480;
export const CENTER = SIZE / 2;
/** Where the rings begin and end: ring n lies between `EDGES[n - 1]` and `EDGES[n]`. */
export const EDGES = [30, 72, 109, 146, 183] as const;
/** The boards of the stars lie around the rings. */
export const STARS_INNER = 186;
export const STARS_OUTER = 238;

/** A place by its distance from the Sun and its angle, counted in sectors clockwise from twelve o'clock. */
export interface Polar {
  radius: number;
  turn: number;
}

export function pointAt({ radius, turn }: Polar): Point {
  const angle = (turn / SECTORS) * 2 * Math.PI;
  return { x: toHundredths(CENTER + radius * Math.sin(angle)), y: toHundredths(CENTER - radius * Math.cos(angle)) };
}

export function polarAt({ x, y }: Point): Polar {
  const angle = Math.atan2(x - CENTER, CENTER - y);
  const turn = (angle / (2 * Math.PI)) * SECTORS;
  return { radius: Math.hypot(x - CENTER, y - CENTER), turn: (turn + SECTORS) % SECTORS };
}

/** The space at a point of the drawing; null in the Sun and outside the rings. */
export function spaceAtPoint(point: Point): string | null {
  const { radius, turn } = polarAt(point);
  const ring = EDGES.findIndex((edge) => radius < edge);
  return ring < 1 ? null : nameOf({ ring, sector: Math.floor(turn) % SECTORS });
}

/** In the lower half texts run the other way, so that they read from left to right. */
export function isLower(sector: number): boolean {
  return sector >= SECTORS / 4 && sector < (SECTORS * 3) / 4;
}

/** The angle at a part of a sector, from 0 on the left to 1 on the right as one reads it. */
export function turnAt(sector: number, part: number): number {
  return isLower(sector) ? sector + 1 - part : sector + part;
}

const spot = (point: Point): string => `${point.x} ${point.y}`;

/** An arc from one angle to another: clockwise if the second is larger. */
export function arc(radius: number, from: number, to: number): string {
  const sweep = to > from ? 1 : 0;
  const large = Math.abs(to - from) > SECTORS / 2 ? 1 : 0;
  const end = pointAt({ radius, turn: to });
  return `M${spot(pointAt({ radius, turn: from }))}A${radius} ${radius} 0 ${large} ${sweep} ${spot(end)}`;
}

/** A piece of a ring; `inset` keeps its sides away from those of its neighbours. */
export function wedge(inner: number, outer: number, from: number, to: number, inset = 0): string {
  const [near, far] = [inner + inset, outer - inset];
  const turnAt = (radius: number): number => (inset / radius / (2 * Math.PI)) * SECTORS;
  const a = pointAt({ radius: far, turn: from + turnAt(far) });
  const b = pointAt({ radius: far, turn: to - turnAt(far) });
  const c = pointAt({ radius: near, turn: to - turnAt(near) });
  const d = pointAt({ radius: near, turn: from + turnAt(near) });
  return `M${spot(a)}A${far} ${far} 0 0 1 ${spot(b)}L${spot(c)}A${near} ${near} 0 0 0 ${spot(d)}z`;
}

/** Where a line of writing runs so that its middle stands at a distance from the Sun and at a part of its sector. */
export function writing(sector: number, radius: number, part: number, size: number): string {
  const line = toHundredths(radius + (isLower(sector) ? 0.35 : -0.35) * size);
  const half = 1.1 * (isLower(sector) ? -1 : 1);
  const middle = turnAt(sector, part);
  return arc(line, middle - half, middle + half);
}

export function edgesOf(ring: number): [number, number] {
  return [EDGES[ring - 1] ?? 0, EDGES[ring] ?? 0];
}

export function cellPath({ ring, sector }: Space, inset = 0): string {
  const [inner, outer] = edgesOf(ring);
  return wedge(inner, outer, sector, sector + 1, inset);
}

/** The outlines of all spaces: the whole space, and what glows inside it. */
export const OUTLINES: ReadonlyMap<string, { whole: string; inside: string }> = new Map(
  SPACES.map((name) => [name, { whole: cellPath(spaceOf(name)), inside: cellPath(spaceOf(name), 2) }]),
);

export function outlineOf(space: string): { whole: string; inside: string } {
  return OUTLINES.get(space) ?? { whole: "", inside: "" };
}

export function starPath(sector: number, inset: number): string {
  return wedge(STARS_INNER, STARS_OUTER, sector, sector + 1, inset);
}

/**
 * What the drawing takes away from the upper left corner of its box, for `shape-outside`: writing there flows
 * along the round edge of the sky. Measured in a part of the corner that is so wide and so high.
 */
export function cornerShape(box: { width: number; height: number }, width: number, height: number): string {
  const radius = (STARS_OUTER / SIZE) * Math.min(box.width, box.height) + 6;
  const edge = (y: number): number => {
    const along = box.height / 2 - y;
    const reach = Math.abs(along) >= radius ? 0 : Math.sqrt(radius ** 2 - along ** 2);
    return toHundredths(Math.max(0, Math.min(width, box.width / 2 - reach)));
  };
  const steps = Array.from({ length: 13 }, (_, step) => (step * height) / 12);
  const corners = [...steps.map((y) => [edge(y), toHundredths(y)]), [width, height], [width, 0]];
  return `polygon(${corners.map((corner) => corner.map(lengthOf).join(" ")).join(", ")})`;
}

/** Far stars on the board below the discs: always the same ones, evenly scattered. */
export const FAR_STARS: readonly (Point & { size: number })[] = Array.from({ length: 90 }, (_, place) => {
  const [inner, outer] = [EDGES[0], EDGES[RINGS] ?? 0];
  const share = (place + 0.5) / 90;
  // the golden angle scatters points evenly over a disc
  const point = pointAt({ radius: Math.sqrt(inner ** 2 + share * (outer ** 2 - inner ** 2)), turn: place * 3.0557 });
  return { ...point, size: 0.4 + ((place * 7) % 5) * 0.14 };
});
