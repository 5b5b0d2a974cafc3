import { describe, expect, it } from "vitest";

import type { OptionText, QuestionInfo } from "../../generated/messages";
import { choices, targetGroups, targetsOf } from "./targets";

function option(action: string, args: Record<string, string | number> = {}): OptionText {
  return { action, verb: action.split(" ")[0] ?? "", arguments: args };
}

function question(prompt: string, options: OptionText[], args: Record<string, string | number> = {}): QuestionInfo {
  return { prompt, arguments: args, options, dials: [], refused: [] };
}

describe("grouping answers by their place on the board", () => {
  it("puts every answer of a visit at the card, and trade at the dial as a quiet second way", () => {
    const visit = question("visit", [
      option("found-station"),
      option("buy ore 1", { good: "ore", count: 1 }),
      option("sell ore 1", { good: "ore", count: 1 }),
      option("fly-on"),
      option("end-flight"),
    ]);
    const groups = targetGroups(visit, true);
    const actions = groups.get("path")?.options.map((each) => each.action);
    expect(actions).toEqual(["found-station", "buy ore 1", "sell ore 1"]);
    expect(groups.get("path")?.quiet).toBe(false);
    expect(groups.get("dial:ore")?.options).toHaveLength(2);
    expect(groups.get("dial:ore")?.quiet).toBe(true);
    expect(groups.get("onward")?.options.map((each) => each.action)).toEqual(["fly-on"]);
    expect([...groups.keys()]).toHaveLength(3);
  });

  it("puts trade at one's own station on its tile while nobody flies", () => {
    const trade = question("trade-at", [option("sell food 2", { good: "food", count: 2 })], { card: "saiph-vi" });
    const groups = targetGroups(trade, false);
    expect(groups.get("station:saiph-vi")?.options).toHaveLength(1);
    expect(groups.get("dial:food")?.quiet).toBe(false);
  });

  it("lets an order be fulfilled at the planet and at the order itself, both shining", () => {
    const groups = targetGroups(question("visit", [option("fulfil order-3", { order: "order-3" })]), true);
    expect(groups.get("path")?.quiet).toBe(false);
    expect(groups.get("order:order-3")?.quiet).toBe(false);
  });

  it("finds the room, bay or mount of everything that is built", () => {
    const asked = question("trade-and-build", []);
    const target = (item: string): string[] => targetsOf(option(`build ${item}`, { item }), asked, false);
    expect(target("storage-2")).toEqual(["centre:storage"]);
    expect(target("trade-1")).toEqual(["centre:trade"]);
    expect(target("trade-ship")).toEqual(["bay"]);
    expect(target("engine-2")).toEqual(["engine"]);
    expect(target("cannon-1")).toEqual(["cannon"]);
  });

  it("keeps refused answers at their place, beside those that can be given", () => {
    const asked = question("trade-and-build", [option("build engine-1", { item: "engine-1" })]);
    asked.refused = [
      { ...option("build engine-2", { item: "engine-2" }), reason: "cannot-pay", reason_arguments: {}, missing: {} },
      { ...option("build science-1", { item: "science-1" }), reason: "cannot-pay", reason_arguments: {}, missing: {} },
    ];
    const groups = targetGroups(asked, false);
    expect(groups.get("engine")?.options).toHaveLength(1);
    expect(groups.get("engine")?.refused).toHaveLength(1);
    expect(groups.get("centre:science")?.options).toEqual([]);
  });

  it("leaves answers without a place to the question bar", () => {
    for (const verb of ["stay", "end-flight", "enough", "end-turn"]) {
      expect(targetsOf(option(verb), question("any", []), false)).toEqual([]);
    }
  });

  it("shows nothing to who is asked nothing", () => {
    expect(targetGroups(null, true).size).toBe(0);
  });
});

describe("putting several answers to a person", () => {
  it("joins amounts of one good in one direction, in the order offered", () => {
    const list = choices([
      option("found-station"),
      option("buy ore 1", { good: "ore", count: 1 }),
      option("buy ore 2", { good: "ore", count: 2 }),
      option("sell ore 1", { good: "ore", count: 1 }),
    ]);
    const actions = list.map((choice) =>
      choice.kind === "single" ? choice.option.action : choice.options.map((each) => each.action),
    );
    expect(actions).toEqual(["found-station", ["buy ore 1", "buy ore 2"], ["sell ore 1"]]);
  });
});
