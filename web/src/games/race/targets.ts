/** Which thing of the board an answer belongs to, and which answers are picked together. */
import type { QuestionInfo, Update } from "../../generated/messages";
import type { Offer, Spoken } from "../../table/board";
import { type Group, groupsOf } from "../../table/things/groups";
import { isLeaving } from "../../table/question/question";
import { nearSeat, playerAt } from "../../table/players/seats";
import { viewOf } from "./view";

/** The thing to click for an answer; null where only words can ask it. */
export function targetOf(spoken: Spoken): string | null {
  const of = (name: string): string => String(spoken.arguments[name] ?? "");
  switch (spoken.verb) {
    case "choose":
      return `action:${of("action")}`;
    case "keep":
      return `looked:${of("card")}`;
    case "place":
    case "discard":
      return `hand:${of("card")}`;
    case "sell":
    case "spend":
    case "produce":
      return `tableau:${of("card")}`;
    case "use":
      return `power:${of("power")}`;
    default:
      return null;
  }
}

/** Every target of a question with what can and what cannot be done there. */
export function targetGroups(question: QuestionInfo | null): Map<string, Group> {
  return groupsOf(question, (spoken) => {
    const target = targetOf(spoken);
    return target === null ? [] : [target];
  });
}

/** A part of the board, and of a small screen. */
export type Place = "table" | "tableau" | "hand";

const PLACES: Record<string, Place> = {
  keep: "hand",
  develop: "hand",
  settle: "hand",
  pay: "hand",
  "hand-limit": "hand",
  "discard-for-points": "hand",
  "discard-from-first-hand": "hand",
  means: "tableau",
  trade: "tableau",
  consume: "tableau",
  spend: "tableau",
  windfall: "tableau",
};

/** Where a question is answered. */
export function placeOf(prompt: string): Place {
  return PLACES[prompt] ?? "table";
}

/** Several cards chosen before they are sent together. */
export interface Picking {
  verb: "discard" | "keep";
  /** Where the cards lie. */
  zone: "hand" | "looked";
  count: number;
  /** Whether all of them have to be chosen; otherwise one may stop before. */
  exact: boolean;
}

/** What is to be picked; null where one click is the whole answer. */
export function pickOf(question: QuestionInfo | null): Picking | null {
  const count = Number(question?.arguments["count"] ?? 0);
  const verb = question?.options[0]?.verb;
  if (question === null || count < 2 || (verb !== "discard" && verb !== "keep")) return null;
  const exact = question.options.every((option) => option.verb === verb);
  return { verb, zone: verb === "keep" ? "looked" : "hand", count, exact };
}

/** How many cards one picks from. */
function pickable(update: Update, pick: Picking): number {
  const { hand, looked } = playerAt(viewOf(update), nearSeat(update));
  return (pick.zone === "looked" ? looked : hand)?.length ?? 0;
}

/** Questions that only words can ask, or that are better told in words, too: powers. */
const IN_WORDS = ["consume", "means", "name-number"];

/** What the board shows by itself: all but leaving the question. */
export function offerOf(update: Update, pane: string): Offer | null {
  const { question } = update;
  if (question === null || IN_WORDS.includes(question.prompt)) return null;
  if (!["", "table", placeOf(question.prompt)].includes(pane)) return null;
  const has = ({ verb }: { verb: string }): boolean => !isLeaving(verb);
  const pick = pickOf(question);
  return { has, keys: pick === null ? question.options.filter(has).length : pickable(update, pick) };
}

/** The places chosen after one more click: a chosen one is given back, one too many takes the first one's place. */
export function toggle(chosen: number[], place: number, pick: Picking): number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return [...chosen, place].slice(-pick.count);
}

export function isComplete(chosen: number[], pick: Picking): boolean {
  return pick.exact ? chosen.length === pick.count : chosen.length > 0;
}

/** The answers to send for the cards picked, where `rest` stays; where cards are left one says that it is enough. */
export function answersOf(question: QuestionInfo, pick: Picking, cards: string[], rest: string[]): string[] {
  const asked = pick.exact ? cards.filter((_, given) => isChoice([...cards.slice(given), ...rest])) : cards;
  const picked = asked.flatMap((card) =>
    question.options.filter((option) => option.verb === pick.verb && option.arguments["card"] === card).slice(0, 1),
  );
  const stop =
    cards.length < pick.count && rest.length > 0 ? question.options.filter((option) => option.verb === "enough") : [];
  return [...picked, ...stop].map((option) => option.action);
}

/** Whether there is anything to choose: from equal cards the table takes one without asking. */
function isChoice(cards: string[]): boolean {
  return new Set(cards).size > 1;
}

/** A question as it was asked: an update that leaves it as it is must not take away what one has picked. */
export function identity(question: QuestionInfo | null): string {
  if (question === null) return "";
  return JSON.stringify([question.prompt, question.arguments, question.options.map((option) => option.action)]);
}
