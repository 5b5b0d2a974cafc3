/** What stands on a planet, piece by piece, and where its icons are drawn. */
import type { HoleView } from "../view";
import type { Point } from "../../../look/drawing";

/** Icons of the pieces, the largest first. */
export function piecesOf(hole: Pick<HoleView, "cities" | "centres" | "outposts" | "troops" | "robots">): string[] {
  const of = (count: number, icon: string): string[] => Array<string>(count).fill(icon);
  return [
    ...of(hole.cities, "city"),
    ...of(hole.centres, "research-centre"),
    ...of(hole.outposts, "outpost"),
    ...of(hole.troops, "troop"),
    ...of(hole.robots, "robot"),
  ];
}

/** By how many there are. */
export const SEATS_OF_PIECES: Point[][] = [
  [],
  [{ x: 0, y: 7 }],
  [
    { x: -9, y: 7 },
    { x: 9, y: 7 },
  ],
  [
    { x: -9, y: 1 },
    { x: 9, y: 1 },
    { x: 0, y: 15 },
  ],
];
