import { describe, expect, it } from "vitest";

import type { EventInfo, Update } from "../../../generated/messages";
import { type Memory, NOTHING, remember, dieBehind } from "./memory";

function event(name: string, facts: EventInfo["facts"] = {}, seat = 1): EventInfo {
  return { version: 1, name, seat, facts };
}

/** Only what the memory reads. */
function update(events: EventInfo[], since = 1, cannons = [1, 1]): Update {
  return { since, events, view: { players: [{ cannons }, { cannons }] } } as unknown as Update;
}

const FLIGHT = [
  event("flight-begun", { sector: 2, speed: 5 }),
  event("card-reached", { card: "aigel-x" }),
  event("bought", { card: "aigel-x", good: "ore", count: 1, astro: 3 }),
  event("card-reached", { card: "mizar-x" }),
];

describe("what the board remembers", () => {
  it("keeps the flight with its cards and what was done at each, also over several updates", () => {
    const first = remember(NOTHING, update(FLIGHT));
    const ending = [event("colony-founded", { card: "mizar-x" }), event("flight-ended", { sector: 2 })];
    const after = remember(first, update(ending));
    expect(after.flown).toEqual({
      seat: 1,
      speed: 5,
      steps: [
        { card: "aigel-x", deeds: ["bought"] },
        { card: "mizar-x", deeds: ["colony-founded"] },
      ],
      landed: true,
    });
    const later = remember(after, update([event("sold", { card: "saiph-vi", good: "food", count: 1, astro: 3 })]));
    expect(later.flown).toEqual(after.flown);
  });

  it("drops the last flight when another begins or is skipped, and at a fresh start", () => {
    const memory = remember(NOTHING, update(FLIGHT));
    expect(remember(memory, update([event("flight-begun", { sector: 1, speed: 3 }, 0)])).flown?.steps).toEqual([]);
    expect(remember(memory, update([event("flight-skipped")])).flown).toBeNull();
    expect(remember(memory, update([], 0))).toEqual(NOTHING);
  });

  it("keeps the battle with the cannons as they were, and who won it", () => {
    const fought = event("battle-fought", { card: "pirate-4b", value: 5, pirate_value: 7 });
    const defeat = [event("battle-lost", { card: "pirate-4b" }), event("cannon-lost", { strength: 1 })];
    const lost = remember(NOTHING, update([fought, ...defeat]));
    expect(lost.battle).toMatchObject({ seat: 1, won: false, cannons: 3, value: 5, pirate_value: 7 });
    const later: Memory = remember(lost, update([event("turn-ended")], 1, [1, 1, 1]));
    expect(later.battle?.cannons).toBe(3);
    expect(remember(NOTHING, update([fought])).battle?.won).toBe(true);
  });

  it("shows a die only where a face of it explains the sum", () => {
    const faces = [1, 2, 2, 3, 3, 4];
    expect(dieBehind(5, 2, faces)).toBe(3);
    expect(dieBehind(9, 2, faces)).toBeNull();
  });
});
