/** Who draws a position: the game's own board, or the plain table where the board does not know everything in it. */
import type { EventInfo, GameInfo, QuestionInfo, SeatInfo, Update } from "../generated/messages";
import { type Dialect, GameWords, joinNames, sayOf } from "../words/game-words";
import type { BoardModule, Label, Passage, Say, ScoringStep, Spoken } from "./board";
import * as plain from "./generic";
import { holderOf } from "./log/places";

/** What a board says, or the stand-in where it fails: words that fail must not take the game with them. */
function attempt<Said>(ask: () => Said, instead: Said): Said {
  try {
    return ask();
  } catch (problem) {
    console.error(problem);
    return instead;
  }
}

/** The board that draws the position, as it is at this kind of table. */
export function drawnBy(board: BoardModule, update: Update, facts: unknown): BoardModule {
  const { knows, at } = board;
  if (knows !== undefined && !attempt(() => knows(update, facts), false)) return plain;
  const otherwise = attempt(() => at?.(update) ?? null, null);
  return otherwise === null ? board : { ...board, ...otherwise };
}

/** Whether the plain table stands in for a board that a game has. */
export function isStandIn(drawn: BoardModule, board: BoardModule): boolean {
  return drawn === plain && board !== plain;
}

/** An answer in the board's words, else in the game's. */
export function labelOf(answer: Spoken, board: BoardModule, update: Update, facts: unknown, say: Say): Label {
  const label = attempt(() => board.label?.(answer, update, facts, say) ?? null, null);
  return label ?? { text: say.action({ action: "", ...answer }) };
}

/** The answers that are chosen and wait to be confirmed, in words. */
export function heldText(
  held: readonly string[],
  board: BoardModule,
  update: Update,
  facts: unknown,
  say: Say,
): string {
  const chosen = (update.question?.options ?? []).filter(({ action }) => held.includes(action));
  return joinNames(chosen.map((option) => labelOf(option, board, update, facts, say).text));
}

/** The folder of the question bar in which the board keeps an answer; null: none. */
export function folderOf(answer: Spoken, board: BoardModule, question: QuestionInfo): string | null {
  return attempt(() => board.folder?.(answer, question) ?? null, null);
}

/** How the final score came about; nothing where the board does not say. */
export function scoringOf(board: BoardModule, update: Update, facts: unknown, say: Say): ScoringStep[] {
  return attempt(() => board.scoring?.(update, facts, say) ?? [], []);
}

/** The position in words; nothing where the board does not say. */
export function proseOf(board: BoardModule, update: Update, facts: unknown, say: Say): Passage[] {
  return attempt(() => board.prose?.(update, facts, say) ?? [], []);
}

/** A game's words as they are said at this table; they follow the position, except in the log. */
export function wordsAt(
  game: GameInfo,
  seats: () => SeatInfo[],
  viewer: () => number | null,
  facts: unknown,
  position: (past: boolean) => { board: BoardModule; update: Update } | null,
): GameWords {
  const say = sayOf(new GameWords(game, seats, viewer));
  const dialect: Dialect = (axis, word, past) => {
    const now = position(past);
    return now && attempt(() => now.board.word?.(axis, word, now.update, say, past, facts) ?? null, null);
  };
  const holder = (axis: string, event: EventInfo): number | null => {
    const board = position(true)?.board;
    return board === undefined ? null : holderOf(board, axis, event);
  };
  return new GameWords(game, seats, viewer, dialect, holder);
}
