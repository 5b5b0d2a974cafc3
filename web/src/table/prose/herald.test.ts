/** What is said aloud: everything once, nothing that was there before one came, and the question when it is a new one. */
import { beforeEach, describe, expect, it } from "vitest";

import type { EventInfo } from "../../generated/messages";
import { Herald, type Shown } from "./herald";

function happened(...versions: number[]): EventInfo[] {
  return versions.map((version) => ({ version, name: `event ${version}`, seat: 0, facts: {} }));
}

function shown(version: number, asked: string, changed: Partial<Shown> = {}): Shown {
  const log = happened(...Array.from({ length: version }, (_, place) => place + 1));
  return { version, log, asked, answered: 0, ...changed };
}

describe("what is said aloud", () => {
  let herald: Herald;

  beforeEach(() => {
    herald = new Herald({ sentences: (events) => events.map(({ name }) => name), takenBack: "Taken back." });
  });

  it("is at first only what is asked: the rest stands in the log", () => {
    expect(herald.hear(shown(3, "Which?"))).toEqual(["Which?"]);
  });

  it("is everything that has happened since, once, and then the question", () => {
    herald.hear(shown(3, ""));
    expect(herald.hear(shown(5, "Which?"))).toEqual(["event 4", "event 5", "Which?"]);
    expect(herald.hear(shown(5, "Which?"))).toEqual([]);
  });

  it("does not ask again because others have answered theirs, but asks again after one's own answer", () => {
    herald.hear(shown(3, "Which?"));
    expect(herald.hear(shown(4, "Which?"))).toEqual(["event 4"]);
    expect(herald.hear(shown(5, "Which?", { answered: 5 }))).toEqual(["event 5", "Which?"]);
  });

  it("says that something was taken back", () => {
    herald.hear(shown(4, "Which?"));
    const undone = shown(5, "Which?", { log: happened(1, 2, 3), answered: 5 });
    expect(herald.hear(undone)).toEqual(["Taken back.", "Which?"]);
    expect(herald.hear({ ...undone, version: 6, log: happened(1, 2, 3, 6), asked: "" })).toEqual(["event 6"]);
  });
});
