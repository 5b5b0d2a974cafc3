/** The steps still to come in a turn: the sign of each, and its words. */
import type { Say } from "../../../table/board";
import type { ChainStep } from "../view";

const SIGNS: Record<string, string> = {
  move: "move",
  draw: "draw",
  "take-card": "card",
  income: "income",
  discard: "discard",
  signal: "signal",
  scan: "scan",
  launch: "launch",
  land: "lander",
  rotate: "rotate",
  install: "computer",
  "species-card": "species-card",
  "fill-slot": "mission",
  "mark-task": "mission",
  message: "message",
  milestone: "medal",
  discovery: "look",
  more: "more",
};

const UNKNOWN = "more";
const RESEARCH: Record<string, string> = {
  "": "research-centre",
  probe: "probe",
  telescope: "telescope",
  computer: "computer",
};

/** The symbol of a step; a gain shows what is gained. */
export function signOf({ step, of }: ChainStep): string {
  if (step === "gain") return of === "score" ? "vp" : of;
  if (step === "trace") return `trace-${of}`;
  return (step === "research" ? RESEARCH[of] : SIGNS[step]) ?? UNKNOWN;
}

/** Whether a step has a sign and words of its own. */
export function isDrawn({ step, of }: ChainStep): boolean {
  return step === "gain" || step === "trace" || (step === "research" ? of in RESEARCH : step in SIGNS);
}

/** A step in words: "2 Bewegungen", "1 gelbe Spur". */
export function wordsOf({ step, of, count }: ChainStep, say: Say): string {
  if (step === "gain") return say(`seti-amount-${of}`, { n: count });
  if (step === "move") return say("seti-amount-move", { n: count });
  return say(`seti-web-step-${step}`, { of: of === "" ? "any" : of, count });
}

/** Steps alike that follow each other, as one. */
export function mergeSteps(chain: ChainStep[]): ChainStep[] {
  const found: ChainStep[] = [];
  for (const step of chain) {
    const last = found.at(-1);
    if (last?.step === step.step && last.of === step.of)
      found[found.length - 1] = { ...last, count: last.count + step.count };
    else found.push({ ...step });
  }
  return found;
}
