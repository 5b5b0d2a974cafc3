/** What stands in the place of a question while others are asked. */
import type { Update } from "../../generated/messages";
import { type GameWords, joinNames } from "../../words/game-words";
import { tell } from "../../words/tell";

export function waitingText(update: Update, words: GameWords): string {
  if (update.outcome) return tell("web-game-over");
  if (update.table.status === "closed") return tell("web-table-closed");
  const { waiting, thinking, table } = update;
  const players = joinNames(waiting.map((seat) => words.seat(seat)));
  const think = waiting.every((seat) => thinking.includes(seat));
  if (think) return tell("web-thinking", { players, count: waiting.length });
  if (waiting.every((seat) => table.seats[seat]?.kind === "open")) return tell("web-waiting-for-friends");
  return tell("web-waiting-for", { players });
}
