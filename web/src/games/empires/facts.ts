/** The facts of board, discs, cards and technologies, as the game's data files give them; lengths in millimetres. */
import { CampaignFacts, type CampaignFile } from "./solo/facts";

export interface Named {
  key: string;
  name: { en: string; de: string };
  provenance?: string;
  /** What of it is ours where the rest stands in the rulebook. */
  reconstructed?: string[];
}
export interface HoleFacts {
  key: string;
  quadrant: string;
  x: number;
  y: number;
}
interface DiscFacts extends Named {
  radius_um: number;
}
export interface TechFacts extends Named {
  colour: string;
  level: number;
  side: "A" | "B" | "classic";
  ship?: { attack: number; defence: number; lands: boolean };
}
export interface MissionFacts extends Named {
  first: number;
  others: number;
}
interface BuildingFacts extends Named {
  defence: number;
  count: number;
}
interface NoiseFacts {
  key: string;
  angle_millidegrees: number;
  strength_per_mille: number;
}
export interface DiscoveryFacts extends Named {
  kind: "relic" | "event";
}
export interface EmpireFacts extends Named {
  /** How many relics it may have, where that is not the usual number. */
  relics?: number;
}
export interface MegastructureFacts extends Named {
  cost: number;
  effects: Named[];
}

interface Components {
  board: {
    size: number;
    hole_radius: number;
    orbit_radius: number;
    quadrants: string[];
    holes: HoleFacts[];
    guardian_spaces: { quadrant: string; x: number; y: number }[];
  };
  discs: DiscFacts[];
  physics: { deceleration_mm_s2: number; most_speed_mm_s: number };
  noise: NoiseFacts[];
  ruler: { short: number; long: number };
  player_board: {
    most: Record<"troops" | "ships" | "energy", number>;
    relics: number;
    stars: Record<string, number[]>;
  };
  buildings: BuildingFacts[];
  technologies: TechFacts[];
  missions: MissionFacts[];
  empires: EmpireFacts[];
  megastructures: MegastructureFacts[];
  discoveries: DiscoveryFacts[];
  guardian: { defence: number; points: number };
}

/** What the classic mode has of its own. */
interface Classic {
  most: { troops: number };
  technologies: TechFacts[];
  buildings: { key: string; count: number; troops: number; outposts: number }[];
  ore: { troops: number; points: number }[];
  setups: { players: number; tiles: { colours: string[] }[] }[];
}

export class Facts {
  /** Those of the tiles and those of the classic mode. */
  readonly technologies: TechFacts[];

  constructor(
    readonly components: Components,
    readonly classic: Classic,
    readonly campaign: CampaignFacts,
  ) {
    this.technologies = [...components.technologies, ...classic.technologies];
  }

  get board(): Components["board"] {
    return this.components.board;
  }

  hole(key: string): HoleFacts {
    return known(
      this.board.holes.find((hole) => hole.key === key),
      key,
    );
  }

  tech(key: string): TechFacts {
    return known(
      this.technologies.find((tech) => tech.key === key),
      key,
    );
  }

  mission(key: string): MissionFacts {
    return known(
      this.components.missions.find((mission) => mission.key === key),
      key,
    );
  }

  empire(key: string): EmpireFacts {
    return known(
      this.components.empires.find((empire) => empire.key === key),
      key,
    );
  }

  discovery(key: string): DiscoveryFacts {
    return known(
      this.components.discoveries.find((discovery) => discovery.key === key),
      key,
    );
  }

  megastructure(key: string): MegastructureFacts {
    return known(
      this.components.megastructures.find((structure) => structure.key === key),
      key,
    );
  }

  /** How many buildings of a kind a player has in the classic mode. */
  classicCount(building: string): number {
    return this.classic.buildings.find((each) => each.key === building)?.count ?? 0;
  }

  /** How many planet tiles lie beside each quadrant in the classic mode. */
  classicTiles(players: number): number {
    return this.classic.setups.find((each) => each.players === players)?.tiles[0]?.colours.length ?? 0;
  }

  /** The radius of a disc ("ship", "advanced-ship", "starbase" …) in millimetres. */
  radius(disc: string): number {
    return (
      known(
        this.components.discs.find((each) => each.key === disc),
        disc,
      ).radius_um / 1000
    );
  }
}

function known<T>(found: T | undefined, key: string): T {
  if (found === undefined) throw new RangeError(`the facts of Ascending Empires know no ${key}`);
  return found;
}

const read = new WeakMap<object, Facts>();

/** The facts as the server sent them, read once for each answer of the server. */
export function factsOf(files: unknown): Facts {
  const known = read.get(files as object);
  if (known !== undefined) return known;
  const { components, classic, campaign } = files as Record<string, unknown>;
  if (components === undefined || classic === undefined || campaign === undefined) {
    throw new TypeError("not the facts of Ascending Empires");
  }
  const indexed = new Facts(components as Components, classic as Classic, new CampaignFacts(campaign as CampaignFile));
  read.set(files as object, indexed);
  return indexed;
}
