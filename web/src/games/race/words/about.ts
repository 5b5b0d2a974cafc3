/** Cards, actions and goods explained in sentences, from facts alone. */
import type { Arguments, Say } from "../../../table/board";
import { type CardFacts, type Facts, isMilitary, type PhaseName, type PowerFacts, printedCost } from "../facts";

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

/** Facts that messages of powers and scoring terms choose by; a card that lacks one says "none". */
const CHOOSING = ["distinct", "use_trade_bonuses", "production", "military", "keyword", "with_power", "cost", "good"];

/** Facts as arguments of a message: yes and no for flags, "none" for what is missing. */
function told(facts: Record<string, string | number | boolean>, say: Say): Arguments {
  const args: Arguments = Object.fromEntries(CHOOSING.map((fact) => [fact, "none"]));
  for (const [fact, value] of Object.entries(facts)) {
    if (fact === "card") args[fact] = say.word("card", String(value));
    else args[fact] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  }
  return args;
}

function hyphens(word: string): string {
  return word.replaceAll("_", "-");
}

/** A power in a sentence. */
function powerSentence(power: PowerFacts, say: Say): string {
  return say(`race-about-${power.phase}-${hyphens(power.verb)}`, told(power, say));
}

/** A power in a few words, for labels. */
export function powerLabel(power: PowerFacts, say: Say): string {
  return say(`race-short-${power.phase}-${hyphens(power.verb)}`, told(power, say));
}

/** The kind of a card with its number: "World, cost 3". */
function kindOf(card: CardFacts, say: Say): string {
  const kind = isMilitary(card) ? "military" : card.kind;
  return say(`race-kind-${kind}`, { cost: printedCost(card) });
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
        lines: [{ phase: null, text: say(`race-about-action-${word}`) }],
        chapter: say("race-chapter-actions"),
      };
    case "good":
      return {
        title: capital(say.word("good", word)),
        kind: say("race-web-kind-good"),
        lines: [{ phase: null, text: say(`race-about-good-${word}`) }],
        chapter: say("race-chapter-trade"),
      };
    default:
      return null;
  }
}

function aboutCard(card: CardFacts, say: Say): About {
  return {
    title: say.word("card", card.id),
    kind: [kindOf(card, say), ...signs(card, say)].join(" · "),
    lines: [...printed(card, say), ...powers(card, say), ...scoring(card, say)],
    chapter: say(chapterOf(card)),
  };
}

/** What else stands on the card: its start number, and the keywords that do anything. */
function signs(card: CardFacts, say: Say): string[] {
  const start = card.start_world === undefined ? [] : [say("race-start-world", { number: card.start_world })];
  const keywords = (card.keywords ?? []).filter((keyword) => say.has(`race-keyword-${keyword}`));
  return [...start, ...keywords.map((keyword) => say(`race-keyword-${keyword}`))];
}

function printed(card: CardFacts, say: Say): Line[] {
  const lines: Line[] = [];
  if (card.production !== undefined) {
    const text = say(`race-produces-${card.production}`, { good: card.good ?? "any" });
    lines.push({ phase: null, text });
  }
  if (card.vp !== undefined) lines.push({ phase: null, text: say("race-about-points", { points: card.vp }) });
  return lines;
}

function powers(card: CardFacts, say: Say): Line[] {
  return card.powers
    .filter((power) => power.verb !== "produce")
    .map((power) => ({ phase: power.phase, text: powerSentence(power, say) }));
}

function scoring(card: CardFacts, say: Say): Line[] {
  if (card.scoring === undefined) return [];
  const terms = card.scoring.map((term) => say(`race-scores-${hyphens(term.per)}`, told(term, say)));
  return [say("race-about-six-cost"), ...terms].map((text) => ({ phase: null, text }));
}

/** The chapter of the first power, of the six-cost developments, or of the cards at large. */
function chapterOf(card: CardFacts): string {
  if (card.scoring !== undefined) return "race-chapter-six-cost";
  const [first] = card.powers;
  return `race-chapter-${first?.phase ?? "cards"}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
