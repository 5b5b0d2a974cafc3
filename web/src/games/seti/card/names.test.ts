/** Long words of names may be divided, and only those; what is divided reads the same. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { DIVIDED, hyphenate } from "./names";

interface Cards {
  cards: { key: string; name: { en: string; de?: string } }[];
}
const { cards } = JSON.parse(readFileSync("../src/orrery/games/seti/data/cards.json", "utf-8")) as Cards;
const NAMES = cards.flatMap(({ name }) => [name.en, name.de ?? name.en]);

describe("names", () => {
  it("keep their letters", () => {
    for (const name of NAMES) expect(hyphenate(name, 7).replaceAll(/[\u00AD\u200B]/g, "")).toBe(name);
  });

  it("have no part that is too long for the narrowest card", () => {
    for (const name of NAMES) {
      for (const part of hyphenate(name, 7).split(/[\u00AD\u200B \-–]/)) expect(part.length, name).toBeLessThan(10);
    }
  });

  it("are divided nowhere where there is room", () => {
    expect(hyphenate("Lovell Telescope", 12)).toBe("Lovell Telescope");
    expect(hyphenate("Popularization of Science", 12)).toBe("Popu\u00ADlari\u00ADza\u00ADtion of Science");
    expect(hyphenate("MESSENGER Probe", 11)).toContain("\u00AD");
  });

  it("use every divided word", () => {
    const words = new Set(NAMES.flatMap((name) => name.match(/\p{L}+/gu) ?? []));
    expect(DIVIDED.map((word) => word.replaceAll("-", "")).filter((word) => !words.has(word))).toEqual([]);
  });
});
