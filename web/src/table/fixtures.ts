/** What the tests of the drawn boards share: strict speakers of both languages, answers from their texts, and updates. */
import type { OptionText, QuestionInfo, Update } from "../generated/messages";
import type { Language } from "../settings.svelte";
import { find, has } from "../words/messages";
import type { Arguments, Say } from "./board";

export type Word = Say["word"];

/** Says a message, and throws where there are no words or the message lacks an argument. */
export function strictly(language: Language): (id: string, args?: Arguments) => string {
  return (id, args = {}) => {
    const text = find(language, id, args);
    if (text === undefined) throw new Error(`${language}: no message ${id}`);
    if (/\{\$?\w|undefined|\[object|NaN/.test(text)) throw new Error(`${language}: ${id} says ${text}`);
    return text;
  };
}

/** Speaks of one game in one language only, and throws where it has no words. */
export function speaker(language: Language, game: string, word: Word, seat: (seat: number) => string): Say {
  const say = strictly(language);
  const action = ({ verb, arguments: given }: { verb: string; arguments: Arguments }): string => {
    const words = Object.entries(given).map(([axis, value]) => [
      axis,
      typeof value === "number" ? value : word(axis, value),
    ]);
    return say([game, "do", verb].join("-"), Object.fromEntries(words) as Arguments);
  };
  const refusal = ({ reason, reason_arguments: given }: { reason: string; reason_arguments: Arguments }): string =>
    say([game, "why", reason].join("-"), given);
  const spoken = (place: number): Arguments => ({ player: seat(place), side: "none" });
  return Object.assign(say, { word, has, action, refusal, seat, spoken, language }) as unknown as Say;
}

/** An answer from its text, as the server writes it. */
export function answerOf(action: string, axesOf: (verb: string) => string[] | undefined): OptionText {
  const [verb = "", ...words] = action.split(" ");
  const axes = axesOf(verb);
  if (axes === undefined) throw new RangeError(`no answer: ${action}`);
  const told = words.map((each, place) => [axes[place], /^\d+$/.test(each) ? Number(each) : each]);
  return { action, verb, arguments: Object.fromEntries(told) as OptionText["arguments"] };
}

export function questionOf(prompt: string, options: OptionText[]): QuestionInfo {
  return { prompt, arguments: {}, options, dials: [], refused: [] };
}

export function updateOf(game: string, view: object, asked: QuestionInfo | null, points: Update["points"]): Update {
  return {
    type: "update",
    version: 1,
    since: 0,
    seat: 0,
    view: view as unknown as Update["view"],
    points,
    events: [],
    question: asked,
    waiting: [],
    thinking: [],
    together: false,
    answered: 0,
    can_undo: false,
    table: {
      id: "t",
      game,
      options: {},
      seats: [],
      status: "playing",
      version: 1,
      waiting: [],
      mine: true,
      rematch: null,
      lesson: null,
      outcome: null,
      hints: true,
      unaided: false,
      quitting: null,
    },
    handovers: [],
    changes: [],
    outcome: null,
    lesson: null,
  };
}
