/** Pieces of drawings as paths, written with one digit behind the point. */
import type { Chance } from "./chance";

/** A piece of a drawing; `fill` and `stroke` are colours, or one of the drawing's own: base, light, deep, accent. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Point {
  x: number;
  y: number;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers of a path. */
export function n(...values: number[]): string {
  return values.map(round).join(" ");
}

export function circle(x: number, y: number, radius: number): string {
  const half = (across: number): string => `a${n(radius, radius)} 0 1 0 ${n(across, 0)}`;
  return `M${n(x - radius, y)}${half(2 * radius)}${half(-2 * radius)}z`;
}

export function polygon(...corners: Point[]): string {
  return `M${corners.map(({ x, y }) => n(x, y)).join("L")}z`;
}

/** A soft closed outline around a point. */
export function blob(chance: Chance, x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 7 }, (_, corner) => {
    const angle = (corner / 7) * 2 * Math.PI;
    const far = radius * chance.between(0.62, 1.25);
    return { x: x + Math.cos(angle) * far * 1.25, y: y + Math.sin(angle) * far };
  });
  const middles = corners.map((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
  const last = middles[middles.length - 1] ?? { x, y };
  const turns = corners.map((corner, place) => {
    const middle = middles[place] ?? last;
    return `Q${n(corner.x, corner.y, middle.x, middle.y)}`;
  });
  return `M${n(last.x, last.y)}${turns.join("")}z`;
}
