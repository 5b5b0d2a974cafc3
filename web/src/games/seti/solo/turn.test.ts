/** The rival's turn as its events tell it: tried, chosen, gained; the last one, or all since the person's own. */
import { describe, expect, it } from "vitest";

import { MINE, PASS, RIVAL, SCAN, event } from "./fixtures";
import { lastTurns } from "./turn";

describe("the rival's last turn", () => {
  it("is not there before its first", () => {
    expect(lastTurns(MINE, RIVAL)).toEqual([]);
  });

  it("tells what was tried, what was in the way, and what was done", () => {
    const [turn, ...more] = lastTurns([...MINE, ...SCAN], RIVAL);
    expect(more).toEqual([]);
    expect(turn?.card).toBe("s-2");
    expect(turn?.tried).toEqual([
      { attempt: "analyse", obstacle: "computer-not-full", count: 4 },
      { attempt: "research", obstacle: "too-little-publicity", count: 3 },
      { attempt: "scan", obstacle: null, count: 0 },
    ]);
    expect(turn?.passed).toBe(false);
  });

  it("numbers the steps, each with its rule, its place and the technology spent for it", () => {
    const steps = lastTurns(SCAN, RIVAL)[0]?.steps ?? [];
    expect(steps.map(({ number, ground, spent, targets }) => ({ number, ground, spent, targets }))).toEqual([
      { number: 1, ground: "earth-sector", spent: null, targets: ["star:procyon"] },
      { number: 2, ground: "two-points", spent: "telescope-earth", targets: ["star:vega"] },
    ]);
  });

  it("makes a technology that is spent for nothing else a step of its own", () => {
    const events = [
      event("turn-begun"),
      event("action-chosen", { attempt: "analyse" }),
      event("tech-spent", { tech: "x" }),
    ];
    expect(lastTurns(events, RIVAL)[0]?.steps.map((step) => step.event)).toEqual(["tech-spent"]);
  });

  it("adds up what the rival itself gained", () => {
    expect(lastTurns(SCAN, RIVAL)[0]?.gained).toEqual([
      { kind: "score", count: 2 },
      { kind: "data", count: 2 },
      { kind: "progress", count: 4 },
    ]);
  });

  it("ends with the turn: what a round's end brings is not its doing", () => {
    const end = [event("objectives-missed", { count: 1 }, 0), event("progressed", { count: 3, cause: "objectives" })];
    expect(lastTurns([...SCAN, ...end], RIVAL)[0]?.gained).toContainEqual({ kind: "progress", count: 4 });
  });

  it("names the card of the species that took the place of the revealed one", () => {
    const events = [
      event("turn-begun"),
      event("action-card-revealed", { action_card: "s-3" }),
      event("action-card-replaced", { action_card: "s-15" }),
    ];
    expect(lastTurns(events, RIVAL)[0]).toMatchObject({ card: "s-15", replaced: "s-3" });
  });

  it("is past once the person has done something", () => {
    expect(lastTurns([...SCAN, event("turn-begun", {}, 0)], RIVAL)[0]?.past).toBe(false);
    expect(lastTurns([...SCAN, ...MINE], RIVAL)[0]?.past).toBe(true);
  });

  it("is several where the person has passed before", () => {
    const turns = lastTurns([...MINE, ...SCAN, ...SCAN, ...PASS], RIVAL);
    expect(turns.map(({ passed }) => passed)).toEqual([false, false, true]);
    expect(turns[2]).toMatchObject({ card: null, removed: "falcon-heavy", steps: [] });
    expect(lastTurns([...SCAN, ...MINE, ...PASS, ...MINE, ...MINE], RIVAL)).toHaveLength(1);
  });
});
