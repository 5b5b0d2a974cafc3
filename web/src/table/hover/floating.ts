/** Where a floating box goes: the first side of its thing on which it fits, never outside the window. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

export type Box = Size & Spot;
export type Side = "above" | "below" | "right" | "left";

/** Whatever says where a thing is. */
export type Anchor = Pick<Element, "getBoundingClientRect">;

/** Beside what a box stands, and on which side: the best one first. */
export interface Placed {
  anchor: Anchor;
  sides: Side[];
}

const MARGIN = 8;
const AWAY = 12;

/** `sides` is the order in which they are tried. */
export function floatingAt(anchor: Box, own: Size, window: Size, sides: Side[]): Spot {
  const left = hold(anchor.left + (anchor.width - own.width) / 2, own.width, window.width);
  const top = hold(anchor.top + (anchor.height - own.height) / 2, own.height, window.height);
  const spots: Record<Side, Spot> = {
    above: { left, top: anchor.top - own.height - AWAY },
    below: { left, top: anchor.top + anchor.height + AWAY },
    right: { left: anchor.left + anchor.width + AWAY, top },
    left: { left: anchor.left - own.width - AWAY, top },
  };
  return sides.map((side) => spots[side]).find((spot) => fits(spot, own, window)) ?? { left, top };
}

function hold(wanted: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));
}

function fits(spot: Spot, own: Size, window: Size): boolean {
  return (
    hold(spot.left, own.width, window.width) === spot.left && hold(spot.top, own.height, window.height) === spot.top
  );
}

/** Towards the middle of the table, so that the thing and its neighbours stay in sight. */
export function towardsMiddle(anchor: Anchor): Side[] {
  const { left, width, bottom } = anchor.getBoundingClientRect();
  const aside: Side[] = left + width / 2 < innerWidth / 2 ? ["right", "left"] : ["left", "right"];
  return bottom > innerHeight * 0.86 ? ["above", ...aside, "below"] : [...aside, "above", "below"];
}
