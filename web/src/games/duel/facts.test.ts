import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { CENTRES, factsOf, isReconstructed, ways } from "./facts";
import { pictureOf } from "./card/pictures";

const FILE = JSON.parse(readFileSync("../src/orrery/games/duel/data/cards.json", "utf-8")) as {
  cards: { key: string }[];
  orders: { key: string }[];
};
const DESCRIPTIONS = JSON.parse(readFileSync("src/generated/duel-descriptions.json", "utf-8")) as unknown;
const FILES = { cards: FILE, descriptions: DESCRIPTIONS };

describe("the facts of the Duel", () => {
  it("are indexed once and found by key", () => {
    expect(factsOf(FILES)).toBe(factsOf(FILES));
    expect(factsOf(FILES).card("aigel-x").price).toBe(3);
    expect(() => factsOf(FILES).card("nowhere")).toThrow(RangeError);
    expect(() => factsOf({ format: "other" })).toThrow(TypeError);
  });

  it("have a picture for every card", () => {
    for (const card of FILE.cards) expect(pictureOf(factsOf(FILES).card(card.key)).art).not.toBe("");
  });

  it("tell the cost of parts and of every centre at both levels", () => {
    const facts = factsOf(FILES);
    expect(facts.cost("engine-2")).toEqual({ fuel: 2, knowledge: 1 });
    expect(facts.cost("trade-ship")).toEqual({ ore: 1, fuel: 1, "trade-goods": 1 });
    for (const centre of CENTRES) expect(facts.cost(`${centre}-2`)).toEqual({ ore: 1, carbon: 1, food: 2 });
  });

  it("know which way a card trades, and which of them are guesses", () => {
    const facts = factsOf(FILES);
    expect(ways(facts.card("aigel-x"))).toBe("both");
    expect(ways(facts.card("scientists-station"))).toBe("buy");
    expect(ways(facts.card("merchants-station"))).toBe("sell");
    expect(isReconstructed(facts.card("pirate-5a"))).toBe(true);
    expect(isReconstructed(facts.card("merak-v"))).toBe(true);
    expect(isReconstructed(facts.card("heka-ii"))).toBe(false);
  });
});
