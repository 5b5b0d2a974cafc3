/** The cards in words: what they cost, what they do, and what else they can be used for. */
import { tell } from "../../../words/description";
import type { Say } from "../../../table/board";
import type { CardFacts, MissionFacts } from "../facts";
import { amount, hyphens, sentence } from "./texts";
import { type Line, line } from "./explanation";

export function isExertian(card: CardFacts): boolean {
  return card.type === "exertian";
}

/** What playing it costs; Exertian cards tell their danger. */
function price(card: CardFacts, say: Say): string {
  if (isExertian(card)) return say("seti-has-danger", { danger: card.danger ?? 0 });
  const { credit = 0, energy = 0 } = card.cost ?? {};
  return credit + energy === 0 ? say("seti-card-free") : say("seti-part-price", { credit, energy });
}

/** What a card does when it is played, and later. */
export function gifts(card: CardFacts, say: Say): string[] {
  const found = card.effects === null ? [] : [tell(card.effects, say)];
  if (card.delayed !== null) found.push(say("seti-card-later", { then: tell(card.delayed, say) }));
  return [...found, ...missions(card, say), ...(card.scoring === null ? [] : [scoring(card, say)])];
}

/** The condition of a mission, or its slots, with what they pay. */
export function missions(card: CardFacts, say: Say): string[] {
  return card.missions.map((each) => mission(each, say));
}

/** A condition or a trigger, and what it pays. */
function mission(given: MissionFacts, say: Say): string {
  const reward = tell(given.reward, say);
  if (given.condition !== null) return say("seti-effect-if", { condition: tell(given.condition, say), then: reward });
  return say("seti-slot-open", { trigger: triggerOf(given, say), reward });
}

function triggerOf({ trigger }: MissionFacts, say: Say): string {
  return trigger === null ? "" : tell(trigger, say);
}

/** What a card pays at the end of the game. */
export function scoring(card: CardFacts, say: Say): string {
  return card.scoring === null ? "" : tell(card.scoring, say);
}

/** What discarding it as a free action brings. */
export function corner(card: CardFacts, say: Say): string {
  const { score = 0, ...rest } = card.corner ?? {};
  const amounts = { score, ...rest };
  return Object.entries(amounts)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => amount(what, n, say))
    .join(", ");
}

export function hue(card: CardFacts, say: Say): string {
  return say(`seti-hue-${card.sector ?? "black"}`);
}

export function income(card: CardFacts, say: Say): string {
  return amount(card.income ?? "card", 1, say);
}

/** What kind of card it is, of which species, and what it costs. */
export function kindOf(card: CardFacts, say: Say): string {
  const found = [say(`seti-type-${hyphens(card.type)}`)];
  if (isExertian(card)) return found.join();
  if (card.species !== undefined)
    found.push(say("seti-card-of-species", { species: say.word("species", card.species) }));
  return [...found, costs(card, say)].join(" · ");
}

/** "Costs 2 credits", "no cost"; Exertian cards tell their danger. */
export function costs(card: CardFacts, say: Say): string {
  const { credit = 0, energy = 0 } = card.cost ?? {};
  return credit + energy === 0 ? price(card, say) : say("seti-card-cost", { price: price(card, say) });
}

/** Everything on a card in sentences. */
export function sentencesOn(card: CardFacts, say: Say): string[] {
  return partsOf(card, say).map((part) => part.text);
}

/** Everything on a card, a line for each part. */
export function partsOf(card: CardFacts, say: Say): Line[] {
  return isExertian(card) ? deeds(card, say) : [...deeds(card, say), ...otherUses(card, say)];
}

/** What a card does once it is played. */
export function deeds(card: CardFacts, say: Say): Line[] {
  if (isExertian(card))
    return [line(say("seti-card-danger", { danger: card.danger ?? 0, scoring: scoring(card, say) }), "danger")];
  const lines: Line[] = [];
  if (card.effects !== null) lines.push(line(say("seti-card-effect", { then: tell(card.effects, say) }), "card"));
  if (card.delayed !== null) {
    const later = say("seti-card-later", { then: tell(card.delayed, say) });
    lines.push(line(`${sentence(later)}.`, "message"));
  }
  card.missions.forEach((each, place) => lines.push(missionLine(each, place + 1, say)));
  if (card.scoring !== null) lines.push(line(say("seti-card-scoring", { scoring: scoring(card, say) }), "endgame"));
  return lines;
}

/** What a card is good for without being played. */
function otherUses(card: CardFacts, say: Say): Line[] {
  return [
    line(say("seti-web-use-corner", { gain: corner(card, say) }), "corner"),
    line(say("seti-web-use-sector", { color: card.sector ?? "black" }), "signal"),
    line(say("seti-web-use-income", { gain: income(card, say) }), "income"),
  ];
}

/** A mission as a sentence of its own: the condition with its reward, or a slot with its number. */
export function missionLine(given: MissionFacts, number: number, say: Say): Line {
  const reward = tell(given.reward, say);
  if (given.condition !== null)
    return line(say("seti-card-mission", { condition: tell(given.condition, say), reward }), "mission");
  const slot = say("seti-card-slot", { number, trigger: triggerOf(given, say), reward });
  return line(sentence(slot), "mission");
}
