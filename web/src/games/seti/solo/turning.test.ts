/** How a finished objective goes. */
import { expect, it } from "vitest";

import { turnOver } from "./turning";

it("turns from its face to its edge", () => {
  const { duration, css } = turnOver(document.body, { duration: 220 });
  expect(duration).toBe(220);
  expect([css?.(1, 0), css?.(0.5, 0.5), css?.(0, 1)]).toEqual([
    "transform: rotateY(0deg)",
    "transform: rotateY(45deg)",
    "transform: rotateY(90deg)",
  ]);
});
