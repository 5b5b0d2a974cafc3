/** What a seat sees of Starfarers Duel. */
import type { DuelFlightView, DuelPlayerView, DuelView, QuestionInfo, Update } from "../../generated/messages";

export type View = DuelView;
export type PlayerView = DuelPlayerView;
export type FlightView = DuelFlightView;

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
}

export function strength(parts: number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

/** The card a question is about, where its arguments name one. */
export function askedCard(question: QuestionInfo | null): string | null {
  const card = question?.arguments["card"];
  return typeof card === "string" ? card : null;
}
