/** The facts of playing alone: the rival's boards and action cards, and the objectives, each with what it says. */
import type { Description } from "../../../words/description";
import type { TechFacts } from "../facts";

type Kind = TechFacts["kind"];

/** Facts that two sources tell differently, or that no source tells. */
interface Doubted {
  provenance?: string;
  disputed?: string;
}

/** The data files `solo.json` and `objectives.json`. */
export interface SoloFiles {
  solo: {
    difficulties: ({ level: number; track: { kind: Kind; glyph: string }[] } & Doubted)[];
    glyphs: { techs: Record<Kind, Record<string, string>> };
    action_cards: ({ key: string; name: string; arrow: "left" | "right" } & Doubted)[];
  };
  objectives: {
    progress_per_missing: number;
    points_per_uncompleted: number;
    objectives: ({ key: string; name: string; stage: string } & Doubted)[];
  };
}

/** What is described beside the data files. */
export interface SoloTexts {
  /** By action card: its actions from top to bottom. */
  action_cards: Record<string, { actions: Description[] }>;
  /** By difficulty, then by slot of the rival's computer; null where it pays nothing. */
  rival_computers: (Description | null)[][];
  /** By objective: its tasks. */
  objectives: Record<string, Description[]>;
}

export interface ActionCardFacts extends Doubted {
  key: string;
  name: string;
  arrow: "left" | "right";
  actions: Description[];
}

export interface ObjectiveFacts extends Doubted {
  key: string;
  name: string;
  /** "I", "II" or "III". */
  stage: string;
  tasks: Description[];
}

export class SoloFacts {
  readonly actionCards: ActionCardFacts[];
  readonly objectives: ObjectiveFacts[];
  readonly progressPerMissing: number;
  readonly pointsPerUncompleted: number;

  constructor(
    private readonly files: SoloFiles,
    private readonly texts: SoloTexts,
  ) {
    const { solo, objectives } = files;
    this.actionCards = solo.action_cards.map((card) => ({
      ...card,
      actions: texts.action_cards[card.key]?.actions ?? [],
    }));
    this.objectives = objectives.objectives.map((tile) => ({ ...tile, tasks: texts.objectives[tile.key] ?? [] }));
    this.progressPerMissing = objectives.progress_per_missing;
    this.pointsPerUncompleted = objectives.points_per_uncompleted;
  }

  /** How many difficulties there are. */
  get levels(): number {
    return this.files.solo.difficulties.length;
  }

  /** The technology of every space of the progress track, clockwise. */
  track(difficulty: number): string[] {
    const { difficulties, glyphs } = this.files.solo;
    const found = difficulties[difficulty - 1];
    if (found === undefined) throw new RangeError(`the facts of SETI know no difficulty ${difficulty}`);
    return found.track.map(({ kind, glyph }) => glyphs.techs[kind][glyph] ?? "");
  }

  /** Whether sources tell its board differently. */
  isDisputed(difficulty: number): boolean {
    return this.files.solo.difficulties[difficulty - 1]?.disputed !== undefined;
  }

  /** What the slots of the rival's computer pay. */
  computer(difficulty: number): (Description | null)[] {
    return this.texts.rival_computers[difficulty - 1] ?? [];
  }

  actionCard(key: string): ActionCardFacts {
    const found = this.actionCards.find((card) => card.key === key);
    if (found === undefined) throw new RangeError(`the facts of SETI know no action card ${key}`);
    return found;
  }

  objective(key: string): ObjectiveFacts {
    const found = this.objectives.find((tile) => tile.key === key);
    if (found === undefined) throw new RangeError(`the facts of SETI know no objective ${key}`);
    return found;
  }
}
