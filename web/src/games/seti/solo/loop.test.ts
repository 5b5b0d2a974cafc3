/** The progress track as a loop. */
import { describe, expect, it } from "vitest";

import { FACTS } from "../words/fixtures";
import { cellsOf } from "./loop";

describe("the loop", () => {
  it("goes once around a frame of five columns and three rows", () => {
    const spots = cellsOf(FACTS, 3).map(({ column, row }) => [column, row]);
    expect(spots).toEqual([
      ...[1, 2, 3, 4, 5].map((column) => [column, 1]),
      [5, 2],
      ...[5, 4, 3, 2, 1].map((column) => [column, 3]),
      [1, 2],
    ]);
  });

  it("has every technology once on every difficulty, in the order of its board", () => {
    for (let level = 1; level <= FACTS.solo.levels; level++) {
      const cells = cellsOf(FACTS, level);
      expect(new Set(cells.map(({ tech }) => tech)).size).toBe(FACTS.board.techs.length);
    }
    expect(cellsOf(FACTS, 1).map(({ kind }) => kind)).not.toEqual(cellsOf(FACTS, 3).map(({ kind }) => kind));
  });
});
