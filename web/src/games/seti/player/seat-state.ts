/** What a seat is doing: whether it thinks, moves, has passed, or simply sits there. */
import type { Update } from "../../../generated/messages";
import type { View } from "../view";

export type SeatState = "thinks" | "to-move" | "passed" | "bot" | "open" | "person";

export function seatState(update: Update, view: View, seat: number): SeatState {
  if (update.thinking.includes(seat)) return "thinks";
  if (update.waiting.includes(seat)) return "to-move";
  if (view.players[seat]?.passed) return "passed";
  return update.table.seats[seat]?.kind ?? "open";
}
