/** Prices and gains stand on the buttons: of builds, purchases, sales, orders, tribute. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { QuestionInfo } from "../../../generated/messages";
import { answerOf, speaker, updateOf } from "../../../table/fixtures";
import { find } from "../../../words/messages";
import { label } from "./label";

const FILES = {
  cards: JSON.parse(readFileSync("../src/orrery/games/duel/data/cards.json", "utf-8")) as unknown,
  descriptions: JSON.parse(readFileSync("src/generated/duel-descriptions.json", "utf-8")) as unknown,
};
const AXES: Record<string, string[]> = {
  buy: ["good", "count"],
  sell: ["good", "count"],
  demand: ["good"],
  pay: [],
  build: ["item"],
  fulfil: ["order"],
  "found-station": [],
  "found-colony": [],
  "end-turn": [],
  "fly-on": [],
};
const word = (axis: string, key: string | number, count = 1): string =>
  find("de", `duel-${axis}-${key}`, { count }) ?? String(key);
const german = speaker("de", "duel", word, String);

function told(action: string, card: string): string | null {
  const asked: QuestionInfo = {
    prompt: "visit",
    arguments: card === "" ? {} : { card },
    options: [],
    dials: [],
    refused: [],
  };
  const update = updateOf("duel", { flight: null }, asked, []);
  const found = label(
    answerOf(action, (verb) => AXES[verb]),
    update,
    FILES,
    german,
  );
  return found === null ? null : `${found.text} | ${found.note ?? ""}`;
}

function signs(action: string, card: string): string {
  const asked: QuestionInfo = {
    prompt: "visit",
    arguments: card === "" ? {} : { card },
    options: [],
    dials: [],
    refused: [],
  };
  const update = updateOf("duel", { flight: null }, asked, []);
  const found = label(
    answerOf(action, (verb) => AXES[verb]),
    update,
    FILES,
    german,
  );
  return (found?.signs ?? []).map(({ icon, count }) => `${count} ${icon}`.trim()).join(", ");
}

describe("an answer with its price", () => {
  it("multiplies the price of the card reached", () => {
    expect(told("buy fuel 2", "mintaka-ii")).toBe("2 Treibstoff kaufen | −6 Astro");
    expect(told("sell ore 1", "aigel-x")).toBe("1 Erz verkaufen | +3 Astro");
  });

  it("tells what a build costs, and what comes from the opponent", () => {
    expect(told("build colony-ship", "")).toMatch(/^Bauen: Kolonieschiff \| 1 \S+/);
    expect(told("demand ore", "")).toMatch(/\| −2 Astro$/);
  });

  it("tells demand and reward of an order, tribute, and what founding brings", () => {
    expect(told("fulfil order-2", "mestor")).toMatch(/\| .+ → .+$/);
    expect(told("pay", "")).toMatch(/\| −\d Astro$/);
    expect(told("found-station", "median")).toMatch(/\| 2 Freundschaftspunkte$/);
    expect(told("found-colony", "heka-ii")).toMatch(/\| 1 Siegpunkt$|\| 1 Punkt$/);
  });

  it("shows the same in symbols, and calls a centre by name and level", () => {
    expect(signs("buy fuel 2", "mintaka-ii")).toBe("−6 astro");
    expect(signs("build cannon-1", "")).toBe("2 carbon");
    expect(signs("fulfil order-2", "mestor")).toContain(", then, ");
    expect(signs("found-station", "median")).toBe("+2 friendship");
    expect(told("build command-1", "")).toMatch(/^Bauen: Kommandozentrum I \|/);
  });

  it("says nothing of what is free", () => {
    expect(told("end-turn", "")).toBeNull();
    expect(told("fly-on", "")).toBeNull();
  });
});
