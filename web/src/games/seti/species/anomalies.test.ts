import { describe, expect, it } from "vitest";

import type { SpeciesView, TraceView } from "../view";
import { FACTS, view } from "../words/fixtures";
import { anomaliesOf, leaderOf, rotationsUntil } from "./anomalies";

const mark = (color: string, spot: string, owner: number | null): TraceView => ({ color, spot, owner });
const lying = (...traces: TraceView[]): SpeciesView => ({ species: "anomalies", traces, deck: 5, open_card: null });
const hidden: SpeciesView = { species: null, traces: [], deck: 0, open_card: null };

describe("the way of Earth", () => {
  it("leads against the clock, and all the way round to the sector where it is", () => {
    expect(rotationsUntil(5, 4)).toBe(1);
    expect(rotationsUntil(1, 7)).toBe(2);
    expect(rotationsUntil(5, 5)).toBe(8);
    expect(rotationsUntil(5, 6)).toBe(7);
  });
});

describe("who is paid", () => {
  it("is the highest mark on the board, wherever else marks lie", () => {
    const species = lying(
      mark("red", "row-2", 0),
      mark("red", "row-1", 1),
      mark("red", "overflow", 2),
      mark("blue", "row-4", 3),
    );
    expect(leaderOf(species, "red")).toBe(0);
    expect(leaderOf(species, "blue")).toBe(3);
    expect(leaderOf(lying(mark("yellow", "discovery", 1)), "yellow")).toBeNull();
  });

  it("is the last one on the space that takes several", () => {
    expect(leaderOf(lying(mark("red", "row-5", 0), mark("red", "row-5", 1)), "red")).toBe(1);
  });
});

describe("the anomalies", () => {
  it("are none before they are discovered", () => {
    expect(anomaliesOf(view(), FACTS)).toEqual([]);
  });

  it("come in the order in which Earth meets them, with the reward of the side that is up", () => {
    // Earth lies in sector 5
    const seen = view({
      species: [hidden, lying(mark("blue", "row-1", 1))],
      anomalies: { red: [5, 1], yellow: [0, 0], blue: [2, 1] },
    });
    const found = anomaliesOf(seen, FACTS);
    expect(found.map(({ color, rotations }) => [color, rotations])).toEqual([
      ["blue", 3],
      ["yellow", 5],
      ["red", 8],
    ]);
    expect(found[0]).toMatchObject({
      reward: { id: "seti-amount-energy", arguments: { n: 1 } },
      leader: 1,
      star: FACTS.board.stars[2]?.key,
    });
    expect(found[2]?.reward).toMatchObject({ id: "seti-amount-score", arguments: { n: 4 } });
  });
});
