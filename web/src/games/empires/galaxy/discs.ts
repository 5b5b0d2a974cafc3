/** What lies loose in the galaxy: ships, starbases, guardians, robots in orbit and mines, in millimetres. */
import type { Facts } from "../facts";
import { settlerAboard } from "../solo/settlers";
import { isAdvanced, MM, type View } from "../view";
import type { Circle } from "./geometry";

export type DiscKind = "ship" | "base" | "guardian" | "robot" | "mine" | "plasma";

export interface Disc extends Circle {
  /** The target of its answers: the same disc has the same one before and after a flick. */
  key: string;
  kind: DiscKind;
  /** Whose it is; guardians and robots are nobody's. */
  seat: number;
  /** The ship, the number of the base, robot or mine, the quadrant of the guardian. */
  word: string;
  /** The colour of a settler aboard. */
  settler?: string;
}

export const NOBODY = -1;

export const shipKey = (seat: number, ship: string): string => `ship:${seat}:${ship}`;
export const baseKey = (base: number): string => `base:${base}`;
export const guardianKey = (quadrant: string): string => `guardian:${quadrant}`;
export const robotKey = (robot: number): string => `robot:${robot}`;

export function shipRadius(ship: string, facts: Facts): number {
  return facts.radius(isAdvanced(ship) ? "advanced-ship" : "ship");
}

/** Everything loose, what lies flat first. */
export function discsOf(view: View, facts: Facts): Disc[] {
  const mines = view.mines.map(({ owner, x, y }, place): Disc => {
    return {
      key: `mine:${place}`,
      kind: "mine",
      seat: owner,
      word: String(place),
      ...at(x, y),
      r: facts.radius("mine"),
    };
  });
  const bases = view.holes.flatMap((hole) =>
    hole.bases.map(({ base, owner, x, y }): Disc => {
      return {
        key: baseKey(base),
        kind: "base",
        seat: owner,
        word: String(base),
        ...at(x, y),
        r: facts.radius("starbase"),
      };
    }),
  );
  const guardians = facts.board.guardian_spaces
    .filter((space) => view.guardians.includes(space.quadrant))
    .map(({ quadrant, x, y }): Disc => {
      return {
        key: guardianKey(quadrant),
        kind: "guardian",
        seat: NOBODY,
        word: quadrant,
        x,
        y,
        r: facts.radius("guardian-ship"),
      };
    });
  const robots = (view.campaign?.orbit_robots ?? []).map(({ x, y }, place): Disc => {
    return {
      key: robotKey(place),
      kind: "robot",
      seat: NOBODY,
      word: String(place),
      ...at(x, y),
      r: facts.radius("robot"),
    };
  });
  const ships = view.players.flatMap((player, seat) =>
    player.ships.map(({ ship, x, y }): Disc => {
      const settler = settlerAboard(view, ship);
      return {
        key: shipKey(seat, ship),
        kind: "ship",
        seat,
        word: ship,
        ...at(x, y),
        r: shipRadius(ship, facts),
        ...(settler === null ? {} : { settler }),
      };
    }),
  );
  return [...mines, ...bases, ...guardians, ...robots, ...ships];
}

const at = (x: number, y: number): { x: number; y: number } => ({ x: x / MM, y: y / MM });
