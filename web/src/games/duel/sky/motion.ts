/** Which events move something on the board, and what. */
import type { EventInfo } from "../../../generated/messages";

export interface Moved {
  /** Cards that turn up in the path, in order. */
  cards: string[];
  /** Dials whose number changes: "seat good". */
  dials: Set<string>;
  /** Cards and orders that came to a starship. */
  won: Set<string>;
  /** Orders laid out again. */
  orders: Set<string>;
  /** Parts and centres built: "seat item". */
  built: Set<string>;
  production: boolean;
  battle: boolean;
}

/** The time a card takes to turn, and the time until the next one follows, in milliseconds. */
export const TURN_MS = 260;
export const FOLLOW_MS = 160;

export function movementOf(events: EventInfo[]): Moved {
  const all: Moved = {
    cards: [],
    dials: new Set(),
    won: new Set(),
    orders: new Set(),
    built: new Set(),
    production: false,
    battle: false,
  };
  for (const event of events) move(all, event);
  return all;
}

function move(all: Moved, event: EventInfo): void {
  const fact = (name: string): string => String(event.facts[name] ?? "");
  switch (event.name) {
    case "flight-begun":
      all.cards = [];
      break;
    case "card-reached":
    case "refilled":
    case "tribute-paid":
      all.cards.push(fact("card"));
      break;
    case "battle-fought":
      all.cards.push(fact("card"));
      all.battle = true;
      break;
    case "production-rolled":
      all.production = true;
      break;
    case "good-produced":
    case "centre-produced":
    case "bought":
    case "sold":
    case "resource-taken":
    case "stock-trimmed":
      all.dials.add(`${event.seat} ${fact("good")}`);
      break;
    case "bought-from-rival":
      all.dials.add(`${event.seat} ${fact("good")}`);
      all.dials.add(`${1 - event.seat} ${fact("good")}`);
      break;
    case "station-founded":
    case "colony-founded":
    case "pirate-beaten":
      all.won.add(fact("card"));
      break;
    case "order-fulfilled":
      all.won.add(fact("order"));
      break;
    case "order-revealed":
      all.orders.add(fact("order"));
      break;
    case "built":
      all.built.add(`${event.seat} ${fact("item")}`);
      break;
  }
}

/** When a card of the path starts to turn, in milliseconds; -1: it does not. */
export function turnsAfter_ms(all: Moved, card: string): number {
  const place = all.cards.indexOf(card);
  return place < 0 ? -1 : place * FOLLOW_MS;
}
