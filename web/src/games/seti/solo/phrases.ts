/** The rival's turn in words: why an action was not possible, what a step was and which rule decided it. */
import type { Arguments, Say } from "../../../table/board";
import { amount } from "../words/texts";
import type { Gained, Step, Tried } from "./turn";

export function obstacleWords({ obstacle, count }: Tried, say: Say): string {
  return obstacle === null ? "" : say(`seti-web-obstacle-${obstacle}`, { count });
}

/** The facts of an event as words for a message. */
function wordsOf(facts: Step["facts"], say: Say): Arguments {
  const told = Object.entries(facts).flatMap(([axis, value]) => {
    if (value === null) return [];
    return [[axis, typeof value === "number" ? value : say.word(axis, value)]];
  });
  return Object.fromEntries(told) as Arguments;
}

/** A step in a line, and the rule that decided it in another. */
export function stepWords({ event, facts, ground, spent }: Step, say: Say): { head: string; note: string } {
  const head = say(`seti-web-step-${event}`, wordsOf(facts, say));
  const rule = `seti-web-step-${event}-note`;
  const always = say.has(rule) ? say(rule) : "";
  const note = ground === "" ? always : say.word("ground", ground);
  const paid = spent === null ? "" : say("seti-web-step-for", { tech: say.word("tech", spent) });
  return { head, note: [paid, note].filter((part) => part !== "").join(" · ") };
}

export function sumWords(kind: Gained["kind"], count: number, say: Say): string {
  return amount(kind, count, say);
}

export function sumIcon(kind: Gained["kind"]): string {
  return kind === "score" ? "vp" : kind;
}
