/** The position in words: nothing of what a seat sees is left out, and every message is there in both languages. */
import { describe, expect, it } from "vitest";

import type { Update } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { linesOf, positionsOf, untoldFields } from "../../../table/prose/fixtures";
import { MM, viewOf } from "../view";
import { classic, FILES, rich, strict, update } from "./fixtures";
import { prose } from "./prose";

/** The mode is told by what only it has; the number of a starbase only names answers. */
const FOLLOWS = ["mode", "holes.*.bases.*.base"];
const POSITIONS = positionsOf("empires");

describe.each(LANGUAGES)("Ascending Empires in words, %s", (language) => {
  const say = strict(language);
  const tell = (position: Update): ReturnType<typeof prose> => prose(position, FILES, say);

  it("tells every position with messages that exist, also with all modules and in the classic mode", () => {
    for (const position of POSITIONS) expect(linesOf(tell(position)).length).toBeGreaterThan(80);
    expect(linesOf(tell(update(rich()))).length).toBeGreaterThan(80);
    expect(linesOf(tell(update(classic())))).toContain(`${say("empires-prose-classic")}.`);
  });

  // which arguments messages have is the same in all languages
  it.runIf(language === "en")("leaves out no field of the view", () => {
    const based = structuredClone(POSITIONS.find(({ table }) => table.seats.length > 1));
    if (based === undefined) throw new RangeError("nobody plays with others");
    for (const player of viewOf(based).players) player.buildings["starbase"] = 2;
    const positions = [...POSITIONS, based, update(classic()), update(rich())];
    expect(untoldFields(positions, tell).filter((field) => !FOLLOWS.includes(field))).toEqual([]);
  });

  it("says where every ship is, what is near it and how to come there", () => {
    for (const position of POSITIONS) {
      const told = linesOf(tell(position)).join("\n");
      for (const { ships } of viewOf(position).players) {
        for (const { x, y } of ships) {
          expect(told).toContain(say("empires-prose-at", { x: Math.round(x / MM), y: Math.round(y / MM) }));
        }
      }
    }
  });
});
