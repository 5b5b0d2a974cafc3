/** Who sits where at a drawn board. */
import type { SeatInfo, Update } from "../../generated/messages";
import { watching } from "./watching.svelte";

/** The seat in front: one's own, or for the public the one on whose side it looks on. */
export function nearSeat(update: Update): number {
  return update.seat ?? (watching.side < update.table.seats.length ? watching.side : 0);
}

export function playerAt<Player>(view: { players: Player[] }, seat: number): Player {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat} at this table`);
  return player;
}

/** The other seats, clockwise from the one in front. */
export function rivalsOf(view: { players: unknown[] }, near: number): number[] {
  const seats = view.players.length;
  return Array.from({ length: seats - 1 }, (_, step) => (near + step + 1) % seats);
}

/** The seats, the same ones as long as nothing about them changes: what only names them need not be drawn again. */
export function steady(seats: () => SeatInfo[]): () => SeatInfo[] {
  let known: SeatInfo[] = [];
  return () => {
    const now = seats();
    if (JSON.stringify(now) !== JSON.stringify(known)) known = now;
    return known;
  };
}
