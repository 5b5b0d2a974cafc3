/** The facts of cards, orders and centres, as the game's data file gives them, and what it says of them. */
import { DUEL } from "../../generated/messages";
import type { Description } from "../../words/description";

export type Amounts = Record<string, number>;

export interface Sourced {
  provenance: string;
  selection_reconstructed?: boolean;
  note?: string;
}

export interface CardFacts extends Sourced {
  key: string;
  group: string;
  kind: string;
  good?: string;
  number?: number;
  price?: number;
  directions?: string[];
  units?: number;
  station?: boolean;
  friendship?: number;
  people?: string;
  strength?: number;
  reward?: Amounts;
  penalty?: string;
  symbol?: string;
}

export interface OrderFacts extends Sourced {
  key: string;
  planet: string;
  demand: Amounts;
  reward: Amounts;
}

export interface CentreFacts extends Sourced {
  key: string;
  centre: string;
  level: number;
  capacity?: number;
  actions?: number;
  looks?: number;
  purchases?: number;
  price?: number;
  numbers?: Record<string, number[]>;
}

interface CostFacts {
  key: string;
  cost: Amounts;
}

interface DataFile {
  format: string;
  goods: string[];
  dice: { key: string; faces: number[] }[];
  limits: Amounts;
  centres: CentreFacts[];
  costs: CostFacts[];
  cards: CardFacts[];
  orders: OrderFacts[];
}

interface OrderTexts {
  demand: Description;
  reward: Description;
  about: Description;
}

/** What the components say, by their keys. */
interface Texts {
  cards: Record<string, { face: Description; about: Description }>;
  orders: Record<string, OrderTexts>;
  centres: Record<string, Description>;
  costs: Record<string, Description>;
  specials: Record<string, Description>;
}

const FORMAT = "orrery-duel-1";
export const CENTRES: readonly string[] = DUEL.centres;

/** The data file and its descriptions, with their entries found by key. */
export class Facts {
  readonly goods: string[];
  readonly limits: Amounts;
  readonly centres: CentreFacts[];
  private readonly cards: Map<string, CardFacts>;
  private readonly orders: Map<string, OrderFacts>;
  private readonly costs: Map<string, Amounts>;
  private readonly dice: Map<string, number[]>;

  constructor(
    file: DataFile,
    private readonly texts: Texts,
  ) {
    this.goods = file.goods;
    this.limits = file.limits;
    this.centres = file.centres;
    this.cards = new Map(file.cards.map((card) => [card.key, card]));
    this.orders = new Map(file.orders.map((order) => [order.key, order]));
    this.costs = new Map(file.costs.map((cost) => [cost.key, cost.cost]));
    this.dice = new Map(file.dice.map((die) => [die.key, die.faces]));
  }

  card(key: string): CardFacts {
    return found(this.cards.get(key), key);
  }

  order(key: string): OrderFacts {
    return found(this.orders.get(key), key);
  }

  /** What a card, a centre or a special card does. */
  about(axis: "cards" | "centres" | "specials", key: string): Description {
    return axis === "cards" ? found(this.texts.cards[key], key).about : found(this.texts[axis][key], key);
  }

  /** What is printed on a card, in a few words. */
  face(card: string): Description {
    return found(this.texts.cards[card], card).face;
  }

  orderTexts(key: string): OrderTexts {
    return found(this.texts.orders[key], key);
  }

  costText(item: string): Description {
    return found(this.texts.costs[item], item);
  }

  die(key: string): number[] {
    return found(this.dice.get(key), key);
  }

  limit(key: string): number {
    return found(this.limits[key], key);
  }

  /** What an item of the action space costs; all centres of a level cost the same. */
  cost(item: string): Amounts {
    const level = /^(.+)-([12])$/.exec(item);
    const centre = level !== null && CENTRES.includes(level[1] ?? "");
    return found(this.costs.get(centre ? `centre-${level[2]}` : item), item);
  }

  centre(centre: string, level: number): CentreFacts {
    return found(
      this.centres.find((entry) => entry.centre === centre && entry.level === level),
      `${centre}-${level}`,
    );
  }
}

function found<T>(entry: T | undefined, key: string): T {
  if (entry === undefined) throw new RangeError(`the facts of the Duel know no ${key}`);
  return entry;
}

const read = new WeakMap<object, Facts>();

/** The facts as the server sent them, indexed once for each file. */
export function factsOf(files: unknown): Facts {
  const given =
    typeof files === "object" && files !== null ? (files as { cards?: DataFile; descriptions?: Texts }) : {};
  const { cards: file, descriptions } = given;
  if (file?.format !== FORMAT || descriptions === undefined)
    throw new TypeError(`not the facts of the Duel (${FORMAT})`);
  const known = read.get(file) ?? new Facts(file, descriptions);
  read.set(file, known);
  return known;
}

/** Whether a fact is a guess, so that the board may say so. */
export function isReconstructed(entry: Sourced): boolean {
  return entry.provenance === "reconstructed" || entry.selection_reconstructed === true;
}

/** Which way a card trades, for messages. */
export function ways(card: CardFacts): "both" | "buy" | "sell" {
  const directions = card.directions ?? [];
  if (directions.length > 1) return "both";
  return directions[0] === "sell" ? "sell" : "buy";
}
