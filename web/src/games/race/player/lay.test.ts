/** Every card of a hand can be read: nothing laps over anything, and the room there is is used first. */
import { describe, expect, it } from "vitest";

import { BETWEEN, CARD_WIDTH, lay, type Laid } from "./lay";

/** The mat at 1280×720 and, in its own pixels, at 1920×1080; there cards may be a third smaller than the table. */
const SMALL = { room: 974, smallest: 0.96 };
const LARGE = { room: 1060, smallest: 0.64 };

function at({ room, smallest }: typeof SMALL, looked: number, hand: number): Laid {
  return lay(looked, hand, room, smallest);
}

function width(laid: Laid, looked: number, hand: number): number {
  const of = (cards: number, form: Laid["hand"]): number =>
    form === "cards"
      ? cards * (CARD_WIDTH + laid.gap) - laid.gap
      : Math.ceil(cards / 2) * (laid.plate + laid.gap) - laid.gap;
  return (
    (Math.max(0, of(looked, laid.looked)) + Math.max(0, of(hand, laid.hand)) + (looked > 0 ? BETWEEN : 0)) * laid.scale
  );
}

describe("a hand", () => {
  it("of seven cards is whole at 1280×720, with those looked at counted", () => {
    expect(at(SMALL, 0, 7)).toMatchObject({ hand: "cards" });
    expect(at(SMALL, 2, 5)).toMatchObject({ looked: "cards", hand: "cards" });
  });

  it("turns into plates before the cards do that one chooses from", () => {
    expect(at(SMALL, 2, 9)).toMatchObject({ looked: "cards", hand: "plates" });
    expect(at(SMALL, 7, 8)).toMatchObject({ looked: "plates", hand: "plates" });
  });

  it("is whole on a large screen, where cards may be smaller and still be read", () => {
    for (const [looked, hand] of [
      [0, 7],
      [2, 7],
      [3, 9],
      [0, 12],
    ] as const) {
      expect(at(LARGE, looked, hand)).toMatchObject({ looked: "cards", hand: "cards" });
    }
  });

  it("always fits, and never is smaller than can be read", () => {
    for (const screen of [SMALL, LARGE]) {
      for (let looked = 0; looked <= 8; looked++) {
        for (let hand = 0; hand <= 20; hand++) {
          const laid = at(screen, looked, hand);
          expect(width(laid, looked, hand)).toBeLessThanOrEqual(screen.room + 0.01);
          expect(laid.scale).toBeGreaterThanOrEqual(screen.smallest);
        }
      }
    }
  });

  it("leaves plates room for a name, also with seven looked at and ten in hand", () => {
    expect(at(SMALL, 7, 10).plate).toBeGreaterThanOrEqual(88);
  });
});
