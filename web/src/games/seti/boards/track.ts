/** The score track: where everyone stands, and which milestones wait on the way. */
import type { Facts } from "../facts";
import type { View } from "../view";

export type MilestoneKind = "neutral" | "gold" | "exertian" | "tile" | "message";

export interface Milestone {
  kind: MilestoneKind;
  points: number;
  /** The seat it is for; null where it is for everyone. */
  seat: number | null;
  /** Neutral markers still there; 1 for everything else. */
  left: number;
}

/** Printed on the board: for everyone, always on the same points. */
export function printedMilestones(view: View, facts: Facts): Milestone[] {
  const { neutral, gold } = facts.board.milestones;
  const found: Milestone[] = [
    ...neutral.map((points, place): Milestone => ({
      kind: "neutral",
      points,
      seat: null,
      left: view.neutral_markers[place] ?? 0,
    })),
    ...gold.map((points): Milestone => ({ kind: "gold", points, seat: null, left: 1 })),
  ];
  return found.sort((one, other) => one.points - other.points);
}

/** Those that species bring, as long as somebody has not reached them. */
export function addedMilestones(view: View): Milestone[] {
  const lowest = Math.min(...view.players.map((player) => player.score));
  const found: Milestone[] = [
    ...view.exertian_milestones
      .filter((points) => points > lowest)
      .map((points): Milestone => ({ kind: "exertian", points, seat: null, left: 1 })),
    ...view.players.flatMap(({ message_tile, message_at }, seat): Milestone[] => [
      ...(message_tile === null ? [] : [{ kind: "tile" as const, points: message_tile, seat, left: 1 }]),
      ...message_at.map((points): Milestone => ({ kind: "message", points, seat, left: 1 })),
    ]),
  ];
  return found.sort((one, other) => one.points - other.points);
}

/** The track is drawn this far, and farther once somebody is. */
const SHOWN = 100;
const AHEAD = 5;

/** The points at the end of the drawn track. */
export function lengthOf(view: View): number {
  const points = [...view.players.map((player) => player.score), ...addedMilestones(view).map((each) => each.points)];
  return Math.max(SHOWN, ...points.map((reached) => reached + AHEAD));
}

/** Points and where they lie in per cent: wide between 20 and 30, where three milestones stand close together. */
const BENDS: [points: number, at_pct: number][] = [
  [0, 0],
  [20, 14],
  [30, 48],
  [70, 83],
];

/** How far along the track some points lie, in per cent. */
export function along_pct(points: number, length: number): number {
  const bends: typeof BENDS = [...BENDS, [length, 100]];
  const next = bends.findIndex(([bend]) => bend >= points);
  const [end, endAt] = bends[next] ?? [length, 100];
  const [start, startAt] = bends[next - 1] ?? [0, 0];
  return end === start ? endAt : startAt + ((points - start) / (end - start)) * (endAt - startAt);
}

export interface Standing {
  seat: number;
  points: number;
  at_pct: number;
  /** Marks too close to each other lie in lanes above each other: 0 is the lowest. */
  lane: number;
}

/** Everyone's place from the last to the first; `close_pct` is the room a mark takes. */
export function standingsOf(view: View, close_pct: number): Standing[] {
  const length = lengthOf(view);
  const ends: number[] = [];
  return view.players
    .map((player, seat) => ({ seat, points: player.score, at_pct: along_pct(player.score, length) }))
    .sort((one, other) => one.points - other.points || one.seat - other.seat)
    .map((place) => {
      const open = ends.findIndex((end) => place.at_pct - end >= close_pct);
      const lane = open < 0 ? ends.length : open;
      ends[lane] = place.at_pct;
      return { ...place, lane };
    });
}

/** Places moved apart, so that each has its room and none leaves the track; they stay in their order. */
export function spread(places_pct: number[], room_pct: number): number[] {
  const half = room_pct / 2;
  const found: number[] = [];
  for (const place of places_pct) found.push(Math.max(place, half, (found.at(-1) ?? -room_pct) + room_pct));
  let limit = 100 - half;
  for (let each = found.length - 1; each >= 0; each--) {
    found[each] = Math.min(found[each] ?? 0, limit);
    limit = (found[each] ?? 0) - room_pct;
  }
  return found;
}
