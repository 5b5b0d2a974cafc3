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

it("knows every message it needs", () => {
  expect(idsOf(told("and", {}, [told("a", { b: told("c"), d: 1 }), told("e")]))).toEqual(["and", "a", "c", "e"]);
});
