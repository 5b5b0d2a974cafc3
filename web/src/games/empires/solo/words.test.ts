/** What the table of somebody alone says, in both languages. */
import { describe, expect, it } from "vitest";

import { EMPIRES } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { FACTS, strict } from "../words/fixtures";
import { alone, campaign, step } from "./fixtures";
import { goalState, suppliesOf } from "./goals";
import { isCostly, omensOf } from "./omens";
import { bonusWords, effectWords, foretold, goalWords, toldStep } from "./phrases";
import { LOSS_EVENTS, STEP_EVENTS } from "./turn";

const { quadrants } = FACTS.board;
const PRIORITIES = EMPIRES.priorities;
const FACTS_OF_EVENTS = { count: 1, hole: "alpha-middle", defence: 2, place: "pink", quadrant: "beta", ship: "ship-1" };

describe.each(LANGUAGES)("alone, %s", (language) => {
  const say = strict(language);

  it("words every step, loss and priority", () => {
    const facts = { ...FACTS_OF_EVENTS, piece: "troop", discovery: "warp", settler: "white", verdict: "no-robot" };
    for (const event of STEP_EVENTS) {
      for (const priority of PRIORITIES) {
        const losses = LOSS_EVENTS.map((loss) => ({ event: loss, facts }));
        const words = toldStep({ number: 1, event, facts, priority, losses, hole: "", quadrant: "" }, say);
        expect(words.head).not.toBe("");
        expect(words.reason === "").toBe(priority === "none");
        expect(words.losses).toHaveLength(LOSS_EVENTS.length);
      }
    }
  });

  it("words every effect of a technology card, every bonus and every goal of the data", () => {
    for (const { lower, upper } of FACTS.campaign.technologies) {
      expect(effectWords(lower, say)).not.toBe(effectWords(upper, say));
    }
    for (const { bonus, goals } of FACTS.campaign.scenarios) {
      expect(bonusWords(bonus, say) === "").toBe(Object.keys(bonus).length === 0);
      for (const { goal, count } of goals) expect(goalWords({ goal, wanted: count }, say)).not.toBe("");
    }
  });

  it("says of every card what it would do, and what it would cost", () => {
    const seen = alone();
    const lines = campaign().deck.map((card) => foretold(card, FACTS.campaign.card(card.card), seen, quadrants, say));
    expect(lines.map(({ loss }) => loss.toLowerCase())).toEqual([
      say("empires-web-loss-ships", { count: 1 }).toLowerCase(),
      say("empires-web-loss-planet").toLowerCase(),
      "",
      "",
      say("empires-web-loss-all").toLowerCase(),
    ]);
    expect(lines[0]?.text).toContain(say("empires-hole-alpha-middle"));
    expect(lines[2]?.text).toContain(say("empires-hole-delta-middle"));
    expect(lines[3]?.text).toContain(say("empires-web-then-guardian-card"));
  });

  it("says what is missing of a goal", () => {
    const seen = alone();
    const missing = (goal: string, wanted: number, reached: number): string =>
      goalState({ goal, wanted, reached, done: false }, seen, FACTS, say);
    expect(missing("cities", 4, 1)).not.toContain(say.word("quadrant", "beta"));
    expect(missing("cities", 4, 1)).toContain(say.word("quadrant", "gamma"));
    expect(missing("settlers", 4, 0)).toContain(say("empires-web-settlers-aboard", { count: 1 }));
    expect(missing("strongholds", 2, 0)).toBe(
      say("empires-web-stronghold-lacks", { hole: say("empires-hole-beta-middle"), what: "base" }),
    );
    expect(missing("energy", 5, 3)).toContain("2");
    expect(missing("no-guardians", 0, 1)).toContain(say.word("quadrant", "alpha"));
    expect(goalState({ goal: "energy", wanted: 5, reached: 5, done: true }, seen, FACTS, say)).toBe("");
  });
});

describe("omens", () => {
  it("warn of what is lost in any case", () => {
    const lost = step({ holes: ["a", "b"], perils: [{ place: "a", ships: ["ship-1"], overrun: false }] });
    expect(isCostly(lost, [], quadrants)).toBe(false);
    expect(isCostly({ ...lost, holes: ["a"] }, [], quadrants)).toBe(true);
  });

  it("show only certain losses, or everything of the card that is pointed at", () => {
    const seen = campaign();
    expect(omensOf(seen, null, ["alpha"], quadrants).map(({ place, kind }) => `${kind} ${place}`)).toEqual([
      "land alpha-middle",
      "besiege beta-middle",
    ]);
    expect(omensOf(seen, "guardian-2", ["alpha"], quadrants).map(({ place, ships }) => [place, ships])).toEqual([
      ["beta", 1],
      ["gamma", 0],
      ["delta", 0],
    ]);
  });

  it("count the cards that would do the same", () => {
    const { deck } = campaign();
    const [first] = deck;
    const twice = campaign({ deck: first === undefined ? [] : [first, { ...first, card: "target-blue" }] });
    expect(omensOf(twice, null, [], quadrants).map(({ cards }) => cards)).toEqual([2]);
  });
});

describe("the supply", () => {
  it("is what is left of what there is", () => {
    expect(suppliesOf(alone(), FACTS).map(({ kind, left, all }) => [kind, left, all])).toEqual([
      ["robots", 1, 12],
      ["guardians", 3, 4],
      ["destroyed", 6, 6],
    ]);
  });
});
