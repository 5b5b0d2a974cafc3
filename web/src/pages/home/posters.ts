/** The games as pictures, in the order they stand on the first page; which of them can be played, the server says. */
import type { Component } from "svelte";

import Duel from "../../games/duel/Poster.svelte";
import Empires from "../../games/empires/Poster.svelte";
import Race from "../../games/race/Poster.svelte";
import Seti from "../../games/seti/Poster.svelte";

export interface PosterInfo {
  name: string;
  picture: Component;
}

export const POSTERS: PosterInfo[] = [
  { name: "duel", picture: Duel },
  { name: "race", picture: Race },
  { name: "seti", picture: Seti },
  { name: "empires", picture: Empires },
];
