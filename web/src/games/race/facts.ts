/** The facts of the cards and goods, as the game's data file gives them, and what it says of them. */
import type { Description } from "../../words/description";

export type PhaseName = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

/** A power in a few words and in a sentence. */
export interface PowerTexts {
  phase: PhaseName;
  /** The word by which a consume power is chosen; null for powers that work by themselves. */
  use: string | null;
  label: Description;
  about: Description;
  /** What every production world does: its kind says so already. */
  obvious: boolean;
}

/** What is printed on a card. */
interface CardTexts {
  kind: Description;
  signs: Description[];
  worth: Description | null;
  produces: Description | null;
  powers: PowerTexts[];
  scoring: Description[];
  chapters: Description[];
}

interface CardEntry {
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
}

export interface CardFacts extends CardEntry {
  says: CardTexts;
}

export interface GoodFacts {
  id: string;
  trade_value: number;
}

interface DataFile {
  edition: string;
  goods: GoodFacts[];
  cards: CardEntry[];
}

interface Texts {
  cards: Record<string, CardTexts>;
  actions: Record<string, Description>;
  goods: Record<string, Description>;
}

/** The data file and its descriptions, with the cards found by their word. */
export class Facts {
  readonly goods: GoodFacts[];
  readonly all: CardFacts[];
  /** What actions and goods do, by their word. */
  readonly actions: Record<string, Description>;
  readonly kinds: Record<string, Description>;
  private readonly cards: Map<string, CardFacts>;
  private readonly users: Map<string, CardFacts>;

  constructor(file: DataFile, texts: Texts) {
    this.goods = file.goods;
    this.actions = texts.actions;
    this.kinds = texts.goods;
    this.all = file.cards.map((card) => ({ ...card, says: found(texts.cards[card.id], card.id) }));
    this.cards = new Map(this.all.map((card) => [card.id, card]));
    const used = this.all.flatMap((card) => card.says.powers.map((power) => [power.use ?? card.id, card] as const));
    this.users = new Map(used);
  }

  card(id: string): CardFacts {
    return found(this.cards.get(id), id);
  }

  /** The card a power's word belongs to. */
  cardOfPower(word: string): CardFacts {
    return found(this.users.get(word), word);
  }
}

function found<T>(entry: T | undefined, word: string): T {
  if (entry === undefined) throw new RangeError(`the facts of Race know no ${word}`);
  return entry;
}

const read = new WeakMap<object, Facts>();

/** The facts as the server sent them, indexed once for each file. */
export function factsOf(files: unknown): Facts {
  const given =
    typeof files === "object" && files !== null ? (files as { cards?: DataFile; descriptions?: Texts }) : {};
  const { cards: file, descriptions } = given;
  if (file === undefined || !Array.isArray(file.cards) || descriptions === undefined)
    throw new TypeError("not the facts of Race");
  const known = read.get(file) ?? new Facts(file, descriptions);
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
