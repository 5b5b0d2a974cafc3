/** The card book shows every card on exactly one shelf besides the one with all of them. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { CardFacts } from "../facts";
import { isFound, isOn, SHELVES } from "./shelves";

const { cards } = JSON.parse(readFileSync("../src/orrery/games/seti/data/cards.json", "utf-8")) as {
  cards: CardFacts[];
};

describe("shelves", () => {
  it("hold every card once", () => {
    for (const card of cards)
      expect(
        SHELVES.filter((shelf) => isOn(card, shelf)),
        card.key,
      ).toHaveLength(2);
  });

  it("are never empty", () => {
    for (const shelf of SHELVES)
      expect(
        cards.some((card) => isOn(card, shelf)),
        shelf,
      ).toBe(true);
  });

  it("are searched by name and by number", () => {
    const found = (wanted: string): string[] =>
      cards.filter((card) => isFound(card, card.name.en, wanted)).map((card) => card.key);
    expect(found("flyby")).toHaveLength(6);
    expect(found("ET.41")).toEqual(["razor-edge-shuttle"]);
    expect(found("  ")).toHaveLength(193);
  });
});
