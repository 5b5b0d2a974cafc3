/** Where things stand inside a space and on the board of a star, so that they leave room for each other. */
import { spaceOf } from "../view";
import type { Point } from "../../../look/drawing";
import { edgesOf, type Polar, pointAt, STARS_INNER, turnAt, wedge } from "./geometry";

/** How the things of a ring are laid out: distances from the Sun, parts of the sector from the left, radii. */
interface Layout {
  planet: { radius: number; part: number; size: number };
  name: { radius: number; part: number };
  /** Pieces beside a planet, and the room they have. */
  beside: { radius: number; part: number; room: number };
  /** How large a piece is. */
  piece: number;
}

const LAYOUTS: Record<number, Layout> = {
  1: {
    planet: { radius: 46, part: 0.34, size: 11.5 },
    name: { radius: 63.5, part: 0.5 },
    beside: { radius: 45, part: 0.76, room: 18 },
    piece: 8.5,
  },
  2: {
    planet: { radius: 89, part: 0.25, size: 14 },
    name: { radius: 100.5, part: 0.68 },
    beside: { radius: 83.5, part: 0.71, room: 38 },
    piece: 10,
  },
  3: {
    planet: { radius: 127, part: 0.2, size: 15.5 },
    name: { radius: 137.5, part: 0.64 },
    beside: { radius: 120.5, part: 0.69, room: 58 },
    piece: 10.5,
  },
  4: {
    planet: { radius: 164, part: 0.2, size: 16 },
    name: { radius: 174.5, part: 0.58 },
    beside: { radius: 157, part: 0.67, room: 76 },
    piece: 10.5,
  },
};

/** The names of the stars stand at this distance from the Sun. */
export const NAMES = STARS_INNER + 38.5;
/** Their data slots. */
const SLOTS = STARS_INNER + 14.5;

function layoutOf(ring: number): Layout {
  const found = LAYOUTS[ring];
  if (found === undefined) throw new RangeError(`there is no ring ${ring}`);
  return found;
}

/** A point of a space by its distance from the Sun and its part from the left. */
function pointIn(space: string, radius: number, part: number): Point {
  return pointAt({ radius, turn: turnAt(spaceOf(space).sector, part) });
}

export function planetSpot(space: string): Point & { size: number } {
  const { radius, part, size } = layoutOf(spaceOf(space).ring).planet;
  return { ...pointIn(space, radius, part), size };
}

export function nameSpot(space: string): { sector: number; radius: number; part: number } {
  const { ring, sector } = spaceOf(space);
  return { sector, ...layoutOf(ring).name };
}

/** Where the things of a space without a planet stand: the middle of the ring, at a part of the sector. */
export function middleSpot(space: string, part: number): Point {
  const [inner, outer] = edgesOf(spaceOf(space).ring);
  return pointIn(space, (inner + outer) / 2, part);
}

/** Where the movement to a space is written: beside a planet and its name or other pieces, else in the middle. */
export function costSpot(space: string, planet: boolean, crowded: boolean): Point {
  const { ring } = spaceOf(space);
  if (!planet) return middleSpot(space, crowded ? 0.85 : 0.5);
  return pointIn(space, layoutOf(ring).beside.radius, ring === 1 ? 0.8 : 0.88);
}

export interface PieceSpot extends Point, Polar {
  /** The radius of the piece. */
  size: number;
}

/** How much of a piece its neighbour leaves to be seen, in its radius. */
const SEEN = 1.1;

/** Where the pieces of a space stand, by what lies there: "empty", "asteroids", "comet" or a planet. */
function roomFor(ring: number, lying: string): Layout["beside"] {
  const [inner, outer] = edgesOf(ring);
  const radius = (inner + outer) / 2;
  const arc = (Math.PI / 4) * radius;
  switch (lying) {
    case "empty":
    case "asteroids":
      return { radius, part: 0.5, room: arc - 8 };
    case "comet":
      return { radius, part: 0.7, room: arc * 0.55 };
    case "oumuamua":
      // its tile takes the place beside it
      return { radius: inner + 10, part: 0.17, room: 30 };
    default:
      return layoutOf(ring).beside;
  }
}

