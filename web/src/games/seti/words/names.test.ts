/** Spaces, species and tasks as people at the table say them. */
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../../settings.svelte";
import type { Say } from "../../../table/board";
import { tell } from "../../../words/description";
import type { View } from "../view";
import { FACTS, FILES, strict, update, view } from "./fixtures";
import { word } from "./names";

function named(axis: string, key: string, seen: View, say: Say): string | null {
  return word(axis, key, update(seen), say, true, FILES);
}

describe.each(LANGUAGES)("spaces and places, %s", (language) => {
  const say = strict(language);

  it("are named by ring and star; only what never moves by the planet there", () => {
    const star = say.word("star", "sirius-a");
    expect(named("space", "2-2", view(), say)).toBe(say("seti-web-space", { ring: 2, star }));
    expect(named("space", "4-7", view(), say)).not.toContain(say.word("planet", "neptune"));
  });

  it("name a species instead of its place once it is known", () => {
    const known = view();
    known.species[1] = { species: "anomalies", traces: [], deck: 0, open_card: null };
    expect(named("place", "right", known, say)).toBe(say.word("species", "anomalies"));
    expect(named("place", "left", known, say)).toBeNull();
    expect(named("place", "a", known, say)).toBeNull();
    expect(named("planet", "mars", known, say)).toBeNull();
  });

  it("name a task by its words, not by a number alone", () => {
    const { tasks } = FACTS.solo.objective("ii-11");
    const told = named("task", "ii-11:2", view(), say);
    expect(told).toBe(`${say.word("task", "ii-11:2")}, ${tasks.map((task) => tell(task, say))[1]}`);
    if (language === "en") expect(told).toBe("II.11, play a card that costs 3 credits");
  });
});
