import { expect, it } from "vitest";

import type { EventInfo, Handover } from "../../generated/messages";
import { HANDOVER, replacedMeanwhile, withHandovers } from "./handovers";

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

it("changes nothing without them", () => {
  const events = [event(1)];
  expect(withHandovers(events, [])).toBe(events);
});

it("knows whose seat was given away meanwhile", () => {
  expect(replacedMeanwhile([handover(1, "joined"), handover(2, "replaced")], 1)).toBe(true);
  expect(replacedMeanwhile([handover(2, "replaced"), handover(3, "returned")], 1)).toBe(false);
  expect(replacedMeanwhile([handover(2, "replaced", 0)], 1)).toBe(false);
});
