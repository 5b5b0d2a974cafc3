/** The rival's progress track: twelve spaces in a loop, each with the technology it would prefer there. */
import type { Facts, TechFacts } from "../facts";

export interface Cell {
  /** From 0, clockwise from the top left. */
  index: number;
  tech: string;
  kind: TechFacts["kind"];
  /** Where it is in a frame of five columns and three rows. */
  column: number;
  row: number;
}

const COLUMNS = 5;
const ROWS = 3;

/** Column and row of a space, both from 1: along the top, down, back along the bottom, up. */
function spot(index: number): { column: number; row: number } {
  const right = COLUMNS - 1;
  const bottom = ROWS - 1;
  if (index <= right) return { column: index + 1, row: 1 };
  if (index <= right + bottom) return { column: COLUMNS, row: index - right + 1 };
  if (index <= 2 * right + bottom) return { column: 2 * right + bottom - index + 1, row: ROWS };
  return { column: 1, row: 2 * (right + bottom) - index + 1 };
}

export function cellsOf(facts: Facts, difficulty: number): Cell[] {
  return facts.solo
    .track(difficulty)
    .map((tech, index) => ({ index, tech, kind: facts.tech(tech).kind, ...spot(index) }));
}
