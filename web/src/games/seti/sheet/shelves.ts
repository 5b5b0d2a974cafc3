/** The shelves of the card book: project cards by their type, and the cards of each species. */
import { SETI } from "../../../generated/messages";
import type { CardFacts } from "../facts";

const TYPES = SETI.project_types;
export const SPECIES = SETI.species;

/** Everything, one type of project cards, or one species. */
export type Shelf = "all" | (typeof TYPES)[number] | (typeof SPECIES)[number];
export const SHELVES: Shelf[] = ["all", ...TYPES, ...SPECIES];

export function isOn(card: CardFacts, shelf: Shelf): boolean {
  if (shelf === "all") return true;
  return card.species === undefined ? card.type === shelf : card.species === shelf;
}

/** Whether a card's name or number holds what somebody is looking for. */
export function isFound(card: CardFacts, name: string, wanted: string): boolean {
  const sought = wanted.trim().toLowerCase();
  return name.toLowerCase().includes(sought) || card.number.toLowerCase() === sought;
}
