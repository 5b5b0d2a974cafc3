/** The log: what an update adds and takes back, and what others did since one's last turn. */
import { describe, expect, it } from "vitest";

import type { EventInfo, TableInfo, Update } from "../../generated/messages";
import { fresh, isHeading, lines, merge, sinceOwn, steady } from "./log";
import { eyesOf, handOverTo } from "../session.svelte";

function event(version: number, name: string, seat = 0): EventInfo {
  return { version, name, seat, facts: {} };
}

function update(since: number, events: EventInfo[]): Update {
  const table: TableInfo = {
    id: "t",
    game: "duel",
    options: {},
    seats: [],
    status: "playing",
    version: 9,
    waiting: [],
    mine: true,
    rematch: null,
    outcome: null,
    hints: true,
    unaided: false,
    quitting: null,
    lesson: null,
  };
  return {
    type: "update",
    version: 9,
    since,
    seat: 0,
    view: {},
    points: [],
    events,
    question: null,
    waiting: [],
    thinking: [],
    together: false,
    answered: 0,
    can_undo: false,
    table,
    handovers: [],
    changes: [],
    outcome: null,
    lesson: null,
  };
}

describe("the log", () => {
  it("grows by what is new", () => {
    const known = [event(1, "a"), event(2, "b")];
    const next = update(2, [event(3, "c")]);
    expect(merge(known, next).map((each) => each.name)).toEqual(["a", "b", "c"]);
    expect(fresh(2, next)).toHaveLength(1);
  });

  it("loses what was taken back", () => {
    const known = [event(1, "a"), event(2, "b"), event(3, "c")];
    const undone = update(1, [event(2, "b")]);
    expect(merge(known, undone).map((each) => each.name)).toEqual(["a", "b"]);
    expect(fresh(3, undone)).toEqual([]);
  });
});

describe("since my last turn", () => {
  it("holds a rival's whole turn, also what it brought me", () => {
    const events = [
      event(1, "turn-begun", 0),
      event(2, "turn-ended", 0),
      event(2, "turn-begun", 1),
      event(3, "good-produced", 0),
      event(4, "turn-ended", 1),
      event(4, "turn-begun", 0),
      event(5, "built", 0),
    ];
    expect(sinceOwn(events, 0, 5)).toEqual({ start: 2, end: 5 });
    expect(sinceOwn(events, 1, 4)).toEqual({ start: 5, end: 7 });
  });

  it("begins with another's turn where a game does not tell the ends of turns", () => {
    const events = [
      event(1, "round-begun", 0),
      event(1, "turn-begun", 0),
      event(2, "scored", 0),
      event(3, "turn-begun", 1),
      event(4, "scored", 0),
      event(5, "turn-begun", 2),
      event(6, "scored", 2),
      event(6, "turn-begun", 0),
      event(7, "launched", 0),
    ];
    expect(sinceOwn(events, 0, 7)).toEqual({ start: 3, end: 7 });
    expect(sinceOwn(events.slice(0, 7), 0, 2)).toEqual({ start: 3, end: 7 });
    expect(sinceOwn(events, 1, 4)).toEqual({ start: 5, end: 9 });
    expect(sinceOwn(events.slice(0, 3), 0, 2)).toBeNull();
  });

  it("is nothing where I had two turns one after the other", () => {
    const others = [event(0, "turn-begun", 0), event(1, "turn-begun", 1)];
    const mine = [event(2, "turn-begun", 0), event(3, "turn-begun", 0), event(4, "scored", 0)];
    expect(sinceOwn([...others, ...mine], 0, 4)).toBeNull();
    expect(sinceOwn([...others, ...mine.slice(0, 1)], 0, 2)).toEqual({ start: 1, end: 2 });
  });

  it("is nothing before the first turn has ended", () => {
    expect(sinceOwn([event(1, "turn-begun", 1), event(2, "built", 1)], 0, 1)).toBeNull();
    expect(sinceOwn([], 0, 0)).toBeNull();
  });

  it("is what followed my last answer where a game tells no turns", () => {
    const events = [
      event(1, "dealt", 0),
      event(1, "dealt", 1),
      event(2, "chosen", 0),
      event(3, "chosen", 1),
      event(3, "revealed", 0),
      event(3, "revealed", 1),
    ];
    expect(sinceOwn(events, 0, 2)).toEqual({ start: 3, end: 6 });
    expect(sinceOwn(events, 1, 3)).toEqual({ start: 4, end: 6 });
    expect(sinceOwn(events.slice(0, 3), 0, 2)).toBeNull();
    expect(sinceOwn(events.slice(0, 3), 1, 0)).toBeNull();
  });
});

