/** The position in words: nothing of what a seat sees is left out, and every message is there in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Update } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { speaker, strictly } from "../../../table/fixtures";
import { linesOf, positionsOf, untoldFields } from "../../../table/prose/fixtures";
import { viewOf } from "../view";
import { prose } from "./prose";

const FILES = {
  cards: JSON.parse(readFileSync("../src/orrery/games/race/data/cards.json", "utf-8")) as {
    cards: { id: string; name: string; name_de?: string }[];
  },
  descriptions: JSON.parse(readFileSync("src/generated/race-descriptions.json", "utf-8")) as unknown,
};
const POSITIONS = positionsOf("race");

describe.each(LANGUAGES)("Race in words, %s", (language) => {
  const nameOf = ({ name, name_de: german }: { name: string; name_de?: string }): string =>
    language === "de" ? (german ?? name) : name;
  const named = new Map(FILES.cards.cards.map((card) => [card.id, nameOf(card)]));
  const word = (axis: string, key: string | number, count = 1): string =>
    named.get(String(key)) ?? strictly(language)(`race-${axis}-${String(key).replaceAll("+", "-")}`, { count });
  const say = speaker(language, "race", word, (seat) => ["Ada", "Ben", "Cleo", "Dan"][seat] ?? "");
  const tell = (update: Update): ReturnType<typeof prose> => prose(update, FILES, say);

  it("tells every position with messages that exist", () => {
    for (const update of POSITIONS) expect(linesOf(tell(update)).length).toBeGreaterThan(15);
  });

  it("leaves out no field of the view", () => {
    expect(untoldFields(POSITIONS, tell)).toEqual([]);
  });

  it("names every card in every tableau and in one's own hand, with all its powers", () => {
    for (const update of POSITIONS) {
      const told = linesOf(tell(update));
      const { players } = viewOf(update);
      const held = players.flatMap(({ hand }) => hand ?? []);
      for (const { card } of [...players.flatMap(({ tableau }) => tableau), ...held]) {
        const name = named.get(card) ?? card;
        expect(
          told.some((line) => line.startsWith(name)),
          name,
        ).toBe(true);
      }
      expect(held.length > 0).toBe(update.seat !== null && (players[update.seat]?.hand_size ?? 0) > 0);
    }
  });
});
