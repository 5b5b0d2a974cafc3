/** What a seat sees of Ascending Empires. Places are in millimetres here, in micrometres on the wire. */
import {
  EMPIRES,
  type EmpiresHoleView,
  type EmpiresMissionView,
  type EmpiresPlayerView,
  type EmpiresShipView,
  type EmpiresView,
  type Update,
} from "../../generated/messages";

export type View = EmpiresView;
export type PlayerView = EmpiresPlayerView;
export type HoleView = EmpiresHoleView;
export type ShipView = EmpiresShipView;
export type MissionView = EmpiresMissionView;

/** Micrometres of a millimetre. */
export const MM = EMPIRES.micrometres;
/** Robots own places as this seat. */
export const ROBOTS = EMPIRES.robots;
/** Players by the colour of their pieces, as answers name them. */
export const SEATS = EMPIRES.seats;
export const COLOURS = EMPIRES.colours;
export type Colour = (typeof COLOURS)[number];
export const LEVELS = EMPIRES.levels;
export const TURN_ACTIONS = EMPIRES.actions;
export const CLASSIC_ACTIONS = EMPIRES.classic_actions;
export const BUILDINGS = EMPIRES.buildings;

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
}

/** Whether the rules of the first edition are played. */
export function isClassic(view: View): boolean {
  return view.mode === "classic";
}

/** Whether somebody plays a scenario of the campaign alone. */
export function isAlone(view: View): boolean {
  return view.campaign !== null;
}

/** Whose home world or warp gate a place is; null for all others. */
export function homeAt(view: View, hole: string): number | null {
  const owner = view.players.findIndex((player) => player.gate === hole);
  return owner < 0 ? null : owner;
}

export function holeOf(view: View, key: string): HoleView {
  const found = view.holes.find((hole) => hole.hole === key);
  if (found === undefined) throw new RangeError(`the galaxy has no hole ${key}`);
  return found;
}

export function shipOf(view: View, seat: number, key: string): ShipView | undefined {
  return view.players[seat]?.ships.find((ship) => ship.ship === key);
}

export function isAdvanced(ship: string): boolean {
  return !/^ship-\d$/.test(ship);
}
