/** How a question's answers are laid out as buttons, level by level, and what keys do: no drawing, no rules. */
import type { OptionText, QuestionInfo, Refusal } from "../../generated/messages";
import type { Offer, Spoken } from "../board";

interface AnswerChoice {
  kind: "answer";
  option: OptionText;
  /** Leaves or ends something: drawn without a rim. */
  quiet: boolean;
}
interface RefusedChoice {
  kind: "refused";
  refusal: Refusal;
}
interface GroupChoice {
  kind: "group";
  verb: string;
  /** How many answers of it can be given now. */
  legal: number;
}
/** Answers that stand aside, behind one button. */
interface FolderChoice {
  kind: "folder";
  /** The message naming it. */
  id: string;
  legal: number;
}
/** Everything that is refused here, with the reasons, behind one button. */
interface WhyChoice {
  kind: "why";
  refused: Refusal[];
}
export type Choice = AnswerChoice | RefusedChoice | GroupChoice | FolderChoice | WhyChoice;

/** What has been opened on the way to an answer: a folder, then a kind of answers. */
export type Opened = Pick<GroupChoice, "kind" | "verb"> | Pick<FolderChoice, "kind" | "id">;

/** What is open at a version of the table, and why something is not possible, where that was asked. */
export interface Unfolded {
  version: number;
  path: Opened[];
  why: string | null;
}

/** Which folder an answer is in; null: in none. */
export type Folder = (answer: Spoken) => string | null;

/** How many answers stand side by side; more are grouped by their verb. */
const FLAT = 6;
/** How many refused answers may stand among them; more would be a wall of locks. */
const FEW_REFUSED = 3;

const LEAVING = new Set(["stay", "enough", "pass", "done", "stop", "decline"]);

export function isLeaving(verb: string): boolean {
  return verb.startsWith("end-") || LEAVING.has(verb);
}

/** The answers of one level, possible and refused. */
type Pool = Pick<QuestionInfo, "options" | "refused">;

function keep(pool: Pool, wanted: (answer: Spoken) => boolean): Pool {
  return { options: pool.options.filter(wanted), refused: pool.refused.filter(wanted) };
}

/** What is left of a question besides what the board offers. */
export function leftOf(question: QuestionInfo, offer: Offer | null): QuestionInfo {
  if (offer === null) return question;
  const dials = question.dials.filter((dial) => !offer.has(dial));
  return { ...question, ...keep(question, (answer) => !offer.has(answer)), dials };
}

/** The buttons at the end of a path: answers, kinds of answers and folders. */
export function choicesOf(question: Pool, path: Opened[] = [], folder: Folder = () => null): Choice[] {
  let pool = question;
  let folders: FolderChoice[] = [];
  const [first] = path;
  if (first?.kind === "folder") pool = keep(pool, (answer) => folder(answer) === first.id);
  else [pool, folders] = unfold(pool, folder);
  const kind = path.find((step) => step.kind === "group");
  if (kind)
    return layOut(
      keep(pool, (answer) => answer.verb === kind.verb),
      true,
    );
  const open = layOut(pool, false);
  // what one may wonder about comes after what one can do
  const last = open.filter((choice) => choice.kind === "why");
  return [...open.filter((choice) => choice.kind !== "why"), ...folders, ...last];
}

/** The answers outside all folders, and the folders in which something can be done. */
function unfold(pool: Pool, folder: Folder): [Pool, FolderChoice[]] {
  const ids = [...new Set(pool.options.map(folder).filter((id) => id !== null))];
  const openly = pool.options.some((option) => folder(option) === null);
  // a single folder and nothing beside it would be a detour
  if (!openly && ids.length === 1) return [pool, []];
  const folders = ids.map((id): FolderChoice => {
    const legal = pool.options.filter((option) => folder(option) === id).length;
    return { kind: "folder", id, legal };
  });
  return [keep(pool, (answer) => !ids.includes(folder(answer) ?? "")), folders];
}

/** A level: side by side while it is little or of one kind, else a button for each verb; many refusals behind one. */
function layOut(pool: Pool, oneKind: boolean): Choice[] {
  const little = pool.options.length + pool.refused.length <= FLAT;
  const openly = little && pool.refused.length <= FEW_REFUSED;
  const refused: Choice[] = openly ? pool.refused.map((refusal) => ({ kind: "refused", refusal })) : [];
  const why: Choice[] = openly || pool.refused.length === 0 ? [] : [{ kind: "why", refused: pool.refused }];
  const flat = little || oneKind || isOfOneKind(pool);
  const given = flat ? pool.options.map(answer) : verbsOf(pool).map((verb) => groupOf(pool, verb));
  return [...leavingLast([...given, ...refused]), ...why];
}

function answer(option: OptionText): AnswerChoice {
  return { kind: "answer", option, quiet: isLeaving(option.verb) };
}

