import { expect, test } from "vitest";

import { forgetNextKey, newKey, nextKey } from "./browsers";

test("a new key is long, fits behind the # of an address and is another one every time", () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the next key of a link stays the same in this tab until it is forgotten", () => {
  const next = nextKey("secret");
  expect(next).toMatch(/^[\w-]{43}$/);
  expect(nextKey("secret")).toBe(next);
  expect(nextKey("another")).not.toBe(next);
  const again = nextKey("secret");
  expect(again).not.toBe(next);
  forgetNextKey();
  expect(nextKey("secret")).not.toBe(again);
});
