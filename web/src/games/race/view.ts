/** What a seat sees of Race for the Galaxy, and whom it sees where. */
import type { RaceHandView, RacePlacedView, RacePlayerView, RaceView, Update } from "../../generated/messages";

export type View = RaceView;
export type PlayerView = RacePlayerView;
export type PlacedView = RacePlacedView;
export type HandView = RaceHandView;

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
}

/** The tableau in front: one's own, or the first seat's for the public. */
export function nearSeat(update: Update): number {
  return update.seat ?? 0;
}

export function playerAt(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat} at this table`);
  return player;
}

/** The other seats, clockwise from the one in front. */
export function rivalsOf(view: View, near: number): number[] {
  const seats = view.players.length;
  return Array.from({ length: seats - 1 }, (_, step) => (near + step + 1) % seats);
}

/** Phases in which all act one after the other. */
const IN_TURN = ["consume", "produce"];

/** Whether all choose at the same time now; who has laid out a card is paying for it. */
export function isTogether(view: View): boolean {
  const asked = view.players.filter((player) => !player.decided);
  return !IN_TURN.includes(view.step) && asked.length > 0 && asked.every((player) => player.placing === null);
}
