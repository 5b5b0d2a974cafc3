/** Won or lost against the game itself, in both languages; elsewhere who has won. */
import { beforeEach, describe, expect, it } from "vitest";

import type { GameInfo, SeatInfo, Update } from "../../generated/messages";
import { settings } from "../../settings.svelte";
import { GameWords } from "../../words/game-words";
import { verdictOf } from "./verdict";

const GAME: GameInfo = {
  name: "seti",
  seats: [1, 2],
  own_sides: [["rival"], []],
  options: [],
  bots: [],
  vocabulary: {},
  names: {},
  lesson: false,
};

function seat(name: string): SeatInfo {
  const free = {
    bot: "",
    mine: true,
    present: true,
    invitation: null,
    may: [],
    consent: false,
    wait: null,
    proposal: null,
    hints: 0,
  };
  return { kind: "person", name, ...free };
}

function verdict(names: string[], scores: number[], winners: number[], viewer: number | null): string {
  const words = new GameWords(
    GAME,
    () => names.map(seat),
    () => viewer,
  );
  return verdictOf({ outcome: { scores, winners }, seat: viewer } as Update, words);
}

beforeEach(() => settings.choose({ language: "de" }));

describe("the end of a game", () => {
  it("is won or lost against the game's own side", () => {
    expect(verdict(["Lena"], [82, 49], [0], 0)).toBe("Gewonnen! Du hast den Rivalen mit 82 : 49 geschlagen.");
    expect(verdict(["Lena"], [49, 82], [1], 0)).toBe("Verloren: 49 : 82 gegen den Rivalen.");
    expect(verdict(["Lena"], [60, 60], [1], 0)).toBe(
      "Verloren: 60 : 60 gegen den Rivalen. Bei Gleichstand gewinnt das Spiel.",
    );
    settings.choose({ language: "en" });
    expect(verdict(["Lena"], [82, 49], [0], 0)).toBe("You win! You have beaten the rival 82 : 49.");
    expect(verdict(["Lena"], [60, 60], [1], 0)).toBe("You lose 60 : 60 to the rival. A tie is lost.");
  });

  it("is told to onlookers by name", () => {
    expect(verdict(["Lena"], [82, 49], [0], null)).toBe("Lena hat den Rivalen mit 82 : 49 geschlagen.");
    expect(verdict(["Lena"], [49, 82], [1], null)).toBe("Lena hat gegen den Rivalen mit 49 : 82 verloren.");
  });

  it("has winners where people play against each other", () => {
    expect(verdict(["Lena", "Mira"], [82, 49], [0], 0)).toBe("Du gewinnst!");
    expect(verdict(["Lena", "Mira"], [82, 49], [0], 1)).toBe("Lena gewinnt");
    expect(verdict(["Lena", "Mira"], [9, 9], [0, 1], 1)).toBe("Geteilter Sieg: Lena und Mira");
  });
});
