/** What every page of a table needs before it can show it: the table, its game, facts, board and words. */
import { boardOf } from "../games";
import type { GameInfo, LessonInfo, TableInfo } from "../generated/messages";
import type { BoardModule } from "../table/board";
import { api, Refused } from "../wire/http";
import { learn, learnLesson } from "../words/messages";

export interface Opened {
  table: TableInfo;
  game: GameInfo;
  facts: unknown;
  board: BoardModule;
  /** What is taught at it, if anything. */
  lesson: LessonInfo | null;
}

/** What is stored of the table cannot be played on. */
export class SetAside extends Refused {
  constructor(readonly table: TableInfo) {
    super("web-table-set-aside-reason", {}, 409);
  }
}

export async function openTable(id: string): Promise<Opened> {
  await api.me();
  const [table, games] = await Promise.all([api.table(id), api.games()]);
  if (table.status === "broken") throw new SetAside(table);
  const game = games.find((known) => known.name === table.game);
  if (!game)
    throw new Refused("error-unknown-game", { game: table.game, games: games.map((g) => g.name).join(", ") }, 404);
  const [facts, board] = await Promise.all([api.facts(game.name), boardOf(game.name), learn(game.name)]);
  return { table, game, facts, board, lesson: table.lesson === "on" && table.mine ? await lessonOf(game.name) : null };
}

async function lessonOf(game: string): Promise<LessonInfo> {
  const [lesson] = await Promise.all([api.lesson(game), learnLesson(game)]);
  return lesson;
}
