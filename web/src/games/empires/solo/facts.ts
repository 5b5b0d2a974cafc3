/** The facts of playing alone: invasion cards, technology cards, scenarios and the supply, as `campaign.json` gives them. */
import type { Named } from "../facts";

type CardKind = "target" | "spread" | "scout" | "guardian";

export interface CardFacts extends Named {
  kind: CardKind;
  /** Of a target card: the planets it looks for. */
  colour?: string;
  /** Of a guardian card: what it does, in order. */
  symbols?: string[];
}

/** What a technology card does: numbers, marks and words by their name. */
export type Effect = Record<string, number | boolean | string>;

export interface TechnologyCardFacts extends Named {
  colour: string;
  side: string;
  /** With one stone, and besides with two. */
  lower: Effect;
  upper: Effect;
}

export interface ScenarioFacts {
  number: number;
  key: string;
  guardians: string[];
  bonus: Effect;
  goals: { goal: string; count: number }[];
}

export interface CampaignFile {
  supply: { robots: number; guardians: number; destroyed: number };
  stones: number;
  cards: CardFacts[];
  technologies: TechnologyCardFacts[];
  scenarios: ScenarioFacts[];
}

export class CampaignFacts {
  constructor(private readonly file: CampaignFile) {}

  get supply(): CampaignFile["supply"] {
    return this.file.supply;
  }

  /** How many stones a technology card takes. */
  get stones(): number {
    return this.file.stones;
  }

  get cards(): CardFacts[] {
    return this.file.cards;
  }

  get technologies(): TechnologyCardFacts[] {
    return this.file.technologies;
  }

  get scenarios(): ScenarioFacts[] {
    return this.file.scenarios;
  }

  card(key: string): CardFacts {
    return found(this.file.cards, (card) => card.key === key, key);
  }

  technology(colour: string, side: string): TechnologyCardFacts {
    return found(this.file.technologies, (card) => card.colour === colour && card.side === side, `${colour} ${side}`);
  }

  scenario(number: number): ScenarioFacts {
    return found(this.file.scenarios, (scenario) => scenario.number === number, `scenario ${number}`);
  }
}

function found<T>(all: T[], is: (each: T) => boolean, name: string): T {
  const one = all.find(is);
  if (one === undefined) throw new RangeError(`the facts of the campaign know no ${name}`);
  return one;
}
