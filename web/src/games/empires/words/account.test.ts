/** The final scoring step by step: in the order of the rulebook, every step in words, and the sums of the score. */
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../../settings.svelte";
import { scoring } from "./account";
import { classic, FILES, rich, strict, update } from "./fixtures";

const points = [
  { tokens: 7, troops: 0, home: 2, foreign: 2, "relic-planets": 0, stars: 4, missions: 3, libraries: 1 },
  { tokens: 4, troops: 0, home: 0, foreign: 0, "relic-planets": 0, stars: 0, missions: 5, libraries: 0 },
];

describe.each(LANGUAGES)("the final scoring, %s", (language) => {
  const say = strict(language);
  const steps = scoring(update(rich(), null, points), FILES, say);

  it("adds up to the score", () => {
    const sums = points.map((_, seat) => steps.reduce((sum, step) => sum + (step.points[seat] ?? 0), 0));
    expect(sums).toEqual(points.map((seat) => Object.values(seat).reduce((sum, value) => sum + value, 0)));
  });

  it("follows the rulebook: libraries before the troops go, tokens last", () => {
    const order = ["libraries", "troops", "home", "foreign", "relic-planets", "stars", "missions", "tokens"];
    expect(steps.map((step) => step.title)).toEqual(order.map((category) => say(`empires-points-${category}`)));
  });

  it("leaves out libraries where there are none", () => {
    const without = points.map(({ libraries: _, ...rest }) => rest);
    expect(scoring(update(rich(), null, without), FILES, say)).toHaveLength(steps.length - 1);
  });

  it("counts planets, outposts, cities and quadrants in the classic mode", () => {
    const [mine, theirs] = [classic().players[0]?.breakdown ?? {}, { tokens: 1, planets: 0, outposts: 0, cities: 0 }];
    const told = scoring(update(classic(), null, [mine, { ...theirs, quadrants: 0 }]), FILES, say);
    const order = ["planets", "outposts", "cities", "quadrants", "tokens"];
    expect(told.map((step) => step.title)).toEqual(order.map((category) => say(`empires-points-${category}`)));
    expect(told[0]?.note).toContain(`Lena: ${say("empires-web-planets", { count: 2 })}`);
    expect(told[3]?.note).toContain(`Lena: ${say.word("quadrant", "alpha")}`);
  });

  it("tells the rule and what everybody has", () => {
    expect(steps[1]?.note).toContain(`Lena: ${say("empires-lies-troops", { count: 1 })}`);
    expect(steps[2]?.note).toContain(`Lena: ${say("empires-web-planets", { count: 2 })}`);
    expect(steps[5]?.note).toContain(`${say("empires-web-row-city")} 2`);
    expect(steps[6]?.note).toContain(`${say.word("mission", "metropolis")} (${say("empires-web-as-first")})`);
  });
});
