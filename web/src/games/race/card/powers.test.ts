/** Every power of every design has signs and words; the rows fit a card. */
import { describe, expect, it } from "vitest";

import { FACTS } from "../fixtures";
import { type Cell, cellsOf, rowsOf } from "./powers";

function written(cells: Cell[]): string {
  return cells
    .map((cell) => {
      if (cell.kind === "text") return cell.text;
      if (cell.kind === "icon") return cell.icon;
      if (cell.kind === "good") return cell.ring ? `(${cell.good})` : cell.good;
      if (cell.kind === "world") return cell.military ? "military-world" : "world";
      return cell.kind;
    })
    .join(" ");
}

function rows(card: string): string[] {
  return rowsOf(FACTS.card(card)).map((row) => `${row.phase}: ${written(row.cells)}`);
}

describe("the powers of all designs", () => {
  it("are 95 designs", () => {
    expect(FACTS.all).toHaveLength(95);
  });

  it.each(FACTS.all.map((card) => [card.id, card] as const))(
    "%s: each power has signs, in at most three rows",
    (_, card) => {
      for (const power of card.says.powers) expect(cellsOf(power, card).length).toBeGreaterThan(0);
      const all = rowsOf(card);
      expect(all.length).toBeLessThanOrEqual(3);
      expect(all.flatMap((row) => row.powers)).toHaveLength(card.says.powers.length);
    },
  );

  it("is refused when nobody has drawn it", () => {
    const [card] = FACTS.all;
    if (card === undefined) throw new Error("no cards");
    const label = { id: "race-short-explore-dance", arguments: {}, parts: [] };
    const dance = { phase: "explore", use: null, label, about: label, obvious: false } as const;
    expect(() => cellsOf(dance, card)).toThrow(RangeError);
  });
});

describe("rows", () => {
  it("put the powers of a phase side by side", () => {
    expect(rows("alpha-centauri")).toEqual(["settle: −1 rare gap military +1 rare"]);
    expect(rows("gem-world")).toEqual(["produce: novelty +1 card"]);
    expect(rows("research-labs")).toHaveLength(3);
  });

  it("give each consume power its own row and word", () => {
    const uses = rowsOf(FACTS.card("gambling-world")).map((row) => row.use);
    expect(uses).toEqual(expect.arrayContaining(["gambling-world", "gambling-world-luck"]));
    expect(rowsOf(FACTS.card("gem-world")).map((row) => row.use)).toEqual([null]);
  });

  it("tell goods before, and what they bring after the arrow", () => {
    expect(rows("free-trade-association")[0]).toBe("consume: novelty then 1 vp 1 card ×3");
    expect(rows("diversified-economy")[0]).toBe("consume: 3 any unequal then 3 vp");
    expect(rows("deficit-spending")).toEqual(["consume: card then 1 vp ×2"]);
    expect(rows("pilgrimage-world")).toEqual(["consume: n any then n−1 vp"]);
  });

  it("mark windfalls by a ring and goods of this world by a pin", () => {
    expect(rows("genetics-lab")).toContain("produce: (genes)");
    expect(rows("star-nomad-lair")).toContain("trade: here novelty +1 card");
  });

  it("tell what is given up for what", () => {
    expect(rows("colony-ship")).toEqual(["settle: give-up then world 0 card"]);
    expect(rows("new-military-tactics")).toEqual(["settle: give-up then military +3"]);
    expect(rows("contact-specialist")[0]).toContain("military-world then card −1");
  });
});

describe("facts", () => {
  it("find a card by its power, also by the second one", () => {
    expect(FACTS.cardOfPower("gambling-world-luck").id).toBe("gambling-world");
    expect(FACTS.cardOfPower("old-earth").id).toBe("old-earth");
    expect(() => FACTS.card("nowhere")).toThrow(RangeError);
  });
});
