/** The posters of the first page: ours always, and whatever else the server can play. */
import { expect, it } from "vitest";

import type { GameInfo } from "../../generated/messages";
import Guest from "./Guest.svelte";
import { guestsOf, postersOf } from "./posters";

function info(name: string): GameInfo {
  return { name, seats: [2, 3], own_sides: [[], []], options: [], bots: [], vocabulary: {}, names: {}, lesson: false };
}

it("a game of another package has a poster after ours, with its seats", () => {
  const posters = postersOf([info("duel"), info("nim")]);
  expect(posters.map((poster) => poster.name)).toEqual(["duel", "race", "seti", "empires", "nim"]);
  expect(posters.at(-1)).toMatchObject({ picture: Guest, seats: [2, 3] });
  expect(posters.slice(0, -1).every((poster) => poster.picture !== Guest && poster.seats === undefined)).toBe(true);
  expect(guestsOf([info("duel"), info("nim")]).map((guest) => guest.name)).toEqual(["nim"]);
});
