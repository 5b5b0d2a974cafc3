/** Steps that are pointed at or played again. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { showing } from "./showing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  showing.stop();
  vi.useRealTimers();
});

describe("what is shown of a turn", () => {
  it("is played step by step, and in two seconds at most", () => {
    showing.play(8, true);
    const seen = [showing.lit];
    for (let elapsed = 0; elapsed < 2000; elapsed += 250) {
      vi.advanceTimersByTime(250);
      seen.push(showing.lit);
    }
    expect(seen).toEqual([[1], [2], [3], [4], [5], [6], [7], [8], []]);
    expect(showing.playing).toBe(false);
  });

  it("is marked all at once where nothing shall move", () => {
    showing.play(3, false);
    expect(showing.lit).toEqual([1, 2, 3]);
    vi.runAllTimers();
    expect(showing.lit).toEqual([]);
  });

  it("ends with whatever somebody does", () => {
    showing.play(3, true);
    expect(showing.playing).toBe(true);
    showing.stop();
    vi.runAllTimers();
    expect(showing.lit).toEqual([]);
  });

  it("gives way to what is pointed at", () => {
    showing.play(3, true);
    showing.point([2]);
    vi.runAllTimers();
    expect(showing.lit).toEqual([2]);
  });
});
