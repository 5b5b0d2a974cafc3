/** Who sits where: the first page's choices become the message to the server. */
import { describe, expect, it } from "vitest";

import type { GameInfo } from "../../generated/messages";
import { opponentsFor, sameOpponent, seating, usualOpponent } from "./seating";

const GAME: GameInfo = { name: "g", seats: [2], options: [], bots: ["weak", "strong"], vocabulary: {}, names: {} };

describe("a new table", () => {
  it("offers every bot, a friend, and this screen, beginning with the strongest bot", () => {
    expect(opponentsFor(GAME).map((each) => (each.kind === "bot" ? each.bot : each.kind))).toEqual([
      "weak", "strong", "open", "me",
    ]);
    expect(usualOpponent(GAME)).toEqual({ kind: "bot", bot: "strong" });
    expect(usualOpponent({ ...GAME, bots: [] })).toEqual({ kind: "me" });
  });

  it("seats me where I want to sit", () => {
    const seats = seating("Lena", 1, [{ kind: "bot", bot: "strong" }, { kind: "me" }], (n) => `Spieler ${n}`);
    expect(seats).toEqual([
      { kind: "bot", bot: "strong", name: "Halley" },
      { kind: "me", name: "Lena" },
      { kind: "me", name: "Spieler 3" },
    ]);
    expect(seating("", 0, [{ kind: "open" }], String)).toEqual([{ kind: "me", name: "" }, { kind: "open" }]);
  });

  it("knows equal choices", () => {
    expect(sameOpponent({ kind: "bot", bot: "a" }, { kind: "bot", bot: "b" })).toBe(false);
    expect(sameOpponent({ kind: "bot", bot: "a" }, { kind: "bot", bot: "a" })).toBe(true);
    expect(sameOpponent({ kind: "me" }, { kind: "me" })).toBe(true);
  });
});
