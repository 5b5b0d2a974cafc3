/** The board of Starfarers Duel, as the table's frame loads it. */
import type { BoardModule, Pane } from "../../table/board";
import { heldBy } from "../../table/log/places";

export { default as Board } from "./Board.svelte";
export { default as HoverCard } from "./words/HoverCard.svelte";
export { label } from "./words/label";
export { prose } from "./words/prose";
export { default as Purse } from "./player/Purse.svelte";

/** The question stands between the sky and the starship. */
export const holdsQuestion = true;

/** Where the log's names lie. */
export const places: BoardModule["places"] = {
  card: (word) => [`card:${word}`],
  order: (word) => [`order:${word}`],
  centre: (word, seat) => [heldBy(`centre:${word}`, seat)],
};

export const panes: Pane[] = [
  { id: "flight", icon: "explore", label: "duel-web-pane-flight" },
  { id: "ship", icon: "starship", label: "duel-web-pane-ship" },
  { id: "council", icon: "mission", label: "duel-web-pane-council" },
];
