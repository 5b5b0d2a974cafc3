/** The geometry of a store's dial: one quarter per unit, clockwise from the top. */

const QUARTERS = 4;
/** Half the gap between two quarters, in degrees. */
const GAP_DEG = 7;

export type Quarter = "full" | "empty" | "beyond";

/** What each quarter shows: a unit, room for one, or room the store does not have yet. */
export function quarters(amount: number, capacity: number): Quarter[] {
  return Array.from({ length: QUARTERS }, (_, place) =>
    place < amount ? "full" : place < capacity ? "empty" : "beyond",
  );
}

/** The arc of a quarter as an SVG path, around (centre, centre). */
export function arc(place: number, centre: number, radius: number): string {
  const from = point(place * 90 + GAP_DEG, centre, radius);
  const to = point((place + 1) * 90 - GAP_DEG, centre, radius);
  return `M${from}A${radius} ${radius} 0 0 1 ${to}`;
}

/** A point on the circle; 0 degrees is at the top. */
function point(angle_deg: number, centre: number, radius: number): string {
  const angle = ((angle_deg - 90) * Math.PI) / 180;
  const toTenths = (value: number): number => Math.round(value * 10) / 10;
  return `${toTenths(centre + radius * Math.cos(angle))} ${toTenths(centre + radius * Math.sin(angle))}`;
}
