/** What the tests of this board share: the real card facts, and questions and views as the server sends them. */
import { readFileSync } from "node:fs";

import type { OptionText, QuestionInfo } from "../../generated/messages";
import { type Facts, factsOf } from "./facts";
import type { PlayerView, View } from "./view";

const FILE: unknown = JSON.parse(readFileSync("../src/orrery/games/race/data/cards.json", "utf-8"));
const DESCRIPTIONS: unknown = JSON.parse(readFileSync("src/generated/race-descriptions.json", "utf-8"));

export const FACTS: Facts = factsOf({ cards: FILE, descriptions: DESCRIPTIONS });

/** An answer from its text; the word after the verb is its only argument. */
export function option(action: string): OptionText {
  const [verb = "", word = ""] = action.split(" ");
  const axis = { use: "power", choose: "action", by: "means", name: "number" }[verb] ?? "card";
  const value = axis === "number" ? Number(word) : word;
  return { action, verb, arguments: word === "" ? {} : { [axis]: value } };
}

export function question(prompt: string, args: QuestionInfo["arguments"], ...actions: string[]): QuestionInfo {
  return { prompt, arguments: args, options: actions.map(option), dials: [], refused: [] };
}

export function player(changed: Partial<PlayerView> = {}): PlayerView {
  return {
    hand: null,
    hand_size: 0,
    looked: null,
    looked_size: 0,
    discarded: null,
    tableau: [],
    chips: 0,
    actions: [],
    decided: false,
    placing: null,
    ways: null,
    used: [],
    strength: 0,
    strength_against: {},
    develop_discount: 0,
    settle_discount: 0,
    settle_discount_for: {},
    points: 0,
    breakdown: {},
    ...changed,
  };
}

export function view(changed: Partial<View> = {}): View {
  return {
    round: 1,
    step: "select",
    steps: [],
    first: 0,
    advanced: false,
    pool: 24,
    deck: 90,
    discards: 4,
    shown: [],
    players: [player(), player()],
    winners: [],
    ...changed,
  };
}
