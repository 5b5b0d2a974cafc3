/** How a question's answers are laid out as buttons, and what keys do: no drawing, no rules. */
import type { OptionText, QuestionInfo, Refusal } from "../generated/messages";
import type { Offer } from "./board";

export interface AnswerChoice {
  kind: "answer";
  option: OptionText;
  /** Leaves or ends something: drawn without a rim. */
  quiet: boolean;
}
export interface RefusedChoice {
  kind: "refused";
  refusal: Refusal;
}
export interface GroupChoice {
  kind: "group";
  verb: string;
  /** How many answers of it can be given now. */
  legal: number;
}
export type Choice = AnswerChoice | RefusedChoice | GroupChoice;

/** So many answers stand side by side; more are grouped by their verb. */
const FLAT = 6;

const LEAVING = new Set(["stay", "enough", "pass", "done", "stop"]);

export function isLeaving(verb: string): boolean {
  return verb.startsWith("end-") || LEAVING.has(verb);
}

function answer(option: OptionText): AnswerChoice {
  return { kind: "answer", option, quiet: isLeaving(option.verb) };
}

function refused(refusal: Refusal): RefusedChoice {
  return { kind: "refused", refusal };
}

/** The verbs of a question in the order of its answers, then those that are only refused. */
function verbsOf(question: QuestionInfo): string[] {
  return [...new Set([...question.options, ...question.refused].map((item) => item.verb))];
}

/** What is left of a question beside what the board offers. */
export function leftOf(question: QuestionInfo, offer: Offer | null): QuestionInfo {
  if (offer === null) return question;
  const left = (answer: { verb: string }): boolean => !offer.has(answer);
  return { ...question, options: question.options.filter(left), refused: question.refused.filter(left) };
}

/** The buttons to show: everything while it is little or of one kind, else one button for each verb; or one verb's answers. */
export function choicesOf(question: QuestionInfo, opened: string | null): Choice[] {
  if (opened !== null) {
    return [
      ...question.options.filter((option) => option.verb === opened).map(answer),
      ...question.refused.filter((refusal) => refusal.verb === opened).map(refused),
    ];
  }
  if (question.options.length + question.refused.length <= FLAT || isOfOneKind(question)) {
    return leavingLast([...question.options.map(answer), ...question.refused.map(refused)]);
  }
  return leavingLast(verbsOf(question).map((verb) => grouped(question, verb)));
}

/** Whether there is nothing to choose between but answers of one verb, or to leave: a group would only hide them. */
function isOfOneKind(question: QuestionInfo): boolean {
  const [kind, ...others] = verbsOf(question).filter((verb) => !isLeaving(verb));
  return others.length === 0 && question.options.some((option) => option.verb === kind);
}

function grouped(question: QuestionInfo, verb: string): Choice {
  const options = question.options.filter((option) => option.verb === verb);
  const refusals = question.refused.filter((refusal) => refusal.verb === verb);
  const [first] = options;
  if (first && options.length === 1 && refusals.length === 0) return answer(first);
  const [refusal] = refusals;
  if (refusal && refusals.length === 1 && options.length === 0) return refused(refusal);
  return { kind: "group", verb, legal: options.length };
}

function leavingLast(choices: Choice[]): Choice[] {
  const leaves = (choice: Choice): boolean => choice.kind === "answer" && choice.quiet;
  return [...choices.filter((choice) => !leaves(choice)), ...choices.filter(leaves)];
}

/** The one filled button: the first answer, where a few are shown, not only their kinds, and none on the board. */
export function suggested(choices: Choice[], offer: Offer | null = null): OptionText | null {
  if (choices.length > FLAT || offer !== null) return null;
  const answers = choices.filter((choice): choice is AnswerChoice => choice.kind === "answer");
  if (choices.some((choice) => choice.kind === "group") && answers.every((choice) => choice.quiet)) return null;
  const [first] = choices;
  return first?.kind === "answer" ? first.option : null;
}

/** The choices in the order of their numbers: the first numbers may be the board's, what is refused has none. */
export function numbered(choices: Choice[], offer: Offer | null = null): (Choice | null)[] {
  const taken = Array<null>(offer?.keys ?? 0).fill(null);
  return [...taken, ...choices.filter((choice) => choice.kind !== "refused")];
}

export type KeyMeaning =
  | { does: "choose"; choice: Choice }
  | { does: "back" }
  | { does: "undo" }
  | { does: "help" }
  | { does: "log" };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where the key was pressed: in a text field all keys are the field's, on a button Enter is the button's. */
export type Focus = "nothing" | "button" | "field";

/** What a key means beside a question; null: nothing, leave it to the browser. */
export function keyMeaning(
  pressed: Pressed,
  focus: Focus,
  choices: Choice[],
  offer: Offer | null = null,
): KeyMeaning | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || focus === "field") return null;
  if (/^[1-9]$/.test(pressed.key)) {
    const choice = numbered(choices, offer)[Number(pressed.key) - 1];
    return choice ? { does: "choose", choice } : null;
  }
  switch (pressed.key) {
    case "Enter": {
      const option = suggested(choices, offer);
      const choice = choices.find((item) => item.kind === "answer" && item.option === option);
      return focus === "nothing" && choice ? { does: "choose", choice } : null;
    }
    case "Escape":
      return { does: "back" };
    case "z":
    case "Z":
      return { does: "undo" };
    case "h":
    case "H":
    case "?":
      return { does: "help" };
    case "l":
    case "L":
      return { does: "log" };
    default:
      return null;
  }
}

/** What has the keyboard now. */
export function focusOf(element: Element | null): Focus {
  if (element === null || element === document.body) return "nothing";
  if (element.matches("input, textarea, select, [contenteditable]")) return "field";
  return element.matches("button, a, summary, [tabindex]") ? "button" : "nothing";
}
