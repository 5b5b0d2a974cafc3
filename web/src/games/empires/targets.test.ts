import { describe, expect, it } from "vitest";

import type { EventInfo } from "../../generated/messages";
import { targetsIn } from "../../table/log/places";
import { holder, places } from "./index";
import { targetGroups, targetOf } from "./targets";
import { AXES, option, question, refused } from "./words/fixtures";

const SEATS = ["yellow", "blue", "red", "white"];

function target(action: string, near = 0): string | null {
  return targetOf(option(action), near, SEATS);
}

describe("the thing an answer belongs to", () => {
  it("is where one would look for it", () => {
    expect(target("flick ship-2", 1)).toBe("ship:1:ship-2");
    expect(target("attack-ship red orange-ship")).toBe("ship:2:orange-ship");
    expect(target("launch alpha-middle ship-1")).toBe("hole:alpha-middle");
    expect(target("build city beta-edge-a")).toBe("hole:beta-edge-a");
    expect(target("use overload beta-middle")).toBe("hole:beta-middle");
    expect(target("attack-guardian delta")).toBe("guardian:delta");
    expect(target("shift-base 3")).toBe("base:3");
    expect(target("deploy-ship ship-2")).toBe("stock:ship-2");
    expect(target("research mines")).toBe("tech:mines");
    expect(target("relic warp")).toBe("discovery:warp");
    expect(target("take warp")).toBe("archive:warp");
    expect(target("mission garrison")).toBe("mission:garrison");
    expect(target("empire vlix")).toBe("empire:vlix");
    expect(target("boost 1")).toBe("energy");
    expect(target("mine alpha-middle 2")).toBe("hole:alpha-middle");
    expect(target("withdraw alpha-middle")).toBe("hole:alpha-middle");
    expect(target("scan beta-middle")).toBe("hole:beta-middle");
    expect(target("advance classic-gunnery")).toBe("tech:classic-gunnery");
  });

  it("is none where only words can ask", () => {
    for (const action of [
      "choose move",
      "pay pieces",
      "part ships",
      "colour pink",
      "add-bonus 2",
      "keep city",
      "carry",
      "done",
    ]) {
      expect(target(action)).toBeNull();
    }
  });

  it("is known for every answer about a ship, a place or a component", () => {
    const things = new Set(["ship", "hole", "quadrant", "tech", "discovery", "mission", "empire"]);
    for (const [verb, axes] of Object.entries(AXES)) {
      if (!axes.some((axis) => things.has(axis))) continue;
      const given = Object.fromEntries(
        axes.map((axis) => [axis, axis === "seat" ? "blue" : axis === "base" ? 1 : "x"]),
      );
      expect(targetOf({ verb, arguments: given }, 0, SEATS), verb).not.toBeNull();
    }
  });
});

describe("things", () => {
  it("have both what can and what cannot be done with them", () => {
    const asked = {
      ...question("move", "flick ship-1", "land ship-1", "done"),
      refused: [refused("jump ship-1", "no-free-flick")],
    };
    const groups = targetGroups(asked, 0, SEATS, () => null);
    expect([...groups.keys()]).toEqual(["ship:0:ship-1"]);
    expect(groups.get("ship:0:ship-1")?.options.map((each) => each.verb)).toEqual(["flick", "land"]);
    expect(groups.get("ship:0:ship-1")?.refused).toHaveLength(1);
    expect(targetGroups(null, 0, SEATS, () => null).size).toBe(0);
  });

  it("offer a landing at the ship and at the planet it would land on", () => {
    const groups = targetGroups(question("move", "flick ship-1", "land ship-1"), 0, SEATS, (ship) =>
      ship === "ship-1" ? "alpha-middle" : null,
    );
    expect(groups.get("hole:alpha-middle")?.options.map((option) => option.action)).toEqual(["land ship-1"]);
    expect(groups.get("ship:0:ship-1")?.options).toHaveLength(2);
  });
});

describe("a ship in the log", () => {
  const event = (name: string, facts: EventInfo["facts"]): EventInfo => ({ version: 1, name, seat: 0, facts });

  it("is that of the player who is attacked or rammed, else of who did it", () => {
    const board = { places: places ?? {}, holder };
    const attacked = event("ship-attacked", { seat: "red", ship: "ship-1", hole: "alpha-gate" });
    expect(targetsIn(board, [attacked])).toEqual(["ship:2:ship-1", "hole:alpha-gate"]);
    const rammed = event("ram-withstood", { ship: "ship-2", seat: "blue", other_ship: "ship-1", hole: "alpha-gate" });
    expect(targetsIn(board, [rammed])).toEqual(["ship:0:ship-2", "ship:1:ship-1", "hole:alpha-gate"]);
  });
});
