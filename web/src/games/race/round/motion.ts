/** Which events move something on the board, and what. */
import type { EventInfo } from "../../../generated/messages";

export interface Moved {
  /** Cards that came to a tableau: "seat card". */
  laid: Set<string>;
  /** Goods that were put on a world: "seat card". */
  goods: Set<string>;
  /** Goods that were sold or spent: "seat card". */
  spent: Set<string>;
  /** Points taken from the pool, by seat. */
  points: Map<number, number>;
  /** How often each card came to a hand whose cards one may see. */
  drawn: Map<string, number>;
  /** Actions were turned over. */
  revealed: boolean;
}

export function movementOf(events: EventInfo[]): Moved {
  const all: Moved = {
    laid: new Set(),
    goods: new Set(),
    spent: new Set(),
    points: new Map(),
    drawn: new Map(),
    revealed: false,
  };
  for (const event of events) move(all, event);
  return all;
}

function move(all: Moved, event: EventInfo): void {
  const card = `${event.seat} ${event.facts["card"]}`;
  switch (event.name) {
    case "start-world-dealt":
    case "developed":
    case "settled":
      all.laid.add(card);
      break;
    case "good-placed":
      all.goods.add(card);
      break;
    case "good-sold":
    case "good-spent":
      all.spent.add(card);
      break;
    case "points-gained":
      all.points.set(event.seat, (all.points.get(event.seat) ?? 0) + Number(event.facts["points"]));
      break;
    case "card-drawn":
    case "card-kept":
    case "card-looked-at":
    case "lucky-card-kept": {
      const drawn = event.facts["card"];
      if (typeof drawn === "string") all.drawn.set(drawn, (all.drawn.get(drawn) ?? 0) + 1);
      break;
    }
    case "action-revealed":
      all.revealed = true;
      break;
  }
}
