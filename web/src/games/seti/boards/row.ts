/** Cards that lie open beside the row for a moment: to choose from, or because somebody looks through a pile. */
import type { QuestionInfo } from "../../../generated/messages";
import type { PlayerView, View } from "../view";

export type Pile = "discard" | "stack";

export interface LaidOut {
  /** The message that says what they are. */
  title: string;
  cards: string[];
  /** Whether one of them has to be chosen. */
  asked: boolean;
}

/** The cards a question offers to keep: those of the stack. */
function cardsToKeep(question: QuestionInfo | null): string[] {
  return (question?.options ?? [])
    .filter(({ verb }) => verb === "keep")
    .map((option) => String(option.arguments["card"]));
}

/** What lies open now; a question comes before a pile that is looked through. */
export function laidOut(
  view: View,
  own: PlayerView,
  question: QuestionInfo | null,
  looked: Pile | null,
): LaidOut | null {
  if (question?.prompt === "pick-stack-card")
    return { title: "seti-label-stack", cards: cardsToKeep(question), asked: true };
  if (own.drawn !== null && own.drawn.length > 0) return { title: "seti-label-drawn", cards: own.drawn, asked: true };
  if (looked === "stack" && view.stack !== null)
    return { title: "seti-web-stack-seen", cards: view.stack, asked: false };
  // the last one discarded lies on top
  if (looked === "discard") return { title: "seti-label-discard", cards: view.discard.toReversed(), asked: false };
  return null;
}
