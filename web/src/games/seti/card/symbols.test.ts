/** Every list of the data has glyphs, each glyph a symbol of the set, and nothing unknown passes in silence. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { type CardFacts, type Entry, factsOf } from "../facts";
import { bandOf, cornerGlyphs, typeIcon } from "./bands";
import { conditionGlyphs, countGlyphs, triggerGlyphs } from "./conditions";
import { type Glyph, isEntry, widthOf } from "./glyph";
import { effectGlyphs, glyphsOf, STARS } from "./symbols";

const read = (name: string): unknown => JSON.parse(readFileSync(`../src/orrery/games/seti/data/${name}.json`, "utf-8"));
const FILES = { cards: read("cards"), board: read("board"), species: read("species") };
const FACTS = factsOf(FILES);
const SYMBOLS = new Set(
  [...readFileSync("src/look/icons.svg", "utf-8").matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]),
);

/** Every entry that says what it is by one of these facts, at any depth. */
function all(fact: "do" | "is" | "on" | "of", within: unknown = FILES): Entry[] {
  if (Array.isArray(within)) return within.flatMap((each) => all(fact, each));
  if (!isEntry(within)) return [];
  const inside = Object.values(within).flatMap((each) => all(fact, each));
  return typeof within[fact] === "string" && within["do"] !== "this_turn" ? [within, ...inside] : inside;
}

function written(glyphs: Glyph[]): string {
  return glyphs
    .map(({ count, icon, of, tone, text, struck }) =>
      [count, struck ? `no-${icon}` : icon, tone && `(${tone})`, of && `@${of}`, text].filter(Boolean).join(" "),
    )
    .join(" ");
}

function effect(card: string): string {
  return written(glyphsOf(FACTS.card(card).effects ?? []));
}

describe("every entry of the data", () => {
  it.each([
    ["do", effectGlyphs],
    ["is", conditionGlyphs],
    ["on", triggerGlyphs],
    ["of", countGlyphs],
  ] as const)("%s: has glyphs of the set", (fact, read) => {
    const entries = all(fact);
    expect(entries.length).toBeGreaterThan(5);
    for (const entry of entries) {
      const glyphs = read(entry);
      expect(glyphs, JSON.stringify(entry)).not.toHaveLength(0);
      for (const { icon, of } of glyphs) {
        const icons = [icon, of ?? ""].filter((name) => name !== "" && !name.startsWith("planet:"));
        for (const name of icons) expect(SYMBOLS, JSON.stringify(entry)).toContain(name);
      }
    }
  });

  it("is refused when nobody has drawn it", () => {
    expect(() => effectGlyphs({ do: "dance" })).toThrow(RangeError);
    expect(() => effectGlyphs({ do: "signal", where: "nowhere" })).toThrow(RangeError);
    expect(() => conditionGlyphs({ is: "happy" })).toThrow(RangeError);
    expect(() => triggerGlyphs({ on: "sneeze" })).toThrow(RangeError);
    expect(() => countGlyphs({ of: "sand" })).toThrow(RangeError);
  });

  it("knows every star by its colour", () => {
    const stars = Object.fromEntries(FACTS.board.stars.map((star) => [star.name, star.color]));
    expect(Object.fromEntries(Object.entries(STARS).map(([name, star]) => [name, star.color]))).toEqual(stars);
  });
});

describe("effects", () => {
  it("tell one of a thing by its sign alone, points always by their number", () => {
    expect(written(glyphsOf([{ do: "gain", score: 1, publicity: 1, data: 2 }]))).toBe("1 vp publicity 2 data");
  });

  it("tell when something is given before what is given", () => {
    expect(effect("mars-flyby")).toBe("planet:mars : 4 vp | 2 move");
    expect(effect("perfect-timing")).toBe("planet:oumuamua : exofossil | 4 move");
    expect(effect("hayabusa")).toBe("probe @asteroids : trace-yellow (trace-yellow)");
  });

  it("tell where signals come", () => {
    expect(effect("kepler-22-observation")).toBe("2 signal (sector-yellow) K 22");
    expect(effect("plato")).toBe("3 signal @probe no-data");
    expect(effect("algonquin-radio-observatory")).toMatch(
      /^signal \(sector-yellow\) .* signal \(sector-black\) no-data$/,
    );
    expect(effect("planet-hunters")).toBe("card ≤3 signal @hand");
  });

  it("tell choices, prices and what is counted", () => {
    expect(effect("euclid-telescope-construction")).toBe("rotate | probe (tech-probe) / telescope (tech-telescope)");
    expect(effect("probe-customisation")).toBe("n× −1 exofossil → 2 move | lander");
    expect(effect("government-funding")).toBe("3 vp × income @credit | income @here");
  });
});

describe("the width of a row", () => {
  it("grows with every sign, number and letter", () => {
    expect(widthOf([{ icon: "launch" }], 14)).toBe(14);
    expect(widthOf([{ icon: "launch" }, { icon: "data", count: 2 }], 14)).toBe(14 + 3 + 8 + 14);
    expect(widthOf(glyphsOf(FACTS.card("vega-observation").effects ?? []), 14)).toBeGreaterThan(36);
  });
});

describe("bands", () => {
  const card = (key: string): CardFacts => FACTS.card(key);

  it("are on every card that pays later, and only there", () => {
    for (const each of FACTS.all) {
      expect(bandOf(each) === null, each.key).toBe(each.type === "immediate");
      expect(typeIcon(each) === null, each.key).toBe(each.type === "immediate");
    }
  });

  it("have a slot for each event, and points for what is counted", () => {
    expect(bandOf(card("seti-institute"))).toMatchObject({ kind: "slots", slots: [{}, {}, {}] });
    const end = bandOf(card("near-shoemaker"));
    expect(end?.kind === "end" && written(end.gives)).toBe("probe @asteroids : 13 vp");
  });

  it("leave the corner to the corner", () => {
    expect(written(cornerGlyphs(card("listening-carefully")))).toBe("1 vp move");
    expect(written(cornerGlyphs(card("close-up-view")))).toBe("2 publicity");
    expect(cornerGlyphs(card("deflector"))).toEqual([]);
  });
});
