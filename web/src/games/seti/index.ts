/** The board of SETI, as the table's frame loads it. */
import type { BoardModule } from "../../table/board";

export { default as Board } from "./Board.svelte";
export { default as Players } from "./player/Players.svelte";
export { default as Purse } from "./player/Purse.svelte";
export { panes } from "./panes";
export { at } from "./solo/table";
export { scoring } from "./words/account";
export { default as HoverCard } from "./words/HoverCard.svelte";
export { knows } from "./words/known";
export { folder, label } from "./words/label";
export { word } from "./words/names";
export { prose } from "./words/prose";

/** The question stands between the sky and one's own board. */
export const holdsQuestion = true;

const thing =
  (kind: string) =>
  (word: string): string[] => [`${kind}:${word}`];

/** A planet, or a moon, which lies beside its planet under its own name. */
const target = (word: string): string[] => [`planet:${word}`, `target:${word}`];

/** Where the log's names lie. */
export const places: BoardModule["places"] = {
  card: thing("card"),
  planet: thing("planet"),
  target,
  star: thing("star"),
  tech: thing("tech"),
  space: thing("space"),
};
