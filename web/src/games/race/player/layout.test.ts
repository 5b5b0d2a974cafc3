/** Where cards lie, which phases run, what moves. */
import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../../generated/messages";
import { rivalsOf } from "../../../table/players/seats";
import { FACTS, player, view } from "../fixtures";
import { chipsOf, columnsOf, freePlaces, inOrder } from "./layout";
import { movementOf } from "../round/motion";
import { withSign } from "../words/numbers";
import { chosenFor, countsNow, courseOf, iconOf, PHASES } from "../round/phases";
import { isTogether } from "../view";

describe("a tableau", () => {
  it("has rows of six, and wider ones only beyond twelve cards", () => {
    expect([0, 6, 7, 12, 13, 14, 15, 16].map(columnsOf)).toEqual([6, 6, 6, 6, 7, 7, 8, 8]);
  });

  it("shows the places up to the twelfth card", () => {
    expect(freePlaces(10)).toEqual([11, 12]);
    expect(freePlaces(12)).toEqual([]);
    expect(freePlaces(15)).toEqual([]);
  });
});

describe("a hand", () => {
  it("is in order: worlds, military worlds, developments, cheap ones first; equal cards keep their places", () => {
    const held = ["new-economy", "rebel-base", "public-works", "gem-world", "artist-colony", "public-works"];
    const hand = inOrder(
      held.map((card) => ({ card, price: null, strength: null })),
      FACTS,
    );
    expect(hand.map(({ card }) => card)).toEqual([
      "artist-colony",
      "gem-world",
      "rebel-base",
      "public-works",
      "public-works",
      "new-economy",
    ]);
    expect(hand.map(({ place }) => place)).toEqual([4, 3, 1, 2, 5, 0]);
  });
});

describe("numbers", () => {
  it("are chips of ten, five and one", () => {
    expect(chipsOf(0)).toEqual([]);
    expect(chipsOf(28)).toEqual([10, 10, 5, 1, 1, 1]);
  });

  it("have their signs", () => {
    expect([withSign(2), withSign(0), withSign(-1)]).toEqual(["+2", "0", "−1"]);
  });
});

describe("phases", () => {
  const running = view({
    step: "settle",
    steps: ["explore", "settle", "produce"],
    players: [player({ actions: ["settle", "settle"] }), player({ actions: ["explore-1", "produce"] })],
  });

  it("are skipped, done, running or to come", () => {
    expect(PHASES.map((phase) => courseOf(running, phase.name))).toEqual([
      "done",
      "skipped",
      "running",
      "skipped",
      "coming",
    ]);
    expect(PHASES.map((phase) => courseOf(view(), phase.name))).toEqual(Array(5).fill("open"));
    expect(courseOf({ ...running, step: "round-end" }, "produce")).toBe("done");
  });

  it("run twice as the same phase", () => {
    const twice = { ...running, step: "settle-again", steps: ["settle", "settle-again", "produce"] };
    expect([courseOf(twice, "settle"), courseOf(twice, "produce")]).toEqual(["running", "coming"]);
    expect(courseOf({ ...twice, step: "produce" }, "settle")).toBe("done");
  });

  it("know who chose them, and by which card", () => {
    const [explore, , settle] = PHASES;
    if (explore === undefined || settle === undefined) throw new Error("no phases");
    expect(chosenFor(running, explore)).toEqual([{ action: "explore-1", seats: [1] }]);
    expect(chosenFor(running, settle)).toEqual([{ action: "settle", seats: [0, 0] }]);
    expect(iconOf("consume-double")).toBe("consume");
  });

  it("let trade powers count in consume", () => {
    expect([countsNow({ ...running, step: "consume" }, "trade"), countsNow(running, "trade")]).toEqual([true, false]);
  });
});

describe("seats", () => {
  it("sit clockwise from the one in front", () => {
    expect(rivalsOf(view({ players: [player(), player(), player(), player()] }), 2)).toEqual([3, 0, 1]);
  });

  it("choose together until the cards are revealed, and never where they act in turn", () => {
    const players = [player({ decided: true }), player()];
    expect(isTogether(view({ step: "settle", players }))).toBe(true);
    expect(isTogether(view({ step: "consume", players }))).toBe(false);
    const paying = [player({ decided: true }), player({ placing: "gem-world" })];
    expect(isTogether(view({ step: "settle", players: paying }))).toBe(false);
    expect(isTogether(view({ players: [player({ decided: true })] }))).toBe(false);
  });
});

describe("motion", () => {
  function event(name: string, seat: number, facts: EventInfo["facts"]): EventInfo {
    return { version: 2, name, seat, facts };
  }

  it("follows cards, goods and points to their owners", () => {
    const all = movementOf([
      event("settled", 1, { card: "gem-world" }),
      event("good-placed", 1, { card: "gem-world" }),
      event("good-spent", 0, { card: "old-earth" }),
      event("points-gained", 0, { points: 2 }),
      event("points-gained", 0, { points: 3 }),
      event("card-drawn", 0, { card: "spice-world" }),
      event("card-drawn", 1, { card: null }),
      event("action-revealed", 1, { action: "settle" }),
    ]);
    expect([...all.laid]).toEqual(["1 gem-world"]);
    expect([...all.goods]).toEqual(["1 gem-world"]);
    expect([...all.spent]).toEqual(["0 old-earth"]);
    expect(all.points.get(0)).toBe(5);
    expect([...all.drawn]).toEqual([["spice-world", 1]]);
    expect(all.revealed).toBe(true);
  });

  it("is nothing where nothing happened", () => {
    expect(movementOf([]).laid.size).toBe(0);
  });
});
