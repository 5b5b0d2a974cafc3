/** Points and directions of the galaxy: millimetres from its upper left corner, degrees clockwise from the right. */
import { EMPIRES } from "../../../generated/messages";
import { type Point, toHundredths } from "../../../look/drawing";

export interface Circle extends Point {
  r: number;
}

/** The galaxy is so long and wide. */
export const SIZE: number = EMPIRES.size;
const TURN = 360;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a way of this length leads. */
export function ahead(from: Point, degrees: number, length: number): Point {
  return { x: from.x + Math.cos(radians(degrees)) * length, y: from.y + Math.sin(radians(degrees)) * length };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** In which direction one point lies from another, from 0 to less than 360. */
export function degreesTo(from: Point, to: Point): number {
  return wrap((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI, TURN);
}

/** A number on a scale that starts again after `count`. */
export function wrap(value: number, count: number): number {
  return ((value % count) + count) % count;
}

/** How far apart two directions are, from 0 to 180. */
export function turnBetween(one: number, other: number): number {
  const apart = wrap(one - other, TURN);
  return Math.min(apart, TURN - apart);
}

const pair = (point: Point): string => `${toHundredths(point.x)} ${toHundredths(point.y)}`;

/** A piece of a ring between two distances and two directions, as an outline; with `near` 0 a slice. */
export function slice(from: Point, near: number, far: number, start: number, end: number): string {
  const large = end - start > TURN / 2 ? 1 : 0;
  const outer = `${pair(ahead(from, start, far))}A${toHundredths(far)} ${toHundredths(far)} 0 ${large} 1 ${pair(ahead(from, end, far))}`;
  if (near <= 0) return `M${pair(from)}L${outer}z`;
  const inner = `L${pair(ahead(from, end, near))}A${toHundredths(near)} ${toHundredths(near)} 0 ${large} 0 ${pair(ahead(from, start, near))}`;
  return `M${outer}${inner}z`;
}

/** A part of a circle as a line. */
export function arc(from: Point, radius: number, start: number, end: number): string {
  const large = end - start > TURN / 2 ? 1 : 0;
  return `M${pair(ahead(from, start, radius))}A${toHundredths(radius)} ${toHundredths(radius)} 0 ${large} 1 ${pair(ahead(from, end, radius))}`;
}

/** The head of an arrow whose tip lies at a point. */
export function arrowHead(tip: Point, degrees: number, size: number): string {
  const back = ahead(tip, degrees + 180, size);
  const left = ahead(back, degrees - 90, size * 0.62);
  const right = ahead(back, degrees + 90, size * 0.62);
  return `M${pair(tip)}L${pair(left)}L${pair(right)}z`;
}

export function line(...points: Point[]): string {
  return points.map((point, place) => `${place === 0 ? "M" : "L"}${pair(point)}`).join("");
}

/** A point of the window in the drawing, which fills its box as a square in the middle. */
export function pointIn(box: Pick<DOMRect, "left" | "top" | "width" | "height">, x: number, y: number): Point {
  const scale = Math.min(box.width, box.height) / SIZE;
  return {
    x: (x - box.left - (box.width - SIZE * scale) / 2) / scale,
    y: (y - box.top - (box.height - SIZE * scale) / 2) / scale,
  };
}

/** A point kept so far inside the galaxy. */
export function keepInside({ x, y }: Point, width: number, height: number): Point {
  const hold = (value: number, margin: number): number => Math.max(margin, Math.min(SIZE - margin, value));
  return { x: hold(x, width), y: hold(y, height) };
}

/** Where a label of this size beside a thing covers the fewest of these points; the first place of equal ones. */
export function labelPlace(beside: Point, away: number, width: number, height: number, avoid: readonly Point[]): Point {
  const covers = ({ x, y }: Point): number =>
    avoid.filter((point) => Math.abs(point.x - x) < width / 2 + 6 && Math.abs(point.y - y) < height / 2 + 6).length;
  const sides = [
    { x: 0, y: -(away + height / 2) },
    { x: 0, y: away + height / 2 },
    { x: away + width / 2, y: 0 },
    { x: -(away + width / 2), y: 0 },
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((y) => ({ x: x * (away * 0.6 + width / 2), y: y * (away * 0.6 + height / 2) })),
    ),
  ];
  let best = beside;
  let least = Infinity;
  for (const side of sides) {
    const place = keepInside({ x: beside.x + side.x, y: beside.y + side.y }, width / 2 + 4, height / 2 + 4);
    const worth = covers(place);
    if (worth < least) [best, least] = [place, worth];
  }
  return best;
}

/** Points around another. */
export function around(middle: Point, radius: number): Point[] {
  return [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ahead(middle, degrees, radius));
}

/** Points of a straight way, so dense that no label slips between them. */
export function strewnOver(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(distance(from, to) / 12));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
