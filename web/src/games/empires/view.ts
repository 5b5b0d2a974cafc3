/** What a seat sees of Ascending Empires. Places are in millimetres here, in micrometres on the wire. */
import type {
  EmpiresHoleView,
  EmpiresMissionView,
  EmpiresPlayerView,
  EmpiresShipView,
  EmpiresView,
  Update,
} from "../../generated/messages";

export type View = EmpiresView;
export type PlayerView = EmpiresPlayerView;
export type HoleView = EmpiresHoleView;
export type ShipView = EmpiresShipView;
export type MissionView = EmpiresMissionView;

/** Micrometres of a millimetre. */
export const MM = 1000;
/** Robots own places as this seat. */
export const ROBOTS = -1;
export const COLOURS = ["orange", "purple", "pink", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export const LEVELS = 4;
export const TURN_ACTIONS = ["move", "deploy", "build", "interact"] as const;
export const BUILDINGS = ["outpost", "city", "research-centre", "starbase"] as const;

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
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
