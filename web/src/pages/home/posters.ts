/** The games as pictures, in the order of the first page; the server says which of them can be played. */
import type { Component } from "svelte";

import Duel from "../../games/duel/Poster.svelte";
import Empires from "../../games/empires/Poster.svelte";
import Race from "../../games/race/Poster.svelte";
import Seti from "../../games/seti/Poster.svelte";
import type { GameInfo } from "../../generated/messages";
import Guest from "./Guest.svelte";

export interface PosterInfo {
  name: string;
  picture: Component;
  /** How many can play, where no message says it. */
  seats?: number[];
}

const OURS: PosterInfo[] = [
  { name: "duel", picture: Duel },
  { name: "race", picture: Race },
  { name: "seti", picture: Seti },
  { name: "empires", picture: Empires },
];

/** Our games, then those of other packages, which bring no picture. */
export function postersOf(games: GameInfo[]): PosterInfo[] {
  return [...OURS, ...guestsOf(games).map(({ name, seats }) => ({ name, picture: Guest, seats }))];
}

/** The games of other packages. */
export function guestsOf(games: GameInfo[]): GameInfo[] {
  return games.filter((game) => OURS.every((ours) => ours.name !== game.name));
}
