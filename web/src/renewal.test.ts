/** A page whose parts are gone is loaded again, but not for ever. */
import { describe, expect, it } from "vitest";

import { renewOutdated } from "./renewal";

function missing(open_ms: number): number {
  const listeners = new EventTarget();
  const page = Object.assign(listeners, { performance: { now: () => open_ms } }) as unknown as Window;
  let reloads = 0;
  renewOutdated(page, () => (reloads += 1));
  listeners.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return reloads;
}

describe("a part that cannot be loaded", () => {
  it("makes a page that was open for a while load again", () => {
    expect(missing(60_000)).toBe(1);
  });

  it("stays an error in a page that was just opened", () => {
    expect(missing(500)).toBe(0);
  });
});
