/** What a seat sees of Race for the Galaxy. */
import type { RaceHandView, RacePlacedView, RacePlayerView, RaceView, Update } from "../../generated/messages";

export type View = RaceView;
export type PlayerView = RacePlayerView;
export type PlacedView = RacePlacedView;
export type HandView = RaceHandView;

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
}

/** Phases in which all act one after the other. */
const IN_TURN = ["consume", "produce"];

/** Whether all choose at the same time now; who has laid out a card is paying for it. */
export function isTogether(view: View): boolean {
  const asked = view.players.filter((player) => !player.decided);
  return !IN_TURN.includes(view.step) && asked.length > 0 && asked.every((player) => player.placing === null);
}
