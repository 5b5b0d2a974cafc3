/** Answers find their things on the board; several cards are picked, then sent together. */
import { describe, expect, it } from "vitest";

import type { QuestionInfo, Update } from "../../generated/messages";
import { option, player, question, view } from "./fixtures";
import { keyDoes, type Keyed } from "./round/keys";
import { answersOf, targetGroups, identity, isComplete, offerOf, pickOf, placeOf, targetOf, toggle } from "./targets";

describe("targets", () => {
  it.each([
    ["choose settle", "action:settle"],
    ["keep gem-world", "looked:gem-world"],
    ["place gem-world", "hand:gem-world"],
    ["discard gem-world", "hand:gem-world"],
    ["sell gem-world", "tableau:gem-world"],
    ["spend gem-world", "tableau:gem-world"],
    ["produce gem-world", "tableau:gem-world"],
    ["use gambling-world-luck", "power:gambling-world-luck"],
    ["by contact-ship", null],
    ["name 3", null],
    ["pass", null],
    ["enough", null],
  ])("of %s is %s", (action, target) => {
    expect(targetOf(option(action))).toBe(target);
  });

  it("hold what can and what cannot be done", () => {
    const asked = question("settle", {}, "place gem-world", "pass");
    asked.refused = [{ ...option("place rebel-base"), reason: "too-strong", reason_arguments: {}, missing: {} }];
    const groups = targetGroups(asked);
    expect(groups.get("hand:gem-world")?.options.map((each) => each.action)).toEqual(["place gem-world"]);
    expect(groups.get("hand:rebel-base")?.refused[0]?.reason).toBe("too-strong");
    expect(groups.size).toBe(2);
    expect(targetGroups(null).size).toBe(0);
  });

  it("lie in the part of the board where the question is answered", () => {
    expect(["choose-action", "pay", "consume", "windfall", "name-number"].map(placeOf)).toEqual([
      "table",
      "hand",
      "tableau",
      "tableau",
      "table",
    ]);
  });
});

describe("what the board offers", () => {
  const hand = ["old-earth", "old-earth", "spice-world"].map((card) => ({ card, price: null, strength: null }));

  /** Only what an offer depends on. */
  function update(asked: QuestionInfo | null): Update {
    return { seat: 0, question: asked, view: view({ players: [player({ hand }), player()] }) } as unknown as Update;
  }

  it("is every answer but leaving, and a key for each", () => {
    const offer = offerOf(update(question("settle", {}, "place gem-world", "place spice-world", "pass")), "");
    expect(["place", "pass", "enough"].map((verb) => offer?.has({ verb }))).toEqual([true, false, false]);
    expect(offer?.keys).toBe(2);
  });

  it("has a key for each card that can be picked, for equal ones too", () => {
    const asked = question("discard-for-points", { count: 2 }, "discard old-earth", "discard spice-world", "enough");
    expect(offerOf(update(asked), "")?.keys).toBe(3);
  });

  it("is nothing without a question, where words tell more, and in a pane without the things", () => {
    const pay = question("pay", { count: 1 }, "discard old-earth");
    const panes = ["", "table", "hand", "tableau"];
    expect(panes.map((pane) => offerOf(update(pay), pane) !== null)).toEqual([true, true, true, false]);
    expect(offerOf(update(question("consume", {}, "use old-earth")), "")).toBeNull();
    expect(offerOf(update(null), "")).toBeNull();
  });
});

