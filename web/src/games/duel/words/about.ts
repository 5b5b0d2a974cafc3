/** Cards, orders, centres and the like explained in sentences, as the game describes them. */
import type { Say } from "../../../table/board";
import { tell } from "../../../words/description";
import { type Amounts, type CardFacts, type Facts, isReconstructed, type Sourced } from "../facts";

export interface About {
  title: string;
  /** What kind of thing it is. */
  kind: string;
  sentences: string[];
  /** The chapter of the rulebook, as a message in words. */
  chapter: string;
  source: string;
  unsure: boolean;
}

const KNOWN = ["astro", "any", "friendship", "medals"];

/** Goods and other things in one list. */
export function amounts(given: Amounts, say: Say): string {
  return Object.entries(given)
    .map(([what, count]) => {
      if (what === "points") return say("duel-points", { points: count });
      if (KNOWN.includes(what)) return say(`duel-amount-${what}`, { count });
      return say("duel-amount", { count, good: say.word("good", what, count) });
    })
    .join(", ");
}

/** Everything there is to say about a word of the vocabulary. */
export function about(axis: string, word: string, facts: Facts, say: Say): About | null {
  switch (axis) {
    case "card":
      return aboutCard(facts.card(word), facts, say);
    case "order":
      return aboutOrder(word, facts, say);
    case "centre":
    case "other_centre":
      return aboutCentre(word, facts, say);
    case "special":
      return plain(say.word("special", word), say("duel-web-kind-special"), say, "renown", [
        tell(facts.about("specials", word), say),
      ]);
    case "item":
      return plain(capital(say.word("item", word)), say("duel-web-kind-item"), say, "building", [
        say("duel-web-costs", { cost: tell(facts.costText(word), say) }),
      ]);
    case "good":
      return plain(capital(say.word("good", word, 2)), say("duel-web-kind-good"), say, "goods", [
        word === "knowledge"
          ? say("duel-web-about-knowledge")
          : say("duel-web-about-good", { good: say.word("good", word, 2) }),
      ]);
    default:
      return null;
  }
}

function aboutCard(card: CardFacts, facts: Facts, say: Say): About {
  return {
    title: say.word("card", card.key),
    kind: say(`duel-web-kind-${card.kind}`),
    sentences: [tell(facts.about("cards", card.key), say)],
    chapter: say(`duel-web-chapter-${card.kind}`),
    ...source(card, say),
  };
}

function aboutOrder(word: string, facts: Facts, say: Say): About {
  const order = facts.order(word);
  return {
    title: say.word("order", word),
    kind: say("duel-web-kind-order"),
    sentences: [tell(facts.orderTexts(word).about, say)],
    chapter: say("duel-web-chapter-order"),
    ...source(order, say),
  };
}

function aboutCentre(centre: string, facts: Facts, say: Say): About {
  const costs = [1, 2].map((level) =>
    say("duel-web-centre-costs", { level, cost: tell(facts.costText(`${centre}-${level}`), say) }),
  );
  return {
    title: capital(say.word("centre", centre)),
    kind: say("duel-web-kind-centre"),
    sentences: [centreSentence(centre, facts, say), say("duel-about-level"), ...costs],
    chapter: say("duel-web-chapter-centre"),
    ...source(facts.centre(centre, 1), say),
  };
}

/** What a centre does at both levels. */
export function centreSentence(centre: string, facts: Facts, say: Say): string {
  return tell(facts.about("centres", centre), say);
}

function source(entry: Sourced, say: Say): Pick<About, "source" | "unsure"> {
  const unsure = isReconstructed(entry);
  return { source: say(`duel-web-source-${unsure ? "reconstructed" : entry.provenance}`), unsure };
}

function plain(title: string, kind: string, say: Say, chapter: string, sentences: string[]): About {
  return { title, kind, sentences, chapter: say(`duel-web-chapter-${chapter}`), source: "", unsure: false };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
