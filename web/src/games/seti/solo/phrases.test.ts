/** The rival's steps in words, in both languages. */
import { describe, expect, it } from "vitest";

import { type EventInfo, SETI } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { strict } from "../words/fixtures";
import { obstacleWords, stepWords, sumWords } from "./phrases";
import { type Step, STEP_EVENTS } from "./turn";

/** Everything that any of its events tells. */
const FACTS: EventInfo["facts"] = {
  ...{ star: "vega", tech: "probe-moon", planet: "mars", target: "mars", place: "left", color: "blue" },
  ...{ spot: "row-1", tile: 2, reward: 1, points: 40, sample: 3, species: "mascamites", count: 2 },
};

function step(event: string, changed: Partial<Step> = {}): Step {
  return { number: 1, event, facts: FACTS, ground: "", spent: null, targets: [], ...changed };
}

describe.each(LANGUAGES)("the rival's steps in %s", (language) => {
  const say = strict(language);

  it.each([...STEP_EVENTS, "tech-spent"])("tell %s", (event) => {
    expect(stepWords(step(event), say).head.length).toBeGreaterThan(3);
  });

  it("tell the rule that decided, and what was given up", () => {
    const { note } = stepWords(step("sector-chosen", { ground: "two-points", spent: "telescope-earth" }), say);
    expect(note).toContain(say.word("ground", "two-points"));
    expect(note).toContain(say.word("tech", "telescope-earth"));
  });

  it("tell what was in the way, and how much there was of it where that can be counted", () => {
    const tried = { attempt: "research", obstacle: "too-little-publicity", count: 3 };
    expect(obstacleWords(tried, say)).toContain("3");
    for (const obstacle of SETI.obstacles) expect(obstacleWords({ ...tried, obstacle }, say).length).toBeGreaterThan(9);
    expect(obstacleWords({ ...tried, obstacle: null }, say)).toBe("");
  });

  it("tell what was gained", () => {
    for (const kind of ["score", "data", "publicity", "progress"] as const)
      expect(sumWords(kind, 4, say)).toContain("4");
  });
});
