import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../../generated/messages";
import { strict } from "../words/fixtures";
import { freshSpot } from "./fresh";
import { greeting } from "./greeted";
import { discoveriesOf, momentsOf, toldOf } from "./moments";

const event = (name: string, seat: number, facts: EventInfo["facts"] = {}): EventInfo => ({
  version: 1,
  name,
  seat,
  facts,
});

describe("moments", () => {
  it("are only what everyone should see, in the order in which it happened", () => {
    const events = [
      event("data-gained", 1, { count: 1 }),
      event("sector-won", 1, { star: "vega" }),
      event("card-drawn", 0, { card: null }),
      event("round-begun", 0, { round: 3 }),
    ];
    expect(momentsOf(events, 0).map((moment) => moment.event.name)).toEqual(["sector-won", "round-begun"]);
  });

  it("tell at the end of a round what became of the objectives it asks for", () => {
    const missed = event("objectives-missed", 0, { count: 1, progress: 3 });
    const found = momentsOf([event("passed", 1), missed, event("round-begun", 0, { round: 2 })], 0);
    expect(found.map((moment) => moment.event.name)).toEqual(["passed", "objectives-missed", "round-begun"]);
    expect(toldOf(missed, 0, strict("de"))).toBe(
      "Für diese Runde fehlt 1 abgeschlossenes Ziel: Der Rivale schreitet 3 Felder voran.",
    );
  });

  it("of one's own that one has just chosen are left out", () => {
    const events = [
      event("passed", 0),
      event("researched", 1, { tech: "probe-moon" }),
      event("mission-completed", 0, { card: "atlas" }),
    ];
    expect(momentsOf(events, 0).map((moment) => moment.event.name)).toEqual(["researched", "mission-completed"]);
    expect(momentsOf(events, null)).toHaveLength(3);
  });

  it("are at most three, the weightier ones", () => {
    const events = [
      event("researched", 1, { tech: "probe-moon" }),
      event("mission-completed", 1, { card: "atlas" }),
      event("sector-won", 2, { star: "vega" }),
      event("neutral-trace-found", 1, { place: "left", color: "blue" }),
    ];
    const found = momentsOf(events, 0);
    expect(found.map((moment) => moment.event.name)).toEqual([
      "mission-completed",
      "sector-won",
      "neutral-trace-found",
    ]);
    expect(found[2]).toMatchObject({ icon: "trace-blue", common: true });
  });

  it("are told in the words of the log, in both languages", () => {
    const won = event("sector-won", 1, { star: "vega" });
    expect(toldOf(won, 0, strict("en"))).toContain("Seat 1");
    expect(toldOf(won, 1, strict("en"))).not.toContain("Seat 1");
    expect(toldOf(event("gold-marked", 0, { tile: 2 }), null, strict("de"))).toContain("„Mission“");
    expect(toldOf(event("anomaly-triggered", 0, { color: "red" }), 0, strict("de"))).toContain("rote");
  });
});

describe("a discovery", () => {
  const events = [event("species-discovered", 0, { species: "anomalies" }), event("card-drawn", 0, { card: null })];

  it("is found among the events", () => {
    expect(discoveriesOf(events)).toEqual(["anomalies"]);
  });

  it("is greeted once at a table", () => {
    expect(greeting("one", discoveriesOf(events))).toEqual(["anomalies"]);
    expect(greeting("one", discoveriesOf(events))).toEqual([]);
    expect(greeting("two", discoveriesOf(events))).toEqual(["anomalies"]);
  });
});

describe("a mark just put down", () => {
  const put = event("trace-found", 1, { place: "left", color: "red", spot: "row-2" });

  it("is the one of the event", () => {
    expect(freshSpot([put], "left", "red", "row-2")).toBe(true);
    expect(freshSpot([put], "left", "red", "row-1")).toBe(false);
    expect(freshSpot([put], "right", "red", "row-2")).toBe(false);
  });

  it("is on a discovery space where it is neutral", () => {
    const neutral = event("neutral-trace-found", 1, { place: "right", color: "blue" });
    expect(freshSpot([neutral], "right", "blue", "discovery")).toBe(true);
    expect(freshSpot([neutral], "right", "blue", "overflow")).toBe(false);
  });
});