describe("lines", () => {
  const alike = (one: EventInfo, other: EventInfo): boolean => one.name === other.name && one.seat === other.seat;
  const events = [event(1, "a"), event(1, "a"), event(2, "a"), event(2, "a", 1), event(2, "b"), event(3, "a")];

  it("gather what is alike and follows each other", () => {
    const found = lines(events, alike).map((line) => [line.start, line.events.length]);
    expect(found).toEqual([
      [0, 3],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
  });

  it("begin again where they are cut", () => {
    expect(lines(events, alike, [2]).map((line) => line.start)).toEqual([0, 2, 3, 4, 5]);
  });
});

describe("what need not be drawn again", () => {
  const apart = (): boolean => false;

  it("keeps the lines nothing happened to", () => {
    const events = [event(1, "a"), event(2, "b"), event(3, "c")];
    const former = lines(events.slice(0, 2), apart);
    const now = steady(former, lines(events, apart));
    expect(now.map((line, place) => line === former[place])).toEqual([true, true, false]);
    const other = steady(now, lines([event(1, "a"), ...events.slice(1)], apart));
    expect(other.map((line, place) => line === now[place])).toEqual([false, true, true]);
  });

  it("keeps a line apart that has grown", () => {
    const events = [event(1, "a"), event(2, "a")];
    const former = lines(events.slice(0, 1), () => true);
    expect(
      steady(
        former,
        lines(events, () => true),
      )[0]?.events,
    ).toHaveLength(2);
  });

  it("knows what begins a new part", () => {
    expect(["round-begun", "turn-begun", "phase-begun", "turn-ended"].map((name) => isHeading(event(1, name)))).toEqual(
      [true, true, true, false],
    );
  });
});

describe("whose eyes", () => {
  const seat = (mine: boolean, kind: "person" | "bot" = "person") => ({
    kind,
    name: "",
    bot: "",
    mine,
    present: true,
    invitation: null,
    may: [],
    consent: false,
    wait: null,
    proposal: null,
    hints: 0,
  });
  const table = (seats: ReturnType<typeof seat>[], waiting: number[]): TableInfo => ({
    ...update(0, []).table,
    seats,
    waiting,
  });

  it("are mine that is asked, else mine, else the public's", () => {
    expect(eyesOf(table([seat(true), seat(true)], [1]), null)).toBe(1);
    expect(eyesOf(table([seat(false), seat(true)], [0]), null)).toBe(1);
    expect(eyesOf(table([seat(false), seat(false)], [0]), null)).toBeNull();
    expect(eyesOf(table([seat(true), seat(true)], [1]), 0)).toBe(0);
  });

  it("are handed over only between people at one screen", () => {
    expect(handOverTo(table([seat(true), seat(true)], []), [1], 0)).toBe(1);
    expect(handOverTo(table([seat(true), seat(true)], []), [0, 1], 0)).toBeNull();
    expect(handOverTo(table([seat(true), seat(false)], []), [1], 0)).toBeNull();
    expect(handOverTo(table([seat(true), seat(true, "bot")], []), [1], 0)).toBeNull();
  });
});
