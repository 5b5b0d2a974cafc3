/** How far somebody has come in the campaign. */
import { describe, expect, it } from "vitest";

import type { AloneInfo, TableInfo } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { FACTS, strict } from "../words/fixtures";
import { PLACES } from "./places";
import { chaptersOf, firstOpen, stepsOf } from "./progress";

const { scenarios } = FACTS.campaign;

function result(level: number, won: number): AloneInfo {
  return { game: "empires", level, games: 2, won, points: 5, other: 3, turns: 19, options: { scenario: level } };
}

function table(scenario: number, status: TableInfo["status"] = "playing"): TableInfo {
  const seats = [{}] as TableInfo["seats"];
  const known = {
    id: "t",
    version: 3,
    waiting: [0],
    mine: true,
    rematch: null,
    lesson: null,
    outcome: null,
    hints: true,
    unaided: false,
    quitting: null,
  };
  return { ...known, game: "empires", options: { scenario }, seats, status };
}

const states = (...given: Parameters<typeof chaptersOf>): string[] => chaptersOf(...given).map(({ state }) => state);

describe("the campaign", () => {
  it("opens everything where any order is played", () => {
    expect(states(scenarios, [], [], "free")).toEqual(Array(6).fill("open"));
    expect(states(scenarios, [result(3, 1)], [], "free")).toEqual(["open", "open", "won", "open", "open", "open"]);
  });

  it("opens one after the other as it is told, and says which one opens the rest", () => {
    const told = chaptersOf(scenarios, [result(1, 1), result(2, 0)], [], "told");
    expect(told.map(({ state }) => state)).toEqual(["won", "open", "closed", "closed", "closed", "closed"]);
    expect(told.slice(2).map(({ after }) => after)).toEqual([2, 3, 4, 5]);
    expect(firstOpen(told)).toBe(2);
  });

  it("never closes what is being played", () => {
    const told = chaptersOf(scenarios, [], [table(5), table(4, "over")], "told");
    expect(told.map(({ state }) => state)).toEqual(["open", "closed", "closed", "closed", "open", "closed"]);
    expect(told[4]?.table?.id).toBe("t");
    expect(told[3]?.table).toBeNull();
  });

  it("forgets games that are not a scenario of this game", () => {
    expect(states(scenarios, [{ ...result(1, 1), game: "seti" }], [], "free")[0]).toBe("open");
  });

  it("counts the steps of a scenario as its score does", () => {
    expect(scenarios.map(stepsOf)).toEqual([9, 6, 5, 5, 5, 13]);
  });

  it("begins again when all is won", () => {
    const all = scenarios.map(({ number }) => result(number, 1));
    expect(firstOpen(chaptersOf(scenarios, all, [], "told"))).toBe(1);
  });

  it.each(LANGUAGES)("has a place, a name and a story for every scenario, %s", (language) => {
    const say = strict(language);
    for (const { number } of scenarios) {
      expect(PLACES[number]).toBeDefined();
      expect(say(`empires-scenario-${number}`)).not.toBe("");
      const story = say(`empires-story-${number}`);
      expect(story.length).toBeGreaterThan(80);
      expect(story.length).toBeLessThanOrEqual(220);
    }
  });
});
