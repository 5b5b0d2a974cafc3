/** Everything there is to say about a thing of the table, from the facts and, where it is seen, from the position. */
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { aboutDiscovery, aboutEmpire, aboutMegastructure, aboutMission, aboutTech } from "./cards";
import { aboutBase, aboutGuardian, aboutMine, aboutShip } from "./pieces";
import { aboutHole, aboutPlace } from "./places";
import { aboutCard, aboutGoal, aboutRobot, aboutSupply, aboutTechnologyCard } from "./solo";
import { aboutAction, aboutBuilding, aboutManoeuvre, aboutThing } from "./things";
import type { About, Explained, Seen } from "./explanation";

export { manoeuvres, things } from "./things";
export type { About, Seen } from "./explanation";

const AXES: Record<string, Explained> = {
  hole: aboutHole,
  other_hole: aboutHole,
  place: aboutPlace,
  colour: aboutPlace,
  ship: aboutShip,
  other_ship: aboutShip,
  base: aboutBase,
  guardian: aboutGuardian,
  mine: aboutMine,
  tech: aboutTech,
  discovery: aboutDiscovery,
  mission: aboutMission,
  empire: aboutEmpire,
  megastructure: aboutMegastructure,
  building: aboutBuilding,
  action: aboutAction,
  manoeuvre: aboutManoeuvre,
  thing: aboutThing,
  card: aboutCard,
  technology: aboutTechnologyCard,
  goal: aboutGoal,
  supply: aboutSupply,
  robot: aboutRobot,
};

/** The axes on which things are explained. */
export const axes: string[] = Object.keys(AXES);

export function about(axis: string, word: string, facts: Facts, say: Say, seen: Seen | null = null): About | null {
  return AXES[axis]?.(word, facts, say, seen) ?? null;
}
