/** Pictures: one for each design, no two alike, always the same. */
import { describe, expect, it } from "vitest";

import { artOf } from "./art";
import { Chance } from "./drawn/chance";
import { FACTS } from "../fixtures";

describe("pictures", () => {
  it("differ from card to card", () => {
    const drawings = FACTS.all.map((card) => JSON.stringify(artOf(card)));
    expect(new Set(drawings).size).toBe(95);
  });

  it("consist of paths that can be drawn", () => {
    for (const card of FACTS.all) {
      const { shapes } = artOf(card);
      expect(shapes.length, card.id).toBeGreaterThan(1);
      for (const shape of shapes) {
        expect(shape.d, card.id).toMatch(/^[Mm][-\d.\sA-Za-z]+$/);
        expect(shape.d, card.id).not.toContain("NaN");
        expect(shape.fill ?? shape.stroke, card.id).toBeDefined();
      }
    }
  });

  it("show a world in the colour of its good, developments of cost 6 in gold", () => {
    const hue = (id: string): number => Number(/hsl\((\d+)/.exec(artOf(FACTS.card(id)).colours.base)?.[1]);
    for (const card of FACTS.all.filter((each) => each.good !== undefined)) {
      const middle = { novelty: 211, rare: 28, genes: 116, alien: 47 }[card.good ?? ""] ?? NaN;
      expect(Math.abs(hue(card.id) - middle), card.id).toBeLessThanOrEqual(10);
    }
    expect(artOf(FACTS.card("new-economy")).colours.base).toBe("#e3bd6b");
  });

  it("sign who guards a world and who lives there", () => {
    expect(artOf(FACTS.card("rebel-base")).signs).toEqual(["guard", "rebel"]);
    expect(artOf(FACTS.card("old-earth")).signs).toEqual([]);
  });
});

describe("chance", () => {
  it("belongs to the word", () => {
    const [one, other] = [new Chance("gem-world"), new Chance("gem-world")];
    expect([one.next(), one.whole(1, 6), one.of(["a", "b"])]).toEqual([
      other.next(),
      other.whole(1, 6),
      other.of(["a", "b"]),
    ]);
    expect(new Chance("gem-world").next()).not.toBe(new Chance("gem-worle").next());
  });

  it("stays within its bounds", () => {
    const chance = new Chance("bounds");
    const drawn = Array.from({ length: 400 }, () => chance.whole(2, 4));
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4]));
  });
});
