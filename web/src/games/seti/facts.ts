/** The facts of cards, boards and species, as the game's data files give them. */

/** An entry of the data: an effect (`do`), a condition (`is`), a trigger (`on`), a count (`of`), with its own facts. */
export interface Entry {
  [fact: string]: Fact;
}
export type Fact = string | number | boolean | Entry | Entry[] | string[] | Entry[][];

/** Effects of whose result others speak, which lie under `then`. */
const SPOKEN_OF = new Set(["land", "orbit_or_land", "research", "scan", "signal", "trace", "take_card"]);

/** A list of effects with what follows one of them and speaks of it as the next ones. */
export function inOrder(entries: Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const { then, ...alone } = entry;
    return SPOKEN_OF.has(String(entry["do"])) && Array.isArray(then) ? [alone, ...(then as Entry[])] : [entry];
  });
}

type Hue = "red" | "yellow" | "blue" | "black";
type IncomeKind = "credit" | "energy" | "card" | "publicity" | "data";

export interface MissionFacts {
  condition?: Entry;
  trigger?: Entry;
  reward: Entry[];
}

export interface CardFacts {
  key: string;
  number: string;
  name: { en: string; de?: string };
  type: string;
  species?: string;
  cost?: { credit?: number; energy?: number };
  corner?: { move?: number; data?: number; publicity?: number; score?: number };
  sector?: Hue;
  income?: IncomeKind;
  effects?: Entry[];
  delayed?: Entry[];
  missions?: MissionFacts[];
  scoring?: Entry;
  /** Exertian cards only. */
  danger?: number;
  score?: number;
  condition?: Entry;
}

export interface StarFacts {
  key: string;
  name: string;
  color: Hue;
  data_slots: number;
  points_by_slot: Record<string, number>;
  first_win: Entry[];
  later_win: Entry[];
}

export interface PlanetFacts {
  key: string;
  orbit_reward: Entry[];
  first_orbit_bonus: Entry[];
  landing_reward: Entry[];
  first_landing_data: number[];
  moons: { key: string; reward: Entry[] }[];
}

export interface TechFacts {
  key: string;
  kind: "probe" | "telescope" | "computer";
  fixed_bonus: Entry[];
  effect?: Entry;
}

export interface GoldFacts {
  key: string;
  tile: string;
  side: string;
  points_by_space: number[];
}

/** A space for traces at a species. */
export interface RowFacts {
  row: number;
  cost: { data?: number; exofossil?: number };
  reward: Entry[];
  repeatable: boolean;
  danger?: number;
}

export interface SpeciesFacts {
  key: string;
  name: { en: string; de?: string };
  board: Record<"red" | "yellow" | "blue", RowFacts[]>;
  samples?: { id: number; reward: Entry[] }[];
  anomaly_tiles?: { id: string; color: string; sides: Entry[][] }[];
  planet?: Omit<PlanetFacts, "key">;
  tile?: { data_slots: number; points_by_slot: Record<string, number> };
  message_rewards?: { id: number; reward: Entry[] }[];
  milestones?: { id: number; ahead_of_leader: number; cost: { credit?: number } }[];
}

/** A cell of a layer of the sky: what is printed there. */
type Cell = string;

interface Files {
  cards: { cards: CardFacts[] };
  board: {
    /** By ring, then by sector at offset 0. */
    sky: { disc_1: Cell[][]; disc_2: Cell[][]; disc_3: Cell[][]; board: Cell[][] };
    stars: StarFacts[];
    planets: PlanetFacts[];
    techs: TechFacts[];
    tile_bonuses: Entry[][];
    computer: Entry[][];
    tech_places: number[];
    gold_tiles: GoldFacts[];
    species_places: Entry[][];
    overflow: Entry[];
    milestones: { gold: number[]; neutral: number[]; neutral_markers: number[] };
    income: { credit: number; energy: number; card: number };
  };
  species: { species: SpeciesFacts[] };
}

/** The data files, with everything found by its word. */
export class Facts {
  readonly all: CardFacts[];
  readonly board: Files["board"];
  readonly species: SpeciesFacts[];
  private readonly cards: Map<string, CardFacts>;

  constructor(files: Files) {
    this.all = files.cards.cards;
    this.board = files.board;
    this.species = files.species.species;
    this.cards = new Map(this.all.map((card) => [card.key, card]));
  }

  hasCard(key: string): boolean {
    return this.cards.has(key);
  }

  card(key: string): CardFacts {
    return known(this.cards.get(key), key);
  }

  star(key: string): StarFacts {
    return known(
      this.board.stars.find((star) => star.key === key),
      key,
    );
  }

  /** Every planet but Earth, 'Oumuamua included. */
  planet(key: string): PlanetFacts {
    const strange = this.species.find((species) => species.planet !== undefined && species.key === key);
    if (strange?.planet !== undefined) return { ...strange.planet, key };
    return known(
      this.board.planets.find((planet) => planet.key === key),
      key,
    );
  }

  /** The planet a place to land on belongs to: itself, or the one of the moon. */
  planetOf(target: string): string {
    const owner = this.board.planets.find((planet) => planet.moons.some((moon) => moon.key === target));
    return owner?.key ?? target;
  }

  tech(key: string): TechFacts {
    return known(
      this.board.techs.find((tech) => tech.key === key),
      key,
    );
  }

  gold(key: string): GoldFacts {
    return known(
      this.board.gold_tiles.find((tile) => tile.key === key),
      key,
    );
  }

  speciesOf(key: string): SpeciesFacts {
    return known(
      this.species.find((species) => species.key === key),
      key,
    );
  }

  /** The card a mission slot belongs to, by the slot's word, and which of its slots it is (from 1). */
  slot(word: string): { card: CardFacts; number: number } {
    const cut = word.lastIndexOf(":");
    return { card: this.card(word.slice(0, cut)), number: Number(word.slice(cut + 1)) };
  }
}

function known<T>(found: T | undefined, key: string): T {
  if (found === undefined) throw new RangeError(`the facts of SETI know no ${key}`);
  return found;
}

const read = new WeakMap<object, Facts>();

/** The facts as the server sent them, indexed once for each answer of the server. */
export function factsOf(files: unknown): Facts {
  if (typeof files !== "object" || files === null || !("species" in files && "board" in files && "cards" in files)) {
    throw new TypeError("not the facts of SETI");
  }
  const indexed = read.get(files) ?? new Facts(files as Files);
  read.set(files, indexed);
  return indexed;
}
