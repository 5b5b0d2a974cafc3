/** What the tests of the players' boards share: the real facts, and a player as the server sends one. */
import { readFileSync } from "node:fs";

import { type Facts, factsOf } from "../facts";
import type { PlayerView, View } from "../view";

function file(name: string): unknown {
  return JSON.parse(readFileSync(`../src/orrery/games/seti/data/${name}.json`, "utf-8"));
}

export const FACTS: Facts = factsOf({ cards: file("cards"), board: file("board"), species: file("species") });

export function player(changed: Partial<PlayerView> = {}): PlayerView {
  return {
    score: 1,
    credit: 4,
    energy: 3,
    publicity: 4,
    data: 0,
    exofossils: 0,
    hand: null,
    hand_size: 0,
    species_cards: 0,
    drawn: null,
    income: [],
    missions: [],
    completed: [],
    scoring: [],
    scoring_points: [],
    gold_points: [0, 0, 0, 0],
    gold_sets: [0, 0, 0, 0],
    messages: [],
    message_at: [],
    message_tile: null,
    techs: [],
    places: [null, null, null, null],
    computer: 0,
    lower: [false, false, false, false],
    probes: [],
    probe_limit: 1,
    capsules: [],
    orbiters: {},
    landers: {},
    moons: {},
    exertians: null,
    exertians_held: 0,
    played_exertians: [],
    exertian_points: null,
    danger: null,
    passed: false,
    breakdown: {},
    ...changed,
  };
}

/** The parts of a view that tell what players have out on the table. */
export function tableOf(changed: Partial<View>): View {
  const bare = { players: [player(), player()], species: [], stars: [], gold: [], gold_marks: [], ...changed };
  return bare as unknown as View;
}
