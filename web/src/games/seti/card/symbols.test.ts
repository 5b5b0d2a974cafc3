/** Everything that is described has glyphs, each glyph a symbol of the set, and nothing unknown passes in silence. */
import { describe, expect, it } from "vitest";

import { type Description } from "../../../words/description";
import type { CardFacts } from "../facts";
import { ICONS } from "../../../look/drawn-symbols";
import { FACTS } from "../words/fixtures";
import { bandOf, cornerGlyphs, typeIcon } from "./bands";
import { clauseGlyphs } from "./conditions";
import { type Glyph, widthOf } from "./glyph";
import { effectGlyphs, glyphsOf, STARS } from "./symbols";

function isDescription(data: object): data is Description {
  return "id" in data && "parts" in data;
}

/** Every description whose message begins so, at any depth. */
function all(beginning: string, within: unknown = FACTS.texts): Description[] {
  if (typeof within !== "object" || within === null) return [];
  const inside = Object.values(within).flatMap((each) => all(beginning, each));
  return isDescription(within) && within.id.startsWith(beginning) ? [within, ...inside] : inside;
}

function told(id: string, given: Description["arguments"] = {}, parts: Description[] = []): Description {
  return { id, arguments: given, parts };
}

function written(glyphs: Glyph[]): string {
  return glyphs
    .map(({ count, icon, of, tone, text, struck }) =>
      [count, struck ? `no-${icon}` : icon, tone && `(${tone})`, of && `@${of}`, text].filter(Boolean).join(" "),
    )
    .join(" ");
}

function effect(card: string): string {
  return written(glyphsOf(FACTS.card(card).effects));
}

describe("everything that is described", () => {
  it.each([
    ["seti-effect-", effectGlyphs],
    ["seti-amount-", effectGlyphs],
    ["seti-is-", clauseGlyphs],
    ["seti-on-", clauseGlyphs],
    ["seti-count-", clauseGlyphs],
  ] as const)("%s: has glyphs of the set", (beginning, read) => {
    const found = all(beginning);
    expect(found.length).toBeGreaterThan(5);
    for (const each of found) {
      const glyphs = read(each);
      expect(glyphs, JSON.stringify(each)).not.toHaveLength(0);
      for (const { icon, of } of glyphs) {
        const icons = [icon, of ?? ""].filter((name) => name !== "" && !name.startsWith("planet:"));
        for (const name of icons) expect(ICONS, JSON.stringify(each)).toContain(name);
      }
    }
  });

  it("is refused when nobody has drawn it", () => {
    expect(() => effectGlyphs(told("seti-effect-dance"))).toThrow(RangeError);
    expect(() => effectGlyphs(told("seti-effect-signal", { place: told("seti-where-nowhere") }))).toThrow(RangeError);
    expect(() => clauseGlyphs(told("seti-is-happy"))).toThrow(RangeError);
  });

  it("knows every star by its colour", () => {
    const stars = Object.fromEntries(FACTS.board.stars.map((star) => [star.key, star.color]));
    expect(Object.fromEntries(Object.entries(STARS).map(([name, star]) => [name, star.color]))).toEqual(stars);
  });
});

describe("effects", () => {
  it("tell one of a thing by its sign alone, points always by their number", () => {
    const amounts = { score: 1, publicity: 1, data: 2 };
    const gain = Object.entries(amounts).map(([what, n]) => told(`seti-amount-${what}`, { n }));
    expect(written(glyphsOf(told("seti-amounts", {}, gain)))).toBe("1 vp publicity 2 data");
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

describe("tasks of objectives", () => {
  it("tell what has to be reached by its number, and several ways by a stroke between them", () => {
    expect(all("seti-reach-").map((task) => written(clauseGlyphs(task)))).toEqual([
      "8 publicity",
      "16 vp",
      "5 data",
      "9 publicity",
    ]);
    const win = (color: string): Description => told("seti-on-win-sector", { color });
    expect(written(clauseGlyphs(told("seti-either", {}, [told("seti-on-land"), win("any")])))).toBe(
      "lander / sector-win (sector-any)",
    );
    const planets = told("seti-either", {}, [told("seti-planet-venus"), told("seti-planet-mercury")]);
    expect(written(clauseGlyphs(told("seti-on-orbit-or-land-at", { planets })))).toBe(
      "craft @planet:venus / craft @planet:mercury",
    );
  });
});

describe("the width of a row", () => {
  it("grows with every sign, number and letter", () => {
    expect(widthOf([{ icon: "launch" }], 14)).toBe(14);
    expect(widthOf([{ icon: "launch" }, { icon: "data", count: 2 }], 14)).toBe(14 + 3 + 8 + 14);
    expect(widthOf(glyphsOf(FACTS.card("vega-observation").effects), 14)).toBeGreaterThan(36);
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
