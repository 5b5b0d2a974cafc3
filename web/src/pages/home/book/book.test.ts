/** The book: what is counted together, which tables come first, how long ago something was. */
import { describe, expect, it } from "vitest";

import type { AloneInfo, GameInfo, TableInfo } from "../../../generated/messages";
import { ago, isBegun, laddersOf, lessonsOf, rowsOf, sumOf, toContinue } from "./book";

function game(name: string, more: Partial<GameInfo> = {}): GameInfo {
  return {
    name,
    seats: [2],
    own_sides: [[]],
    options: [],
    bots: ["random", "easy", "best"],
    vocabulary: {},
    names: {},
    lesson: false,
    ...more,
  };
}

function table(id: string, status: TableInfo["status"], mine = false): TableInfo {
  const seat = { kind: "person" as const, name: "Ada", bot: "", mine, present: true };
  const seats = [{ ...seat, invitation: null, may: [], consent: false, wait: null, proposal: null, hints: 0 }];
  return {
    id,
    game: "duel",
    options: {},
    seats,
    status,
    version: 1,
    waiting: [0],
    mine: true,
    rematch: null,
    lesson: null,
    outcome: null,
    hints: true,
    unaided: false,
    quitting: null,
  };
}

const LINES = [
  { game: "duel", against: "people", games: 2, won: 1 },
  { game: "race", against: "best", games: 4, won: 0 },
  { game: "duel", against: "best", games: 3, won: 2 },
  { game: "race", against: "random", games: 1, won: 1 },
  { game: "seti", against: "alone", games: 5, won: 3 },
];

describe("games and wins", () => {
  const games = [game("duel"), game("race")];

  it("of all games stand together, from the weakest bot to people", () => {
    const rows = rowsOf(LINES, games, null);
    expect(rows.map(({ against }) => against)).toEqual(["random", "best", "alone", "people"]);
    expect(rows[1]).toEqual({ against: "best", games: 7, won: 2 });
    expect(sumOf(rows)).toEqual({ games: 15, won: 7 });
  });

  it("of one game are counted for themselves", () => {
    expect(rowsOf(LINES, games, "duel")).toEqual([
      { against: "best", games: 3, won: 2 },
      { against: "people", games: 2, won: 1 },
    ]);
    expect(sumOf(rowsOf(LINES, games, "empires"))).toEqual({ games: 0, won: 0 });
  });
});

describe("tables", () => {
  it("at which I am asked come first, and finished ones not at all", () => {
    const tables = [
      table("broken", "broken"),
      table("theirs", "playing"),
      table("over", "over", true),
      table("open", "open"),
      table("mine", "playing", true),
    ];
    expect(toContinue(tables).map(({ id }) => id)).toEqual(["mine", "theirs", "open", "broken"]);
  });
});

describe("ladders", () => {
  const difficulty = { name: "difficulty", choices: [1, 2], seats: [1], needs: null };
  const scenario = { name: "scenario", choices: [1, 2, 3], seats: [1], needs: null };
  const games = [
    game("duel"),
    game("seti", { seats: [1, 2], options: [difficulty] }),
    game("empires", { seats: [1, 2], options: [difficulty, scenario] }),
  ];
  const result: AloneInfo = { game: "empires", level: 2, games: 1, won: 1, points: 9, other: 3, turns: 0, options: {} };

  it("are a campaign's scenarios, or the strengths of a rival; what is begun comes first", () => {
    const ladders = laddersOf(games, [result]);
    expect(ladders.map((each) => [each.game.name, each.option, isBegun(each)])).toEqual([
      ["empires", "scenario", true],
      ["seti", "difficulty", false],
    ]);
    expect(ladders[0]?.rungs.map((rung) => rung.result)).toEqual([null, result, null]);
  });
});

describe("first games", () => {
  it("are new, under way or played, in the order of the games", () => {
    const games = ["duel", "race", "seti", "nim"].map((name) => game(name, { lesson: name !== "nim" }));
    const taught = (
      game: string,
      lesson: "on" | "left" | null,
      status: TableInfo["status"] = "playing",
    ): TableInfo => ({
      ...table(game, status, true),
      game,
      lesson,
    });
    const tables = [taught("duel", "left"), taught("duel", "on"), taught("race", "on", "over"), taught("seti", null)];
    expect(lessonsOf(games, tables).map(({ game, state }) => [game, state])).toEqual([
      ["duel", "on"],
      ["race", "played"],
      ["seti", "new"],
    ]);
  });
});

describe("how long ago", () => {
  it("is told in the largest unit that fits", () => {
    expect(ago(5, "en")).toBe("");
    expect(ago(119, "en")).toBe("1 minute ago");
    expect(ago(7200, "de")).toBe("vor 2 Stunden");
    expect(ago(90_000, "de")).toBe("gestern");
  });
});
