/** What lies on a player board: rows of buildings with the stars they uncover, energy, ships, technologies, relics. */
import type { Facts } from "../facts";
import { type Colour, isAdvanced, LEVELS, type PlayerView, type View } from "../view";
import { shipTech, techAt } from "../words/names";

/** The lines of technologies in the order of the player board. */
export const LINES: Colour[] = ["orange", "pink", "purple", "green"];
/** The sign of each line, which tells it beside its colour. */
const SIGNS: Record<string, string> = { orange: "military", pink: "move", purple: "wall", green: "produce" };

export function lineSign(colour: string): string {
  return SIGNS[colour] ?? "research-centre";
}
/** The rows of buildings in the order of the player board. */
export const ROWS = ["starbase", "city", "research-centre", "outpost"] as const;

/** Likewise on its classic side, which has no starbases. */
export const CLASSIC_ROWS = ["outpost", "city", "research-centre"] as const;
/** Levels that unlock a troop and a ship in the classic mode once they are known in all colours. */
const UNLOCKING = [1, 2];

export interface Row {
  level: number;
  known: Colour[];
}

/** Which colours of the unlocking rows a player knows. */
export function rowsOf(player: PlayerView, view: View): Row[] {
  return UNLOCKING.map((level) => ({
    level,
    known: LINES.filter((colour) => player.techs.includes(techAt(colour, level, view))),
  }));
}

/** A technology as everybody sees it: whether its points for the first are still there, and who knows it. */
export interface First {
  tech: string;
  level: number;
  free: boolean;
  known: number[];
}

export function firstsOf(colour: Colour, view: View): First[] {
  return Array.from({ length: LEVELS }, (_, place) => {
    const tech = techAt(colour, place + 1, view);
    const known = view.players.flatMap((player, seat) => (player.techs.includes(tech) ? [seat] : []));
    return { tech, level: place + 1, free: !view.firsts.includes(tech), known };
  });
}

/** The planet tiles beside a quadrant: those laid, and how many still lie face down. */
export interface Tiles {
  quadrant: string;
  laid: string[];
  left: number;
}

export function tilesOf(view: View, facts: Facts): Tiles[] {
  const each = facts.classicTiles(view.players.length);
  if (each === 0) return [];
  return facts.board.quadrants.map((quadrant, place) => {
    const laid = view.laid[place] ?? [];
    return { quadrant, laid, left: each - laid.length };
  });
}

export function totalOf(player: PlayerView): number {
  return Object.values(player.breakdown).reduce((sum, points) => sum + points, 0);
}

/** A space of a row: the building still on it, or the stars it shows. */
export interface Space {
  filled: boolean;
  stars: number;
}

/** Buildings leave their row from the left; alone nobody counts the stars. */
export function spacesOf(player: PlayerView, building: string, facts: Facts, scored = true): Space[] {
  const stars = facts.components.player_board.stars[building] ?? [];
  const gone = stars.length - (player.buildings[building] ?? 0);
  return stars.map((count, place) => ({ filled: place >= gone, stars: scored ? count : 0 }));
}

export type Token = "ready" | "spent" | "locked" | "double" | "double-spent";

/** The energy tokens, ready ones first; the token worth two takes the place of a normal one. */
export function tokensOf(player: PlayerView, facts: Facts): Token[] {
  const own: Token[] = [
    ...(player.double === "ready" ? ["double" as const] : []),
    ...Array<Token>(player.energy).fill("ready"),
    ...(player.double === "spent" ? ["double-spent" as const] : []),
    ...Array<Token>(player.spent).fill("spent"),
  ];
  const locked = Math.max(0, facts.components.player_board.most.energy - own.length);
  return [...own, ...Array<Token>(locked).fill("locked")];
}

/** Ships on the player board: normal ones, which are all alike, and each advanced one. */
export interface Stock {
  ship: string;
  count: number;
  /** It was researched in this turn and can be used from the next one on. */
  fresh: boolean;
  /** The technology that brought it; "" for normal ships. */
  tech: string;
}

export function stockOf(player: PlayerView, view: View): Stock[] {
  const out = new Set(player.ships.map((ship) => ship.ship));
  const advanced = player.advanced
    .filter((ship) => !out.has(ship))
    .map((ship) => ({ ship, count: 1, fresh: player.advanced_new.includes(ship), tech: shipTech(ship, view) }));
  if (player.ships_waiting === 0) return advanced;
  let number = 1;
  while (out.has(`ship-${number}`)) number++;
  return [{ ship: `ship-${number}`, count: player.ships_waiting, fresh: false, tech: "" }, ...advanced];
}

export function colourOf(ship: string): string {
  return isAdvanced(ship) ? ship.replace(/-ship$/, "") : "";
}

/** A level of a line of technologies. */
export interface Level {
  tech: string;
  level: number;
  known: boolean;
  /** Nobody has it yet: whoever is first scores its level. */
  open: boolean;
}

export function levelsOf(player: PlayerView, colour: Colour, view: View): Level[] {
  return Array.from({ length: LEVELS }, (_, place) => {
    const tech = techAt(colour, place + 1, view);
    return { tech, level: place + 1, known: player.techs.includes(tech), open: !view.firsts.includes(tech) };
  });
}

/** How many technologies of a colour a player knows. */
export function knownOf(player: PlayerView, colour: Colour, view: View): number {
  return levelsOf(player, colour, view).filter((level) => level.known).length;
}

export interface Relic {
  relic: string;
  /** Found in this turn: to be used from the next one on. */
  fresh: boolean;
}

export function relicsOf(player: PlayerView): Relic[] {
  return [
    ...player.relics.map((relic) => ({ relic, fresh: false })),
    ...player.fresh.map((relic) => ({ relic, fresh: true })),
  ];
}

/** How many more relics a player may have. */
export function freeRelics(player: PlayerView, facts: Facts): number {
  const own = player.empire === null ? undefined : facts.empire(player.empire).relics;
  return Math.max(0, (own ?? facts.components.player_board.relics) - relicsOf(player).length);
}

/** How many buildings of a kind a player has put up. */
export function builtOf(player: PlayerView, building: string, facts: Facts): number {
  return spacesOf(player, building, facts).filter((space) => !space.filled).length;
}
