/** What a seat sees of SETI, and how spaces and sectors are named. */
import {
  SETI,
  type SetiChainStep,
  type SetiPlayerView,
  type SetiReachView,
  type SetiSpaceView,
  type SetiSpeciesView,
  type SetiStarView,
  type SetiTechView,
  type SetiTraceView,
  type SetiView,
  type Update,
} from "../../generated/messages";

export type View = SetiView;
export type PlayerView = SetiPlayerView;
export type SpaceView = SetiSpaceView;
export type StarView = SetiStarView;
export type TechView = SetiTechView;
export type TraceView = SetiTraceView;
export type SpeciesView = SetiSpeciesView;
export type ReachView = SetiReachView;
export type ChainStep = SetiChainStep;

export const { rings: RINGS, sectors: SECTORS, rounds: ROUNDS, trace_colors: COLORS, places: PLACES } = SETI;
export type TraceColor = (typeof COLORS)[number];
export type Place = (typeof PLACES)[number];
export type Direction = (typeof SETI.directions)[number];

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
}

/** A space of the sky: ring 1 to 4, sector 0 to 7 clockwise from twelve o'clock. */
export interface Space {
  ring: number;
  sector: number;
}

/** "2-5" is the space of ring 2 in sector 5. */
export function spaceOf(name: string): Space {
  const [ring = 0, sector = 0] = name.split("-").map(Number);
  return { ring, sector };
}

export function nameOf({ ring, sector }: Space): string {
  return `${ring}-${sector}`;
}

/** Where a space stands in the view's list of the sky. */
export function indexOf(name: string): number {
  const { ring, sector } = spaceOf(name);
  return (ring - 1) * SECTORS + sector;
}

function spaceAt(index: number): string {
  return nameOf({ ring: Math.floor(index / SECTORS) + 1, sector: index % SECTORS });
}

/** All spaces in the order of the view. */
export const SPACES: string[] = Array.from({ length: RINGS * SECTORS }, (_, index) => spaceAt(index));

/** The neighbouring space in a direction. */
export function stepFrom(name: string, direction: Direction): string {
  const { ring, sector } = spaceOf(name);
  switch (direction) {
    case "outward":
      return nameOf({ ring: ring + 1, sector });
    case "inward":
      return nameOf({ ring: ring - 1, sector });
    case "clockwise":
      return nameOf({ ring, sector: (sector + 1) % SECTORS });
    case "counter-clockwise":
      return nameOf({ ring, sector: (sector + SECTORS - 1) % SECTORS });
  }
}

const OPPOSITE: Record<Direction, Direction> = {
  outward: "inward",
  inward: "outward",
  clockwise: "counter-clockwise",
  "counter-clockwise": "clockwise",
};

/** The directions that lead cheapest from the start of a reach to a space. */
export function routeTo(reach: ReachView, start: string, end: string): Direction[] {
  const route: Direction[] = [];
  let here = end;
  while (here !== start && route.length < SPACES.length) {
    const last = reach.steps[indexOf(here)] as Direction | null | undefined;
    if (last == null) return [];
    route.unshift(last);
    here = stepFrom(here, OPPOSITE[last]);
  }
  return route;
}

/** The space on which a planet lies now; null while 'Oumuamua is not found. */
export function spaceOfPlanet(view: View, planet: string): string | null {
  const index = view.sky.findIndex((space) => space.planet === planet);
  return index < 0 ? null : spaceAt(index);
}

/** The sector in which Earth lies now. */
export function earthSector(view: View): number {
  return spaceOf(spaceOfPlanet(view, "earth") ?? "1-0").sector;
}

/** The star of a sector (not the 'Oumuamua tile, which lies in a sector too). */
export function starOf(view: View, sector: number): StarView | undefined {
  return view.stars.find((star) => star.sector === sector && star.star !== "oumuamua");
}
