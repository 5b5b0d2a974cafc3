/** Which games have a board of their own; every other game is played at the generic table. */
import type { BoardModule } from "../table/board";
import * as generic from "../table/generic/index";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game, loaded when its table is opened. */
export async function boardOf(game: string): Promise<BoardModule> {
  return (await BOARDS[`./${game}/index.ts`]?.()) ?? generic;
}
