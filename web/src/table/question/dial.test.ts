import { expect, test } from "vitest";

import type { DialInfo } from "../../generated/messages";
import { answerOf, countOf, firstOf, numberOf, offers, placeOf, readingOf, readingsOf } from "./dial";

const AIM: DialInfo = {
  verb: "aim",
  axes: [
    { name: "direction", words: [], first: 0, count: 3600 },
    { name: "power", words: [], first: 1, count: 100 },
  ],
  runs: [[0, 360000]],
};
const PUT: DialInfo = {
  verb: "put",
  axes: [
    { name: "ring", words: ["near", "middle", "far"], first: 0, count: 3 },
    { name: "angle", words: [], first: 0, count: 72 },
  ],
  runs: [
    [3, 2],
    [72, 1],
  ],
};

test("an answer is the verb with a value of each axis", () => {
  expect(answerOf(AIM, [1325, 40])).toBe("aim 1325 40");
  expect(answerOf(PUT, ["far", 0])).toBe("put far 0");
});

test("answers are numbered row by row over the axes", () => {
  expect(numberOf(AIM, [1325, 40])).toBe(132_539);
  expect(readingOf(AIM, 132_539)).toEqual([1325, 40]);
  expect(numberOf(PUT, ["middle", 5])).toBe(77);
  expect(readingOf(PUT, 77)).toEqual(["middle", 5]);
});

test("only what lies in a run can be answered", () => {
  expect(readingsOf(PUT)).toEqual([
    ["near", 3],
    ["near", 4],
    ["middle", 0],
  ]);
  expect(offers(PUT, ["near", 4])).toBe(true);
  expect(offers(PUT, ["near", 5])).toBe(false);
  expect(offers(PUT, ["outside", 4])).toBe(false);
  expect(countOf(PUT)).toBe(3);
  expect(firstOf(PUT)).toEqual(["near", 3]);
});

test("nonsense is on no scale", () => {
  for (const [direction, power] of [
    [0, 0],
    [0, 101],
    [3600, 5],
    [-1, 5],
    [1.5, 5],
    [NaN, 5],
    [Infinity, 5],
  ]) {
    expect(offers(AIM, [direction ?? 0, power ?? 0])).toBe(false);
  }
  expect(placeOf({ name: "ring", words: ["near"], first: 0, count: 1 }, 0)).toBe(-1);
});
