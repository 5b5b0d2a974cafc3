/** Answers that cannot be taken back are held until they are confirmed: no rules, only who is still to choose. */
import type { QuestionInfo, Update } from "../../generated/messages";

/**
 * Whether an answer to the question would be final at once: all choose in secret at the same time, and nobody is left
 * who would have to think first. While another person chooses, an answer can be changed until that person is done.
 */
export function isFinal({ question, together, waiting, seat, table }: Update): boolean {
  if (question === null || !together) return false;
  const { number, of } = question.arguments;
  const moreToCome = typeof number === "number" && typeof of === "number" && number < of;
  return !moreToCome && waiting.every((other) => other === seat || table.seats[other]?.kind === "bot");
}

/** A question as it was asked: others may answer theirs meanwhile, and it stays the same. */
export function sameQuestion(one: QuestionInfo | null, other: QuestionInfo | null): boolean {
  const textOf = (question: QuestionInfo | null): string =>
    JSON.stringify(question && [question.prompt, question.arguments, question.options.map(({ action }) => action)]);
  return textOf(one) === textOf(other);
}