/** The verbs in the order of their answers. */
function verbsOf(pool: Pool): string[] {
  return [...new Set(pool.options.map((option) => option.verb))];
}

/** Whether there is nothing to choose between but answers of one verb, or to leave: a group would only hide them. */
function isOfOneKind(pool: Pool): boolean {
  return verbsOf(pool).filter((verb) => !isLeaving(verb)).length <= 1;
}

function groupOf(pool: Pool, verb: string): Choice {
  const options = pool.options.filter((option) => option.verb === verb);
  const [first] = options;
  return first && options.length === 1 ? answer(first) : { kind: "group", verb, legal: options.length };
}

function leavingLast(choices: Choice[]): Choice[] {
  const leaves = (choice: Choice): boolean => choice.kind === "answer" && choice.quiet;
  return [...choices.filter((choice) => !leaves(choice)), ...choices.filter(leaves)];
}

/** This many verbs side by side are kinds of answers, even where each has only one. */
const KINDS = 4;

/** Whether kinds of answers stand side by side: there their names are enough, so that they fit one line. */
export function isBrief(choices: Choice[]): boolean {
  const verbs = choices.flatMap((choice) => (choice.kind === "answer" ? [choice.option.verb] : []));
  const many = choices.some((choice) => choice.kind === "why") && new Set(verbs).size >= KINDS;
  return many || choices.some((choice) => choice.kind === "group");
}

/** The one filled button: the first answer, where a few are shown, no kinds of them, and none on the board. */
export function suggestion(choices: Choice[], offer: Offer | null = null): OptionText | null {
  if (choices.length > FLAT || offer !== null || isBrief(choices)) return null;
  const [first] = choices;
  return first?.kind === "answer" ? first.option : null;
}

/** Whether a choice is an answer, or leads to it. */
export function leadsTo(choice: Choice, answer: OptionText | undefined, folder: Folder = () => null): boolean {
  if (answer === undefined) return false;
  if (choice.kind === "answer") return choice.option.action === answer.action;
  if (choice.kind === "group") return choice.verb === answer.verb;
  return choice.kind === "folder" && choice.id === folder(answer);
}

/** The choices in the order of their numbers: the first numbers may be the board's, what is refused has none. */
export function inNumberOrder(choices: Choice[], offer: Offer | null = null): (Choice | null)[] {
  const taken = Array<null>(offer?.keys ?? 0).fill(null);
  return [...taken, ...choices.filter((choice) => choice.kind !== "refused" && choice.kind !== "why")];
}

/** What a button is: the keyboard stays on an answer that can be given again, and never comes to stand on another. */
export function keyOf(choice: Choice, place: number): string {
  if (choice.kind === "answer") return `answer ${choice.option.action}`;
  if (choice.kind === "group") return `group ${choice.verb}`;
  return `${choice.kind} ${choice.kind === "folder" ? choice.id : place}`;
}

/** A question in two parts: what is asked, and what is said besides, for a smaller line. */
export function splitQuestion(question: string): [string, string] {
  const found = /^(.{12,}?[.?!])\s+(\p{Lu}.*|\(.*)$/su.exec(question);
  return found ? [found[1] ?? "", found[2] ?? ""] : [question, ""];
}

/** Refusals with one reason, and within them those of one verb, to be listed together. */
export function byReason(refused: Refusal[]): Refusal[][][] {
  const alike = (key: (refusal: Refusal) => string, among: Refusal[]): Refusal[][] => {
    const found = new Map<string, Refusal[]>();
    for (const refusal of among) found.set(key(refusal), [...(found.get(key(refusal)) ?? []), refusal]);
    return [...found.values()];
  };
  const reasons = alike((refusal) => JSON.stringify([refusal.reason, refusal.reason_arguments]), refused);
  return reasons.map((among) => alike((refusal) => refusal.verb, among));
}

export type KeyMeaning =
  | { does: "choose"; choice: Choice }
  | { does: "back" }
  | { does: "undo" }
  | { does: "help" }
  | { does: "log" }
  | { does: "hint" };

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
    const choice = inNumberOrder(choices, offer)[Number(pressed.key) - 1];
    return choice ? { does: "choose", choice } : null;
  }
  switch (pressed.key) {
    case "Enter": {
      const option = suggestion(choices, offer);
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
    case "t":
    case "T":
      return { does: "hint" };
    default:
      return null;
  }
}

/** What has the keyboard now. */
export function focusOf(element: Element | null): Focus {
  // the bar itself does nothing: it has the keyboard where what had it is gone
  if (element === null || element === document.body || element.matches(".q")) return "nothing";
  if (element.matches("input, textarea, select, [contenteditable]")) return "field";
  return element.matches("button, a, summary, [tabindex]") ? "button" : "nothing";
}
