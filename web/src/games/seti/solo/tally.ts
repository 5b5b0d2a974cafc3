/** What both would have if the game ended now. */
import type { Update } from "../../../generated/messages";
import type { Arguments } from "../../../table/board";
import type { View } from "../view";
import { rivalSeat } from "./alone";

export interface TallyRow {
  /** Part of the message that names it. */
  name: "track" | "others" | "objectives" | "danger";
  args: Arguments;
  /** By player; null where there is never anything of the kind. */
  points: (number | null)[];
}

const APART = new Set(["track", "danger"]);

/** `each` is what an objective that is not completed brings the rival. */
export function tallyOf(update: Update, view: View, each: number): TallyRow[] {
  const rival = rivalSeat(view);
  const of = (category: string): number[] => update.points.map((points) => points[category] ?? 0);
  const others = update.points.map((points, seat) => {
    const sum = Object.entries(points).reduce((all, [name, each]) => (APART.has(name) ? all : all + each), 0);
    return seat === rival && sum === 0 ? null : sum;
  });
  return [
    { name: "track", args: {}, points: of("track") },
    { name: "others", args: {}, points: others },
    ...objectiveRow(update, view, rival, each),
    ...(update.points.some((points) => "danger" in points)
      ? [{ name: "danger" as const, args: {}, points: of("danger") }]
      : []),
  ];
}

/** What objectives that are not completed would bring the rival; once the game is over they have been paid. */
function objectiveRow(update: Update, { objectives, players }: View, rival: number, each: number): TallyRow[] {
  if (objectives === null || update.outcome !== null) return [];
  const points = players.map((_, seat) => (seat === rival ? objectives.final_penalty : null));
  return [{ name: "objectives", args: { count: objectives.final_penalty / each }, points }];
}

/** Whether the person has no more points than the rival. */
export function isLost(sums: number[]): boolean {
  const [own = 0, rival = 0] = sums;
  return own <= rival;
}
