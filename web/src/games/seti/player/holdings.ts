/** Everything a player has out on the table: pieces, traces, sectors, marked gold. */
import { COLORS, type PlayerView, type TraceColor, type View } from "../view";

/** Pieces of one kind at one place; the axis tells what kind of place it is. */
export interface Craft {
  kind: "probe" | "capsule" | "orbiter" | "lander";
  axis: "space" | "planet" | "target";
  place: string;
  count: number;
  /** The sample of one's own capsule. */
  sample: number | null;
}

/** Pieces in space first, then orbiters, landers and landers on moons. */
export function craftsOf(player: PlayerView): Craft[] {
  const craftOf = (kind: Craft["kind"], axis: Craft["axis"], counts: Record<string, number>): Craft[] =>
    Object.entries(counts).map(([place, count]) => ({ kind, axis, place, count, sample: null }));
  return [
    ...craftOf("probe", "space", tally(player.probes)),
    ...player.capsules.map(({ space, sample }): Craft => ({
      kind: "capsule",
      axis: "space",
      place: space,
      count: 1,
      sample,
    })),
    ...craftOf("orbiter", "planet", player.orbiters),
    ...craftOf("lander", "planet", player.landers),
    ...craftOf("lander", "target", player.moons),
  ];
}

function tally(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

export interface Traces {
  /** Null while nobody has found the species. */
  species: string | null;
  counts: { color: TraceColor; count: number }[];
}

/** How many traces of each colour a seat has at either species. */
export function tracesOf(view: View, seat: number): Traces[] {
  return view.species.map(({ species, traces }) => ({
    species,
    counts: COLORS.map((color) => ({
      color,
      count: traces.filter((trace) => trace.owner === seat && trace.color === color).length,
    })),
  }));
}

/** The stars whose sectors a seat has won, as often as it has won them. */
export function winsOf(view: View, seat: number): { star: string; count: number }[] {
  return view.stars
    .map(({ star, wins }) => ({ star, count: wins.filter((winner) => winner === seat).length }))
    .filter(({ count }) => count > 0);
}

/** The gold tiles (from 1) a seat has marked, and what each pays it now. */
export function goldOf(view: View, seat: number): { tile: number; side: string; points: number }[] {
  return view.gold
    .map((side, index) => ({ tile: index + 1, side, points: view.players[seat]?.gold_points[index] ?? 0 }))
    .filter(({ tile }) => view.gold_marks[tile - 1]?.includes(seat));
}
