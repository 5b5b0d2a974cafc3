/** When an answer waits for a second click: it would be final at once, and no other person is still choosing. */
import { describe, expect, it } from "vitest";

import type { SeatInfo, Update } from "../../generated/messages";
import { answerOf, questionOf, updateOf } from "../fixtures";
import { isFinal, sameQuestion } from "./holding";

const ASKED = questionOf("settle", [answerOf("place gem-world", () => ["card"])]);

function seats(...kinds: SeatInfo["kind"][]): SeatInfo[] {
  return kinds.map((kind) => ({
    kind,
    name: "",
    bot: "",
    mine: false,
    present: true,
    invitation: null,
    may: [],
    consent: false,
    wait: null,
    proposal: null,
    hints: 0,
  }));
}

function asked(kinds: SeatInfo["kind"][], waiting: number[], more: Partial<Update> = {}): Update {
  const update = updateOf("race", {}, ASKED, []);
  return { ...update, together: true, waiting, table: { ...update.table, seats: seats(...kinds) }, ...more };
}

describe("an answer is held", () => {
  it("against bots alone, whether they have chosen or not", () => {
    expect(isFinal(asked(["person", "bot", "bot"], [0]))).toBe(true);
    expect(isFinal(asked(["person", "bot", "bot"], [0, 2]))).toBe(true);
  });

  it("by the last person to choose, and by no other one", () => {
    expect(isFinal(asked(["person", "person", "bot"], [0]))).toBe(true);
    expect(isFinal(asked(["person", "person", "bot"], [0, 1]))).toBe(false);
    expect(isFinal(asked(["person", "open"], [0, 1]))).toBe(false);
  });

  it("not where one plays after the other, nor where nothing is asked", () => {
    expect(isFinal(asked(["person", "bot"], [0], { together: false }))).toBe(false);
    expect(isFinal(asked(["person", "bot"], [0], { question: null }))).toBe(false);
  });

  it("not before the last of several", () => {
    const first = { ...ASKED, arguments: { number: 1, of: 2 } };
    const last = { ...ASKED, arguments: { number: 2, of: 2 } };
    expect(isFinal(asked(["person", "bot"], [0], { question: first }))).toBe(false);
    expect(isFinal(asked(["person", "bot"], [0], { question: last }))).toBe(true);
  });
});

describe("a question is the same", () => {
  it("as long as it asks the same with the same answers", () => {
    expect(sameQuestion(ASKED, { ...ASKED })).toBe(true);
    expect(sameQuestion(ASKED, { ...ASKED, prompt: "pay" })).toBe(false);
    expect(sameQuestion(ASKED, { ...ASKED, options: [] })).toBe(false);
    expect(sameQuestion(ASKED, null)).toBe(false);
  });
});
