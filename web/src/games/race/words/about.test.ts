/** Cards, actions and goods in words, in both languages, and no message of the board missing. */
import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../../../settings.svelte";
import type { Arguments, Say } from "../../../table/board";
import { find, has } from "../../../words/messages";
import { idsOf } from "../../../words/written";
import { tell } from "../../../words/description";
import { about } from "./about";
import { FACTS } from "../fixtures";
import { PHASES } from "../round/phases";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ACTIONS = PHASES.flatMap((phase) => phase.actions);

/** Speaks one language only, and throws where it has no words or a message lacks an argument. */
function strict(language: Language): Say {
  const say = (id: string, args: Arguments = {}): string => {
    const text = find(language, id, args);
    if (text === undefined) throw new Error(`${language}: no message ${id}`);
    if (/\{\$?\w|none|undefined/.test(text)) throw new Error(`${language}: ${id} says ${text}`);
    return text;
  };
  const word = (axis: string, key: string | number, count = 1): string => {
    const card = axis === "card" ? FACTS.card(String(key)) : undefined;
    if (card !== undefined) return (language === "de" ? card.name_de : undefined) ?? card.name;
    return say(`race-${axis}-${key}`, { count });
  };
  return Object.assign(say, { word, has }) as unknown as Say;
}

describe.each(LANGUAGES)("in words, %s", (language) => {
  const say = strict(language);
  const known = new Set(idsOf(language));

  it.each(FACTS.all.map((card) => card.id))("%s is explained completely", (id) => {
    const card = FACTS.card(id);
    const told = about("card", id, FACTS, say);
    if (told === null) throw new Error("nothing told");
    expect(told.chapter).not.toBe("");
    expect(told.kind).toMatch(/\d/);
    const { powers, scoring } = card.says;
    expect(told.lines.filter((line) => line.phase !== null)).toHaveLength(powers.filter((one) => !one.obvious).length);
    for (const line of told.lines) expect(line.text.length).toBeGreaterThan(8);
    for (const power of powers) expect(tell(power.label, say)).not.toBe("");
    if (scoring.length > 0) expect(told.lines.length).toBeGreaterThan(scoring.length);
  });

  it("explains actions, goods and powers; other words not at all", () => {
    for (const action of ACTIONS)
      expect(about("action", action, FACTS, say)?.lines[0]?.text.length).toBeGreaterThan(20);
    for (const good of FACTS.goods) expect(about("good", good.id, FACTS, say)?.chapter).not.toBe("");
    expect(about("power", "gambling-world-luck", FACTS, say)?.title).toBe(say.word("card", "gambling-world"));
    expect(about("step", "explore", FACTS, say)).toBeNull();
  });

  it("tells the words of a card in its own numbers", () => {
    const told = about("card", "new-vinland", FACTS, say);
    expect(told?.kind).toContain("2");
    expect(told?.lines.find((line) => line.phase === "consume")?.text).toMatch(/1.*2/);
  });

  it("has every message the board asks for by its full id", () => {
    const found = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/"(race-[a-z]+-[a-z-]+[a-z])"/g)]);
    const ids = new Set(found.map((match) => match[1] ?? ""));
    expect(ids.size).toBeGreaterThan(40);
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
  });

  it("has every message the board puts together", () => {
    const ids = [
      ...PHASES.map((phase) => `web-phase-${phase.name}`),
      ...ACTIONS.flatMap((action) => [`web-bonus-${action}`, `web-sign-${action}`]),
      ...["discard", "keep"].map((verb) => `web-confirm-${verb}`),
      ...["explore", "develop", "settle", "trade", "consume", "produce"].map((phase) => `numeral-${phase}`),
    ];
    expect(ids.filter((id) => !known.has(`race-${id}`))).toEqual([]);
  });

  it("asks for every message that was written for it", () => {
    const sources = Object.values(SOURCES).join("\n");
    const written = idsOf(language).filter((id) => id.startsWith("race-web-"));
    const built = /^race-web-(phase|bonus|sign|confirm)-/;
    expect(written.filter((id) => !built.test(id) && !sources.includes(`"${id}"`))).toEqual([]);
  });
});
