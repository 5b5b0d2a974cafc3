/** An answer together with the position in which it can be given. */
import type { OptionText, QuestionInfo, Update } from "../../../generated/messages";
import type { Say, Spoken } from "../../../table/board";
import { nearSeat, playerAt } from "../../../table/players/seats";
import { type Facts, factsOf } from "../facts";
import { type HoleView, holeOf, type PlayerView, type View, viewOf } from "../view";

export interface Choice {
  answer: Spoken;
  prompt: string;
  /** What the question itself tells. */
  asked: QuestionInfo["arguments"];
  /** Everything that can be answered. */
  options: OptionText[];
  view: View;
  near: number;
  player: PlayerView;
  facts: Facts;
  say: Say;
}

export function choiceOf(answer: Spoken, update: Update, facts: unknown, say: Say): Choice {
  const view = viewOf(update);
  const { prompt = "", arguments: asked = {}, options = [] } = update.question ?? {};
  const near = nearSeat(update);
  return { answer, prompt, asked, options, view, near, player: playerAt(view, near), facts: factsOf(facts), say };
}

/** A word of the answer; "" where it has none on this axis. */
export function wordOf({ answer }: Choice, axis: string): string {
  return String(answer.arguments[axis] ?? "");
}

/** The place the answer names. */
export function placeOf(choice: Choice): HoleView {
  return holeOf(choice.view, wordOf(choice, "hole"));
}

/** The place of a starbase by its number. */
export function placeOfBase(base: number, view: View): HoleView | undefined {
  return view.holes.find((hole) => hole.bases.some((each) => each.base === base));
}
