/** The layers of the sky: three turning discs with holes, and the board below them. */
import { SETI } from "../../../generated/messages";
import type { Facts } from "../facts";
import { nameOf, RINGS, SECTORS, type Space, spaceOf } from "../view";
import { arc, cellPath, edgesOf, pointAt } from "./geometry";

/** From the top down; the last is the board, which never turns. */
export const DISCS = SETI.discs;
export const BOARD = DISCS;
const HOLE = "hole";
const EMPTY = "empty";
/** Disc 3 has a gap there until 'Oumuamua is found. */
const FOUND_CELL: Space = { ring: 3, sector: 5 };
const FOUND = "oumuamua";

/** What a layer shows: by ring, then by sector while it is not turned. */
type Layer = string[][];

export interface Cell extends Space {
  /** The space over which it lies now. */
  space: string;
  /** "empty", "asteroids", "comet" or a planet. */
  shows: string;
}

function layersOf(facts: Facts): Layer[] {
  const { disc_1, disc_2, disc_3, board } = facts.board.sky;
  return [disc_1, disc_2, disc_3, board];
}

function printedAt(layers: Layer[], layer: number, ring: number, sector: number, found: boolean): string {
  if (found && layer === DISCS - 1 && ring === FOUND_CELL.ring && sector === FOUND_CELL.sector) return FOUND;
  return layers[layer]?.[ring - 1]?.[sector] ?? HOLE;
}

/** The cells of a layer that are no holes, where they lie when it is turned by an offset. */
export function cellsOf(facts: Facts, layer: number, offset: number, found: boolean): Cell[] {
  const layers = layersOf(facts);
  const cells: Cell[] = [];
  for (let ring = 1; ring <= RINGS; ring += 1) {
    for (let sector = 0; sector < SECTORS; sector += 1) {
      const shows = printedAt(layers, layer, ring, sector, found);
      if (shows === HOLE) continue;
      cells.push({ ring, sector, shows, space: nameOf({ ring, sector: (sector + offset) % SECTORS }) });
    }
  }
  return cells;
}

/** The topmost layer that is no hole over a space, and what it shows there. */
export function topAt(
  facts: Facts,
  offsets: number[],
  space: string,
  found: boolean,
): { layer: number; shows: string } {
  const { ring, sector } = spaceOf(space);
  const layers = layersOf(facts);
  for (let layer = 0; layer < BOARD; layer += 1) {
    const shows = printedAt(layers, layer, ring, (sector - (offsets[layer] ?? 0) + SECTORS) % SECTORS, found);
    if (shows !== HOLE) return { layer, shows };
  }
  return { layer: BOARD, shows: printedAt(layers, BOARD, ring, sector, found) };
}

export function isEmpty(cell: Cell): boolean {
  return cell.shows === EMPTY;
}

/** The body of a disc that is not turned, with its holes cut out. */
export function bodyOf(cells: Cell[]): string {
  return cells.map((cell) => cellPath(cell)).join("");
}

/** The rim of a disc that is not turned: every side of a cell on which the disc does not go on. */
export function rimOf(cells: Cell[]): string {
  const solid = new Set(cells.map((cell) => nameOf(cell)));
  const has = (ring: number, sector: number): boolean =>
    solid.has(nameOf({ ring, sector: (sector + SECTORS) % SECTORS }));
  return cells
    .map(({ ring, sector }) => {
      const [inner, outer] = edgesOf(ring);
      const side = (turn: number): string => {
        const [near, far] = [pointAt({ radius: inner, turn }), pointAt({ radius: outer, turn })];
        return `M${near.x} ${near.y}L${far.x} ${far.y}`;
      };
      return [
        has(ring + 1, sector) ? "" : arc(outer, sector, sector + 1),
        has(ring - 1, sector) ? "" : arc(inner, sector, sector + 1),
        has(ring, sector - 1) ? "" : side(sector),
        has(ring, sector + 1) ? "" : side(sector + 1),
      ].join("");
    })
    .join("");
}
