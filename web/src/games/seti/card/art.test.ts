/** Every card has a picture of its own, and every drawing is used. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { artOf, SUBJECTS } from "./art";

interface Cards {
  cards: { key: string; name: { en: string } }[];
}
const { cards } = JSON.parse(readFileSync("../src/orrery/games/seti/data/cards.json", "utf-8")) as Cards;

describe("pictures", () => {
  it.each(cards.map((card) => card.key))("%s has one that can be drawn", (key) => {
    const art = artOf(key);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${art.scene}${art.subject}</svg>`,
      "image/svg+xml",
    );
    expect(parsed.querySelector("parsererror")?.textContent).toBeUndefined();
    expect(art.scene + art.subject).not.toMatch(/NaN|undefined/);
  });

  it("differ from each other by what they show and its colours", () => {
    expect(cards).toHaveLength(193);
    const looks = cards.map((card) => artOf(card.key).words.join(" "));
    expect(new Set(looks).size).toBe(193);
  });

  it("show many different things, and nothing drawn is left unused", () => {
    const shown = new Set(cards.map((card) => artOf(card.key).words[0]));
    expect(shown.size).toBeGreaterThan(100);
    expect([...shown].sort()).toEqual(Object.keys(SUBJECTS).sort());
  });

  it("of neighbours in the deck show different things", () => {
    const words = cards.map((card) => artOf(card.key).words);
    const alike = words.filter(([subject, , palette], place) => {
      const [next, , colours] = words[place + 1] ?? [];
      return subject === next && palette === colours;
    });
    expect(alike).toEqual([]);
  });

  it("is refused for a card nobody has drawn", () => {
    expect(() => artOf("nothing")).toThrow(RangeError);
  });
});
