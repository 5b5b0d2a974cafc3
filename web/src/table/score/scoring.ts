/** The sums of a scoring that is shown step by step. */
import type { ScoringStep } from "../board";

/** What every seat has after these steps. */
export function totals(steps: ScoringStep[]): number[] {
  const seats = steps[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => steps.reduce((sum, step) => sum + (step.points[seat] ?? 0), 0));
}

/** The most any seat has on the way: what the longest bar stands for. */
export function longest(steps: ScoringStep[]): number {
  return Math.max(1, ...steps.flatMap((_, place) => totals(steps.slice(0, place + 1))));
}
