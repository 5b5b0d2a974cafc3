/** Any view as pieces: facts, words, groups, with names where there are some. */
import { describe, expect, it } from "vitest";

import { nodesOf, type Naming } from "./tree";

const NAMING: Naming = {
  title: (key) => key.toUpperCase(),
  value: (key, value) => (key === "card" || key === "cards" ? `«${String(value)}»` : String(value)),
  item: (key, place) => `${key} ${place + 1}`,
};

describe("a view", () => {
  it("becomes facts first, then lists and groups", () => {
    const nodes = nodesOf({ cards: ["a", "b"], turn: 3, nobody: null }, NAMING);
    expect(nodes).toEqual([
      { kind: "fact", title: "TURN", value: "3" },
      { kind: "fact", title: "NOBODY", value: "null" },
      { kind: "words", title: "CARDS", words: ["«a»", "«b»"] },
    ]);
  });

  it("keeps every nested fact", () => {
    const view = {
      players: [
        { astro: 3, stock: { ore: 1 } },
        { astro: 5, stock: { ore: 0 } },
      ],
      hand: [],
    };
    const [players, hand] = nodesOf(view, NAMING);
    expect(players).toMatchObject({ kind: "group", title: "PLAYERS", card: false });
    expect(players?.kind === "group" && players.nodes.map((node) => node.title)).toEqual(["players 1", "players 2"]);
    expect(JSON.stringify(players)).toContain('{"kind":"fact","title":"ORE","value":"1"}');
    expect(hand).toEqual({ kind: "words", title: "HAND", words: [] });
  });
});
