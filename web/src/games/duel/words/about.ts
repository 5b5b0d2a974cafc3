/** Cards, orders, centres and the like explained in sentences, from facts alone. */
import type { Say } from "../../../table/board";
import { type Amounts, type CardFacts, type Facts, reconstructed, type Sourced, ways } from "../facts";

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

export function goodName(good: string, say: Say): string {
  return good === "any" ? say("duel-any-resource") : say.word("good", good, 2);
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
        say(`duel-about-special-${word}`, { least: facts.limit("majority") }),
      ]);
    case "item":
      return plain(capital(say.word("item", word)), say("duel-web-kind-item"), say, "building", [
        say("duel-web-costs", { cost: amounts(facts.cost(word), say) }),
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
    sentences: [cardSentence(card, facts, say)],
    chapter: say(`duel-web-chapter-${card.kind}`),
    ...source(card, say),
  };
}

function cardSentence(card: CardFacts, facts: Facts, say: Say): string {
  switch (card.kind) {
    case "trade-planet":
    case "space-station":
      return say("duel-about-trade", {
        good: goodName(card.good ?? "", say),
        price: card.price ?? 0,
        ways: ways(card),
        units: card.units ?? 0,
        station: card.station ? "yes" : "no",
        friendship: card.friendship ?? 0,
      });
    case "colony":
      return say(card.group === "start" ? "duel-about-start-colony" : "duel-about-colony", {
        good: say.word("good", card.good ?? ""),
        number: card.number ?? 0,
      });
    case "pirate":
      return say("duel-about-pirate", {
        strength: card.strength ?? 0,
        tribute: facts.limit("tribute"),
        medals: card.reward?.["medals"] ?? 0,
        penalty: card.penalty ?? "none",
      });
    case "council-planet":
      return say("duel-about-council-planet", { friendship: card.friendship ?? 0 });
    default:
      return say(`duel-about-${card.kind}`);
  }
}

function aboutOrder(word: string, facts: Facts, say: Say): About {
  const order = facts.order(word);
  const sentence = say("duel-about-order", {
    planet: say.word("card", order.planet),
    demand: amounts(order.demand, say),
    reward: amounts(order.reward, say),
  });
  return {
    title: say.word("order", word),
    kind: say("duel-web-kind-order"),
    sentences: [sentence],
    chapter: say("duel-web-chapter-order"),
    ...source(order, say),
  };
}

function aboutCentre(centre: string, facts: Facts, say: Say): About {
  const costs = [1, 2].map((level) =>
    say("duel-web-centre-costs", { level, cost: amounts(facts.cost(`${centre}-${level}`), say) }),
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
  const [first, second] = [facts.centre(centre, 1), facts.centre(centre, 2)];
  const id = `duel-about-centre-${centre}`;
  if (first.numbers !== undefined && second.numbers !== undefined) {
    return say(id, { first: numbers(first.numbers, say), second: numbers(second.numbers, say) });
  }
  const value = (entry: typeof first): number => entry.capacity ?? entry.actions ?? entry.looks ?? entry.purchases ?? 0;
  const none = centre === "storage" ? facts.limit("storage") : centre === "command" ? facts.limit("actions") : 0;
  return say(id, { none, first: value(first), second: value(second), price: first.price ?? 0 });
}

function numbers(by_symbol: Record<string, number[]>, say: Say): string {
  const [sun, moon] = [by_symbol["sun"] ?? [], by_symbol["moon"] ?? []].map((list) => list.join(", "));
  return sun === moon ? (sun ?? "") : say("duel-about-numbers", { sun: sun ?? "", moon: moon ?? "" });
}

function source(entry: Sourced, say: Say): Pick<About, "source" | "unsure"> {
  const unsure = reconstructed(entry);
  return { source: say(`duel-web-source-${unsure ? "reconstructed" : entry.provenance}`), unsure };
}

function plain(title: string, kind: string, say: Say, chapter: string, sentences: string[]): About {
  return { title, kind, sentences, chapter: say(`duel-web-chapter-${chapter}`), source: "", unsure: false };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
