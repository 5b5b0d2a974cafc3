/** The parts of the table at which somebody plays alone, drawn in both languages. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LANGUAGES } from "../../../settings.svelte";
import type { BoardProps } from "../../../table/board";
import Board from "../Board.svelte";
import { panes } from "../panes";
import type { View } from "../view";
import { FACTS, FILES, question, strict, update, view } from "../words/fixtures";
import { about } from "../words/about";
import { alone, event, MINE, objectives, PASS, rival, SCAN } from "./fixtures";
import Rail from "./Rail.svelte";
import { showing } from "./showing.svelte";
import { at } from "./table";
import Tally from "./Tally.svelte";
import Told from "./Told.svelte";

class NothingChanges {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

let leave: () => void = () => undefined;
beforeEach(() => void vi.stubGlobal("ResizeObserver", NothingChanges));
afterEach(() => {
  leave();
  showing.stop();
  vi.unstubAllGlobals();
});

function draw(Part: Component<BoardProps>, seen: View, given: Partial<BoardProps> = {}): HTMLElement {
  leave();
  const props: BoardProps = {
    ...{ update: update(seen), facts: FILES, say: strict("en"), events: [], journal: SCAN },
    ...{ choose: () => undefined, proceed: () => undefined, ponder: () => undefined, forecast: null },
    ...{ motion: false, shapes: true, readonly: false, pane: "", ...given },
  };
  const part = mount(Part, { target: document.body, props });
  leave = () => {
    void unmount(part);
    document.body.textContent = "";
    leave = () => undefined;
  };
  flushSync();
  return document.body;
}

const words = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

describe("a table at which somebody plays alone", () => {
  it("is another one than a table of several", () => {
    expect(at?.(update(view()))).toBeNull();
    const found = at?.(update(alone()));
    expect(found).toMatchObject({ Players: Rail, Score: Tally, Told });
    expect(found?.panes?.map(({ id }) => id)).toEqual([...panes.map(({ id }) => id), "rival"]);
    expect(SCAN.some((each) => found?.panes?.at(-1)?.stirs?.(each))).toBe(true);
    expect(MINE.some((each) => found?.panes?.at(-1)?.stirs?.(each))).toBe(false);
  });

  it.each(LANGUAGES)("has words for everything (%s)", (language) => {
    const say = strict(language);
    for (const journal of [[], SCAN, PASS])
      for (const Part of [Rail, Told]) expect(() => draw(Part, alone(), { say, journal })).not.toThrow();
    expect(() => draw(Board, alone(), { say })).not.toThrow();
    for (const round of [1, 5]) expect(() => draw(Tally, alone({ round }), { say })).not.toThrow();
  });
});

describe("the panes of a phone", () => {
  const parts = ["goals", "planets", "sky", "techs", "row", "mat", "rival"];
  const inSight = (pane: string): string[] => {
    const layout = draw(Board, alone(), { pane }).querySelector(".layout");
    return parts.filter((part) => layout?.querySelector(`div.${part}`)?.closest("[hidden]") === null);
  };

  it("show what lies in them, and a desk shows everything but what stands in its rail", () => {
    expect(inSight("rival")).toEqual(["goals", "rival"]);
    expect(inSight("hand")).toEqual(["row", "mat"]);
    expect(inSight("")).toEqual(parts.slice(0, -1));
  });
});

describe("the rival's board", () => {
  it("has its marker on the loop and a frame around what it would take", () => {
    const drawn = draw(Rail, alone());
    const cells = [...drawn.querySelectorAll(".cell")];
    expect(cells).toHaveLength(12);
    expect(cells.findIndex((cell) => cell.classList.contains("here"))).toBe(8);
    expect(cells.filter((cell) => cell.classList.contains("next"))).toHaveLength(1);
    expect(words(drawn.querySelector(".loop p"))).toContain(strict("en").word("tech", "computer-energy"));
    expect(drawn.querySelector("[role=img][aria-label='3 of 5']")).not.toBeNull();
  });

  it("says where its facts are doubtful", () => {
    const now = (difficulty: number): number => {
      const seen = { view: alone({ rival: rival({ difficulty }) }), near: 0 };
      return about("thing", "progress", FACTS, strict("de"), seen)?.now.length ?? 0;
    };
    expect([now(4), now(5)]).toEqual([0, 1]);
    const lines = (card: string): number => about("action_card", card, FACTS, strict("en"))?.lines.length ?? 0;
    expect(lines("s-8") - FACTS.solo.actionCard("s-8").actions.length).toBe(3);
    expect(lines("s-1") - FACTS.solo.actionCard("s-1").actions.length).toBe(2);
  });

  it("counts data, technologies by kind and cards", () => {
    const drawn = draw(Rail, alone({ rival: rival({ computer: 4, pool: 2 }) }));
    expect(drawn.querySelectorAll(".slot.filled")).toHaveLength(4);
    expect([...drawn.querySelectorAll(".techs")].map(words)).toEqual(["1", "0", "2"]);
    expect([...drawn.querySelectorAll(".pile b")].map(words)).toEqual(["3", "8"]);
  });

  it("has its message tiles in reserve on the board of the Centaurians", () => {
    const [hidden] = view().species;
    const found = { ...hidden, species: "centaurians" } as View["species"][number];
    const reserve = (messages: number): string | undefined => {
      const drawn = draw(Board, alone({ species: [found, ...view().species.slice(1)], rival: rival({ messages }) }));
      drawn.querySelector<HTMLElement>("[data-thing='species:centaurians']")?.click();
      flushSync();
      return drawn.querySelector<HTMLElement>(".waiting .tiles span[title]")?.title;
    };
    expect(reserve(2)).toBe("2 message tiles in reserve");
    expect(reserve(0)).toBeUndefined();
  });
});

describe("the slip", () => {
  it("tells what was tried and why not, the steps with their rules, and the sum", () => {
    const drawn = draw(Told, alone());
    expect(words(drawn.querySelector(".slip .number"))).toBe("S.2");
    expect(words(drawn.querySelector(".arrow"))).toBe("from the right");
    expect([...drawn.querySelectorAll(".tried li")].map((line) => line.classList.contains("barred"))).toEqual([
      true,
      true,
      false,
    ]);
    expect(words(drawn.querySelectorAll(".tried li")[1])).toContain("only 3 publicity");
    const steps = [...drawn.querySelectorAll(".steps li")].map(words);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toContain(strict("en").word("ground", "earth-sector"));
    expect(steps[1]).toContain(strict("en").word("tech", "telescope-earth"));
    expect([...drawn.querySelectorAll(".slip footer span")].map(words)).toEqual(["+2", "+2", "+4"]);
  });

  it("leaves more than four steps to the log", () => {
    const many = Array.from({ length: 6 }, () => event("sector-chosen", { star: "vega", ground: "two-points" }));
    const readLog = vi.fn();
    const drawn = draw(Told, alone(), { journal: [event("turn-begun"), ...many], readLog });
    const lines = [...drawn.querySelectorAll(".steps li")];
    expect(lines).toHaveLength(5);
    expect(words(lines[4])).toBe("and 2 more steps");
    lines[4]?.querySelector("button")?.click();
    expect(readLog).toHaveBeenCalledOnce();
  });

  it("says that it passed and which card went", () => {
    const drawn = draw(Told, alone(), { journal: [...MINE, ...PASS, ...MINE] });
    expect(words(drawn.querySelector(".told"))).toContain(strict("en").word("card", "falcon-heavy"));
    expect(drawn.querySelector(".show")).toBeNull();
  });

  it("keeps the turns before where there were several", () => {
    const drawn = draw(Told, alone(), { journal: [...MINE, ...SCAN, ...PASS] });
    expect(drawn.querySelector(".tried")).toBeNull();
    drawn.querySelector<HTMLElement>(".pages button")?.click();
    flushSync();
    expect(drawn.querySelectorAll(".tried li")).toHaveLength(3);
  });

  it("shows the turn again with R, and any other key ends that", () => {
    draw(Rail, alone(), { motion: true });
    const press = (key: string): boolean => window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    press("r");
    expect(showing.lit).toEqual([1]);
    press("x");
    expect(showing.playing).toBe(false);
  });

  it("comes up as a sheet on a phone after the rival's turn, until it is closed", () => {
    const asked = update(alone(), question("main-action", "launch", "scan"));
    const phone = { update: asked, pane: "sky", events: SCAN.slice(-1) };
    const drawn = draw(Board, alone(), phone);
    expect(drawn.querySelector(".sheet .slip")).not.toBeNull();
    drawn.querySelector<HTMLElement>(".sheet .close")?.click();
    flushSync();
    expect(drawn.querySelector(".sheet")).toBeNull();
    const otherwise: Partial<BoardProps>[] = [{ pane: "rival" }, { pane: "" }, { journal: MINE }, { events: [] }];
    for (const each of otherwise)
      expect(draw(Board, alone(), { ...phone, ...each }).querySelector(".sheet")).toBeNull();
  });
});

describe("the objectives", () => {
  it("stand with their tasks, how far one is, and what the round's end costs", () => {
    const drawn = draw(Board, alone());
    expect([...drawn.querySelectorAll(".stage")].map(words)).toEqual(["II", "III"]);
    expect(drawn.querySelectorAll(".task.done")).toHaveLength(2);
    expect([...drawn.querySelectorAll(".standing")].map(words)).toEqual(["5/9"]);
    expect(drawn.querySelectorAll(".asks i.filled")).toHaveLength(2);
    expect(words(drawn.querySelector(".asks .cost"))).toContain("+3");
    expect(drawn.querySelector("[data-target='task:iii-5:2']")?.getAttribute("aria-label")).toContain("5 of 9");
    expect(words(drawn.querySelector(".goals .stack"))).toBe("5");
  });

  it("say nothing of a cost where enough are completed, and name the points of the last round", () => {
    const enough = draw(Board, alone({ objectives: objectives({ missing_now: 0 }) }));
    expect(enough.querySelector(".asks .cost")).toBeNull();
    const last = draw(Board, alone({ round: 5, objectives: objectives({ round_needs: 0, missing_now: 0 }) }));
    expect(words(last.querySelector(".asks .cost"))).toBe("+35");
  });

  it("are not there on the first difficulty", () => {
    expect(draw(Board, alone({ objectives: null })).querySelector("[data-part='goals']")).toBeNull();
  });

  it("can be marked where the question asks for it", () => {
    const asked = question("mark-task", "mark-task ii-11:2", "mark-task iii-5:2");
    const choose = vi.fn();
    const drawn = draw(Board, alone(), { update: update(alone(), asked), choose });
    drawn.querySelector<HTMLElement>("[data-target='task:ii-11:2']")?.click();
    expect(choose).toHaveBeenCalledWith("mark-task ii-11:2");
  });
});

describe("the score", () => {
  const POINTS = [
    { track: 41, cards: 3, gold: 5 },
    { track: 47, cards: 0, gold: 0 },
  ];
  const sums = (drawn: HTMLElement): string[] => [...drawn.querySelectorAll(".sum td")].map(words);

  it("counts as if the game ended now", () => {
    const drawn = draw(Tally, alone(), { update: update(alone(), null, POINTS) });
    expect(sums(drawn)).toEqual(["49", "82"]);
    expect(words(drawn.querySelectorAll("tbody tr")[1])).toContain("–");
    expect(drawn.querySelector("p")).toBeNull();
  });

  it("says in the last round that a tie is lost", () => {
    const seen = alone({ round: 5 });
    expect(draw(Tally, seen, { update: update(seen, null, POINTS) }).querySelector("p")).not.toBeNull();
  });
});
