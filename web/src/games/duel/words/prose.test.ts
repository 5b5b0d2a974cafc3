/** The position in words: nothing of what a seat sees is left out, and every message is there in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Update } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { speaker, strictly } from "../../../table/fixtures";
import { linesOf, positionsOf, untoldFields } from "../../../table/prose/fixtures";
import { find } from "../../../words/messages";
import { viewOf } from "../view";
import { prose } from "./prose";

const FILES = {
  cards: JSON.parse(readFileSync("../src/orrery/games/duel/data/cards.json", "utf-8")) as {
    cards: { key: string; name: Record<string, string> }[];
    orders: { key: string; name: Record<string, string> }[];
  },
  descriptions: JSON.parse(readFileSync("src/generated/duel-descriptions.json", "utf-8")) as unknown,
};
const POSITIONS = positionsOf("duel");

describe.each(LANGUAGES)("Duel in words, %s", (language) => {
  const named = new Map([...FILES.cards.cards, ...FILES.cards.orders].map(({ key, name }) => [key, name[language]]));
  const word = (axis: string, key: string | number, count = 1): string =>
    named.get(String(key)) ?? strictly(language)(`duel-${axis}-${key}`, { count });
  const say = speaker(language, "duel", word, (seat) => ["Ada", "Ben"][seat] ?? "");
  const tell = (update: Update): ReturnType<typeof prose> => prose(update, FILES, say);

  it("tells every position with messages that exist", () => {
    for (const update of POSITIONS) expect(linesOf(tell(update)).length).toBeGreaterThan(30);
  });

  it("leaves out no field of the view", () => {
    expect(untoldFields(POSITIONS, tell)).toEqual([]);
  });

  it("names every card that lies before a starship, and what is in its stores", () => {
    for (const update of POSITIONS) {
      const told = linesOf(tell(update));
      for (const { colonies, stations, pirates, orders, stock, capacity } of viewOf(update).players) {
        for (const card of [...colonies, ...stations, ...pirates, ...orders]) {
          const name = named.get(card) ?? card;
          expect(
            told.some((line) => line.startsWith(name)),
            name,
          ).toBe(true);
        }
        const store = { good: find(language, "duel-store-ore"), count: stock["ore"] ?? 0, room: capacity };
        expect(told).toContain(find(language, "duel-web-store", store as Record<string, string | number>));
      }
    }
  });

  it("speaks to whoever sits there, and to nobody who looks on", () => {
    const [own, others] = [{ seat: 0 }, { seat: null }].map(({ seat }) =>
      POSITIONS.filter((update) => update.seat === seat).map((update) => tell(update).map(({ heading }) => heading)),
    );
    const mine = { en: "Your starship", de: "Dein Raumschiff" }[language];
    expect(own?.every((headings) => headings.some((heading) => heading.startsWith(mine)))).toBe(true);
    expect(others?.flat().some((heading) => heading.startsWith(mine))).toBe(false);
  });
});
