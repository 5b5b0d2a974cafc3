/** What a hint says: which answer, and what the bot measured that speaks for it. Nothing is made up. */
import type { Hint, OptionText, ThoughtInfo } from "../../generated/messages";

export interface Advice {
  answer: OptionText;
  /** Why: the only one it considered, better than the next, as good as the next, or not measured. */
  kind: "only" | "better" | "even" | "unmeasured";
  /** The next best answer, where there is one. */
  next: OptionText | null;
  /** Chances in percent; null where nothing was measured. */
  chance: number | null;
  otherwise: number | null;
  /** How far a chance may be off, in percentage points. */
  error: number;
  /** How many points more than the next best answer brings, where that is worth telling. */
  points: number;
  /** How many continuations were imagined. */
  worlds: number;
}

/** An estimate is told with twice its standard error, and never as if it were exact. */
const SURE = 2;
const LEAST_ERROR = 1;
/** Fewer points more are within what chance does. */
const WORTH_TELLING = 0.5;

/** A chance in percent: whoever estimates is never quite sure. */
export function percent(share: number): number {
  return Math.max(1, Math.min(99, Math.round(share * 100)));
}

/** How far an estimate may be off, in percentage points. */
export function errorOf(unsure: number): number {
  return Math.max(LEAST_ERROR, Math.ceil(unsure * SURE * 100));
}

/** Whether two estimates can hardly be told apart: each lies within what the other may be off. */
export function isEven(one: ThoughtInfo, other: ThoughtInfo): boolean {
  return Math.abs(percent(one.share) - percent(other.share)) <= errorOf(Math.hypot(one.unsure, other.unsure));
}

export function adviceOf({ thoughts }: Hint): Advice | null {
  const [best, next] = thoughts;
  if (best === undefined) return null;
  const measured = best.worlds > 0;
  const compared = measured && next !== undefined && next.worlds > 0 ? next : null;
  const more = compared === null ? 0 : best.points - compared.points;
  return {
    answer: best.option,
    kind: !measured ? "unmeasured" : compared === null ? "only" : isEven(best, compared) ? "even" : "better",
    next: compared?.option ?? null,
    chance: measured ? percent(best.share) : null,
    otherwise: compared === null ? null : percent(compared.share),
    error: errorOf(Math.max(best.unsure, compared?.unsure ?? 0)),
    points: more >= WORTH_TELLING ? Math.round(more * 10) / 10 : 0,
    worlds: best.worlds,
  };
}
