/** How cards lie beside each other, and how they lap over where there is little room. */

export const HAND_WIDTH = 88;
export const SMALL_WIDTH = 60;
const GAP = 9;
/** What lies in front gets this share of the room when the hand is full, too. */
const SHARE = 0.47;

/** How wide so many cards are when they lie side by side. */
export function widthOf(cards: number, width: number): number {
  return cards === 0 ? 0 : cards * width + (cards - 1) * GAP;
}

/** How far each card lies to the right of the one before. */
export function stepOf(cards: number, width: number, room: number): number {
  if (cards < 2) return width + GAP;
  return Math.min(width + GAP, Math.max(0, (room - width) / (cards - 1)));
}

export interface Fans {
  front: number;
  hand: number;
}

/**
 * The steps of both fans, so that together they fit: each gives the other what it does not need.
 * `least` is what stands below the cards in front and needs its width anyway.
 */
export function fansOf(front: number, hand: number, room: number, least = 0): Fans {
  const wanted = widthOf(hand, HAND_WIDTH);
  const lying = Math.min(widthOf(front, SMALL_WIDTH), Math.max(room * SHARE, room - wanted));
  const inFront = Math.max(lying, least);
  return {
    front: stepOf(front, SMALL_WIDTH, inFront),
    hand: stepOf(hand, HAND_WIDTH, room - inFront),
  };
}