describe("picking", () => {
  const pay = question("pay", { count: 2, card: "gem-world" }, "discard old-earth", "discard spice-world");
  const points = question("discard-for-points", { count: 2 }, "discard old-earth", "discard spice-world", "enough");
  const keep = question("keep", { count: 2, of: 3 }, "keep old-earth", "keep spice-world");

  it("is needed where several cards go, and only there", () => {
    expect(pickOf(pay)).toEqual({ verb: "discard", zone: "hand", count: 2, exact: true });
    expect(pickOf(keep)).toEqual({ verb: "keep", zone: "looked", count: 2, exact: true });
    expect(pickOf(points)?.exact).toBe(false);
    expect(pickOf(question("pay", { count: 1 }, "discard old-earth"))).toBeNull();
    expect(pickOf(question("spend", { count: 2 }, "spend old-earth"))).toBeNull();
    expect(pickOf(null)).toBeNull();
  });

  it("gives a card back, and lets one too many take the place of the first", () => {
    const pick = pickOf(pay);
    if (pick === null) throw new Error("nothing to pick");
    expect(toggle([4], 1, pick)).toEqual([4, 1]);
    expect(toggle([4, 1], 4, pick)).toEqual([1]);
    expect(toggle([4, 1], 0, pick)).toEqual([1, 0]);
    expect([[], [4], [4, 1]].map((chosen) => isComplete(chosen, pick))).toEqual([false, false, true]);
  });

  it("sends all answers together, equal cards twice", () => {
    const pick = pickOf(pay);
    if (pick === null) throw new Error("nothing to pick");
    expect(answersOf(pay, pick, ["old-earth", "old-earth"], ["gem-world", "spice-world"])).toEqual([
      "discard old-earth",
      "discard old-earth",
    ]);
  });

  it("leaves out what the table takes without asking: from equal cards there is nothing to choose", () => {
    const pick = pickOf(pay);
    if (pick === null) throw new Error("nothing to pick");
    expect(answersOf(pay, pick, ["spice-world", "old-earth"], ["old-earth"])).toEqual(["discard spice-world"]);
    expect(answersOf(pay, pick, ["old-earth", "spice-world"], ["old-earth"])).toEqual([
      "discard old-earth",
      "discard spice-world",
    ]);
  });

  it("says that it is enough where fewer are given than could be, unless none is left", () => {
    const pick = pickOf(points);
    if (pick === null) throw new Error("nothing to pick");
    expect(isComplete([2], pick)).toBe(true);
    expect(answersOf(points, pick, ["old-earth"], ["spice-world"])).toEqual(["discard old-earth", "enough"]);
    expect(answersOf(points, pick, ["old-earth"], [])).toEqual(["discard old-earth"]);
    expect(answersOf(points, pick, ["old-earth", "spice-world"], ["old-earth"])).toEqual([
      "discard old-earth",
      "discard spice-world",
    ]);
  });

  it("is kept while the question is the same", () => {
    expect(identity(pay)).toBe(identity({ ...pay, refused: [] }));
    expect(identity(pay)).not.toBe(identity({ ...pay, arguments: { count: 1, card: "gem-world" } }));
    expect(identity(null)).toBe("");
  });
});

describe("keys", () => {
  const nowhere = null;
  const plain = { ctrlKey: false, metaKey: false, altKey: false };

  function board(changed: Partial<Keyed>): { keyed: Keyed; did: string[] } {
    const did: string[] = [];
    const keyed: Keyed = {
      keyed: [],
      begun: false,
      pick: null,
      pickable: [],
      complete: false,
      toggle: (place) => did.push(`toggle ${place}`),
      confirm: () => did.push("confirm"),
      choose: (...answers) => did.push(...answers),
      clear: () => did.push("clear"),
      ...changed,
    };
    return { keyed, did };
  }
  function press(key: string, changed: Partial<Keyed>): string[] {
    const { keyed, did } = board(changed);
    keyDoes({ key, ...plain }, nowhere, keyed)?.();
    return did;
  }

  it("choose what lies in that place", () => {
    expect(press("2", { keyed: ["place a", "place b"] })).toEqual(["place b"]);
    expect(press("3", { keyed: ["place a", "place b"] })).toEqual([]);
  });

  it("pick cards and confirm them", () => {
    const pick = { verb: "discard", zone: "hand", count: 2, exact: true } as const;
    const pickable = [{ place: 7 }, { place: 3 }];
    expect(press("2", { pick, pickable })).toEqual(["toggle 3"]);
    expect(press("Enter", { pick, pickable })).toEqual([]);
    expect(press("Enter", { pick, pickable, complete: true })).toEqual(["confirm"]);
  });

  it("confirm with Enter also on the card that was clicked last, but not on another button", () => {
    const pick = { verb: "discard", zone: "hand", count: 2, exact: true } as const;
    const card = document.createElement("button");
    card.dataset["action"] = "discard gem-world";
    card.setAttribute("aria-pressed", "true");
    const on = (focused: Element, complete: boolean): string[] => {
      const { keyed, did } = board({ pick, pickable: [{ place: 7 }], complete });
      keyDoes({ key: "Enter", ...plain }, focused, keyed)?.();
      return did;
    };
    expect(on(card, true)).toEqual(["confirm"]);
    expect(on(card, false)).toEqual([]);
    expect(on(document.createElement("button"), true)).toEqual([]);
  });

  it("put back what was begun", () => {
    expect(press("Escape", { begun: true })).toEqual(["clear"]);
    expect(press("Escape", {})).toEqual([]);
  });

  it("leave fields and the browser's own keys alone", () => {
    const { keyed } = board({ keyed: ["place a"] });
    expect(keyDoes({ key: "1", ...plain, ctrlKey: true }, nowhere, keyed)).toBeNull();
    expect(keyDoes({ key: "1", ...plain }, document.createElement("input"), keyed)).toBeNull();
  });
});
