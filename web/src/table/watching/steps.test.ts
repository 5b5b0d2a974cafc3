/** The turn of the game's own side is shown in steps, though it comes with the answer before it. */
import { describe, expect, it } from "vitest";

import type { EventInfo, Moment, SeatInfo, Update } from "../../generated/messages";
import { questionOf, updateOf } from "../fixtures";
import { holdTime } from "./pace";
import { momentsOf, stepsOf } from "./steps";

const OWN = 0;
const SIDE = 1;

function happened(version: number, ...seats: number[]): EventInfo[] {
  return seats.map((seat, number) => ({ version, name: `${number}`, seat, facts: {} }));
}

function updated(events: EventInfo[]): Update {
  const update = updateOf("seti", {}, questionOf("act", []), [{}, {}]);
  const table = { ...update.table, seats: [{} as SeatInfo] };
  return { ...update, version: 5, answered: 5, since: 3, events, waiting: [OWN], can_undo: true, table };
}

describe("an update in which the game's own side acts", () => {
  const events = [...happened(4, OWN), ...happened(5, OWN, OWN, SIDE, SIDE, SIDE, SIDE, SIDE, OWN, SIDE, OWN)];
  const steps = stepsOf(updated(events), 4);

  it("is told in parts: the answer, then the side's turn a few events at a time", () => {
    expect(steps.map(({ told }) => told?.length)).toEqual([2, 4, 4]);
    expect(steps.map((step) => step.events.length)).toEqual([3, 7, 11]);
    expect(steps.flatMap(({ told }) => told)).toEqual(events.slice(1));
  });

  it("asks nothing before the last part, and shows who is acting", () => {
    expect(steps.map(({ question }) => question === null)).toEqual([true, true, false]);
    expect(steps.map(({ thinking }) => thinking)).toEqual([[SIDE], [SIDE], []]);
    expect(steps.map(({ can_undo: undo }) => undo)).toEqual([false, false, true]);
  });

  it("ends the game with the last part only", () => {
    const ended = { ...updated(events), outcome: { scores: [1, 2], winners: [1] } };
    expect(stepsOf(ended, 4).map(({ outcome }) => outcome !== null)).toEqual([false, false, true]);
  });

  it("gives the side's parts their whole time", () => {
    const [first, second] = steps;
    if (!first?.told || !second?.told) throw new Error("no steps");
    expect(holdTime("quick", first, first.told, 0)).toBeLessThan(holdTime("quick", second, second.told, 0) / 2);
  });
});

it("an update without the side is one step, as it is", () => {
  const update = updated(happened(5, OWN, OWN));
  expect(stepsOf(update, 4)).toEqual([update]);
  expect(stepsOf(updated(happened(4, SIDE)), 4)).toHaveLength(1);
});

it("much that happens at once, such as the end of a round, is told a few events at a time", () => {
  const news = updated(happened(5, OWN, OWN, OWN, OWN, OWN, OWN, OWN));
  expect(stepsOf(news, 4)).toEqual([news]);
  const steps = stepsOf({ ...news, question: null, thinking: [OWN] }, 4);
  expect(steps.map(({ told }) => told?.length)).toEqual([4, 3]);
  expect(steps.map(({ thinking }) => thinking)).toEqual([[OWN], [OWN]]);
});

it("what one did oneself is known, but not what comes with it", () => {
  const own = { ...updated([]), seat: OWN, table: { ...updated([]).table, seats: [{}, {}] as SeatInfo[] } };
  const [mine, others] = [happened(5, OWN, OWN), happened(5, OWN, SIDE)];
  expect(holdTime("quick", own, mine, 0)).toBeLessThan(holdTime("quick", own, others, 0));
});

it("what happened since one's last turn begins with the side's turn", () => {
  const moment = (version: number, ...seats: number[]): Moment => ({
    ...{ version, view: {}, points: [], waiting: [] },
    events: happened(version, ...seats),
  });
  const seen = momentsOf([moment(5, OWN, SIDE, SIDE, SIDE, SIDE, SIDE), moment(6, OWN)], 1);
  expect(seen.map(({ version, events }) => [version, events.length])).toEqual([
    [5, 4],
    [5, 1],
    [6, 1],
  ]);
});
