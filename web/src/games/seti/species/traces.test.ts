import { describe, expect, it } from "vitest";

import type { SpeciesView, TraceView } from "../view";
import { FACTS, view } from "../words/fixtures";
import { countByOwner, discoveryReward, marksAt, nextFree, NEUTRAL, openDanger, placeOf, spacesOf } from "./traces";

const mark = (color: string, spot: string, owner: number | null): TraceView => ({ color, spot, owner });
const lying = (species: string | null, ...traces: TraceView[]): SpeciesView => ({
  species,
  traces,
  deck: 5,
  open_card: null,
});

describe("marks", () => {
  const species = lying(
    null,
    mark("red", "discovery", 1),
    mark("red", "overflow", null),
    mark("red", "overflow", 0),
    mark("blue", "overflow", 2),
  );

  it("are found by colour and spot, neutral ones as nobody's", () => {
    expect(marksAt(species, "red", "overflow")).toEqual([NEUTRAL, 0]);
    expect(marksAt(species, "yellow", "discovery")).toEqual([]);
  });

  it("are counted by owner, neutral ones last", () => {
    expect(countByOwner([2, NEUTRAL, 0, 2])).toEqual([
      { owner: 0, count: 1 },
      { owner: 2, count: 2 },
      { owner: NEUTRAL, count: 1 },
    ]);
  });
});

describe("spaces of a species", () => {
  it("are none before it is discovered", () => {
    expect(spacesOf(view(), FACTS, "left", "red")).toEqual([]);
    expect(placeOf(view(), "mascamites")).toBeNull();
  });

  it("come from the lowest, with price, danger and marks", () => {
    const seen = view({ species: [lying("exertians", mark("red", "row-1", 1)), lying("centaurians")] });
    const [first, second] = spacesOf(seen, FACTS, "left", "red");
    expect(first).toMatchObject({ spot: "row-1", danger: 3, marks: [1], closed: false });
    expect(second).toMatchObject({ spot: "row-2", marks: [] });
    expect(spacesOf(seen, FACTS, "right", "blue")[3]?.cost).toEqual({ data: 3 });
  });

  it("of the blue Mascamite column open with delivered samples and pay what these pay", () => {
    const seen = view({ species: [lying("anomalies"), lying("mascamites")], sample_spots: [2, 6] });
    const spaces = spacesOf(seen, FACTS, "right", "blue");
    expect(spaces.map((space) => space.closed)).toEqual([false, false, false, false, true, true, true, true, true]);
    expect(spaces[2]).toMatchObject({ sample: 2, reward: { id: "seti-amount-score", arguments: { n: 7 } } });
    expect(spaces[3]).toMatchObject({ sample: 6, reward: { id: "seti-amount-energy", arguments: { n: 2 } } });
    expect(spaces[1]?.sample).toBeNull();
  });

  it("are next where they are open and free, or take any number of marks", () => {
    const taken = [1, 2, 3, 4].map((row) => mark("red", `row-${row}`, 0));
    const free = view({ species: [lying("anomalies", mark("red", "row-1", 0)), lying(null)] });
    const full = view({ species: [lying("anomalies", ...taken, mark("red", "row-5", 1)), lying(null)] });
    const closed = view({
      species: [lying("mascamites", mark("blue", "row-1", 0), mark("blue", "row-2", 1)), lying(null)],
    });
    expect(nextFree(spacesOf(free, FACTS, "left", "red"))?.spot).toBe("row-2");
    expect(nextFree(spacesOf(full, FACTS, "left", "red"))?.spot).toBe("row-5");
    expect(nextFree(spacesOf(closed, FACTS, "left", "blue"))).toBeUndefined();
  });
});

describe("what marks bring", () => {
  it("differs between the two places", () => {
    expect(discoveryReward(FACTS, "left")).toMatchObject({ parts: [{ arguments: { n: 5 } }, { arguments: { n: 1 } }] });
    expect(discoveryReward(FACTS, "right")).toMatchObject({
      parts: [{ arguments: { n: 3 } }, { arguments: { n: 1 } }],
    });
  });

  it("is danger on the Exertians' board", () => {
    const traces = [
      mark("red", "row-1", 1),
      mark("blue", "row-5", 1),
      mark("yellow", "row-3", 0),
      mark("red", "overflow", 1),
    ];
    const seen = view({ species: [lying("exertians", ...traces), lying(null)] });
    expect([0, 1].map((seat) => openDanger(seen, FACTS, seat))).toEqual([2, 4]);
  });
});
