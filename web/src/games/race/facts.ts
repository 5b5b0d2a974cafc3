/** The facts of the cards and goods, as the game's data file gives them. */

export type PhaseName = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

/** A power: its phase and verb, and the numbers that belong to it. */
export interface PowerFacts {
  phase: PhaseName;
  verb: string;
  [fact: string]: string | number | boolean;
}

/** A line by which a six-cost development scores. */
interface ScoringFacts {
  vp: number;
  per: string;
  [fact: string]: string | number | boolean;
}

export interface CardFacts {
  id: string;
  name: string;
  name_de?: string;
  kind: "world" | "development";
  cost?: number;
  defense?: number;
  production?: "production" | "windfall";
  good?: string;
  keywords?: string[];
  vp?: number;
  start_world?: number;
  powers: PowerFacts[];
  scoring?: ScoringFacts[];
}

export interface GoodFacts {
  id: string;
  trade_value: number;
}

interface DataFile {
  edition: string;
  goods: GoodFacts[];
  cards: CardFacts[];
}

/** The data file, with its cards found by their word. */
export class Facts {
  readonly goods: GoodFacts[];
  readonly all: CardFacts[];
  private readonly cards: Map<string, CardFacts>;

  constructor(file: DataFile) {
    this.goods = file.goods;
    this.all = file.cards;
    this.cards = new Map(file.cards.map((card) => [card.id, card]));
  }

  card(id: string): CardFacts {
    const card = this.cards.get(id);
    if (card === undefined) throw new RangeError(`the facts of Race know no ${id}`);
    return card;
  }

  /** The card a power's word belongs to: its own, or with a mark behind it where a card has two. */
  cardOfPower(word: string): CardFacts {
    return this.card(this.cards.has(word) ? word : word.replace(/-luck$/, ""));
  }
}

const read = new WeakMap<object, Facts>();

/** The facts as the server sent them, indexed once for each file. */
export function factsOf(files: unknown): Facts {
  const file = typeof files === "object" && files !== null ? (files as { cards?: DataFile }).cards : undefined;
  if (file === undefined || !Array.isArray(file.cards)) throw new TypeError("not the facts of Race");
  const known = read.get(file) ?? new Facts(file);
  read.set(file, known);
  return known;
}

/** The number in a card's sign: what it costs, or the defence of a military world. */
export function printedCost(card: CardFacts): number {
  return card.defense ?? card.cost ?? 0;
}

export function isMilitary(card: CardFacts): boolean {
  return card.defense !== undefined;
}
