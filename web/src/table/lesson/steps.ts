/** Where somebody stands in a guided first game, and which answers keep to it. */
import type { LessonStep } from "../../generated/messages";

/** Whether an answer is one of those a pattern means: `buy fuel 1|2`, `flick * 40..60`; a star alone means all. */
export function fits(pattern: string, answer: string): boolean {
  if (pattern === "*") return true;
  const [wanted, words] = [pattern.split(" "), answer.split(" ")];
  return wanted.length === words.length && wanted.every((each, place) => fitsWord(each, words[place] ?? ""));
}

function fitsWord(wanted: string, word: string): boolean {
  return wanted.split("|").some((choice) => {
    const [first, last] = choice.split("..");
    if (last !== undefined) return /^\d+$/.test(word) && Number(first) <= Number(word) && Number(word) <= Number(last);
    return choice === "*" || choice === word;
  });
}

export function allows(step: LessonStep, answer: string): boolean {
  return [step.answer, step.free, ...step.also].some((pattern) => fits(pattern, answer));
}

/** The step of every answer; the others are read. */
export function answered(steps: LessonStep[]): LessonStep[] {
  return steps.flatMap((step) => (step.answer === "" ? [] : Array<LessonStep>(step.times).fill(step)));
}

/** How many answers come before a step. */
export function givenAt(steps: LessonStep[], place: number): number {
  return answered(steps.slice(0, place)).length;
}

/** The first step after that many answers, or the one in the middle of whose answers one is. */
function firstAfter(steps: LessonStep[], given: number): number {
  const last = steps.findIndex((step, place) => step.answer !== "" && givenAt(steps, place + 1) >= given);
  if (given === 0 || last < 0) return 0;
  return givenAt(steps, last + 1) > given ? last : last + 1;
}

/** The step one stands at: some of those to be read have been read since the last answer. */
export function placeAt(steps: LessonStep[], given: number, read: number): number {
  const first = firstAfter(steps, given);
  const next = steps.findIndex((step, place) => place >= first && step.answer !== "");
  return Math.min(first + read, next < 0 ? steps.length : next);
}

/** How many steps have been read since the last answer by whoever stands at a step. */
export function readAt(steps: LessonStep[], place: number): number {
  return place - firstAfter(steps, givenAt(steps, place));
}

/** The step whose answer would lead away from the lesson; null where all keep to it, or where it is over. */
export function leftAt(steps: LessonStep[], given: number, answers: readonly string[]): LessonStep | null {
  const expected = answered(steps).slice(given);
  const leaves = (answer: string, step: LessonStep | undefined): boolean => step !== undefined && !allows(step, answer);
  return expected[answers.findIndex((answer, place) => leaves(answer, expected[place]))] ?? null;
}
