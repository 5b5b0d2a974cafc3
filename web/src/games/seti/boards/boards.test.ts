/** The common boards: what is free at planets, who stands where on the track, what tiles and stacks show. */
import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../../generated/messages";
import { ICONS } from "../../../look/drawn-symbols";
import { FACTS, player, question, strict, view } from "../words/fixtures";
import { mergeSteps, isDrawn, signOf, wordsOf } from "./chain";
import { goldTiles, setSign } from "./gold";
import { newcomer } from "./motion";
import { freeData, planetRows } from "./planets";
import { laidOut } from "./row";
import { iconOf, isOpenTo, stacksOf } from "./techs";

const DATA_BONUSES = 11;

describe("planets", () => {
  it("list the free data of each planet in the order of the view", () => {
    const all = Array<boolean>(DATA_BONUSES).fill(true);
    expect([...freeData(all, FACTS)]).toEqual([
      ["mercury", [3]],
      ["venus", [2]],
      ["mars", [2, 1]],
      ["jupiter", [2]],
      ["saturn", [2]],
      ["uranus", [3]],
      ["neptune", [3]],
      ["oumuamua", [3, 2, 1]],
    ]);
  });

  it("leave out what landers have covered", () => {
    const covered = Array<boolean>(DATA_BONUSES).fill(true);
    covered[2] = false;
    covered[9] = false;
    const free = freeData(covered, FACTS);
    expect(free.get("mars")).toEqual([1]);
    expect(free.get("oumuamua")).toEqual([3, 1]);
    expect(free.get("venus")).toEqual([2]);
  });

  it("show who orbits, who has landed, also on moons, and one's own cost", () => {
    const there = player({ orbiters: { mars: 2 }, moons: { "phobos-and-deimos": 1 } });
    const rows = planetRows(view({ players: [player({ landers: { mars: 1 } }), there] }), FACTS);
    const mars = rows.find((row) => row.planet === "mars");
    expect(mars).toMatchObject({
      orbiters: [{ seat: 1, count: 2 }],
      landers: [{ seat: 0, count: 1 }],
      moons: [{ moon: "phobos-and-deimos", landers: [{ seat: 1, count: 1 }] }],
      firstOrbit: true,
      landingCost: 2,
    });
    expect(rows.find((row) => row.planet === "jupiter")).toMatchObject({ firstOrbit: false, landingCost: null });
  });

  it("know 'Oumuamua once it is in the sky", () => {
    const found = planetRows(view(), FACTS).map((row) => row.planet);
    expect(found.at(-1)).toBe("oumuamua");
    const empty = view().sky.map(() => ({ kind: "empty", planet: null, publicity: false }));
    expect(planetRows(view({ sky: empty }), FACTS).map((row) => row.planet)).not.toContain("oumuamua");
  });
});

describe("technologies", () => {
  it("tell their kind and their owners", () => {
    const stacks = stacksOf(view({ players: [player({ techs: ["probe-moon"] }), player()] }), FACTS);
    expect(stacks).toHaveLength(12);
    expect(stacks.find((stack) => stack.tech === "probe-moon")).toMatchObject({ kind: "probe", owners: [0] });
  });

  it("are open to who lacks them while there are any", () => {
    const [stack] = stacksOf(view({ players: [player({ techs: ["probe-limit"] }), player()] }), FACTS);
    if (stack === undefined) throw new Error("no stack");
    expect([isOpenTo(stack, 0), isOpenTo(stack, 1), isOpenTo({ ...stack, left: 0 }, 1)]).toEqual([false, true, false]);
  });

  it("have a symbol each", () => {
    for (const { key } of FACTS.board.techs) expect(ICONS, key).toContain(iconOf(key));
  });
});

describe("gold tiles", () => {
  it("put markers on their spaces, the late ones all on the last", () => {
    const [tile] = goldTiles(view({ gold: ["tech-a"], gold_marks: [[2, 0, 1, 3]] }), FACTS);
    expect(tile?.spaces).toEqual([
      { points: 11, seats: [2] },
      { points: 8, seats: [0] },
      { points: 5, seats: [1, 3] },
    ]);
  });

  it("say what makes a set, on every side", () => {
    for (const { key } of FACTS.board.gold_tiles) {
      for (const icon of setSign(key).icons) expect(ICONS, key).toContain(icon);
    }
    expect(() => setSign("tech-c")).toThrow(RangeError);
  });
});

describe("cards laid open", () => {
  const own = player({ drawn: [] });

  it("are those of the stack that can be kept", () => {
    const asked = question("pick-stack-card", "keep falcon-heavy", "keep lightsail");
    expect(laidOut(view(), own, asked, null)).toEqual({
      title: "seti-label-stack",
      cards: ["falcon-heavy", "lightsail"],
      asked: true,
    });
  });

  it("are those drawn to be split, before any pile that is looked through", () => {
    const splitting = player({ drawn: ["grant"] });
    expect(laidOut(view({ discard: ["lightsail"] }), splitting, null, "discard")).toMatchObject({
      cards: ["grant"],
      asked: true,
    });
  });

  it("are a pile, the last card on top; nothing where nobody looks", () => {
    const seen = view({ discard: ["grant", "lightsail"], stack: null });
    expect(laidOut(seen, own, null, "discard")).toMatchObject({ cards: ["lightsail", "grant"], asked: false });
    expect(laidOut(seen, own, null, "stack")).toBeNull();
    expect(laidOut(seen, own, null, null)).toBeNull();
  });
});

describe("steps to come", () => {
  const ONES = ["draw", "take-card", "income", "discard", "signal", "scan", "launch", "land", "rotate", "install"];
  const MORE = ["species-card", "fill-slot", "mark-task", "message", "milestone", "discovery", "more", "move"];
  const steps = [
    ...[...ONES, ...MORE].map((step) => ({ step, of: "", count: 2 })),
    ...["credit", "energy", "publicity", "data", "score", "exofossil"].map((of) => ({ step: "gain", of, count: 1 })),
    ...["red", "yellow", "blue", "any"].map((of) => ({ step: "trace", of, count: 1 })),
    ...["", "probe", "telescope", "computer"].map((of) => ({ step: "research", of, count: 1 })),
  ];

  it.each(steps)("$step $of has a symbol, and words in both languages", (step) => {
    expect(ICONS).toContain(signOf(step));
    for (const language of ["de", "en"] as const) expect(wordsOf(step, strict(language))).not.toBe("");
  });

  it("that nobody knows have a sign all the same, and are told apart", () => {
    const strange = { step: "somersault", of: "", count: 1 };
    expect(signOf(strange)).toBe("more");
    expect(isDrawn(strange)).toBe(false);
    expect(isDrawn({ step: "research", of: "probe", count: 1 })).toBe(true);
  });

  it("are counted together where alike ones follow each other", () => {
    const signal = { step: "signal", of: "", count: 1 };
    const move = { step: "move", of: "", count: 2 };
    expect(mergeSteps([signal, signal, move, signal])).toEqual([{ ...signal, count: 2 }, move, signal]);
  });
});

describe("what has just come", () => {
  const event = (name: string, seat: number, facts: EventInfo["facts"]): EventInfo => ({
    version: 1,
    name,
    seat,
    facts,
  });
  const events = [event("orbited", 0, { planet: "mars" }), event("orbited", 2, { planet: "mars" })];

  it("is known by the last one who came", () => {
    expect(newcomer(events, "orbited", "planet", "mars")).toBe(2);
    expect(newcomer(events, "orbited", "planet", "venus")).toBeNull();
  });
});
