/** The planets board: who is in orbit, who has landed, what still waits for the first ones. */
import type { Facts, PlanetFacts } from "../facts";
import type { PlayerView, View } from "../view";

/** This many pieces of a seat. */
export interface Craft {
  seat: number;
  count: number;
}

export interface MoonRow {
  moon: string;
  landers: Craft[];
}

/** A planet with its two sides. */
export interface PlanetRow {
  planet: string;
  facts: PlanetFacts;
  orbiters: Craft[];
  landers: Craft[];
  moons: MoonRow[];
  /** Whether the bonus of the first orbiter is still there. */
  firstOrbit: boolean;
  /** The data still free for landers. */
  data: number[];
  /** The energy a landing takes the seat in front; null for who only watches. */
  landingCost: number | null;
}

const OUMUAMUA = "oumuamua";

/** The planets of the board in the order of their printing; 'Oumuamua comes when it is found. */
function planetsOf(facts: Facts): string[] {
  return [...facts.board.planets.map((planet) => planet.key), OUMUAMUA];
}

/** The data bonuses not yet covered, by planet; the view lists them all, planet after planet. */
export function freeData(covered: boolean[], facts: Facts): Map<string, number[]> {
  const free = new Map<string, number[]>();
  let place = 0;
  for (const planet of planetsOf(facts)) {
    const printed = facts.planet(planet).first_landing_data;
    const start = place;
    free.set(
      planet,
      printed.filter((_, number) => covered[start + number] === true),
    );
    place += printed.length;
  }
  return free;
}

function craftAt(view: View, countOf: (player: PlayerView) => number | undefined): Craft[] {
  return view.players.map((player, seat) => ({ seat, count: countOf(player) ?? 0 })).filter((craft) => craft.count > 0);
}

/** Every planet that lies on the table. */
export function planetRows(view: View, facts: Facts): PlanetRow[] {
  const free = freeData(view.data_bonus, facts);
  const found = view.sky.some((space) => space.planet === OUMUAMUA);
  return planetsOf(facts)
    .filter((planet) => planet !== OUMUAMUA || found)
    .map((planet) => ({
      planet,
      facts: facts.planet(planet),
      orbiters: craftAt(view, (player) => player.orbiters[planet]),
      landers: craftAt(view, (player) => player.landers[planet]),
      moons: facts.planet(planet).moons.map(({ key }) => ({
        moon: key,
        landers: craftAt(view, (player) => player.moons[key]),
      })),
      firstOrbit: view.orbit_bonus.includes(planet),
      data: free.get(planet) ?? [],
      landingCost: view.landing_costs[planet] ?? null,
    }));
}
