/** The anomalies: where they lie, when Earth meets them, and who would be paid then. */
import type { Description } from "../../../words/description";
import type { Facts } from "../facts";
import { earthSector, SECTORS, type SpeciesView, starOf, type TraceColor, type View } from "../view";
import { placeOf, speciesIn } from "./traces";

export interface Anomaly {
  color: TraceColor;
  sector: number;
  star: string;
  reward: Description | null;
  /** After this many rotations Earth is in its sector. */
  rotations: number;
  /** Who has the highest mark of its colour; null where nobody has one. */
  leader: number | null;
}

/** The owner of the highest mark in a column; marks on the discovery and overflow spaces do not count. */
export function leaderOf(species: SpeciesView, color: TraceColor): number | null {
  let best = 0;
  let leader: number | null = null;
  for (const trace of species.traces) {
    const row = trace.spot.startsWith("row-") ? Number(trace.spot.slice(4)) : 0;
    // of several marks on a space that takes them all the last one counts
    if (trace.color === color && row > 0 && row >= best) [best, leader] = [row, trace.owner];
  }
  return leader;
}

/** Every rotation takes Earth one sector further against the clock: the one where it is comes last. */
export function rotationsUntil(earth: number, sector: number): number {
  return ((earth - sector + SECTORS - 1) % SECTORS) + 1;
}

/** The three anomalies, the next one first; none while they are not found. */
export function anomaliesOf(view: View, facts: Facts): Anomaly[] {
  const place = placeOf(view, "anomalies");
  if (place === null) return [];
  const lying = speciesIn(view, place);
  const found = (facts.speciesOf("anomalies").anomaly_tiles ?? []).flatMap((tile): Anomaly[] => {
    const color = tile.color as TraceColor;
    const [sector, side] = view.anomalies[color] ?? [];
    if (sector === undefined || side === undefined) return [];
    const star = starOf(view, sector)?.star ?? "";
    const reward = tile.sides[side] ?? null;
    return [
      {
        color,
        sector,
        star,
        reward,
        rotations: rotationsUntil(earthSector(view), sector),
        leader: leaderOf(lying, color),
      },
    ];
  });
  return found.sort((one, other) => one.rotations - other.rotations);
}
