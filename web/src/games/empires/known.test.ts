/** What the drawn galaxy leaves to the plain table. */
import { describe, expect, it } from "vitest";

import { knows } from "./index";
import { update, view } from "./words/fixtures";

describe("the drawn galaxy", () => {
  it("knows this edition, not the classic mode", () => {
    expect(knows(update(view()))).toBe(true);
    expect(knows(update(view({ mode: "classic" })))).toBe(false);
  });
});
