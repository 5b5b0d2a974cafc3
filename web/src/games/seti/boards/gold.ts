/** The gold tiles: their spaces with values and markers, and what a set is made of. */
import type { Facts } from "../facts";
import type { View } from "../view";

interface GoldSpace {
  points: number;
  /** Who has marked it; the last space takes everyone who comes later. */
  seats: number[];
}

export interface GoldTile {
  /** From 1, as answers call it. */
  number: number;
  side: string;
  spaces: GoldSpace[];
}

export function goldTiles(view: View, facts: Facts): GoldTile[] {
  return view.gold.map((side, place) => {
    const { points_by_space: values } = facts.gold(side);
    const marks = view.gold_marks[place] ?? [];
    const last = values.length - 1;
    const spaces = values.map((points, space) => ({
      points,
      seats: marks.filter((_, order) => Math.min(order, last) === space),
    }));
    return { number: place + 1, side, spaces };
  });
}

/** What makes a set: symbols, and what joins them ("+" all of them, "/" any, "2×" two of them). */
export interface SetSign {
  icons: string[];
  joined: "+" | "/" | "2×";
}

const SETS: Record<string, SetSign> = {
  "tech-a": { icons: ["probe", "telescope", "computer"], joined: "+" },
  "tech-b": { icons: ["research-centre"], joined: "2×" },
  "mission-a": { icons: ["mission"], joined: "+" },
  "mission-b": { icons: ["mission", "endgame"], joined: "2×" },
  "income-a": { icons: ["credit", "energy", "card"], joined: "+" },
  "income-b": { icons: ["credit", "energy"], joined: "/" },
  "other-a": { icons: ["trace-red", "trace-yellow", "trace-blue"], joined: "+" },
  "other-b": { icons: ["sector-win", "orbiter"], joined: "+" },
};

export function setSign(side: string): SetSign {
  const found = SETS[side];
  if (found === undefined) throw new RangeError(`nobody has drawn the sets of ${side}`);
  return found;
}
