/** Who sits where: the first page's choices become the message to the server. */
import { describe, expect, it } from "vitest";

import type { GameInfo } from "../../generated/messages";
import { changedOptions, keyOf, opponentsFor, optionsFor, seating, usualOpponent, type Opponent } from "./seating";

const GAME: GameInfo = {
  name: "g",
  seats: [2, 3],
  own_sides: [[], []],
  options: [
    { name: "any", choices: [false, true], seats: [2, 3], needs: null },
    { name: "few", choices: [false, true], seats: [2], needs: null },
    { name: "plain", choices: [false, true], seats: [2], needs: { option: "any", value: false } },
  ],
  bots: ["weak", "strong"],
  vocabulary: {},
  names: {},
  lesson: false,
};

describe("a new table", () => {
  it("offers every bot, a friend, and this screen, beginning with the strongest bot", () => {
    expect(opponentsFor(GAME).map(keyOf)).toEqual(["bot weak", "bot strong", "open", "me"]);
    expect(usualOpponent(GAME)).toEqual({ kind: "bot", bot: "strong" });
    expect(usualOpponent({ ...GAME, bots: ["weak", "medium", "strong"] })).toEqual({ kind: "bot", bot: "medium" });
    expect(usualOpponent({ ...GAME, bots: [] })).toEqual({ kind: "me", name: "" });
  });

  it("seats me where I want to sit", () => {
    const others: Opponent[] = [
      { kind: "bot", bot: "strong" },
      { kind: "me", name: " " },
      { kind: "me", name: " Mira " },
    ];
    expect(seating("Lena", 1, others, (number) => `Spieler ${number}`)).toEqual([
      { kind: "bot", bot: "strong", name: "Halley" },
      { kind: "me", name: "Lena" },
      { kind: "me", name: "Spieler 3" },
      { kind: "me", name: "Mira" },
    ]);
    expect(seating("", 0, [{ kind: "open" }], String)).toEqual([{ kind: "me", name: "" }, { kind: "open" }]);
  });

  it("tells every option that is not as usual, and only those there are for that many", () => {
    const names = (seats: number, options: Record<string, boolean>): string[] =>
      changedOptions(GAME, seats, options).map((option) => option.name);
    expect(names(2, { any: false, few: false })).toEqual([]);
    expect(names(2, { any: true, few: true })).toEqual(["any", "few"]);
    expect(names(3, { any: true, few: true })).toEqual(["any"]);
    expect(names(2, { any: true, plain: true })).toEqual(["any"]);
  });

  it("offers options only to tables that have them", () => {
    expect(optionsFor(GAME, 3).map((option) => option.name)).toEqual(["any"]);
    expect(optionsFor(GAME, 2, { any: true }).map((option) => option.name)).toEqual(["any", "few"]);
    expect(optionsFor(GAME, 2, { any: false }).map((option) => option.name)).toEqual(["any", "few", "plain"]);
  });
});
