/** What a hint says: which answer, and what the bot measured that speaks for it. Nothing is made up. */
import type { Hint, OptionText, ThoughtInfo } from "../../generated/messages";

export interface Advice {
  answer: OptionText;
  /**
   * Why: the only one it considered, better than any other, as good as another, preferred although another came out
   * better where both were tried, or not measured.
   */
  kind: "only" | "better" | "even" | "although" | "unmeasured";
  /** The best of the other answers, where there is one. */
  next: OptionText | null;
  /** Chances in percent; null where nothing was measured. */
  chance: number | null;
  otherwise: number | null;
  /** How far a chance may be off, in percentage points. */
  error: number;
  /** How many points more than that one it brings, where that is worth telling. */
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

/** The answer that came out best among some; null where none was tried. */
export function bestOf(thoughts: ThoughtInfo[]): ThoughtInfo | null {
  return thoughts
    .filter(({ worlds }) => worlds > 0)
    .reduce<ThoughtInfo | null>((best, each) => (best === null || each.share > best.share ? each : best), null);
}

/** How an answer compares with another: a bot may prefer one for other reasons than how the few trials went. */
function comparison(one: ThoughtInfo, other: ThoughtInfo): "better" | "even" | "although" {
  return isEven(one, other) ? "even" : one.share > other.share ? "better" : "although";
}

export function adviceOf({ thoughts }: Hint): Advice | null {
  const [best, ...others] = thoughts;
  if (best === undefined) return null;
  const measured = best.worlds > 0;
  const compared = measured ? bestOf(others) : null;
  const more = compared === null ? 0 : best.points - compared.points;
  return {
    answer: best.option,
    kind: !measured ? "unmeasured" : compared === null ? "only" : comparison(best, compared),
    next: compared?.option ?? null,
    chance: measured ? percent(best.share) : null,
    otherwise: compared === null ? null : percent(compared.share),
    error: errorOf(Math.max(best.unsure, compared?.unsure ?? 0)),
    points: more >= WORTH_TELLING ? Math.round(more * 10) / 10 : 0,
    worlds: best.worlds,
  };
}
