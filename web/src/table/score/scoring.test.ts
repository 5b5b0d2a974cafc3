/** The final scoring: running totals, and how long the bars can become. */
import { describe, expect, it } from "vitest";

import { longest, totals } from "./scoring";

const STEPS = [
  { title: "track", points: [30, 12] },
  { title: "tiles", points: [0, 21] },
  { title: "danger", points: [-4, 0] },
];

describe("a scoring told step by step", () => {
  it("has running totals", () => {
    expect([1, 2, 3].map((count) => totals(STEPS.slice(0, count)))).toEqual([
      [30, 12],
      [30, 33],
      [26, 33],
    ]);
    expect(totals([])).toEqual([]);
  });

  it("has room for the most points on the way, also where some are lost later", () => {
    expect(longest(STEPS)).toBe(33);
    expect(
      longest([
        { title: "track", points: [9] },
        { title: "danger", points: [-3] },
      ]),
    ).toBe(9);
    expect(longest([])).toBe(1);
  });
});
