/** Where a floating box goes: above or below its thing, else beside it, never outside the window. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const MARGIN = 8;
const AWAY = 12;

export function placed(anchor: Box, own: Size, window: Size): { left: number; top: number } {
  const above = anchor.top - own.height - AWAY;
  const below = anchor.top + anchor.height + AWAY;
  const middle = anchor.left + anchor.width / 2 - own.width / 2;
  const across = within(middle, own.width, window.width);
  if (above >= MARGIN) return { left: across, top: above };
  if (below + own.height <= window.height - MARGIN) return { left: across, top: below };
  const right = anchor.left + anchor.width + AWAY;
  const side = right + own.width <= window.width - MARGIN ? right : anchor.left - own.width - AWAY;
  const centre = anchor.top + anchor.height / 2 - own.height / 2;
  return { left: within(side, own.width, window.width), top: within(centre, own.height, window.height) };
}

function within(wanted: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));
}
