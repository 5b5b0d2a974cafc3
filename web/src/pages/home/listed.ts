/** My tables in words: where I am asked, who sits there, how each of them stands. */
import type { GameInfo, TableInfo } from "../../generated/messages";
import { GameWords, joinNames } from "../../words/game-words";
import { tell } from "../../words/tell";

export function isAsked(table: TableInfo): boolean {
  return table.status === "playing" && table.waiting.some((seat) => table.seats[seat]?.mine);
}

export function isGoingOn({ status }: TableInfo): boolean {
  return status === "playing" || status === "open";
}

function wordsOf(table: TableInfo, games: readonly GameInfo[]): GameWords | null {
  const game = games.find((known) => known.name === table.game);
  return game
    ? new GameWords(
        game,
        () => table.seats,
        () => null,
      )
    : null;
}

/** The seats, and after them the sides of the game itself. */
export function sidesAt(table: TableInfo, games: readonly GameInfo[]): number[] {
  return [...table.seats, ...(wordsOf(table, games)?.ownSides() ?? [])].map((_, side) => side);
}

export function playersAt(table: TableInfo, games: readonly GameInfo[], others = false): string {
  const words = wordsOf(table, games);
  const sides = sidesAt(table, games).filter((side) => !others || !table.seats[side]?.mine);
  return words ? joinNames(sides.map((side) => words.seat(side))) : "";
}

/** How it ended, where somebody played alone; who won elsewhere is told by the table itself. */
function result({ seats, outcome }: TableInfo): string {
  const [points, other] = outcome?.scores ?? [];
  if (seats.length > 1 || points === undefined || other === undefined) return tell("web-over");
  return tell(outcome?.winners.includes(0) ? "web-over-won" : "web-over-lost", { points, other });
}

export function stateOf(table: TableInfo, games: readonly GameInfo[]): string {
  if (isAsked(table)) return tell("web-your-turn");
  if (table.status === "over") return result(table);
  if (table.status === "broken") return tell("web-set-aside");
  if (table.status === "open") return tell("web-waiting-for-friends");
  const words = wordsOf(table, games);
  if (words === null || table.waiting.length === 0) return tell("web-under-way");
  return tell("web-waiting-for", { players: joinNames(table.waiting.map((seat) => words.seat(seat))) });
}

export function pathOf({ id, status }: TableInfo): string {
  return status === "over" ? `/replay/${id}` : `/table/${id}`;
}
