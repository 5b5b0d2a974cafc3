import { describe, expect, it } from "vitest";

import type { LessonStep } from "../../generated/messages";
import { fits, givenAt, leftAt, placeAt, readAt } from "./steps";

function step(id: string, answer = "", also: string[] = [], times = 1): LessonStep {
  return { id, chapter: "one", answer, free: "", also, at: [], pane: "", times };
}

const STEPS = [
  step("welcome"),
  step("rules"),
  step("fly", "fly 2"),
  step("buy", "buy fuel 2", ["buy fuel 1"]),
  step("told"),
  step("end", "end-turn"),
  step("farewell"),
];

describe("a guided first game", () => {
  it("stands at what is to be read, then at what is to be answered", () => {
    expect([0, 1, 2, 3].map((read) => placeAt(STEPS, 0, read))).toEqual([0, 1, 2, 2]);
    expect(placeAt(STEPS, 1, 0)).toBe(3);
    expect([0, 1].map((read) => placeAt(STEPS, 2, read))).toEqual([4, 5]);
    expect([0, 1].map((read) => placeAt(STEPS, 3, read))).toEqual([6, 7]);
  });

  it("knows how far one has come at every step", () => {
    expect(STEPS.map((_, place) => givenAt(STEPS, place))).toEqual([0, 0, 0, 1, 2, 2, 3]);
    expect(STEPS.map((_, place) => readAt(STEPS, place))).toEqual([0, 1, 2, 0, 0, 1, 0]);
  });

  it("stays where several answers are given one after the other", () => {
    const several = [step("read"), step("discard", "discard *", [], 2), step("told"), step("end", "end-turn")];
    expect([0, 1, 2, 3].map((given) => placeAt(several, given, 0))).toEqual([0, 1, 2, 4]);
    expect(several.map((_, place) => givenAt(several, place))).toEqual([0, 0, 2, 2]);
    expect(leftAt(several, 0, ["discard a", "discard b"])).toBe(null);
    expect(leftAt(several, 1, ["discard a", "discard b"])?.id).toBe("end");
  });

  it("lets pass what is taught or can be lived with, and everything once it is over", () => {
    expect(leftAt(STEPS, 0, ["fly 2"])).toBe(null);
    expect(leftAt(STEPS, 0, ["fly 3"])?.id).toBe("fly");
    expect(leftAt(STEPS, 0, ["fly 2", "buy fuel 1"])).toBe(null);
    expect(leftAt(STEPS, 0, ["fly 2", "fly-on"])?.id).toBe("buy");
    expect(leftAt(STEPS, 3, ["anything"])).toBe(null);
    expect(leftAt([step("choose", "choose one|two"), ...STEPS], 0, ["choose two"])).toBe(null);
  });

  it("lets pass what is as good", () => {
    const aim = { ...step("aim", "aim 900 20"), free: "aim * 10..30" };
    expect(leftAt([aim], 0, ["aim 40 11"])).toBe(null);
    expect(leftAt([aim], 0, ["aim 40 31"])).toBe(aim);
  });
});

describe("patterns of answers", () => {
  it.each([
    ["buy fuel 2", "buy fuel 2", true],
    ["buy fuel 1|2", "buy fuel 1", true],
    ["buy fuel 1|2", "buy fuel 3", false],
    ["buy * *", "buy ore 3", true],
    ["buy * *", "buy ore", false],
    ["flick 3 100..120 *", "flick 3 120 9", true],
    ["flick 3 100..120 *", "flick 3 121 9", false],
    ["flick 3 100..120 *", "flick 3 on 9", false],
    ["*", "whatever it is", true],
  ])("%s means %s: %s", (pattern, answer, meant) => {
    expect(fits(pattern, answer)).toBe(meant);
  });
});
