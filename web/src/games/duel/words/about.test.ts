import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../../../settings.svelte";
import type { Arguments, Say } from "../../../table/board";
import { find } from "../../../words/messages";
import { idsOf } from "../../../words/written";
import { about } from "./about";
import { CENTRES, factsOf } from "../facts";

interface DataFile {
  goods: string[];
  cards: { key: string; name: Record<string, string> }[];
  orders: { key: string; name: Record<string, string> }[];
  costs: { key: string }[];
}
const FILE = JSON.parse(readFileSync("../src/orrery/games/duel/data/cards.json", "utf-8")) as DataFile;
const DESCRIPTIONS = JSON.parse(readFileSync("src/generated/duel-descriptions.json", "utf-8")) as unknown;
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Speaks one language only, and throws where it has no words. */
function strict(language: Language): Say {
  const say = (id: string, args: Arguments = {}): string => {
    const text = find(language, id, args);
    if (text === undefined) throw new Error(`${language}: no message ${id}`);
    return text;
  };
  const word = (axis: string, key: string | number, count = 1): string => {
    const printed = [...FILE.cards, ...FILE.orders].find((entry) => entry.key === key)?.name[language];
    return printed ?? say(`duel-${axis}-${key}`, { count });
  };
  return Object.assign(say, { word }) as unknown as Say;
}

describe.each(LANGUAGES)("cards in words, %s", (language) => {
  const say = strict(language);
  const facts = factsOf({ cards: FILE, descriptions: DESCRIPTIONS });
  const words: [string, string][] = [
    ...FILE.cards.map((card): [string, string] => ["card", card.key]),
    ...FILE.orders.map((order): [string, string] => ["order", order.key]),
    ...CENTRES.map((centre): [string, string] => ["centre", centre]),
    ...FILE.goods.map((good): [string, string] => ["good", good]),
    ...["friend", "hero"].map((special): [string, string] => ["special", special]),
    ...["colony-ship", "engine-1", "cannon-2", "storage-1"].map((item): [string, string] => ["item", item]),
  ];

  it("explains every component completely", () => {
    for (const [axis, word] of words) {
      const told = about(axis, word, facts, say);
      expect(told?.sentences.join(" ").length, `${axis} ${word}`).toBeGreaterThan(10);
      expect(told?.chapter, `${axis} ${word}`).not.toBe("");
    }
  });

  it("has every message the board asks for by its full id", () => {
    const found = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/"(duel-[a-z]+-[a-z-]+[a-z])"/g)]);
    const ids = new Set(found.map((match) => match[1] ?? ""));
    const known = new Set(idsOf(language));
    const missing = [...ids].filter((id) => !known.has(id));
    expect(ids.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it("has a word for every room, store, bay, deed and holding", () => {
    const ids = [
      ...CENTRES.map((centre) => `room-${centre}`),
      ...FILE.goods.map((good) => `store-${good}`),
      ...["colony-ship", "trade-ship", "free"].map((bay) => `bay-${bay}`),
      ...["colony", "station", "order", "pirate"].map((kind) => `held-${kind}`),
      ...["bought", "sold", "station-founded", "colony-founded"].map((deed) => `deed-${deed}`),
      ...["order-fulfilled", "tribute-paid", "battle-lost", "pirate-beaten"].map((deed) => `deed-${deed}`),
      ...["buy", "sell"],
    ];
    const known = new Set(idsOf(language));
    expect(ids.filter((id) => !known.has(`duel-web-${id}`))).toEqual([]);
  });
});
