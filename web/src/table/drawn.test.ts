/** Who draws and speaks at a table: the board where it can, the plain table and plain words where it cannot. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameInfo, QuestionInfo, Update } from "../generated/messages";
import { sayOf } from "../words/game-words";
import type { BoardModule } from "./board";
import { drawnBy, folderOf, isStandIn, labelOf, scoringOf, wordsAt } from "./drawn";
import * as plain from "./generic";

const GAME: GameInfo = {
  name: "nothing",
  seats: [2],
  own_sides: [[]],
  options: [],
  bots: [],
  vocabulary: { space: ["2-5"] },
  names: {},
  lesson: false,
};
interface Facts {
  star: string;
}
const UPDATE = { view: { near: "Vega" } } as unknown as Update;
const QUESTION = {} as QuestionInfo;
const FLY = { verb: "fly", arguments: { space: "2-5" } };

function board(told: Partial<BoardModule>): BoardModule {
  return { ...plain, ...told };
}

function fails(): never {
  throw new Error("never heard of it");
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe("the board that draws", () => {
  it("is the game's own if it knows everything, or never doubts", () => {
    const [own, sure] = [board({}), board({ knows: () => true })];
    expect([drawnBy(own, UPDATE, {}), drawnBy(sure, UPDATE, {})]).toEqual([own, sure]);
  });

  it("is otherwise at another kind of table, as far as it says so", () => {
    const own = board({ holdsQuestion: true, at: ({ view }) => ("near" in view ? { holdsPlayers: true } : null) });
    expect(drawnBy(own, UPDATE, {})).toMatchObject({ holdsQuestion: true, holdsPlayers: true });
    expect(drawnBy(own, { view: {} } as unknown as Update, {})).toBe(own);
    const broken = board({ at: fails });
    expect(drawnBy(broken, UPDATE, {})).toBe(broken);
  });

  it("is the plain one otherwise", () => {
    expect(drawnBy(board({ knows: () => false }), UPDATE, {})).toBe(plain);
    expect(drawnBy(board({ knows: fails }), UPDATE, {})).toBe(plain);
  });
});

describe("what a board says", () => {
  const words = (told: Partial<BoardModule>) =>
    wordsAt(
      GAME,
      () => [],
      () => 0,
      { star: "Vega" },
      () => ({ board: board(told), update: UPDATE }),
    );
  const say = sayOf(words({}));

  it("stands for the plain words where it says anything", () => {
    const label = () => ({ text: "Mars", note: "+1" });
    expect(labelOf(FLY, board({ label }), UPDATE, {}, say)).toEqual({ text: "Mars", note: "+1" });
    expect(labelOf(FLY, board({ label: () => null }), UPDATE, {}, say)).toEqual({ text: "Fly 2 5" });
    expect(folderOf(FLY, board({ folder: () => "free" }), QUESTION)).toBe("free");
    expect(scoringOf(board({ scoring: () => [{ title: "track", points: [1] }] }), UPDATE, {}, say)).toHaveLength(1);
  });

  it("is left out where it fails or is silent", () => {
    expect(labelOf(FLY, board({ label: fails }), UPDATE, {}, say)).toEqual({ text: "Fly 2 5" });
    expect([folderOf(FLY, board({ folder: fails }), QUESTION), folderOf(FLY, board({}), QUESTION)]).toEqual([
      null,
      null,
    ]);
    expect(scoringOf(board({ scoring: fails }), UPDATE, {}, say)).toEqual([]);
    expect(words({ word: fails }).word("space", "2-5")).toBe("2 5");
  });

  it("has the plain table for a stand-in, but not where that is its own", () => {
    const unknown = board({ knows: () => false });
    expect(isStandIn(drawnBy(unknown, UPDATE, {}), unknown)).toBe(true);
    expect(isStandIn(drawnBy(plain, UPDATE, {}), plain)).toBe(false);
  });

  it("may ask for the plain word without being asked again, and is told what is past", () => {
    const spoken = words({
      word: (axis, word, { view }, plainly, past, facts) =>
        `${plainly.word(axis, word)} ${past ? `once near ${(facts as Facts).star}` : `near ${String(view["near"])}`}`,
    });
    expect([spoken.word("space", "2-5"), spoken.word("space", "2-5", 1, true)]).toEqual([
      "2 5 near Vega",
      "2 5 once near Vega",
    ]);
  });
});
