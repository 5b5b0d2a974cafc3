/** Aiming a flick: what a pull means, how far it carries, what lies in the way, how the hand may err. Geometry only. */
import { EMPIRES } from "../../../generated/messages";
import type { Facts } from "../facts";
import type { Point } from "../../../look/drawing";
import { ahead, type Circle, degreesTo, distance, radians, SIZE, wrap } from "./geometry";

/** A flick without its ship: tenths of a degree clockwise from the right, power from 1 on. */
export interface Aim {
  direction: number;
  power: number;
}

const DIRECTIONS = EMPIRES.directions;
export const MOST_POWER = EMPIRES.powers;
const TENTHS = DIRECTIONS / 360;
/** So long a pull, in millimetres, is the strongest flick. */
const FULL_PULL = 160;
/** A shorter pull is taken back. */
const LEAST_PULL = 6;
/** Errors up to this many deviations are drawn. */
const DEVIATIONS = 2;

export const degreesOf = (aim: Aim): number => aim.direction / TENTHS;

/** The direction as people of a language write it, to a tenth. */
export function degreesTold(aim: Aim, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(degreesOf(aim));
}

function heldPower(power: number): number {
  return Math.max(1, Math.min(MOST_POWER, Math.round(power)));
}

/** The flick that a pull away from the ship makes: the other way, the stronger the longer; null where it is too short. */
export function aimOf(pull: Point): Aim | null {
  const length = Math.hypot(pull.x, pull.y);
  if (length < LEAST_PULL) return null;
  const direction = Math.round(degreesTo(pull, { x: 0, y: 0 }) * TENTHS) % DIRECTIONS;
  return { direction, power: heldPower((length / FULL_PULL) * MOST_POWER) };
}

/** Where the pulling hand is seen beside the ship. */
export function pullOf(aim: Aim): Point {
  return ahead({ x: 0, y: 0 }, degreesOf(aim) + 180, (aim.power / MOST_POWER) * FULL_PULL);
}

function turn(aim: Aim, tenths: number): Aim {
  return { ...aim, direction: wrap(aim.direction + tenths, DIRECTIONS) };
}

function strengthen(aim: Aim, more: number): Aim {
  return { ...aim, power: heldPower(aim.power + more) };
}

type Physics = Facts["components"]["physics"];

/** How far a disc slides if nothing is in its way. */
export function reachOf(power: number, { most_speed_mm_s: most, deceleration_mm_s2: deceleration }: Physics): number {
  const speed = (most * power) / MOST_POWER;
  return (speed * speed) / (2 * deceleration);
}

/** The power of a flick that slides so far if nothing is in its way. */
export function powerFor(reach: number, { most_speed_mm_s: most, deceleration_mm_s2: deceleration }: Physics): number {
  return heldPower((Math.sqrt(2 * deceleration * reach) / most) * MOST_POWER);
}

export interface Obstacle extends Circle {
  key: string;
}

export interface Met {
  /** How far the disc comes. */
  way: number;
  /** What it touches there; null where it leaves the galaxy. */
  obstacle: Obstacle | null;
}

/** What a disc meets first on a straight way of this length; null where the way is free. */
export function metAhead(from: Circle, degrees: number, reach: number, obstacles: readonly Obstacle[]): Met | null {
  const ux = Math.cos(radians(degrees));
  const uy = Math.sin(radians(degrees));
  let met: Met | null = null;
  const border = Math.min(toBorder(from.x, ux), toBorder(from.y, uy));
  if (border < reach) met = { way: border, obstacle: null };
  for (const obstacle of obstacles) {
    const [px, py] = [obstacle.x - from.x, obstacle.y - from.y];
    const near = obstacle.r + from.r;
    const along = px * ux + py * uy;
    const room = near * near - (px * px + py * py - along * along);
    if (along <= 0 || room <= 0) continue;
    const way = Math.max(0, along - Math.sqrt(room));
    if (way < (met?.way ?? reach)) met = { way, obstacle };
  }
  return met;
}

function toBorder(at: number, step: number): number {
  if (step === 0) return Infinity;
  return step > 0 ? (SIZE - at) / step : -at / step;
}

export interface Spread {
  /** Degrees to either side. */
  turn: number;
  /** The nearest and the farthest a free slide ends. */
  near: number;
  far: number;
}

/** What the error of the hand makes of an aim, two deviations to each side. */
export function spreadOf(
  aim: Aim,
  noise: { angle_millidegrees: number; strength_per_mille: number },
  physics: Physics,
): Spread {
  const more = (DEVIATIONS * noise.strength_per_mille) / 1000;
  const reach = reachOf(aim.power, physics);
  return {
    turn: (DEVIATIONS * noise.angle_millidegrees) / 1000,
    near: reach * (1 - more) ** 2,
    far: reach * (1 + more) ** 2,
  };
}

/** So strong is a flick until somebody says otherwise. */
export const FIRST_POWER = 30;

/** Something to begin with: towards where somebody points, or the middle of the galaxy; how strong is left to them. */
export function firstAim(from: Circle, pointed: Point | null): Aim {
  const middle = { x: SIZE / 2, y: SIZE / 2 };
  // who points at the ship itself points nowhere yet
  const target = pointed === null || distance(from, pointed) < from.r + NOWHERE ? middle : pointed;
  return { direction: directionTo(from, target), power: FIRST_POWER };
}

/** A point so near the rim of the ship gives no direction. */
const NOWHERE = 12;

export function directionTo(from: Point, target: Point): number {
  return Math.round(degreesTo(from, target) * TENTHS) % DIRECTIONS;
}

/** An arrow key while aiming: a degree or a step of power; finer with Shift, coarser with Ctrl. Null: another key. */
export function keyedAim(aim: Aim, pressed: { key: string; shiftKey: boolean; ctrlKey: boolean }): Aim | null {
  const degrees = pressed.shiftKey ? 0.1 : pressed.ctrlKey ? 10 : 1;
  const power = pressed.ctrlKey ? 10 : 1;
  switch (pressed.key) {
    case "ArrowLeft":
      return turn(aim, -degrees * TENTHS);
    case "ArrowRight":
      return turn(aim, degrees * TENTHS);
    case "ArrowUp":
      return strengthen(aim, power);
    case "ArrowDown":
      return strengthen(aim, -power);
    default:
      return null;
  }
}
