/** How the question bar makes room for its answers: the first way in which they stand in as many rows as it allows. */

/** The title in one line; the title in two; rows above the bar; notes left to the tips. */
const WAYS = ["wide", "narrow", "tall", "terse"] as const;
export type Way = (typeof WAYS)[number];

/** How high the bar is; only where they do not fit does it grow, upwards over the board. */
const ROWS = 2;
const MOST_ROWS = 4;
const MOST: Record<Way, number> = { wide: ROWS, narrow: ROWS, tall: MOST_ROWS, terse: MOST_ROWS };

/** Boxes of one row differ by less than this in their middle. */
const ROW_PX = 8;

/** Where something lies from top to bottom. */
export type Span = Pick<DOMRect, "top" | "bottom">;

/** The rows in which boxes lie, from top to bottom; boxes without height lie nowhere. */
export function rowsOf(boxes: readonly Span[]): Span[] {
  const middle = ({ top, bottom }: Span): number => (top + bottom) / 2;
  const rows: Span[] = [];
  for (const box of boxes.filter(({ top, bottom }) => bottom > top).sort((a, b) => middle(a) - middle(b))) {
    const last = rows.at(-1);
    if (last === undefined || middle(box) - middle(last) > ROW_PX) rows.push({ top: box.top, bottom: box.bottom });
    else rows[rows.length - 1] = { top: Math.min(last.top, box.top), bottom: Math.max(last.bottom, box.bottom) };
  }
  return rows;
}

/** The way to lay the answers, where `rows` says how many rows each way makes. */
export function wayOf(rows: (way: Way) => number): Way {
  return WAYS.find((way) => rows(way) <= MOST[way]) ?? "terse";
}

/** How high a list may be that has this much room: up to the end of the last row that fits whole, at least one. */
export function wholeRows(rows: readonly Span[], room: number): number {
  const [first] = rows;
  if (first === undefined) return room;
  const fitting = rows.filter(({ bottom }) => bottom - first.top <= room);
  return (fitting.at(-1) ?? first).bottom - first.top;
}

/** How high the answers may grow at a desk, and which part of a phone they may take; then they scroll. */
const UNFOLDED = 160;
const MOST_OF_PHONE = 0.34;
/** Two rows: as high as the bar itself. */
const FOLDED = 72;
/** The rim around a list that scrolls. */
export const RIM = 12;

/** The room for a list of answers, in pixels of the window; beside a pane all of it scrolls. */
export function roomOf(
  screen: { low: boolean; narrow: boolean },
  folded: boolean,
  unit: number,
  windowHeight: number,
): number {
  if (screen.low) return Infinity;
  return screen.narrow ? windowHeight * MOST_OF_PHONE : (folded ? FOLDED : UNFOLDED) * unit;
}
