/** The games as pictures, in the order of the first page; the server says which of them can be played. */
import type { Component } from "svelte";

import { GAMES } from "../../generated/games";
import type { GameInfo } from "../../generated/messages";
import Guest from "./Guest.svelte";

export interface PosterInfo {
  name: string;
  picture: Component;
  /** How many can play, where no message says it. */
  seats?: number[];
}

const PICTURES = import.meta.glob<Component>("../../games/*/Poster.svelte", { import: "default", eager: true });
const OURS: PosterInfo[] = GAMES.map((name) => ({
  name,
  picture: PICTURES[`../../games/${name}/Poster.svelte`] ?? Guest,
}));

/** Our games, then those of other packages, which bring no picture. */
export function postersOf(games: GameInfo[]): PosterInfo[] {
  return [...OURS, ...guestsOf(games).map(({ name, seats }) => ({ name, picture: Guest, seats }))];
}

/** The games of other packages. */
export function guestsOf(games: GameInfo[]): GameInfo[] {
  return games.filter((game) => OURS.every((ours) => ours.name !== game.name));
}
