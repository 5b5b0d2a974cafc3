import { expect, it } from "vitest";

import { bubbleAt } from "./bubble";

const WINDOW = { width: 1280, height: 720 };
const OWN = { width: 400, height: 160 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it("stands above the thing, with the tail at its middle", () => {
  expect(bubbleAt([box(600, 400, 100, 40)], OWN, WINDOW, [], [])).toEqual({
    left: 450,
    top: 226,
    side: "above",
    tail: 200,
    anchor: 0,
  });
});

it("stays inside the window and still points at the thing", () => {
  const placed = bubbleAt([box(10, 400, 40, 40)], OWN, WINDOW, [], []);
  expect([placed.left, placed.tail]).toEqual([8, 22]);
});

it("covers nothing that is needed", () => {
  const bar = box(0, 100, 1000, 290);
  const placed = bubbleAt([box(600, 400, 100, 40)], OWN, WINDOW, [bar], []);
  expect(placed.side).toBe("below");
});

it("rather covers nothing that is useful", () => {
  const hand = box(0, 200, 1280, 190);
  expect(bubbleAt([box(600, 400, 100, 40)], OWN, WINDOW, [], [hand]).side).toBe("below");
});

it("goes to the corner where there is no room or nothing to point at", () => {
  expect(bubbleAt([], OWN, WINDOW, [], []).side).toBeNull();
  expect(bubbleAt([box(0, 0, 1280, 720)], OWN, WINDOW, [], [])).toEqual({
    left: 872,
    top: 552,
    side: null,
    tail: 0,
    anchor: -1,
  });
});

it("stands at another anchor where that covers less", () => {
  const [card, button] = [box(300, 230, 100, 140), box(560, 380, 190, 80)];
  const placed = bubbleAt(
    [card, button],
    OWN,
    WINDOW,
    [],
    [box(0, 0, 1000, 215), box(410, 230, 90, 140), box(0, 230, 290, 300), box(0, 470, 1000, 250)],
  );
  expect([placed.side, placed.left > 500]).toEqual(["above", true]);
});

it("covers small things as little as large ones", () => {
  const tiles = Array.from({ length: 12 }, (_, tile) =>
    box(420 + 80 * (tile % 6), 300 + 40 * Math.floor(tile / 6), 76, 36),
  );
  const four = [...tiles, ...tiles, ...tiles, ...tiles];
  expect(bubbleAt([box(600, 400, 100, 40)], OWN, WINDOW, [], four).side).toBe("below");
});

it("stays where it stood while it says more, even over something useful", () => {
  const button = box(600, 400, 100, 40);
  const before = bubbleAt([button], OWN, WINDOW, [], []);
  const cards = [box(300, 150, 700, 70)];
  const more = { width: 400, height: 220 };
  expect(bubbleAt([button], more, WINDOW, [], cards).side).toBe("below");
  expect(bubbleAt([button], more, WINDOW, [], cards, before).side).toBe("above");
  expect(bubbleAt([button], more, WINDOW, [box(0, 0, 1280, 390)], cards, before).side).toBe("below");
});

it("stays in the corner once it is there", () => {
  const before = bubbleAt([], OWN, WINDOW, [], []);
  expect(bubbleAt([box(600, 400, 100, 40)], OWN, WINDOW, [], [], before).side).toBeNull();
});
