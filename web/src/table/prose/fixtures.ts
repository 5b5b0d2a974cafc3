/** What the tests of positions in words share: real positions, and whether everything in them is told. */
import { readFileSync } from "node:fs";

import type { SeatInfo, Update } from "../../generated/messages";
import type { Passage } from "../board";
import { updateOf } from "../fixtures";

/** A position of a game that was played at random, as `tools/positions.py` writes it down. */
interface Seen {
  seats: number;
  seat: number | null;
  view: Record<string, unknown>;
  points: Update["points"];
}

export function positionsOf(game: string): Update[] {
  const seen = JSON.parse(readFileSync(`src/generated/${game}-positions.json`, "utf-8")) as Seen[];
  return seen.map(({ seats, seat, view, points }) => {
    const update = updateOf(game, view, null, points);
    return { ...update, seat, table: { ...update.table, seats: Array.from({ length: seats }, (): SeatInfo => SEAT) } };
  });
}

const SEAT: SeatInfo = {
  kind: "bot",
  name: "",
  bot: "greedy",
  mine: false,
  present: true,
  invitation: null,
  may: [],
  consent: false,
  wait: null,
  proposal: null,
  hints: 0,
};

/** Everything that is told, a line each. */
export function linesOf(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ heading, items = [], parts = [] }) => [heading, ...items, ...linesOf(parts)]);
}

type Path = (string | number)[];
type Leaf = string | number | boolean | null;

/** Every single value of a view, with where it stands. */
function leavesOf(value: unknown, path: Path = []): [Path, Leaf][] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, place) => leavesOf(item, [...path, place]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return [[path, value as Leaf]];
}

/** The field of the view, whichever of several it is. */
function fieldOf(path: Path): string {
  return path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
}

/** The same view with another value in one place. */
function changed(view: unknown, path: Path, value: Leaf): unknown {
  const copy = structuredClone(view);
  let inside = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) inside = inside[step] as Record<string | number, unknown>;
  inside[path[path.length - 1] ?? ""] = value;
  return copy;
}

/**
 * The fields of a game's views that make no difference to the words: each is changed wherever it is found, until the
 * words become others (or cannot be found for a value that makes no sense).
 */
export function untoldFields(updates: readonly Update[], tell: (update: Update) => Passage[]): string[] {
  const values = new Map<string, Set<Leaf>>();
  const found = updates.flatMap((update) =>
    leavesOf(update.view).map(([path, leaf]) => ({ update, path, leaf, field: fieldOf(path) })),
  );
  for (const { field, leaf } of found) values.set(field, (values.get(field) ?? new Set()).add(leaf));
  const told = new Set<string>();
  const words = (update: Update): string => linesOf(tell(update)).join("\n");
  const unchanged = new Map(updates.map((update) => [update, words(update)]));
  for (const { update, path, leaf, field } of found) {
    if (told.has(field)) continue;
    const other = otherThan(leaf, values.get(field) ?? new Set());
    const differs = (): boolean => {
      const view = changed(update.view, path, other) as Update["view"];
      try {
        return words({ ...update, view }) !== unchanged.get(update);
      } catch {
        return true;
      }
    };
    if (other !== leaf && differs()) told.add(field);
  }
  const varying = [...values].filter(([, seen]) => seen.size > 1 || typeof [...seen][0] === "number");
  return varying.map(([field]) => field).filter((field) => !told.has(field));
}

function otherThan(leaf: Leaf, seen: Set<Leaf>): Leaf {
  if (typeof leaf === "number") return leaf + 1;
  if (typeof leaf === "boolean") return !leaf;
  return [...seen].find((value) => value !== leaf) ?? leaf;
}
