/** What the tests of playing alone share: a scenario under way, and events as the server tells them. */
import type { EventInfo } from "../../../generated/messages";
import { hole, player, view } from "../words/fixtures";
import type { View } from "../view";
import type { CampaignView, StepView } from "./alone";

export function step(changed: Partial<StepView> = {}): StepView {
  return { symbol: null, deed: "land", priority: "nobodys", holes: [], fatal: false, perils: [], ...changed };
}

/** A ship is lost at alpha-middle, a planet at beta-middle; a guardian can be kept away from the ship. */
export function campaign(changed: Partial<CampaignView> = {}): CampaignView {
  const added = step({ symbol: "guardian", deed: "idle", priority: "any-place" });
  return {
    scenario: 1,
    turn: 8,
    verdict: "open",
    goals: [
      { goal: "centres", reached: 1, wanted: 4, done: false },
      { goal: "energy", reached: 5, wanted: 5, done: true },
    ],
    deck: [
      {
        card: "target-pink",
        steps: [
          step({ holes: ["alpha-middle"], perils: [{ place: "alpha-middle", ships: ["ship-1"], overrun: false }] }),
        ],
      },
      {
        card: "target-green",
        steps: [
          step({
            deed: "besiege",
            priority: "weakest",
            holes: ["beta-middle"],
            perils: [{ place: "beta-middle", ships: [], overrun: true }],
          }),
        ],
      },
      { card: "target-blue", steps: [step({ holes: ["gamma-middle", "delta-middle"] })] },
      { card: "spread", steps: [added] },
      {
        card: "guardian-2",
        steps: [
          { ...added, perils: [{ place: "beta", ships: ["ship-1"], overrun: false }] },
          step({ symbol: "scout-2", deed: "reveal", priority: "any-place", holes: ["alpha-edge-a"], fatal: true }),
        ],
      },
    ],
    discards: ["target-orange", "drone-scout"],
    open_card: "guardian-3",
    guardian_cards: 3,
    skips: 0,
    robots_left: 1,
    guardians_left: 3,
    destroyed_left: 6,
    orbit_robots: [{ hole: "beta-middle", x: 500_000, y: 250_000 }],
    lost_relics: ["warp"],
    technology_cards: ["orange", "purple", "pink", "green"].map((colour, place) => ({
      colour,
      side: place === 0 ? "B" : "A",
      stones: place === 0 ? 1 : 0,
      used: place === 0,
    })),
    settlers: [
      { settler: "yellow", fate: "waiting", hole: "gamma-middle", ship: null },
      { settler: "blue", fate: "aboard", hole: null, ship: "ship-1" },
      { settler: "red", fate: "lost", hole: null, ship: null },
    ],
    megastructures: [],
    central: ["alpha-middle", "beta-middle", "gamma-middle", "delta-middle"],
    heart: null,
    ...changed,
  };
}

/** Somebody alone: planets of their own in two quadrants, robots, a guardian. */
export function alone(changed: Partial<CampaignView> = {}): View {
  return view({ mode: "solo", players: [player()], campaign: campaign(changed), guardians: ["alpha"] }, [
    hole("alpha-gate", { place: "gate" }),
    hole("alpha-middle", { place: "pink", robots: 1, owner: -1, defence: 1 }),
    hole("beta-middle", { place: "green", owner: 0, centres: 1, cities: 1, defence: 2 }),
  ]);
}

export function told(name: string, facts: EventInfo["facts"] = {}, seat = 1): EventInfo {
  return { version: 1, name, seat, facts };
}
