/** The answers of a question by the things of the board they belong to. */
import type { OptionText, QuestionInfo, Refusal } from "../../generated/messages";
import type { Spoken } from "../board";

/** What can and what cannot be done with a thing now. */
export interface Group {
  options: OptionText[];
  refused: Refusal[];
  /** A second way to the same answers: it is marked, but does not shine. */
  quiet?: boolean;
}

/** Every target of a question; an answer that only words can ask has none. */
export function groupsOf(question: QuestionInfo | null, targetsOf: (spoken: Spoken) => string[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  const within = (spoken: Spoken): Group[] =>
    targetsOf(spoken).map((target) => {
      const known = groups.get(target) ?? { options: [], refused: [] };
      groups.set(target, known);
      return known;
    });
  for (const option of question?.options ?? []) for (const group of within(option)) group.options.push(option);
  for (const refusal of question?.refused ?? []) for (const group of within(refusal)) group.refused.push(refusal);
  return groups;
}
