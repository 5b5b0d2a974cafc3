/** Answers in the words of a position: on a button as much as fits, in the list of a thing everything. */
import type { Update } from "../../generated/messages";
import type { Label, Say, Spoken } from "../board";

/** An answer with everything there is to say about it. */
export interface FullLabel {
  text: string;
  notes: string[];
}

/** How a board words the answers that belong to its things. */
export interface Wording {
  /** In a few words; null: the plain words. */
  label: (answer: Spoken, update: Update, facts: unknown, say: Say) => Label | null;
  fullLabel: (answer: Spoken, update: Update, facts: unknown, say: Say) => FullLabel;
  /** The name of a list of answers; `name` is what the thing says about itself. */
  titleOf: (target: string, name: string, say: Say) => string;
  /** The symbol of an answer. */
  signOf: (answer: Spoken) => string | null;
}

/** The wording of a board that tells its answers in few words only. */
export function plainly(label: Wording["label"]): Wording {
  return {
    label,
    fullLabel: (answer, update, facts, say) => {
      const told = label(answer, update, facts, say);
      return { text: told?.text ?? say.action({ action: "", ...answer }), notes: told?.note ? [told.note] : [] };
    },
    titleOf: (_, name) => name,
    signOf: () => null,
  };
}

/** How many letters of a note fit on a button. */
const SHORT = 52;

/** An answer with the first of its notes that are short enough together. */
export function fitting(text: string, notes: readonly string[]): Label {
  let note = "";
  for (const part of notes) {
    const longer = note === "" ? part : `${note} · ${part}`;
    if (longer.length > SHORT) break;
    note = longer;
  }
  return note === "" ? { text } : { text, note };
}