/** This many pieces side by side on a space; many of them stand closer together, in two rows if they must. */
export function pieceSpots(space: string, lying: string, count: number): PieceSpot[] {
  const { ring, sector } = spaceOf(space);
  const { piece } = layoutOf(ring);
  const { radius: centre, part, room } = roomFor(ring, lying);
  const arc = (Math.PI / 4) * centre;
  const rows = ((count - 1) * SEEN + 2) * piece > room + 2 ? 2 : 1;
  const size = rows === 1 ? piece : piece * 0.85;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow < 2 ? 0 : Math.min(2 * size + 1, Math.max(size * SEEN, (room - 2 * size) / (inRow - 1)));
    const radius = rows === 1 ? centre : centre + (row - 0.5) * 1.7 * size;
    const along = ((place - row * perRow - (inRow - 1) / 2) * step) / arc;
    const turn = turnAt(sector, part + along);
    return { ...pointAt({ radius, turn }), radius, turn, size };
  });
}

/** The slots of a star's board from the left; more signals than slots stand closer together. */
export function slotSpots(sector: number, count: number): Point[] {
  return row(sector, SLOTS, 0.5, count, Math.min(21, 140 / count));
}

/** What colour its sector has is told before the first slot. */
export function signSpot(sector: number): Point {
  return pointAt({ radius: SLOTS, turn: turnAt(sector, 0.05) });
}

/** The slots of the 'Oumuamua tile beside its planet. */
export function tileSpots(space: string, count: number): Point[] {
  const { sector, ring } = spaceOf(space);
  return row(sector, edgesOf(ring)[0] + 9.5, 0.65, count, Math.min(14.5, 48 / count));
}

/** The 'Oumuamua tile itself. */
export function tilePath(space: string): string {
  const { sector, ring } = spaceOf(space);
  const inner = edgesOf(ring)[0] + 1.5;
  const [from = 0, to = 0] = [turnAt(sector, 0.41), turnAt(sector, 0.89)].sort((one, other) => one - other);
  return wedge(inner, inner + 16.5, from, to);
}

/** How the name of a star stands between a small Earth on its left and the markers of who has won on its right. */
export interface NameRow {
  /** The part of the sector at which its middle stands. */
  part: number;
  /** How far the markers stand from each other. */
  step: number;
}

/** `size` is the size of writing; letters are taken as wide as they are in the mean. */
export function nameRow(text: string, size: number, earth: boolean, wins: number): NameRow {
  const arc = (Math.PI / 4) * NAMES;
  const left = earth ? 22 : 6;
  const letters = text.length * 0.55 * size;
  const marks = (step: number): number => (wins === 0 ? 6 : 18 + (wins - 1) * step);
  const step = wins < 2 ? 0 : Math.max(3, Math.min(12, (arc - left - letters - 18) / (wins - 1)));
  const last = arc - marks(step) - letters / 2;
  return { part: Math.max(left + letters / 2, Math.min(arc / 2, last)) / arc, step };
}

/** A small Earth at the left end of the star's name says that Earth lies in its sector. */
export function globeSpot(sector: number): Point {
  return pointAt({ radius: NAMES, turn: turnAt(sector, 0.07) });
}

/** Markers of those who have won a sector, at the right end of the star's name. */
export function winSpots(sector: number, count: number, step: number): Point[] {
  const width = (step * (count - 1)) / ((Math.PI / 4) * NAMES);
  return row(sector, NAMES, 0.94 - width / 2, count, step);
}

function row(sector: number, radius: number, part: number, count: number, step: number): Point[] {
  const arc = (Math.PI / 4) * radius;
  return Array.from({ length: count }, (_, place) => {
    const along = ((place - (count - 1) / 2) * step) / arc;
    return pointAt({ radius, turn: turnAt(sector, part + along) });
  });
}

/** An anomaly lies at the outer edge of its sector, before its first slot. */
export function anomalySpot(sector: number): Point {
  return pointAt({ radius: STARS_INNER - 4, turn: turnAt(sector, 0.9) });
}

/** Samples lie beside the planet from which they come. */
export function samplesSpot(space: string): Point {
  return pointIn(space, edgesOf(spaceOf(space).ring)[0] + 10, 0.46);
}
