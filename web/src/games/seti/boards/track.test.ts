/** The score track: places, lanes and milestones. */
import { describe, expect, it } from "vitest";

import { FACTS, player, view } from "../words/fixtures";
import { addedMilestones, along_pct, lengthOf, printedMilestones, spread, standingsOf } from "./track";

const scores = (...points: number[]): ReturnType<typeof view> =>
  view({ players: points.map((score) => player({ score })) });

describe("the track", () => {
  it("runs to 100, and beyond whoever is ahead", () => {
    expect(lengthOf(scores(20, 60))).toBe(100);
    expect(lengthOf(scores(20, 122))).toBe(127);
  });

  it("goes on without a jump and never back", () => {
    const places = Array.from({ length: 121 }, (_, points) => along_pct(points, 120));
    expect(places[0]).toBe(0);
    expect(places[120]).toBe(100);
    for (let points = 1; points < places.length; points++) {
      const step = (places[points] ?? 0) - (places[points - 1] ?? 0);
      expect(step, String(points)).toBeGreaterThan(0);
      expect(step, String(points)).toBeLessThan(4);
    }
  });

  it("puts equal scores into lanes, in the order of the seats", () => {
    const standings = standingsOf(scores(30, 30, 12, 30), 5);
    expect(standings.map(({ seat, lane }) => [seat, lane])).toEqual([
      [2, 0],
      [0, 0],
      [1, 1],
      [3, 2],
    ]);
  });
});

describe("milestones", () => {
  it("of the board stand in order, with the neutral markers left", () => {
    expect(
      printedMilestones(view({ neutral_markers: [0, 1] }), FACTS).map(({ kind, points, left }) => [kind, points, left]),
    ).toEqual([
      ["neutral", 20, 0],
      ["gold", 25, 1],
      ["neutral", 30, 1],
      ["gold", 50, 1],
      ["gold", 70, 1],
    ]);
  });

  it("of species come from tiles, messages and Exertians, until everybody has passed them", () => {
    const players = [player({ score: 40, message_at: [48, 55] }), player({ score: 31, message_tile: 36 })];
    const found = addedMilestones(view({ players, exertian_milestones: [30, 45] }));
    expect(found.map(({ kind, points, seat }) => [kind, points, seat])).toEqual([
      ["tile", 36, 1],
      ["exertian", 45, null],
      ["message", 48, 0],
      ["message", 55, 0],
    ]);
  });
});

describe("labels", () => {
  it("move apart and stay on the track", () => {
    expect(spread([50, 50], 20)).toEqual([50, 70]);
    expect(spread([1, 2], 20)).toEqual([10, 30]);
    expect(spread([95, 99], 20)).toEqual([70, 90]);
    expect(spread([20, 80], 20)).toEqual([20, 80]);
  });
});
