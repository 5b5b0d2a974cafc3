/** What a hint says, and where its bubble stands. */
import { describe, expect, it } from "vitest";

import type { Hint, ThoughtInfo } from "../../generated/messages";
import type { Box } from "../hover/floating";
import { adviceOf } from "./advice";
import { placeBubble } from "./placing";

function thought(action: string, share: number, unsure: number, points = 0, worlds = 32): ThoughtInfo {
  return { option: { action, verb: action, arguments: {} }, share, unsure, points, worlds };
}

function hint(...thoughts: ThoughtInfo[]): Hint {
  return { type: "hint", version: 3, thoughts };
}

describe("what a hint says", () => {
  it("compares with the next best answer", () => {
    const told = adviceOf(hint(thought("a", 0.61, 0.015, 2.34), thought("b", 0.52, 0.02, 1)));
    expect(told).toMatchObject({ kind: "better", chance: 61, otherwise: 52, error: 4, points: 1.3, worlds: 32 });
    expect(told?.answer.action).toBe("a");
    expect(told?.next?.action).toBe("b");
  });

  it("says that two answers cannot be told apart within the error", () => {
    expect(adviceOf(hint(thought("a", 0.55, 0.03), thought("b", 0.52, 0.03)))?.kind).toBe("even");
    expect(adviceOf(hint(thought("a", 0.5, 0.001), thought("b", 0.5, 0.001)))?.kind).toBe("even");
  });

  it("never calls an answer better that came out worse", () => {
    const told = adviceOf(hint(thought("a", 0.48, 0.02, 3), thought("b", 0.3, 0.02), thought("c", 0.64, 0.02)));
    expect(told).toMatchObject({ kind: "although", chance: 48, otherwise: 64 });
    expect(told?.next?.action).toBe("c");
  });

  it("tells of no points that chance may have brought", () => {
    expect(adviceOf(hint(thought("a", 0.61, 0.01, 1.2), thought("b", 0.5, 0.01, 1)))?.points).toBe(0);
  });

  it("says where it considered nothing else, and where it measured nothing", () => {
    expect(adviceOf(hint(thought("a", 0.61, 0.02)))).toMatchObject({ kind: "only", chance: 61, otherwise: null });
    const unmeasured = adviceOf(hint(thought("a", 0, 0, 0, 0), thought("b", 0, 0, 0, 0)));
    expect(unmeasured).toMatchObject({ kind: "unmeasured", chance: null, otherwise: null, next: null });
    expect(adviceOf(hint())).toBeNull();
  });
});

describe("where the bubble stands", () => {
  const room = { width: 1280, height: 720 };
  const own = { width: 300, height: 150 };
  const box = (left: number, top: number, width = 100, height = 140): Box => ({ left, top, width, height });
  const covers = (one: Box, other: Box): boolean =>
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height;

  it("never covers what it speaks of, wherever that is", () => {
    for (const left of [0, 300, 640, 1180])
      for (const top of [0, 300, 580]) {
        const place = placeBubble(box(left, top), own, room, []);
        expect(covers({ ...place, ...own }, box(left, top))).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.top + own.height).toBeLessThanOrEqual(712);
      }
  });

  it("leaves free what is needed, where there is room", () => {
    const bar = box(0, 480, 1000, 60);
    const target = box(300, 330);
    const place = placeBubble(target, own, room, [bar, box(420, 330, 400)]);
    expect(covers({ ...place, ...own }, bar)).toBe(false);
    expect(covers({ ...place, ...own }, box(420, 330, 400))).toBe(false);
  });

  it("takes boxes as they are measured on the page", () => {
    const place = placeBubble(new DOMRect(300, 300, 100, 140), new DOMRect(0, 0, 300, 150), room, [
      new DOMRect(400, 200, 500, 400),
    ]);
    expect(place.side).not.toBe("right");
    expect(place).toMatchObject({ top: expect.any(Number) as number });
  });

  it("stands apart, where its target is surrounded by what is needed", () => {
    const needed = [box(0, 430, 1015, 290)];
    const place = placeBubble(box(905, 570, 90, 130), own, room, needed);
    expect(place.side).toBe("apart");
    expect(covers({ left: place.left, top: place.top, ...own }, box(0, 430, 1015, 290))).toBe(false);
  });

  it("points at the middle of its target", () => {
    const place = placeBubble(box(300, 300), own, room, []);
    expect(place.side).toBe("right");
    expect(place.top + place.tail).toBe(370);
  });

  it("stands above or below on a phone", () => {
    const place = placeBubble(box(10, 300, 350, 80), own, { width: 375, height: 812 }, [box(0, 600, 375, 200)]);
    expect(["above", "below"]).toContain(place.side);
    expect(covers({ ...place, ...own }, box(0, 600, 375, 200))).toBe(false);
  });
});
