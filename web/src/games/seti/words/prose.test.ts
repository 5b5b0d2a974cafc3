/** The position in words: nothing of what a seat sees is left out, and every message is there in both languages. */
import { describe, expect, it } from "vitest";

import type { Update } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { linesOf, positionsOf, untoldFields } from "../../../table/prose/fixtures";
import { viewOf } from "../view";
import { FILES, strict, update, view } from "./fixtures";
import { prose } from "./prose";

/** The way to a space follows from what the spaces cost. */
const FOLLOWS = /^reach\..*\.steps\.\*$/;
const POSITIONS = positionsOf("seti");

describe.each(LANGUAGES)("SETI in words, %s", (language) => {
  const say = strict(language);
  const tell = (position: Update): ReturnType<typeof prose> => prose(position, FILES, say);

  it("tells every position with messages that exist", () => {
    for (const position of POSITIONS) expect(linesOf(tell(position)).length).toBeGreaterThan(80);
  });

  // which arguments messages have is the same in all languages
  it.runIf(language === "en")("leaves out no field of the view", () => {
    const within = update(view({ chain: [{ step: "move", of: "", count: 2 }] }));
    expect(untoldFields([...POSITIONS, within], tell).filter((field) => !FOLLOWS.test(field))).toEqual([]);
  });

  it("says who passed only once there is a round in which somebody can", () => {
    const passed = { en: "Somebody has passed this round already", de: "In dieser Runde hat schon jemand gepasst" }[
      language
    ];
    const told = (round: number): string => linesOf(tell(update(view({ round, rotation_token: false })))).join("\n");
    expect(told(1)).toContain(passed);
    expect(told(0)).not.toContain(passed);
  });

  it("has no round before the first one", () => {
    const heading = (round: number): string | undefined => tell(update(view({ round })))[0]?.heading;
    const [before, first] = {
      en: ["Before the first round:", "Round 1 of 5:"],
      de: ["Vor der ersten Runde:", "Runde 1 von 5:"],
    }[language];
    expect(heading(0)).toContain(before);
    expect(heading(1)).toContain(first);
  });

  it("tells what every species brings", () => {
    const trace = { color: "red", spot: "row-1", owner: 1 };
    for (const [left, right] of [
      ["mascamites", "anomalies"],
      ["oumuamua", "centaurians"],
      ["exertians", "anomalies"],
    ] as const) {
      const seen = view({
        species: [left, right].map((species) => ({ species, traces: [trace], deck: 3, open_card: null })),
        anomalies: { red: [1, 0], yellow: [4, 1], blue: [6, 0] },
        message_rewards: [null, 1, null, null],
        samples: { mars: 2 },
        known_samples: { mars: [4] },
        sample_spots: [5],
      });
      const told = linesOf(tell(update(seen))).join("\n");
      for (const species of [left, right]) expect(told).toContain(say.word("species", species));
      const marked = { en: "marked by Seat 1", de: "markiert von Seat 1" }[language];
      expect(told.toLowerCase()).toContain(`${say.word("spot", "row-1")}: ${marked}`.toLowerCase());
    }
  });

  it("names every card that is seen, with everything on it", () => {
    for (const position of POSITIONS) {
      const told = linesOf(tell(position));
      const { row, players } = viewOf(position);
      const seen = [...row, ...players.flatMap(({ hand, scoring }) => [...(hand ?? []), ...scoring])];
      for (const card of seen.filter((each) => each !== null)) {
        expect(
          told.some((line) => line.startsWith(say.word("card", card))),
          card,
        ).toBe(true);
      }
    }
  });
});
