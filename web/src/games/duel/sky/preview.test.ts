import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { OptionText, QuestionInfo } from "../../../generated/messages";
import type { Arguments, Say } from "../../../table/board";
import { factsOf } from "../facts";
import { previewOf } from "./preview";
import type { View } from "../view";

const FACTS = factsOf({
  cards: JSON.parse(readFileSync("../src/orrery/games/duel/data/cards.json", "utf-8")) as unknown,
  descriptions: JSON.parse(readFileSync("src/generated/duel-descriptions.json", "utf-8")) as unknown,
});

/** Says ids with their arguments, so that a test reads the numbers and not a language. */
const say = Object.assign(
  (id: string, args: Arguments = {}): string => `${id.replace("duel-", "")} ${Object.values(args).join(" ")}`.trim(),
  { word: (_axis: string, word: string | number): string => String(word) },
) as unknown as Say;

const VIEW = {
  flight: { path: [{ card: "aigel-x", face_down: false, turned: false }], top: ["heka-ii", "mizar-x"] },
  players: [
    { friendship: 2, colonies: ["megrez-vii"], stock: { ore: 1 }, capacity: 3, laboratory: 4, astro: 7, cannons: [3] },
  ],
} as unknown as View;

function option(action: string, args: Record<string, string | number> = {}): OptionText {
  return { action, verb: action.split(" ")[0] ?? "", arguments: args };
}

function lines(prompt: string, options: OptionText[], card?: string): string[] | undefined {
  const question: QuestionInfo = {
    prompt,
    arguments: card === undefined ? {} : { card },
    options,
    dials: [],
    refused: [],
  };
  return previewOf(question, VIEW, 0, FACTS, say)?.lines;
}

describe("the preview beside the path", () => {
  it("adds the friendship printed on the card to one's own", () => {
    expect(lines("visit", [option("found-station")], "aigel-x")).toEqual(["web-preview-station 2 3"]);
    expect(lines("visit", [option("found-station")], "median")).toEqual(["web-preview-station 2 4"]);
  });

  it("tells of trade what lies in the store and what the card asks", () => {
    const trade = [option("buy ore 1", { good: "ore", count: 1 })];
    expect(lines("visit", trade)).toEqual(["web-preview-trade store-ore 1 3 3"]);
  });

  it("tells what an order takes and gives", () => {
    const [line] = lines("visit", [option("fulfil order-13", { order: "order-13" })], "perseus") ?? [];
    expect(line).toContain("amount-medals 1");
  });

  it("says so where nothing can be done, and names the foreseen cards in the order they come", () => {
    expect(lines("visit", [option("fly-on")], "asteroids-1")).toEqual(["web-preview-nothing"]);
    expect(lines("fly-on", [option("fly-on")])).toEqual(["web-preview-known mizar-x, heka-ii"]);
  });

  it("puts paying and fighting side by side, and stays silent elsewhere", () => {
    expect(lines("face-pirate", [])).toEqual(["web-preview-pay 3 7", "web-preview-fight 3"]);
    expect(lines("trade-and-build", [])).toBeUndefined();
  });
});
