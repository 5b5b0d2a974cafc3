/** The chart: whole ticks, lines in steps, ends where the scores end. */
import { describe, expect, it } from "vitest";

import { chartOf, roundsOf, ticks, type Size } from "./chart";
import { stepOf } from "../replay/moment";
import { paneAfter } from "../panes";

const SIZE: Size = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };

describe("the chart", () => {
  it("has a few whole ticks up to the highest score", () => {
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(11).at(-1)).toBeGreaterThanOrEqual(11);
    expect(ticks(1234).length).toBeLessThanOrEqual(7);
  });

  it("draws a line for each seat that stays level until the score changes", () => {
    const chart = chartOf(
      [
        [0, 0],
        [0, 2],
        [4, 2],
      ],
      SIZE,
    );
    expect(chart.lines.map((line) => line.path)).toEqual(["M10 50H110V10H110", "M10 50H60V30H110"]);
    expect(chart.lines.map((line) => line.last)).toEqual([4, 2]);
    expect(chart.lines[0]?.end).toEqual({ x: 110, y: 10 });
  });

  it("draws also a game that has not begun", () => {
    expect(chartOf([[0, 0]], SIZE).lines[0]?.path).toBe("M10 50H10");
    expect(chartOf([], SIZE).lines).toEqual([]);
  });
});

describe("the rounds of a chart", () => {
  const begun = (version: number, round: number) => ({ version, name: "round-begun", seat: 0, facts: { round } });

  it("are where the game tells of them", () => {
    const other = { version: 2, name: "turn-begun", seat: 0, facts: {} };
    expect(roundsOf([begun(0, 1), other, begun(4, 2)])).toEqual([
      { step: 0, round: 1 },
      { step: 4, round: 2 },
    ]);
  });

  it("stand where they begin, as far as their numbers can be read", () => {
    const history = Array.from({ length: 11 }, () => [0]);
    const chart = chartOf(history, SIZE, roundsOf([begun(0, 1), begun(4, 2), begun(5, 3), begun(8, 4)]));
    expect(chart.rounds).toEqual([
      { x: 10, round: 1 },
      { x: 50, round: 2 },
      { x: 90, round: 4 },
    ]);
    expect(chart.apart).toBe(20);
  });
});

describe("a link to a step", () => {
  it("is read from the address and kept inside the game", () => {
    expect([stepOf("12", 40), stepOf("99", 40), stepOf("", 40), stepOf("-3", 40), stepOf("x", 40)]).toEqual([
      12, 40, 0, 0, 0,
    ]);
  });
});

describe("a swipe", () => {
  const panes = ["a", "b", "c"].map((id) => ({ id, icon: id, label: id }));

  it("goes to the neighbouring pane and stops at the ends", () => {
    expect(paneAfter(panes, "a", { x: -90, y: 5 })).toBe("b");
    expect(paneAfter(panes, "b", { x: 90, y: -20 })).toBe("a");
    expect(paneAfter(panes, "a", { x: 90, y: 0 })).toBe("a");
  });

  it("is neither a tap nor a scroll", () => {
    expect(paneAfter(panes, "a", { x: -20, y: 0 })).toBe("a");
    expect(paneAfter(panes, "a", { x: -90, y: 80 })).toBe("a");
  });
});
