/** What the tests of playing alone share: a position with a rival, and its turns. */
import type { EventInfo } from "../../../generated/messages";
import type { View } from "../view";
import { player, view } from "../words/fixtures";
import type { ObjectivesView, RivalView } from "./alone";

export const RIVAL = 1;

export function rival(changed: Partial<RivalView> = {}): RivalView {
  return {
    difficulty: 3,
    progress: 8,
    next_tech: "computer-energy",
    computer: 5,
    pool: 0,
    techs: ["probe-moon", "computer-credit", "computer-credit"],
    tech_counts: { probe: 1, telescope: 0, computer: 2 },
    messages: 0,
    deck: 3,
    reinforcement: 8,
    revealed: ["s-1", "s-2"],
    card: "s-2",
    arrow: "right",
    passed: false,
    ...changed,
  };
}

export function objectives(changed: Partial<ObjectivesView> = {}): ObjectivesView {
  return {
    open: [
      {
        objective: "ii-11",
        tasks: [
          { done: true, now: 1, wanted: 1 },
          { done: false, now: 0, wanted: 1 },
        ],
      },
      {
        objective: "iii-5",
        tasks: [
          { done: true, now: 1, wanted: 1 },
          { done: false, now: 5, wanted: 9 },
        ],
      },
    ],
    stack: { I: 0, II: 1, III: 4 },
    completed: ["i-1", "i-2"],
    spent: 1,
    round_needs: 3,
    missing_now: 1,
    final_penalty: 35,
    ...changed,
  };
}

export function alone(changed: Partial<View> = {}): View {
  return view({
    ...{ round: 3, players: [player({ hand: ["falcon-heavy"], score: 41 }), player({ score: 47, publicity: 4 })] },
    ...{ rival: rival(), objectives: objectives(), ...changed },
  });
}

export function event(name: string, facts: EventInfo["facts"] = {}, seat = RIVAL): EventInfo {
  return { version: 1, name, seat, facts };
}

/** It scans, after two actions that were not possible. */
export const SCAN: EventInfo[] = [
  event("turn-begun"),
  event("action-card-revealed", { action_card: "s-2" }),
  event("action-barred", { attempt: "analyse", obstacle: "computer-not-full", count: 4 }),
  event("action-barred", { attempt: "research", obstacle: "too-little-publicity", count: 3 }),
  event("action-chosen", { attempt: "scan" }),
  event("sector-chosen", { star: "procyon", ground: "earth-sector" }),
  event("signal-placed", { star: "procyon" }),
  event("data-gained", { count: 1 }),
  event("tech-spent", { tech: "telescope-earth" }),
  event("sector-chosen", { star: "vega", ground: "two-points" }),
  event("scored", { points: 2 }),
  event("data-gained", { count: 1 }),
  event("scored", { points: 3 }, 0),
  event("progressed", { count: 4, cause: "computer" }),
];

/** It passes. */
export const PASS: EventInfo[] = [
  event("turn-begun"),
  event("action-deck-empty"),
  event("passed"),
  event("stack-card-removed", { card: "falcon-heavy" }),
  event("progressed", { count: 1, cause: "pass" }),
];

/** A turn of the person. */
export const MINE: EventInfo[] = [event("turn-begun", {}, 0), event("scan-begun", {}, 0)];
