/** The games as pictures, in the order they stand on the first page; which of them can be played, the server says. */
import type { Component } from "svelte";

import Duel from "../../look/posters/Duel.svelte";
import Empires from "../../look/posters/Empires.svelte";
import Race from "../../look/posters/Race.svelte";
import Seti from "../../look/posters/Seti.svelte";

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
