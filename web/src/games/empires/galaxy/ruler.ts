/** The ruler: which ships lie within its short and its long edge, from rim to rim. */
import { EMPIRES } from "../../../generated/messages";
import { type Disc } from "./discs";
import { type Circle, distance } from "./geometry";

/** Places are rounded to this many millimetres. */
const TOLERANCE = EMPIRES.tolerance / EMPIRES.micrometres;

export interface Measured {
  disc: Disc;
  gap: number;
  reach: "short" | "long";
}

/** The gap between two rims; discs that touch have none. */
export function gapBetween(one: Circle, other: Circle): number {
  return Math.max(0, distance(one, other) - one.r - other.r);
}

/** Ships of others and guardians within reach of a ship, the nearest first. */
export function measure(from: Disc, discs: readonly Disc[], edges: { short: number; long: number }): Measured[] {
  return discs
    .filter((disc) => (disc.kind === "ship" && disc.seat !== from.seat) || disc.kind === "guardian")
    .map((disc) => ({ disc, gap: gapBetween(from, disc) }))
    .filter(({ gap }) => gap <= edges.long + TOLERANCE)
    .sort((one, other) => one.gap - other.gap)
    .map(({ disc, gap }) => ({ disc, gap, reach: gap <= edges.short + TOLERANCE ? "short" : "long" }));
}
