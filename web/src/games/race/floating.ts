/** Where a floating box goes: the first side of its thing on which it fits, never outside the window. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Spot {
  left: number;
  top: number;
}

const MARGIN = 8;
const AWAY = 12;

export function floatingAt(anchor: Box, own: Size, window: Size): Spot {
  const middle = {
    left: anchor.left + (anchor.width - own.width) / 2,
    top: anchor.top + (anchor.height - own.height) / 2,
  };
  const left = held(middle.left, own.width, window.width);
  const top = held(middle.top, own.height, window.height);
  const spots: Spot[] = [
    { left, top: anchor.top - own.height - AWAY },
    { left: anchor.left + anchor.width + AWAY, top },
    { left: anchor.left - own.width - AWAY, top },
    { left, top: anchor.top + anchor.height + AWAY },
  ];
  return spots.find((spot) => fits(spot, own, window)) ?? { left, top };
}

function held(wanted: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));
}

function fits(spot: Spot, own: Size, window: Size): boolean {
  return (
    held(spot.left, own.width, window.width) === spot.left && held(spot.top, own.height, window.height) === spot.top
  );
}
