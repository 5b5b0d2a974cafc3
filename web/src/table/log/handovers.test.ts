import { expect, it } from "vitest";

import type { EventInfo, Handover } from "../../generated/messages";
import { changedMeanwhile, HANDOVER, replacedMeanwhile, RULES_CHANGED, withHandovers } from "./handovers";

const event = (version: number): EventInfo => ({ version, name: "flown", seat: 0, facts: {} });
const handover = (version: number, how: Handover["how"], seat = 1): Handover => ({
  version,
  seat,
  how,
  former: "Ben",
  name: "",
  bot: "greedy",
  by: "Ada",
});

it("tells a change of seats after what had happened by then", () => {
  const told = withHandovers(
    [event(1), event(3), event(3), event(4)],
    [handover(0, "joined"), handover(3, "lent"), handover(3, "returned")],
  );
  expect(told.map((each) => (each.name === HANDOVER ? each.facts["how"] : each.version))).toEqual([
    "joined",
    1,
    3,
    3,
    "lent",
    "returned",
    4,
  ]);
});

it("tells new rules before what happened under them", () => {
  const told = withHandovers(
    [event(1), event(3), event(4)],
    [handover(3, "lent")],
    [{ version: 4, former: 1, now: 2 }],
  );
  expect(told.map((each) => each.name)).toEqual(["flown", "flown", HANDOVER, RULES_CHANGED, "flown"]);
  expect(told[3]?.facts).toEqual({ former: 1, now: 2 });
});

it("knows who has not answered under new rules yet", () => {
  const changes = [
    { version: 4, former: 1, now: 2 },
    { version: 9, former: 2, now: 3 },
  ];
  expect(changedMeanwhile(changes, 0, 8)).toBe(changes[1]);
  expect(changedMeanwhile(changes, 0, 10)).toBeNull();
  expect(changedMeanwhile(changes, null, 0)).toBeNull();
  expect(changedMeanwhile([], 0, 0)).toBeNull();
});

it("changes nothing without them", () => {
  const events = [event(1)];
  expect(withHandovers(events, [])).toBe(events);
});

it("knows whose seat was given away meanwhile", () => {
  expect(replacedMeanwhile([handover(1, "joined"), handover(2, "replaced")], 1)).toBe(true);
  expect(replacedMeanwhile([handover(2, "replaced"), handover(3, "returned")], 1)).toBe(false);
  expect(replacedMeanwhile([handover(2, "replaced", 0)], 1)).toBe(false);
});
