/** Where a bubble stands: beside what it speaks of, with its tail touching it; else apart, where nothing is needed. */
import type { Box, Side, Size, Spot } from "../hover/floating";

export interface Placing extends Spot {
  side: Side | "apart";
  /** Where along its edge the tail is. */
  tail: number;
}

const MARGIN = 8;
const AWAY = 16;
/** The tail keeps away from the round corners. */
const CORNER = 22;
/** What it speaks of must stay in sight before all else. */
const TARGET_COUNTS = 1000;
/** Apart from its target it stands only where it would cover more than this many pixels of what is needed beside it. */
const APART_COSTS = 4000;
const FAR_COSTS = 4;
const STEP = 48;
const SIDES: Side[] = ["right", "left", "above", "below"];

export function placeBubble(target: Box, own: Size, room: Size, needed: Box[]): Placing {
  const found = [...SIDES.flatMap((side) => spotsAt(side, target, own, room)), ...spotsApart(own, room)];
  const cost = (spot: Placing): number => {
    // what was measured on the page cannot be spread
    const box = { left: spot.left, top: spot.top, width: own.width, height: own.height };
    const covered = needed.reduce((sum, each) => sum + overlap(box, each), overlap(box, target) * TARGET_COUNTS);
    return spot.side === "apart" ? covered + APART_COSTS + FAR_COSTS * distance(box, target) : covered;
  };
  const costs = found.map(cost);
  return found[costs.indexOf(Math.min(...costs))] as Placing;
}

/** Anywhere in the window, without a tail. */
function spotsApart(own: Size, room: Size): Placing[] {
  const places = (size: number, space: number): number[] => {
    const count = Math.max(0, Math.floor((space - size - 2 * MARGIN) / STEP));
    // the last one touches the far edge
    return [...Array.from({ length: count + 1 }, (_, place) => MARGIN + place * STEP), hold(space, size, space)];
  };
  return places(own.width, room.width).flatMap((left) =>
    places(own.height, room.height).map((top) => ({ side: "apart" as const, left, top, tail: 0 })),
  );
}

/** On one side: in the middle of the target's edge, or along one of its ends. */
function spotsAt(side: Side, target: Box, own: Size, room: Size): Placing[] {
  const across = side === "above" || side === "below";
  const [start, length, size, space] = across
    ? [target.left, target.width, own.width, room.width]
    : [target.top, target.height, own.height, room.height];
  const middle = start + length / 2;
  const away = {
    above: target.top - own.height - AWAY,
    below: target.top + target.height + AWAY,
    left: target.left - own.width - AWAY,
    right: target.left + target.width + AWAY,
  }[side];
  const ahead = hold(away, across ? own.height : own.width, across ? room.height : room.width);
  return [middle - size / 2, middle - CORNER, middle - size + CORNER].map((wanted) => {
    const along = hold(wanted, size, space);
    const tail = Math.max(CORNER, Math.min(middle - along, size - CORNER));
    return across ? { side, left: along, top: ahead, tail } : { side, left: ahead, top: along, tail };
  });
}

function hold(wanted: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));
}

function distance(one: Box, other: Box): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x, y], [otherX, otherY]] = [middle(one), middle(other)];
  return Math.hypot(x - otherX, y - otherY);
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
