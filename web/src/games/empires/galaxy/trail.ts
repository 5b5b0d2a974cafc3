/** The way of discs after a flick, as the event tells it: straight pieces on which a disc only slows down. */
import { EMPIRES } from "../../../generated/messages";
import { baseKey, guardianKey, robotKey, shipKey } from "./discs";
import type { Point } from "../../../look/drawing";
import { ahead, type Circle, degreesTo } from "./geometry";

/** A straight piece of a way: seconds, millimetres, millimetres per second. */
interface Leg extends Point {
  time: number;
  vx: number;
  vy: number;
}

type ContactKind = (typeof EMPIRES.contact_kinds)[number];

export interface Contact {
  time: number;
  kind: ContactKind;
  disc: number;
  /** The other disc, the number of the hole; -1 where there is none. */
  partner: number;
}

interface End extends Point {
  /** Whether the disc left the galaxy. */
  off: boolean;
}

export interface Trail {
  /** By number: the keys of the discs; the plasma disc stands behind them all. */
  keys: string[];
  contacts: Contact[];
  /** Discs that moved, by number. */
  ways: Map<number, { legs: Leg[]; end: End }>;
}

/** The key of the disc that only a plasma shot has. */
export const PLASMA = "plasma";
/** The key of the heart, which is put back to the middle at once. */
const HEART = "heart";
const {
  microseconds: MICRO,
  micrometres: MM,
  ships: SHIPS,
  contact_kinds: KINDS,
  disc_kinds: DISCS,
  trail: LAYOUT,
} = EMPIRES;

class Reader {
  private place = 0;
  constructor(private readonly numbers: readonly number[]) {}

  next(): number {
    const number = this.numbers[this.place];
    if (number === undefined) throw new RangeError("a trail ends too early");
    this.place += 1;
    return number;
  }

  /** A list behind its length, each row with a number for each of these words. */
  rows<Word extends string>(words: readonly Word[]): Record<Word, number>[] {
    const row = (): Record<Word, number> =>
      Object.fromEntries(words.map((word) => [word, this.next()])) as Record<Word, number>;
    return Array.from({ length: this.next() }, row);
  }
}

export function trailOf(numbers: readonly number[], quadrants: readonly string[]): Trail {
  const reader = new Reader(numbers);
  const keys = reader.rows(LAYOUT.discs).map(({ kind, seat, number }) => keyOf(kind, seat, number, quadrants));
  const contacts = reader.rows(LAYOUT.contacts).map(({ time, kind, disc, partner }): Contact => {
    return { time: time / MICRO, kind: KINDS[kind] ?? "stop", disc, partner };
  });
  const legs = reader.rows(LAYOUT.legs);
  const ends = reader.rows(LAYOUT.ends);
  const ways = new Map(
    ends.map(({ disc, x, y, off }) => {
      const own = legs.filter((leg) => leg.disc === disc).map(legOf);
      return [disc, { legs: own, end: { x: x / MM, y: y / MM, off: off === 1 } }] as const;
    }),
  );
  return { keys: [...keys, PLASMA], contacts, ways };
}

function keyOf(kind: number, seat: number, number: number, quadrants: readonly string[]): string {
  switch (DISCS[kind]) {
    case "ship":
      return shipKey(seat, SHIPS[number] ?? "");
    case "base":
      return baseKey(number + 1);
    case "robot":
      return robotKey(number);
    case "heart":
      return HEART;
    default:
      return guardianKey(quadrants[number] ?? "");
  }
}

function legOf({ time, x, y, vx, vy }: Leg): Leg {
  return { time: time / MICRO, x: x / MM, y: y / MM, vx: vx / MM, vy: vy / MM };
}

/** Where a disc is on a leg, this many seconds after the flick; it slows down until it rests. */
function onLeg({ time, x, y, vx, vy }: Leg, now: number, deceleration: number): Point {
  const speed = Math.hypot(vx, vy);
  if (speed === 0) return { x, y };
  const spent = Math.max(0, Math.min(now - time, speed / deceleration));
  const way = spent * (speed - 0.5 * deceleration * spent);
  return { x: x + (vx / speed) * way, y: y + (vy / speed) * way };
}

/** Where a disc that moves is, this many seconds after the flick; null for one that never does. */
export function positionAt(trail: Trail, disc: number, now: number, deceleration: number): Point | null {
  const way = trail.ways.get(disc);
  const first = way?.legs[0];
  if (way === undefined || first === undefined) return null;
  const leg = way.legs.findLast((each) => each.time <= now) ?? first;
  if (leg === way.legs.at(-1) && now >= restsAt(leg, deceleration)) return { x: way.end.x, y: way.end.y };
  return onLeg(leg, now, deceleration);
}

function restsAt({ time, vx, vy }: Leg, deceleration: number): number {
  return time + Math.hypot(vx, vy) / deceleration;
}

/** The corners of a disc's way until now, and where it is. */
export function wayUntil(trail: Trail, disc: number, now: number, deceleration: number): Point[] {
  const corners = trail.ways.get(disc)?.legs.filter((leg) => leg.time <= now) ?? [];
  const here = positionAt(trail, disc, now, deceleration);
  return here === null ? [] : [...corners.map(({ x, y }) => ({ x, y })), here];
}

/** When everything rests, in seconds. */
export function lasts(trail: Trail, deceleration: number): number {
  const rests = [...trail.ways.values()].flatMap(({ legs }) => legs.slice(-1).map((leg) => restsAt(leg, deceleration)));
  return Math.max(0, ...rests, ...trail.contacts.map((contact) => contact.time));
}

/** Where two discs touched, or a disc and a location. */
export function touchedAt(
  trail: Trail,
  contact: Contact,
  holes: readonly Circle[],
  deceleration: number,
): Point | null {
  const one = positionAt(trail, contact.disc, contact.time, deceleration);
  if (one === null || contact.kind === "stop") return null;
  if (contact.kind === "location") {
    const hole = holes[contact.partner];
    return hole === undefined ? one : ahead(hole, degreesTo(hole, one), hole.r);
  }
  const other = positionAt(trail, contact.partner, contact.time, deceleration);
  return other === null ? one : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
