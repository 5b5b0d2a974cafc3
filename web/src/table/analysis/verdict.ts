/** How what was played compares with what the bot would have done: by what it measured, whichever came out better. */
import type { OptionText, ThoughtInfo } from "../../generated/messages";
import { bestOf, isEven, percent } from "../hint/advice";

export interface Verdict {
  /** Less or more was expected of what was played; of two that are the same to the bot, or where it cannot tell. */
  kind: "none" | "unmeasured" | "same" | "even" | "less" | "more";
  /** The bot's choice, and what it is compared with. */
  one: OptionText | null;
  other: OptionText | null;
  /** In percentage points. */
  by: number;
  /** How many points more the bot's choice brings, where that is worth telling. */
  points: number;
}

/** Fewer points more are within what chance does. */
const WORTH_TELLING = 0.5;

/** Of what the bot thinks of some answers, its own choice first. */
export function verdictOf(thoughts: ThoughtInfo[], played: string | null): Verdict {
  const [choice, ...others] = thoughts;
  const silent = { one: null, other: null, by: 0, points: 0 };
  if (choice === undefined) return { kind: "none", ...silent };
  if (choice.worlds === 0) return { kind: "unmeasured", ...silent };
  const given = others.find(({ option, worlds }) => option.action === played && worlds > 0);
  if (given === undefined) {
    const next = bestOf(others);
    const close = next !== null && isEven(choice, next);
    return close ? even(choice, next) : { kind: "same", ...silent };
  }
  if (isEven(choice, given)) return even(choice, given);
  const by = percent(choice.share) - percent(given.share);
  const more = Math.round((choice.points - given.points) * 10) / 10;
  return {
    kind: by > 0 ? "less" : "more",
    one: choice.option,
    other: given.option,
    by: Math.abs(by),
    points: by > 0 && more >= WORTH_TELLING ? more : 0,
  };
}

function even(choice: ThoughtInfo, other: ThoughtInfo): Verdict {
  return { kind: "even", one: choice.option, other: other.option, by: 0, points: 0 };
}
