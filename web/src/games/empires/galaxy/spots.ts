/** Where a disc can be put by hand: the places of an orbit, of the grid, or around a ship, as the question offers them. */
import { type DialInfo, EMPIRES, type QuestionInfo } from "../../../generated/messages";
import { dialOf, type Reading, readingsOf } from "../../../table/question/dial";
import type { Facts } from "../facts";
import { MM, shipOf, type View } from "../view";
import { shipRadius } from "./discs";
import type { Point } from "../../../look/drawing";
import { ahead, degreesTo, distance, SIZE, turnBetween, wrap } from "./geometry";

export interface Spot extends Point {
  reading: Reading;
}

type Verb = "put" | "place" | "towards";

export interface Spots {
  verb: Verb;
  dial: DialInfo;
  /** What can be chosen. */
  offered: Spot[];
  /** Around what places lie; the middle of the galaxy where they lie anywhere. */
  middle: Point;
  /** What is put: a ship, a starbase or a mine, and how large it is. */
  disc: "ship" | "starbase" | "mine";
  ship: string;
  r: number;
  /** What is suggested. */
  first: Spot;
}

const VERBS: Verb[] = ["put", "place", "towards"];
/** Places of an orbit. */
const ANGLES = EMPIRES.angles;
const DEGREES = 360;
const RINGS: readonly string[] = EMPIRES.rings;
const GRID = EMPIRES.grid;
const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };

/** What can be put where in this question; null where nothing is put. */
export function spotsOf(question: QuestionInfo | null, view: View, facts: Facts, near: number): Spots | null {
  for (const verb of VERBS) {
    const dial = dialOf(question, verb);
    if (question !== null && dial !== undefined) return spotsFrom(question, verb, dial, view, facts, near);
  }
  return null;
}

function spotsFrom(
  question: QuestionInfo,
  verb: Verb,
  dial: DialInfo,
  view: View,
  facts: Facts,
  near: number,
): Spots | null {
  const ship = String(question.arguments["ship"] ?? "ship-1");
  const disc = question.prompt === "put-base" ? "starbase" : question.prompt === "place-mine" ? "mine" : "ship";
  const r = disc === "ship" ? shipRadius(ship, facts) : facts.radius(disc);
  const here = placeOf(view, near, ship);
  const middle = middleOf(question, verb, view, facts, near) ?? CENTRE;
  const at = (reading: Reading): Point => {
    if (verb === "put") return inOrbit(question, middle, reading);
    if (verb === "place") return { x: Number(reading[0]) * GRID, y: Number(reading[1]) * GRID };
    return ahead(middle, Number(reading[0]), lengthOf(question, facts));
  };
  const offered = readingsOf(dial).map((reading): Spot => ({ reading, ...at(reading) }));
  const first = suggestion(offered, verb, middle, disc === "ship" ? here : null);
  return first === undefined ? null : { verb, dial, offered, middle, disc, ship, r, first };
}

function placeOf(view: View, seat: number, ship: string): Point | null {
  const found = shipOf(view, seat, ship);
  return found === undefined ? null : { x: found.x / MM, y: found.y / MM };
}

function middleOf(question: QuestionInfo, verb: Verb, view: View, facts: Facts, near: number): Point | null {
  if (verb === "put") return facts.hole(String(question.arguments["hole"]));
  if (verb === "place") return null;
  // without a ship it is the carrier beside which a ship is put
  return placeOf(view, near, String(question.arguments["ship"] ?? "pink-ship"));
}

function lengthOf(question: QuestionInfo, facts: Facts): number {
  const told = question.arguments["distance"];
  return told === undefined ? facts.radius("ship") + facts.radius("advanced-ship") : Number(told) / MM;
}

function inOrbit(question: QuestionInfo, middle: Point, [ring = "", angle = 0]: Reading): Point {
  return ahead(middle, (Number(angle) * DEGREES) / ANGLES, Number(question.arguments[String(ring)]) / MM);
}

/** Where the disc lies already, or else on the ring towards the middle of the galaxy, where most ways lead. */
function suggestion(offered: Spot[], verb: Verb, middle: Point, here: Point | null): Spot | undefined {
  if (verb === "place") return nearestSpot(offered, here ?? CENTRE);
  if (verb === "put" && here !== null && distance(here, middle) < 60) return nearestSpot(offered, here);
  const inwards = degreesTo(middle, CENTRE);
  const ringed = offered.filter((spot) => spot.reading[0] === "middle");
  return leastOf(ringed.length > 0 ? ringed : offered, (spot) => turnBetween(degreesTo(middle, spot), inwards));
}

export function nearestSpot(offered: Spot[], point: Point): Spot | undefined {
  return leastOf(offered, (spot) => distance(spot, point));
}

function leastOf<T>(items: T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const item of items) {
    const value = worth(item);
    if (value < least) [best, least] = [item, value];
  }
  return best;
}

export const sameSpot = (one: Reading, other: Reading): boolean => one.join(" ") === other.join(" ");

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next place in the direction of an arrow key: around and outwards in an orbit, across the grid elsewhere. */
export function steppedSpot(spots: Spots, now: Spot, key: string, coarse: boolean): Spot | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  if (spots.verb === "place") return stepOnGrid(spots.offered, now, arrow, coarse ? 5 : 1);
  const around = spots.verb === "put" ? ANGLES : DEGREES;
  if (arrow.x !== 0) return stepAround(spots.offered, now, arrow.x * (coarse ? around / 12 : 1), around);
  return spots.verb === "put" ? stepOutwards(spots.offered, now, -arrow.y) : now;
}

/** The first offered place at that turn or beyond, on the same ring. */
function stepAround(offered: Spot[], now: Spot, step: number, around: number): Spot {
  const angle = Number(now.reading.at(-1));
  const ring = now.reading.length > 1 ? now.reading[0] : undefined;
  const same = offered.filter((spot) => spot.reading.length < 2 || spot.reading[0] === ring);
  for (let tried = step; Math.abs(tried) < around; tried += Math.sign(step)) {
    const found = same.find((spot) => Number(spot.reading.at(-1)) === wrap(angle + tried, around));
    if (found !== undefined) return found;
  }
  return now;
}

function stepOutwards(offered: Spot[], now: Spot, out: number): Spot {
  const ring = RINGS[RINGS.indexOf(String(now.reading[0])) + out];
  const there = offered.filter((spot) => spot.reading[0] === ring);
  return nearestSpot(there, now) ?? now;
}

function stepOnGrid(offered: Spot[], now: Spot, arrow: Point, by: number): Spot {
  const onward = offered.filter((spot) => {
    const [x, y] = [spot.x - now.x, spot.y - now.y];
    return x * arrow.x + y * arrow.y >= by * GRID && x * arrow.y === 0 && y * arrow.x === 0;
  });
  return nearestSpot(onward, now) ?? now;
}

/** Stretches of neighbouring directions that can be chosen, in degrees. */
export function openArcs(spots: Spots): { start: number; end: number }[] {
  return spots.dial.runs.map(([start = 0, length = 0]) => ({ start: start - 0.5, end: start + length - 0.5 }));
}
