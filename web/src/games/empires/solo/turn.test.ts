/** The robots' turn as it is read from the events. */
import { describe, expect, it } from "vitest";

import { told } from "./fixtures";
import { lastTurn } from "./turn";

const drawn = told("card-drawn", { card: "target-pink" });
const looked = (priority: string, count = 1): ReturnType<typeof told> => told("robots-looked", { priority, count });
const landed = told("robots-landed", { count: 1, hole: "alpha-middle" });

describe("the robots' last turn", () => {
  it("is none before the first card", () => {
    expect(lastTurn([told("turn-begun", {}, 0)])).toBeNull();
  });

  it("tells the card, the planet that won, by which priority, and the ship that was lost there", () => {
    const lost = told("ship-destroyed", { ship: "ship-1", hole: "alpha-middle" });
    const turn = lastTurn([drawn, looked("two-robots"), landed, lost]);
    expect(turn).toMatchObject({ card: "target-pink", added: null, asked: null });
    expect(turn?.steps).toEqual([
      {
        number: 1,
        event: "robots-landed",
        facts: landed.facts,
        priority: "two-robots",
        losses: [{ event: "ship-destroyed", facts: lost.facts }],
        hole: "alpha-middle",
        quadrant: "",
      },
    ]);
  });

  it("puts ships that were destroyed before a siege or a guardian with what followed", () => {
    const besieged = told("robots-besieged", { count: 1, hole: "beta-middle", defence: 1 });
    const turn = lastTurn([
      told("card-drawn", { card: "guardian-5" }),
      told("ship-shot", { ship: "ship-2", quadrant: "beta" }),
      told("guardian-came", { quadrant: "beta" }),
      looked("weakest"),
      told("ship-destroyed", { ship: "ship-1", hole: "beta-middle" }),
      besieged,
      told("pieces-overrun", { count: 1, piece: "troop", hole: "beta-middle" }, 0),
      told("planet-overrun", { hole: "beta-middle" }),
    ]);
    expect(turn?.steps.map(({ event, losses }) => [event, losses.map((loss) => loss.event)])).toEqual([
      ["guardian-came", ["ship-shot"]],
      ["robots-besieged", ["ship-destroyed", "pieces-overrun", "planet-overrun"]],
    ]);
  });

  it("keeps what was lost where the robots could do nothing", () => {
    const turn = lastTurn([drawn, looked("nobodys"), told("scenario-lost", { verdict: "no-robots" })]);
    expect(turn?.steps).toEqual([]);
    expect(turn?.losses.map(({ event }) => event)).toEqual(["scenario-lost"]);
  });

  it("ends where the person begins to act, and begins again with every card", () => {
    const acted = told("action-chosen", { action: "move" }, 0);
    const later = told("robots-returned", { count: 1, hole: "alpha-middle" });
    expect(lastTurn([drawn, looked("nobodys"), landed, acted, later])?.steps).toHaveLength(1);
    expect(lastTurn([drawn, looked("nobodys"), landed, acted, told("draw-skipped")])).toMatchObject({
      card: null,
      steps: [],
    });
  });

  it("does not count places the person discovers", () => {
    const own = told("discovered", { hole: "alpha-middle", place: "pink", discovery: "warp" }, 0);
    const theirs = told("discovered", { hole: "alpha-middle", place: "pink", discovery: "warp" });
    expect(lastTurn([drawn, own])?.steps).toEqual([]);
    expect(lastTurn([drawn, theirs])?.steps).toHaveLength(1);
  });

  it("knows what the person is asked in place of the robots", () => {
    expect(lastTurn([drawn, looked("two-robots", 2)])?.asked).toEqual({ symbol: "", priority: "two-robots" });
    const symbol = told("symbol-shown", { symbol: "guardian" });
    expect(lastTurn([drawn, symbol])?.asked).toEqual({ symbol: "guardian", priority: "" });
    expect(lastTurn([drawn, symbol, told("guardian-came", { quadrant: "beta" })])?.asked).toBeNull();
  });

  it("tells of a new deck and of the guardian card that came with a card", () => {
    const shuffled = told("deck-shuffled", { count: 9 });
    const added = told("guardian-card-added", { card: "guardian-3" });
    expect(lastTurn([shuffled, drawn, added])).toMatchObject({ shuffled: 9, added: "guardian-3" });
  });
});
