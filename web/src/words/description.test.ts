/** Descriptions put into words: what stands inside first, series two by two. */
import { expect, it } from "vitest";

import type { Say } from "../table/board";
import { type Description, idsOf, tell } from "./description";

const say = ((id: string, given: Record<string, string | number> = {}) =>
  `${id}(${Object.values(given).join(" ")})`) as Say;

function told(id: string, given: Description["arguments"] = {}, parts: Description[] = []): Description {
  return { id, arguments: given, parts };
}

it("tells arguments first", () => {
  expect(tell(told("if", { condition: told("rich"), n: 2 }), say)).toBe("if(rich() 2)");
});

it("joins parts from the last", () => {
  expect(tell(told("and", {}, [told("a"), told("b"), told("c")]), say)).toBe("and(a() and(b() c()))");
});

it("asks the vocabulary for names", () => {
  const named = told("word", { axis: "good", word: "ore", count: 2 });
  const speaking = Object.assign(say, {
    word: (axis: string, word: string, count: number) => `${count} ${axis} ${word}`,
  });
  expect(tell(told("buy", { good: named }), speaking as Say)).toBe("buy(2 good ore)");
  expect(idsOf(told("buy", { good: named }))).toEqual(["buy"]);
});

it("knows every message it needs", () => {
  expect(idsOf(told("and", {}, [told("a", { b: told("c"), d: 1 }), told("e")]))).toEqual(["and", "a", "c", "e"]);
});
