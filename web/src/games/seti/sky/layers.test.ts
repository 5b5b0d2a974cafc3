import { describe, expect, it } from "vitest";

import { RINGS, SECTORS, SPACES } from "../view";
import { FACTS } from "../words/fixtures";
import { BOARD, bodyOf, cellsOf, DISCS, isEmpty, rimOf, topAt } from "./layers";

const SIGNS: Record<string, string> = {
  "*": "asteroids",
  "~": "comet",
  ".": "empty",
  m: "mercury",
  v: "venus",
  e: "earth",
  M: "mars",
  J: "jupiter",
  S: "saturn",
  U: "uranus",
  N: "neptune",
  O: "oumuamua",
};

/** What the game shows for some positions of the discs, ring by ring. */
const SHOWN: [number[], boolean, string][] = [
  [[0, 0, 0], false, ".m.v.e.* ~~M.*.** .*.J...S U..N.~.~"],
  [[5, 2, 7], true, "v*e..*m. *.**M.*. ..J.O.S* U..N.~.~"],
  [[3, 6, 1], false, "e..*m.v* M~*.**.. S*~.J..* U..N.~.~"],
  [[7, 7, 4], true, "m.v.e.*~ *M**.*.. .O~S*..J U..N.~.~"],
];

function everyPosition(): number[][] {
  const turns = Array.from({ length: SECTORS }, (_, turn) => turn);
  return turns.flatMap((one) => turns.flatMap((two) => turns.map((three) => [one, two, three])));
}

describe("the layers of the sky", () => {
  it("show what the game shows", () => {
    for (const [offsets, found, rings] of SHOWN) {
      const wanted = [...rings.replaceAll(" ", "")].map((sign) => SIGNS[sign]);
      expect(SPACES.map((space) => topAt(FACTS, offsets, space, found).shows)).toEqual(wanted);
    }
  });

  it("are drawn from the bottom up so that the topmost cell is seen, in all positions of the discs", () => {
    for (const offsets of everyPosition()) {
      for (const found of [false, true]) {
        const seen = new Map<string, { layer: number; shows: string }>();
        for (let layer = BOARD; layer >= 0; layer -= 1) {
          for (const { space, shows } of cellsOf(FACTS, layer, offsets[layer] ?? 0, found))
            seen.set(space, { layer, shows });
        }
        const hidden = SPACES.filter((space) => {
          const { layer, shows } = topAt(FACTS, offsets, space, found);
          return seen.get(space)?.layer !== layer || seen.get(space)?.shows !== shows;
        });
        expect(hidden).toEqual([]);
      }
    }
  });

  it("never hide a planet", () => {
    const planets = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"];
    for (const offsets of everyPosition()) {
      const shown = SPACES.map((space) => topAt(FACTS, offsets, space, false).shows);
      expect(planets.filter((planet) => !shown.includes(planet))).toEqual([]);
    }
  });

  it("turn against the clock when an offset falls", () => {
    const earth = (offset: number): string | undefined =>
      cellsOf(FACTS, 0, offset, false).find((cell) => cell.shows === "earth")?.space;
    expect([earth(1), earth(0), earth(7)]).toEqual(["1-6", "1-5", "1-4"]);
  });

  it("have a board without holes and discs with them", () => {
    expect(cellsOf(FACTS, BOARD, 0, false)).toHaveLength(RINGS * SECTORS);
    for (let disc = 0; disc < DISCS; disc += 1) {
      const cells = cellsOf(FACTS, disc, 0, false);
      expect(cells.length).toBeLessThan((disc + 1) * SECTORS);
      expect(bodyOf(cells).match(/z/g)).toHaveLength(cells.length);
    }
    expect(cellsOf(FACTS, 2, 0, true)).toHaveLength(cellsOf(FACTS, 2, 0, false).length + 1);
  });

  it("have a rim only where they end", () => {
    const board = cellsOf(FACTS, BOARD, 0, false);
    // the board ends at the Sun and at its outer edge, with one arc for each sector
    expect(rimOf(board).match(/A/g)).toHaveLength(2 * SECTORS);
    expect(rimOf(board)).not.toContain("L");
    expect(rimOf(board.slice(0, 1)).match(/[AL]/g)).toEqual(["A", "A", "L", "L"]);
    expect(board.some(isEmpty)).toBe(true);
  });
});
