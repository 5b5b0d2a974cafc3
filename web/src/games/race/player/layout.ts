/** Where cards lie: the places of a tableau, the order of a hand, the chips of a score. */
import { RACE } from "../../../generated/messages";
import { type CardFacts, type Facts, isMilitary, printedCost } from "../facts";
import type { HandView } from "../view";

/** This many cards end the game, and this many lie in a row while they can. */
export const FULL_TABLEAU = RACE.full_tableau;
const ROW = 6;
const ROWS = 2;

/** How many cards lie side by side: six, and more only where two rows of six are too few. */
export function columnsOf(cards: number): number {
  return Math.max(ROW, Math.ceil(cards / ROWS));
}

/** The numbers of the places still free, the last one that of the card which ends the game. */
export function freePlaces(cards: number): number[] {
  return Array.from({ length: Math.max(0, FULL_TABLEAU - cards) }, (_, place) => cards + place + 1);
}

export interface Held extends HandView {
  /** Which of the hand's cards it is, for picking one of two equal ones. */
  place: number;
}

/** A hand as one holds it: worlds, military worlds, developments, each from cheap to dear. */
export function inOrder(hand: HandView[], facts: Facts): Held[] {
  const rank = (card: CardFacts): number => (card.kind === "development" ? 2 : isMilitary(card) ? 1 : 0);
  return hand
    .map((held, place) => ({ ...held, place }))
    .sort((one, other) => {
      const [first, second] = [facts.card(one.card), facts.card(other.card)];
      return rank(first) - rank(second) || printedCost(first) - printedCost(second) || one.place - other.place;
    });
}

/** Points as chips of ten, five and one. */
export function chipsOf(points: number): number[] {
  const tens = Math.floor(points / 10);
  const fives = Math.floor((points % 10) / 5);
  return [...Array<number>(tens).fill(10), ...Array<number>(fives).fill(5), ...Array<number>(points % 5).fill(1)];
}
