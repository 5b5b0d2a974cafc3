import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../../generated/messages";
import { FOLLOW_MS, movementOf, TURN_MS, turnsAfter_ms } from "./motion";

function event(name: string, facts: EventInfo["facts"] = {}, seat = 0): EventInfo {
  return { version: 1, name, seat, facts };
}

describe("what moves on the board", () => {
  it("turns the cards of a flight one after the other, none longer than 300 ms", () => {
    const all = movementOf([
      event("flight-begun", { sector: 1, speed: 5 }),
      event("card-reached", { card: "heka-ii" }),
      event("card-reached", { card: "mizar-x" }),
    ]);
    expect(turnsAfter_ms(all, "heka-ii")).toBe(0);
    expect(turnsAfter_ms(all, "mizar-x")).toBe(FOLLOW_MS);
    expect(turnsAfter_ms(all, "saiph-vi")).toBe(-1);
    expect(TURN_MS).toBeLessThanOrEqual(300);
  });

  it("forgets the cards of an earlier flight when a new one begins", () => {
    const all = movementOf([
      event("card-reached", { card: "heka-ii" }),
      event("flight-begun", { sector: 2, speed: 4 }),
    ]);
    expect(all.cards).toEqual([]);
  });

  it("moves the dials of whoever gains or gives, both when the rival has to sell", () => {
    const all = movementOf([
      event("good-produced", { card: "heka-ii", good: "ore" }, 1),
      event("bought-from-rival", { good: "fuel", astro: 2 }, 0),
    ]);
    expect([...all.dials].sort()).toEqual(["0 fuel", "1 fuel", "1 ore"]);
  });

  it("shows what came to a starship, what was built, and the dice", () => {
    const all = movementOf([
      event("production-rolled", { number: 2 }),
      event("battle-fought", { card: "pirate-7", value: 9, pirate_value: 8 }),
      event("pirate-beaten", { card: "pirate-7" }),
      event("order-fulfilled", { order: "order-3" }),
      event("order-revealed", { order: "order-4" }),
      event("built", { item: "engine-2" }, 1),
    ]);
    expect(all.production).toBe(true);
    expect(all.battle).toBe(true);
    expect([...all.won]).toEqual(["pirate-7", "order-3"]);
    expect([...all.orders]).toEqual(["order-4"]);
    expect([...all.built]).toEqual(["1 engine-2"]);
  });

  it("does not move for what only words can tell", () => {
    const still = movementOf([]);
    const told = ["turn-begun", "turn-ended", "production-lost", "reserve-empty", "special-card-taken"];
    expect(movementOf(told.map((name) => event(name)))).toEqual(still);
  });
});
