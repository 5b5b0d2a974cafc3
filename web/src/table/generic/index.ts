/** The table that can play any game: its view as readable pieces, its answers as buttons. */
import type { Pane } from "../board";

export { default as Board } from "./Board.svelte";
export { default as HoverCard } from "./HoverCard.svelte";
export const panes: Pane[] = [{ id: "table", icon: "card", label: "web-pane-table" }];
