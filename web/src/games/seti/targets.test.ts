import { describe, expect, it } from "vitest";

import type { Facts } from "./facts";
import { targetGroups, targetsOf } from "./targets";
import type { View } from "./view";

const FACTS = { planetOf: (target: string): string => (target === "io" ? "jupiter" : target) } as unknown as Facts;
const SKY = { sky: [{ planet: "earth" }], stars: [{ star: "vega", sector: 0 }], players: [] } as unknown as View;

function targets(verb: string, args: Record<string, string | number> = {}): string[] {
  return targetsOf({ verb, arguments: args }, "main-action", SKY, FACTS, 0);
}

describe("the things an answer belongs to", () => {
  it("lie where one would look for them", () => {
    expect(targets("launch")).toEqual(["planet:earth"]);
    expect(targets("land", { target: "io" })).toEqual(["planet:jupiter"]);
    expect(targets("scan")).toEqual(["scan", "star:vega"]);
    expect(targets("pass")).toEqual(["stack"]);
    expect(targets("fly", { space: "2-7", direction: "clockwise" })).toEqual(["space:2-0", "probe:2-7"]);
    expect(targets("corner", { card: "alice" })).toEqual(["card:alice"]);
  });

  it("have both what can and what cannot be done there", () => {
    const option = { action: "play alice", verb: "play", arguments: { card: "alice" } };
    const refusal = {
      ...option,
      action: "corner alice",
      verb: "corner",
      reason: "no",
      reason_arguments: {},
      missing: {},
    };
    const question = { prompt: "main-action", arguments: {}, options: [option], dials: [], refused: [refusal] };
    expect(targetGroups(question, SKY, FACTS, 0).get("card:alice")).toEqual({ options: [option], refused: [refusal] });
    expect(targetGroups(null, SKY, FACTS, 0).size).toBe(0);
  });
});
