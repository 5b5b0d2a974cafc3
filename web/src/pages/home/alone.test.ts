/** Playing alone on the first page: which games have it, how strong they can be, and what is remembered. */
import { beforeEach, describe, expect, it } from "vitest";

import type { AloneInfo, GameInfo } from "../../generated/messages";
import { settings } from "../../settings.svelte";
import { campaignOf, difficultyOf, resultOf, usualOptions, usualSeats } from "./alone";

const GAME: GameInfo = {
  name: "seti",
  seats: [1, 2, 3],
  own_sides: [["rival"], [], []],
  options: [
    { name: "species", choices: ["random", "all"], seats: [1, 2, 3], needs: null },
    { name: "difficulty", choices: [1, 2, 3, 4, 5], seats: [1], needs: null },
  ],
  bots: ["greedy"],
  vocabulary: {},
  names: {},
  lesson: false,
};
const RESULTS: AloneInfo[] = [
  { game: "seti", level: 2, games: 3, won: 1, points: 82, other: 49, turns: 0, options: {} },
  { game: "seti", level: 3, games: 1, won: 0, points: 49, other: 82, turns: 0, options: {} },
  { game: "empires", level: 1, games: 1, won: 1, points: 1, other: 0, turns: 19, options: {} },
];

beforeEach(() => settings.choose({ language: "de" }));

describe("playing alone", () => {
  it("is not the usual table, unless there is no other", () => {
    expect(usualSeats(GAME)).toBe(2);
    expect(usualSeats({ ...GAME, seats: [1] })).toBe(1);
  });

  it("has a difficulty where the game has one for a single seat", () => {
    expect(difficultyOf(GAME, 1)?.choices).toEqual([1, 2, 3, 4, 5]);
    expect(difficultyOf(GAME, 2)).toBeNull();
    expect(difficultyOf({ ...GAME, options: [] }, 1)).toBeNull();
  });

  it("begins as hard as it was last chosen, where the game still knows that", () => {
    expect(usualOptions(GAME)).toEqual({ species: "random", difficulty: 1 });
    settings.choose({ difficulties: { seti: 3, empires: 2 } });
    expect(usualOptions(GAME)).toEqual({ species: "random", difficulty: 3 });
    settings.choose({ difficulties: { seti: 9 } });
    expect(usualOptions(GAME)["difficulty"]).toBe(1);
  });

  it("has a campaign where the game has scenarios", () => {
    expect(campaignOf(RESULTS, GAME)).toBeNull();
    const scenario = { name: "scenario", choices: [1, 2, 3], seats: [1], needs: null };
    expect(campaignOf(RESULTS, { ...GAME, name: "empires", options: [scenario] })).toEqual({ all: 3, won: 1 });
  });

  it("remembers the best result of each difficulty", () => {
    expect(resultOf(RESULTS, GAME, 1)).toBe("Hier hast du noch nicht gespielt.");
    expect(resultOf(RESULTS, GAME, 2)).toBe("Dein bestes Ergebnis: gewonnen mit 82 : 49. 3 Spiele, 1 gewonnen.");
    expect(resultOf(RESULTS, GAME, 3)).toBe("Dein bestes Ergebnis: verloren mit 49 : 82. 1 Spiel, 0 gewonnen.");
    settings.choose({ language: "en" });
    expect(resultOf(RESULTS, GAME, 2)).toBe("Your best result: won 82 : 49. 3 games, 1 won.");
  });
});
