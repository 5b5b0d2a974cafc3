import { expect, test } from "vitest";

import { newKey } from "./browsers";

test("a new key is long, fits behind the # of an address and is another one every time", () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
