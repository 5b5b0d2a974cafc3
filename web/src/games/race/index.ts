/** The board of Race for the Galaxy, as the table's frame loads it. */
import type { BoardModule, Pane } from "../../table/board";

export { default as Board } from "./Board.svelte";
export { default as HoverCard } from "./words/HoverCard.svelte";
export { label } from "./words/label";
export { prose } from "./words/prose";
export { default as Purse } from "./player/Purse.svelte";
export { offerOf as offer } from "./targets";

/** The question stands between the tableau and the hand. */
export const holdsQuestion = true;

/** Where the log's names lie. */
export const places: BoardModule["places"] = {
  card: (word) => [`card:${word}`],
  action: (word) => [`action:${word}`],
};

export const panes: Pane[] = [
  { id: "table", icon: "explore", label: "race-web-pane-table" },
  { id: "tableau", icon: "tableau", label: "race-web-pane-tableau" },
  { id: "hand", icon: "hand", label: "race-web-pane-hand" },
];
