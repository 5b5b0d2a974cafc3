/** The facts of cards, boards and species, as the game's data files give them. */
import type { SETI } from "../../generated/messages";
import type { Description } from "../../words/description";
import { SoloFacts, type SoloFiles, type SoloTexts } from "./solo/facts";

type Hue = (typeof SETI.sector_colors)[number];
type IncomeKind = (typeof SETI.incomes)[number];

/** What a mission waits for, as a condition or by one of its slots, and what it pays. */
export interface MissionFacts {
  condition: Description | null;
  trigger: Description | null;
  reward: Description;
}

/** What a card does; null where it does nothing of the kind. */
interface CardTexts {
  effects: Description | null;
  delayed: Description | null;
  missions: MissionFacts[];
  scoring: Description | null;
}

export interface CardFacts extends CardTexts {
  key: string;
  number: string;
  name: { en: string; de?: string };
  type: string;
  species?: string;
  cost?: { credit?: number; energy?: number };
  corner?: { move?: number; data?: number; publicity?: number; score?: number };
  sector?: Hue;
  income?: IncomeKind;
  /** Exertian cards only. */
  danger?: number;
  score?: number;
}

interface StarTexts {
  first_win: Description;
  later_win: Description;
}

export interface StarFacts extends StarTexts {
  key: string;
  name: string;
  color: Hue;
  data_slots: number;
  points_by_slot: Record<string, number>;
}

interface PlanetTexts {
  orbit_reward: Description;
  first_orbit_bonus: Description;
  landing_reward: Description;
}

export interface PlanetFacts extends PlanetTexts {
  key: string;
  first_landing_data: number[];
  moons: { key: string; reward: Description }[];
}

export interface TechFacts {
  key: string;
  kind: "probe" | "telescope" | "computer";
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
  price: Description | null;
  reward: Description;
  repeatable: boolean;
  danger?: number;
}

export interface SpeciesFacts {
  key: string;
  name: { en: string; de?: string };
  board: Record<"red" | "yellow" | "blue", RowFacts[]>;
  samples?: { id: number; reward: Description }[];
  anomaly_tiles?: { id: string; color: string; sides: Description[] }[];
  planet?: Omit<PlanetFacts, "key">;
  tile?: { data_slots: number; points_by_slot: Record<string, number> };
  message_rewards?: { id: number; reward: Description }[];
  milestones?: { id: number; ahead_of_leader: number; cost: { credit?: number } }[];
}

/** A cell of a layer of the sky: what is printed there. */
type Cell = string;

interface Files extends SoloFiles {
  cards: { cards: CardFacts[] };
  board: {
    /** By ring, then by sector at offset 0. */
    sky: { disc_1: Cell[][]; disc_2: Cell[][]; disc_3: Cell[][]; board: Cell[][] };
    stars: StarFacts[];
    planets: PlanetFacts[];
    techs: TechFacts[];
    tech_places: number[];
    gold_tiles: GoldFacts[];
    milestones: { gold: number[]; neutral: number[]; neutral_markers: number[] };
    income: { credit: number; energy: number; card: number };
  };
  species: { species: SpeciesFacts[] };
  descriptions: Texts;
}

/** What is printed as a list of effects. */
interface Texts extends BoardTexts, SoloTexts {
  cards: Record<string, CardTexts>;
  planets: Record<string, PlanetTexts>;
  moons: Record<string, Description>;
  stars: Record<string, StarTexts>;
  computer_techs: Record<string, { upper_slot: Description; lower_slot: Description }>;
  analysis: Description;
  species_boards: Record<string, Record<"red" | "yellow" | "blue", Pick<RowFacts, "price" | "reward">[]>>;
  samples: Description[];
  anomalies: Record<string, Description[]>;
  messages: Description[];
}

interface BoardTexts {
  tile_bonuses: Description[];
  /** By upper slot; null where it pays nothing. */
  computer: (Description | null)[];
  species_places: Description[];
  overflow: Description;
}

/** The data files, with everything found by its word. */
export class Facts {
  readonly all: CardFacts[];
  readonly board: Files["board"] & BoardTexts;
  readonly species: SpeciesFacts[];
  readonly texts: Texts;
  readonly solo: SoloFacts;
  private readonly cards: Map<string, CardFacts>;

  /** What things say lies beside the data files; here each thing gets its own. */
  constructor(files: Files) {
    const { cards, board, species, descriptions: texts } = files;
    const { tile_bonuses, computer, species_places, overflow } = texts;
    this.texts = texts;
    this.solo = new SoloFacts(files, texts);
    this.all = cards.cards.map((card) => ({ ...card, ...known(texts.cards[card.key], card.key) }));
    this.board = {
      ...board,
      ...{ tile_bonuses, computer, species_places, overflow },
      stars: board.stars.map((star) => ({ ...star, ...known(texts.stars[star.key], star.key) })),
      planets: board.planets.map((planet) => withTexts(planet, planet.key, texts)),
    };
    this.species = species.species.map((each) => speciesWith(each, texts));
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

function withTexts<P extends Omit<PlanetFacts, "key">>(planet: P, key: string, texts: Texts): P {
  const moons = planet.moons.map((moon) => ({ ...moon, reward: known(texts.moons[moon.key], moon.key) }));
  return { ...planet, ...known(texts.planets[key], key), moons };
}

function speciesWith(species: SpeciesFacts, texts: Texts): SpeciesFacts {
  const board = known(texts.species_boards[species.key], species.key);
  const rows = (color: "red" | "yellow" | "blue"): RowFacts[] =>
    species.board[color].map((row, place) => ({ ...row, ...known(board[color][place], species.key) }));
  const { samples, anomaly_tiles: tiles, message_rewards: messages, planet } = species;
  return {
    ...species,
    board: { red: rows("red"), yellow: rows("yellow"), blue: rows("blue") },
    ...(samples && {
      samples: samples.map(({ id }, place) => ({ id, reward: known(texts.samples[place], "sample") })),
    }),
    ...(tiles && { anomaly_tiles: tiles.map((tile) => ({ ...tile, sides: texts.anomalies[tile.color] ?? [] })) }),
    ...(messages && {
      message_rewards: messages.map(({ id }, place) => ({ id, reward: known(texts.messages[place], "message") })),
    }),
    ...(planet && { planet: withTexts(planet, species.key, texts) }),
  };
}

function known<T>(found: T | undefined, key: string): T {
  if (found === undefined) throw new RangeError(`the facts of SETI know no ${key}`);
  return found;
}

const FILES = ["species", "board", "cards", "solo", "objectives", "descriptions"];
const read = new WeakMap<object, Facts>();

/** The facts as the server sent them, indexed once for each answer of the server. */
export function factsOf(files: unknown): Facts {
  if (typeof files !== "object" || files === null || !FILES.every((file) => file in files)) {
    throw new TypeError("not the facts of SETI");
  }
  const indexed = read.get(files) ?? new Facts(files as Files);
  read.set(files, indexed);
  return indexed;
}
