/** Where the coach's bubble goes: beside the thing it speaks of, over nothing that is needed. */
import type { Box, Side, Size, Spot } from "../hover/floating";

export interface Placing extends Spot {
  /** The side of the thing on which it stands; null where it found no room and stays away. */
  side: Side | null;
  /** Where its tail leaves it, from its left or upper edge. */
  tail: number;
  /** Which of the anchors it stands at. */
  anchor: number;
}

const MARGIN = 8;
const AWAY = 14;
const TAIL_ROOM = 22;
const RIM = 12;
/** Of small things the rim is a smaller part. */
const RIM_PART = 0.2;
const RING = 6;
/** So much of what is useful may be covered, in square pixels. */
const LITTLE = 2000;
/** Rather than covering so much of it, the bubble stays away. */
const MUCH = 40000;
const SIDES: Side[] = ["above", "below", "right", "left"];
/** How far along the thing it may be moved, in parts of its own length. */
const SHIFTS = [0.5, 0.2, 0.8, 0.06, 0.94];

/**
 * Beside one of the anchors, the first of them where nothing else decides. `needed` must stay in sight, `useful` had
 * better. Without room it goes to the lower right corner. Where it stood `before` it stays, as long as there is room:
 * whoever reads it shall not have to look for it. Distances are multiples of `unit`.
 */
export function bubbleAt(
  anchors: Box[],
  own: Size,
  window: Size,
  needed: Box[],
  useful: Box[],
  before: Placing | null = null,
  unit = 1,
): Placing {
  const margin = MARGIN * unit;
  const corner = { left: window.width - own.width - margin, top: window.height - own.height - margin };
  const away: Placing = { ...corner, side: null, tail: 0, anchor: -1 };
  if (before !== null && before.side === null) return away;
  const spots = anchors.flatMap((box, anchor) =>
    SIDES.flatMap((side) => SHIFTS.map((shift) => ({ ...spotAt(box, own, window, side, shift, unit), anchor }))),
  );
  const kept = [...anchors.map((box) => withRing(box, RING * unit)), ...needed];
  const free = spots.filter((spot) => isInside(spot, own, window) && overlap(spot, own, kept) === 0);
  const inner = useful.map((box) => withoutRim(box, RIM * unit));
  const cost = (spot: Placing): number => Math.max(0, overlap(spot, own, inner) - LITTLE * unit ** 2);
  const stayed = free.filter(({ side, anchor }) => side === before?.side && anchor === before.anchor);
  const from = stayed.length > 0 ? stayed : free;
  const best = from.reduce<Placing | null>((best, spot) => (best && cost(best) <= cost(spot) ? best : spot), null);
  return best === null || (cost(best) > MUCH * unit ** 2 && stayed.length === 0) ? away : best;
}

function spotAt(
  anchor: Box,
  own: Size,
  window: Size,
  side: Side,
  shift: number,
  unit: number,
): Omit<Placing, "anchor"> {
  const [away, margin, room] = [AWAY * unit, MARGIN * unit, TAIL_ROOM * unit];
  const [x, y] = [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  if (side === "above" || side === "below") {
    const left = hold(x - own.width * shift, own.width, window.width, margin);
    const top = side === "above" ? anchor.top - own.height - away : anchor.top + anchor.height + away;
    return { left, top, side, tail: tailAt(x - left, own.width, room) };
  }
  const top = hold(y - own.height * shift, own.height, window.height, margin);
  const left = side === "left" ? anchor.left - own.width - away : anchor.left + anchor.width + away;
  return { left, top, side, tail: tailAt(y - top, own.height, room) };
}

function tailAt(wanted: number, length: number, room: number): number {
  return Math.max(room, Math.min(wanted, length - room));
}

function hold(wanted: number, size: number, room: number, margin: number): number {
  return Math.max(margin, Math.min(wanted, room - size - margin));
}

function isInside({ left, top }: Spot, own: Size, window: Size): boolean {
  return left >= 0 && top >= 0 && left + own.width <= window.width && top + own.height <= window.height;
}

/** What is spoken of has a ring around it. */
function withRing({ left, top, width, height }: Box, ring: number): Box {
  return { left: left - ring, top: top - ring, width: width + 2 * ring, height: height + 2 * ring };
}

/** A rim may be covered: the thing is still known by the rest. */
function withoutRim({ left, top, width, height }: Box, rim: number): Box {
  const [x, y] = [Math.min(rim, width * RIM_PART), Math.min(rim, height * RIM_PART)];
  return { left: left + x, top: top + y, width: width - 2 * x, height: height - 2 * y };
}

function overlap({ left, top }: Spot, own: Size, boxes: Box[]): number {
  return boxes.reduce((sum, box) => {
    const width = Math.min(left + own.width, box.left + box.width) - Math.max(left, box.left);
    const height = Math.min(top + own.height, box.top + box.height) - Math.max(top, box.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
