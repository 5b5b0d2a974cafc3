/** Cards, actions and goods explained in sentences, as the game describes them. */
import type { Say } from "../../../table/board";
import { type Description, tell } from "../../../words/description";
import type { CardFacts, Facts, PhaseName } from "../facts";

/** A sentence, with the phase it belongs to where it has one. */
interface Line {
  phase: PhaseName | null;
  text: string;
}

export interface About {
  title: string;
  /** What kind of thing it is. */
  kind: string;
  lines: Line[];
  /** The chapter of the rulebook, as a message in words. */
  chapter: string;
}

/** Everything there is to say about a word of the vocabulary. */
export function about(axis: string, word: string, facts: Facts, say: Say): About | null {
  switch (axis) {
    case "card":
      return aboutCard(facts.card(word), say);
    case "power":
      return aboutCard(facts.cardOfPower(word), say);
    case "action":
      return {
        title: say.word("action", word),
        kind: say("race-web-kind-action"),
        lines: [{ phase: null, text: textOf(facts.actions[word], say) }],
        chapter: say("race-chapter-actions"),
      };
    case "good":
      return {
        title: capital(say.word("good", word)),
        kind: say("race-web-kind-good"),
        lines: [{ phase: null, text: textOf(facts.kinds[word], say) }],
        chapter: say("race-chapter-trade"),
      };
    default:
      return null;
  }
}

function textOf(description: Description | undefined, say: Say): string {
  return description === undefined ? "" : tell(description, say);
}

function aboutCard({ id, says }: CardFacts, say: Say): About {
  const chapter = says.scoring.length > 0 ? says.chapters.at(-1) : says.chapters[0];
  return {
    title: say.word("card", id),
    kind: [says.kind, ...says.signs].map((sign) => tell(sign, say)).join(" · "),
    lines: [
      ...[says.produces, says.worth]
        .filter((text) => text !== null)
        .map((text) => ({ phase: null, text: tell(text, say) })),
      ...says.powers.filter((power) => !power.obvious).map(({ phase, about }) => ({ phase, text: tell(about, say) })),
      ...scoring(says.scoring, say),
    ],
    chapter: textOf(chapter, say),
  };
}

function scoring(terms: Description[], say: Say): Line[] {
  if (terms.length === 0) return [];
  return [say("race-about-six-cost"), ...terms.map((term) => tell(term, say))].map((text) => ({ phase: null, text }));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
