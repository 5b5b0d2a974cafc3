/** How a hand lies, and beside it the cards looked at: none on another, so that every name can be read. */

/** Whole cards in a row, or plates with cost, name and powers in two rows. */
export type Form = "cards" | "plates";

const ROWS: Record<Form, number> = { cards: 1, plates: 2 };
export const CARD_WIDTH = 118;
const GAP = 10;
const LEAST_GAP = 7;
/** How wide plates may be, the best one first. */
const PLATES = [150, 134, 118, 108, 98, 88];
/** What stands between the cards looked at and the hand. */
export const BETWEEN = 34;
const STEP = 0.04;

export interface Laid {
  looked: Form;
  hand: Form;
  /** How wide a plate is, and how far cards or plates lie from each other. */
  plate: number;
  gap: number;
  /** How much smaller than the table around them the cards are drawn. */
  scale: number;
}

function columns(cards: number, form: Form): number {
  return Math.ceil(cards / ROWS[form]);
}

/** How wide both are in these forms. */
function widthOf(looked: number, hand: number, laid: Laid): number {
  const of = (cards: number, form: Form): number => {
    const across = columns(cards, form);
    return Math.max(0, across * ((form === "cards" ? CARD_WIDTH : laid.plate) + laid.gap) - laid.gap);
  };
  return of(looked, laid.looked) + of(hand, laid.hand) + (looked > 0 ? BETWEEN : 0);
}

/** The widest gap or plate with which both fit; null: with none. */
function fit(
  looked: number,
  hand: number,
  forms: Pick<Laid, "looked" | "hand">,
  room: number,
  scale: number,
): Laid | null {
  for (const plate of PLATES) {
    for (const gap of [GAP, LEAST_GAP]) {
      const laid = { ...forms, plate, gap, scale };
      if (widthOf(looked, hand, laid) <= room / scale) return laid;
    }
  }
  return null;
}

/** `smallest` is the scale at which the smallest words can still be read. */
export function lay(looked: number, hand: number, room: number, smallest: number): Laid {
  const forms: Pick<Laid, "looked" | "hand">[] = [
    { looked: "cards", hand: "cards" },
    { looked: "cards", hand: "plates" },
    { looked: "plates", hand: "plates" },
  ];
  for (const form of forms) {
    for (let scale = 1; scale > smallest - STEP; scale -= STEP) {
      const laid = fit(looked, hand, form, room, Math.max(scale, smallest));
      if (laid !== null) return laid;
    }
  }
  const most = columns(looked, "plates") + columns(hand, "plates");
  const plate = (room / smallest - (looked > 0 ? BETWEEN : 0)) / most - LEAST_GAP;
  return { looked: "plates", hand: "plates", plate, gap: LEAST_GAP, scale: smallest };
}
