/** Every explanation and every answer has a picture that is drawn. */
import { describe, expect, it } from "vitest";

import { COLORS, SPACES } from "../view";
import { about, things } from "./about";
import { ICONS } from "../../../look/drawn-symbols";
import { FACTS, strict, view } from "./fixtures";
import { pictureOf } from "./signs";
import { signOf } from "./verbs";

const say = strict("en");

const WORDS: [string, string[]][] = [
  ["thing", things],
  ["tech", FACTS.board.techs.map((tech) => tech.key)],
  ["star", FACTS.board.stars.map((star) => star.key)],
  ["gold", FACTS.board.gold_tiles.map((tile) => tile.key)],
  ["target", ["io", "mars"]],
  ["space", SPACES],
  ["anomaly", [...COLORS]],
  ["spot", COLORS.map((color) => `left:${color}:row-1`)],
  ["step", ["earth", "row", "mercury", "hand", "launch", "move"]],
  ["sample", ["1"]],
  ["reward", ["1"]],
];

describe("the picture at the head", () => {
  it.each(WORDS)("of every %s is drawn", (axis, words) => {
    for (const word of words) {
      const picture = pictureOf(axis, word, FACTS, view());
      if (picture.kind === "icon") expect([...ICONS], `${axis} ${word}`).toContain(picture.of);
    }
  });

  it("is the card, the planet or the species itself where there is one", () => {
    expect(pictureOf("slot", "pioneer-11-mission:1", FACTS, null)).toEqual({ kind: "card", of: "pioneer-11-mission" });
    expect(pictureOf("space", "2-2", FACTS, view())).toEqual({ kind: "planet", of: "mars" });
    expect(pictureOf("species", "left", FACTS, view())).toEqual({ kind: "species", of: null });
    expect(pictureOf("species", "exertians", FACTS, null)).toEqual({ kind: "species", of: "exertians" });
  });
});

describe("symbols beside words", () => {
  it("are drawn for every line of an explanation", () => {
    const told = [
      ...FACTS.all.map((card) => about("card", card.key, FACTS, say)),
      ...FACTS.species.map((species) => about("species", species.key, FACTS, say)),
      ...["mars", "jupiter", "earth"].map((planet) => about("planet", planet, FACTS, say)),
      ...["vega", "oumuamua"].map((star) => about("star", star, FACTS, say)),
      ...SPACES.map((space) => about("space", space, FACTS, say, { view: view(), near: 0 })),
    ];
    const signs = new Set(told.flatMap((each) => each?.lines.map((line) => line.sign) ?? []));
    expect(signs.size).toBeGreaterThan(12);
    expect([...signs].filter((sign) => sign !== "" && !ICONS.has(sign))).toEqual([]);
  });

  it("are drawn for the answers that have one", () => {
    const verbs = [
      "launch",
      "orbit",
      "land",
      "scan",
      "play",
      "corner",
      "tuck",
      "exchange",
      "buy-card",
      "store",
      "fly",
      "mark",
    ];
    for (const verb of verbs) expect([...ICONS]).toContain(signOf({ verb }));
    expect(signOf({ verb: "decline" })).toBeNull();
  });
});
