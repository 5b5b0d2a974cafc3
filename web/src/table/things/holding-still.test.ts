/** A finger held on a button. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { HOLD_MS } from "./desk.svelte";
import { holdingStill } from "./holding-still";

describe("a finger on a button", () => {
  let button: HTMLButtonElement;
  let chosen: number;
  let reading: boolean;
  let stop: ReturnType<ReturnType<typeof holdingStill>>;

  beforeEach(() => {
    vi.useFakeTimers();
    button = document.body.appendChild(document.createElement("button"));
    chosen = 0;
    reading = false;
    button.addEventListener("click", () => chosen++);
    stop = holdingStill((now) => (reading = now))(button);
  });
  afterEach(() => {
    stop?.();
    button.remove();
    vi.useRealTimers();
  });

  function down(pointerType: string, on: Element = button): void {
    on.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
  }

  it("chooses when it only taps", () => {
    down("touch");
    vi.advanceTimersByTime(HOLD_MS - 50);
    button.click();
    vi.advanceTimersByTime(HOLD_MS);
    expect([chosen, reading]).toEqual([1, false]);
  });

  it("reads and never chooses when it is held", () => {
    down("touch");
    vi.advanceTimersByTime(HOLD_MS);
    expect(reading).toBe(true);
    button.click();
    expect([chosen, reading]).toEqual([0, true]);
    down("touch", document.body);
    expect(reading).toBe(false);
    button.click();
    expect(chosen).toBe(1);
  });

  it("is no mouse, which may take its time", () => {
    down("mouse");
    vi.advanceTimersByTime(2 * HOLD_MS);
    button.click();
    expect([chosen, reading]).toEqual([1, false]);
  });

  it("reads nothing after it has slid away", () => {
    down("touch");
    button.dispatchEvent(new Event("pointercancel"));
    vi.advanceTimersByTime(2 * HOLD_MS);
    expect(reading).toBe(false);
  });
});
