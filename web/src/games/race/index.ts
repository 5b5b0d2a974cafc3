/** The board of Race for the Galaxy, as the table's frame loads it. */
import type { Pane } from "../../table/board";

export { default as Board } from "./Board.svelte";
export { default as HoverCard } from "./HoverCard.svelte";
export { label } from "./label";
export { default as Purse } from "./Purse.svelte";
export { offerOf as offer } from "./targets";

/** The question stands between the tableau and the hand. */
export const holdsQuestion = true;

export const panes: Pane[] = [
  { id: "table", icon: "explore", label: "race-web-pane-table" },
  { id: "tableau", icon: "tableau", label: "race-web-pane-tableau" },
  { id: "hand", icon: "hand", label: "race-web-pane-hand" },
];
