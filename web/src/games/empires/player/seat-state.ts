/** What a seat is doing, in a word or two. */
import type { Update } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import { viewOf } from "../view";

export type SeatState = "thinks" | "to-move" | "bot" | "open" | "person";

/** Actions that are done several times. */
const COUNTED = new Set(["move", "deploy", "interact"]);

export function seatState(update: Update, seat: number): SeatState {
  if (update.thinking.includes(seat)) return "thinks";
  if (update.waiting.includes(seat)) return "to-move";
  return update.table.seats[seat]?.kind ?? "open";
}

/** The action a seat has chosen for its turn, with how often it may still be done; "" where it has chosen none. */
export function actionOf(update: Update, seat: number, say: Say): string {
  const view = viewOf(update);
  if (update.outcome !== null || view.active !== seat || view.action === null) return "";
  const action = say.word("action", view.action);
  // one building, one technology, one planet: no counting
  return !COUNTED.has(view.action) ? action : say("empires-web-action-left", { action, left: view.left });
}

export function stateName(update: Update, seat: number, say: Say): string {
  return say(`empires-web-state-${seatState(update, seat)}`);
}
