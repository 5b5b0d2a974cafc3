/** Answers that are read off scales instead of lists: which there are, and their text. */
import type { DialAxis, DialInfo, QuestionInfo } from "../../generated/messages";

/** A value of each axis: a word or a number. */
export type Reading = (string | number)[];

export function dialOf(question: QuestionInfo | null, verb: string): DialInfo | undefined {
  return question?.dials.find((dial) => dial.verb === verb);
}

/** The value at a place of an axis. */
function valueAt(axis: DialAxis, place: number): string | number {
  return axis.words[place] ?? axis.first + place;
}

/** Where a value stands on its axis; -1 where it does not. */
export function placeOf(axis: DialAxis, value: string | number): number {
  if (typeof value === "string") return axis.words.indexOf(value);
  const place = value - axis.first;
  return axis.words.length === 0 && Number.isInteger(place) && place >= 0 && place < axis.count ? place : -1;
}

/** The number of an answer, row by row over the axes; -1 where a value is not on its axis. */
export function numberOf(dial: DialInfo, reading: Reading): number {
  let number = 0;
  for (const [index, axis] of dial.axes.entries()) {
    const place = placeOf(axis, reading[index] ?? -1);
    if (place < 0) return -1;
    number = number * axis.count + place;
  }
  return number;
}

/** The values of the answer with a number. */
export function readingOf(dial: DialInfo, number: number): Reading {
  const reading: Reading = [];
  let rest = number;
  for (const axis of [...dial.axes].reverse()) {
    reading.unshift(valueAt(axis, rest % axis.count));
    rest = Math.floor(rest / axis.count);
  }
  return reading;
}

/** Whether these values can be answered now. */
export function offers(dial: DialInfo, reading: Reading): boolean {
  const number = numberOf(dial, reading);
  return number >= 0 && dial.runs.some(([start = 0, length = 0]) => number >= start && number < start + length);
}

/** The text of an answer, as the server reads it. */
export function answerOf(dial: DialInfo, reading: Reading): string {
  return [dial.verb, ...reading].join(" ");
}

/** How many answers there are. */
export function countOf(dial: DialInfo): number {
  return dial.runs.reduce((sum, [, length = 0]) => sum + length, 0);
}

/** All answers, for dials with a few thousand at most. */
export function readingsOf(dial: DialInfo): Reading[] {
  return dial.runs.flatMap(([start = 0, length = 0]) =>
    Array.from({ length }, (_, step) => readingOf(dial, start + step)),
  );
}

/** The first answer that can be given; something to begin with. */
export function firstOf(dial: DialInfo): Reading {
  return readingOf(dial, dial.runs[0]?.[0] ?? 0);
}
