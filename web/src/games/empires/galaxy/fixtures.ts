/** What the tests of the galaxy share: the real facts, an empty galaxy, and questions that are read off dials. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { DialInfo, QuestionInfo } from "../../../generated/messages";
import { type Facts, factsOf } from "../facts";
import type { HoleView, ShipView, View } from "../view";

const DATA = join(process.cwd(), "../src/orrery/games/empires/data");

const file = (name: string): unknown => JSON.parse(readFileSync(join(DATA, `${name}.json`), "utf8"));

export const FACTS: Facts = factsOf({
  components: file("components"),
  classic: file("classic"),
  campaign: file("campaign"),
});

export function ship(name: string, x: number, y: number): ShipView {
  return { ship: name, x, y, orbit: null, attack: 1, defence: 1 };
}

export function hole(name: string, changed: Partial<HoleView> = {}): HoleView {
  const none = { robots: 0, troops: 0, outposts: 0, cities: 0, centres: 0, defence: 0 };
  return {
    hole: name,
    scanned: null,
    scanned_by: [],
    place: null,
    owner: null,
    ...none,
    bases: [],
    library: false,
    structure: null,
    blockaded: [],
    ...changed,
  };
}

/** A galaxy with these ships by seat. */
export function viewWith(ships: ShipView[][], changed: Partial<View> = {}): View {
  const players = ships.map((out) => ({ ships: out, gate: "" }));
  const holes = FACTS.board.holes.map(({ key }) => hole(key));
  return { players, holes, guardians: [], mines: [], noise: 2, ...changed } as unknown as View;
}

/** A question whose answers are read off a dial. */
export function asked(prompt: string, dial: DialInfo, given: QuestionInfo["arguments"] = {}): QuestionInfo {
  return { prompt, arguments: given, options: [], dials: [dial], refused: [] };
}

export function putDial(runs: number[][]): DialInfo {
  const rings = { name: "ring", words: ["near", "middle", "far"], first: 0, count: 3 };
  return { verb: "put", axes: [rings, { name: "angle", words: [], first: 0, count: 72 }], runs };
}

export function placeDial(runs: number[][]): DialInfo {
  const axis = (name: string): DialInfo["axes"][number] => ({ name, words: [], first: 0, count: 73 });
  return { verb: "place", axes: [axis("column"), axis("row")], runs };
}

export function towardsDial(runs: number[][]): DialInfo {
  return { verb: "towards", axes: [{ name: "angle", words: [], first: 0, count: 360 }], runs };
}
