/** Names of the log, and where they lie on the board. */
import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../generated/messages";
import { boxesOf, heldBy, holderOf, targetsIn, targetsOf } from "./places";

const PLACES = {
  star: (word: string): string[] => [`star:${word}`],
  ship: (word: string, seat: number): string[] => [`ship:${seat}:${word}`],
};

function event(facts: EventInfo["facts"], seat = 0): EventInfo {
  return { version: 1, name: "happened", seat, facts };
}

describe("a name of the log", () => {
  it("lies where the board says, by whose deed it was", () => {
    expect(targetsOf(PLACES, "star", "vega", 0)).toEqual(["star:vega"]);
    expect(targetsOf(PLACES, "ship", "ship-1", 2)).toEqual(["ship:2:ship-1"]);
    expect(targetsOf(PLACES, "card", "heka-ii", 0)).toEqual([]);
    expect(targetsOf(undefined, "star", "vega", 0)).toEqual([]);
  });

  it("is found in events, each once, unless it is hidden", () => {
    const events = [
      event({ star: "vega", count: 2 }),
      event({ star: "vega" }),
      event({ ship: "ship-1", star: null }, 1),
    ];
    expect(targetsIn({ places: PLACES }, events)).toEqual(["star:vega", "ship:1:ship-1"]);
  });

  it("is somebody else's thing where the board says so", () => {
    const attack = { ...event({ ship: "ship-1", star: "vega", seat: "blue", count: 2 }, 3), name: "attacked" };
    const holder = (axis: string, { name }: EventInfo): number | null =>
      axis === "ship" && name === "attacked" ? 1 : null;
    expect(targetsIn({ places: PLACES, holder }, [attack])).toEqual(["ship:1:ship-1", "star:vega"]);
    expect(holderOf({ places: PLACES, holder }, "ship", attack)).toBe(1);
    expect(holderOf({ places: PLACES, holder }, "star", attack)).toBe(3);
    expect(holderOf({ places: PLACES, holder }, "count", attack)).toBeNull();
  });

  it("is looked for among things and targets that can be seen", () => {
    document.body.innerHTML = '<i data-thing="card:a:1"></i><i data-target="card:a:1"></i><i data-thing="card:b"></i>';
    for (const [place, element] of [...document.querySelectorAll("i")].entries()) {
      element.getBoundingClientRect = () => new DOMRect(place, 0, place === 1 ? 0 : 9, 9);
    }
    expect(boxesOf(["card:a:1"]).map((box) => box.x)).toEqual([0]);
  });

  it("is seen at whoever holds it, not at the same thing of another", () => {
    document.body.innerHTML =
      '<i data-rival="1"></i><b data-holder="0"><i data-thing="tech:laser"></i></b><i data-thing="tech:drive"></i>';
    for (const [place, element] of [...document.querySelectorAll("i")].entries()) {
      element.getBoundingClientRect = () => new DOMRect(place, 0, 9, 9);
    }
    const seen = (name: string, seat: number): number[] => boxesOf([heldBy(name, seat)]).map((box) => box.x);
    expect([seen("tech:laser", 0), seen("tech:laser", 1), seen("tech:drive", 1)]).toEqual([[1], [0], [2]]);
  });
});
