/** What this client can draw, and everything it must leave to the plain table. */
import { describe, expect, it, vi } from "vitest";

import type { View } from "../view";
import { FILES, option, player, question, update, view } from "./fixtures";
import { knows } from "./known";

/** Whether the messages of the game have come. */
const words = vi.hoisted(() => ({ here: true }));
vi.mock("../../../words/messages", async (original) => {
  const messages = await original<typeof import("../../../words/messages")>();
  return { ...messages, has: (id: string) => words.here && messages.has(id) };
});

function known(changed: Partial<View>): boolean {
  return knows(update(view(changed)), FILES);
}

describe("what the drawn table knows", () => {
  it("is a usual position with its question", () => {
    const asked = question(
      "main-action",
      "launch",
      "fly 1-5 outward",
      "trace left red row-1",
      "fill pioneer-11-mission:1",
    );
    expect(knows(update(view(), asked), FILES)).toBe(true);
    expect(knows(update(view()), FILES)).toBe(true);
  });

  it("is no other game and no other shape", () => {
    expect(knows(update(view()), { cards: FILES["cards"] })).toBe(false);
    expect(knows(update({} as View), FILES)).toBe(false);
    expect(known({ players: [player()] })).toBe(false);
    expect(known({ sky: view().sky.slice(1) })).toBe(false);
    expect(known({ species: view().species.slice(1) })).toBe(false);
  });

  const strangers: Record<string, Partial<View>> = {
    species: { species: [{ species: "glyphids", traces: [], deck: 0, open_card: null }, ...view().species.slice(1)] },
    technology: { techs: [{ tech: "warp-drive", bonus: null, left: 4, two_points: true }] },
    "technology of a player": { players: [player({ techs: ["warp-drive"] }), player()] },
    "card of the row": { row: ["warp-drive", null, null] },
    "card being played": { playing: "warp-drive" },
    "card of the hand": { players: [player({ hand: ["warp-drive"] }), player()] },
    "card in front of a player": { players: [player({ scoring: ["warp-drive"] }), player()] },
    mission: { players: [player({ missions: [{ card: "warp-drive", filled: [], ready: false }] }), player()] },
    planet: { sky: [{ kind: "planet", planet: "pluto", publicity: true }, ...view().sky.slice(1)] },
    "planet with an orbiter": { players: [player({ orbiters: { pluto: 1 } }), player()] },
    moon: { players: [player({ moons: { charon: 1 } }), player()] },
    "kind of space": { sky: [{ kind: "wormhole", planet: null, publicity: false }, ...view().sky.slice(1)] },
    space: { players: [player({ probes: ["5-1"] }), player()] },
    star: { stars: [{ star: "betelgeuse", sector: 0, data: 5, signals: [], wins: [] }] },
    "gold tile": { gold: ["tech-c", "mission-b", "income-a", "other-a"] },
    "spot for a trace": trace("red", "row-10"),
    "colour of a trace": trace("green", "row-1"),
  };

  function trace(color: string, spot: string): Partial<View> {
    return {
      species: [
        { species: null, traces: [{ color, spot, owner: 0 }], deck: 0, open_card: null },
        ...view().species.slice(1),
      ],
    };
  }

  it.each(Object.keys(strangers))("is no unknown %s", (name) => {
    expect(known(strangers[name] ?? {})).toBe(false);
  });

  it("is no question, answer, word or refusal without a message", () => {
    const asked = question("main-action", "launch");
    const strange = [
      { ...asked, prompt: "dance" },
      question("main-action", "dance"),
      question("main-action", "orbit pluto"),
      question("main-action", "play warp-drive"),
      question("fill-slot", "fill warp-drive:1"),
      { ...asked, refused: [{ ...option("scan"), reason: "bad-mood", reason_arguments: {}, missing: {} }] },
    ];
    for (const each of strange) expect(knows(update(view(), each), FILES)).toBe(false);
    const refused = {
      ...asked,
      refused: [{ ...option("scan"), reason: "cannot-pay", reason_arguments: {}, missing: {} }],
    };
    expect(knows(update(view(), refused), FILES)).toBe(true);
  });

  it("is no effect nobody can tell", () => {
    const strange = { id: "seti-effect-teleport", arguments: {}, parts: [] };
    const descriptions = { ...(FILES["descriptions"] as object), overflow: strange };
    expect(knows(update(view()), { ...FILES, descriptions })).toBe(false);
  });

  it("is looked for again where facts came before words", () => {
    const facts = { ...FILES };
    words.here = false;
    expect(knows(update(view()), facts)).toBe(false);
    words.here = true;
    expect(knows(update(view()), facts)).toBe(true);
  });
});
