/** The question bar is told what the board offers, and gets every answer back when the board cannot show it. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { EventInfo, Update } from "../generated/messages";
import { screen } from "../screen.svelte";
import { tell } from "../words/tell";
import type { BoardModule, Offer } from "./board";
import { drawnBy, isStandIn } from "./drawn";
import Stage from "./Stage.svelte";

const OFFER: Offer = { has: () => true, keys: 3 };
const empty = createRawSnippet(() => ({ render: () => "<i></i>" }));

/** A bar that only tells how many keys the board takes. */
const bar = createRawSnippet<[Offer | null]>((offer) => ({
  render: () => "<output></output>",
  setup: (element) => {
    $effect(() => {
      element.textContent = String(offer()?.keys ?? "none");
    });
  },
}));

function stage(
  broken: () => boolean,
  pane = "table",
  knows: () => boolean = () => true,
  more: { board?: Partial<BoardModule>; log?: typeof empty; logOpen?: boolean; events?: EventInfo[] } = {},
): void {
  const own = {
    Board: () => {
      if (broken()) throw new Error("a line is missing");
      document.body.append("drawn");
    },
    HoverCard: () => undefined,
    panes: [{ id: "table", icon: "card", label: "web-pane-table" }],
    offer: () => OFFER,
    knows,
    ...more.board,
  } as unknown as BoardModule;
  const frame = { bar, tools: empty, log: more.log ?? empty, score: empty, players: empty };
  const logOpen = more.logOpen ?? false;
  const update = { view: { round: 2 }, table: { game: "duel", seats: [] } } as unknown as Update;
  const board = drawnBy(own, update, {});
  const standIn = isStandIn(board, own);
  const game = { update, facts: {}, events: more.events ?? [], readonly: false, choose: () => undefined, title: "" };
  const say = Object.assign((id: string) => id, {
    language: "en",
    has: () => false,
    word: (_: string, word: string) => word,
  }) as never;
  const shown = mount(Stage, {
    target: document.body,
    props: { board, standIn, say, pane, logOpen, ...game, ...frame },
  });
  leave = () => unmount(shown);
  flushSync();
}

const told = (): string => document.querySelector("output")?.textContent ?? "";
let leave: () => void = () => undefined;

afterEach(() => {
  leave();
  document.body.textContent = "";
  screen.narrow = false;
});

describe("the stage", () => {
  it("tells the bar what the board offers", () => {
    stage(() => false);
    expect(told()).toBe("3");
  });

  it("gives the bar every answer back while the board fails", () => {
    let broken = true;
    stage(() => broken);
    expect(told()).toBe("none");
    broken = false;
    document.querySelector<HTMLElement>(".failed button")?.click();
    flushSync();
    expect(told()).toBe("3");
  });

  it("draws a position the board does not know at the plain table, and says so", () => {
    stage(
      () => false,
      "table",
      () => false,
    );
    expect(document.querySelector(".notice")?.textContent).toContain(tell("web-board-unknown"));
    expect(document.querySelector(".board")?.textContent).toContain("round");
    expect(document.body.textContent).not.toContain("drawn");
    expect(told()).toBe("none");
  });

  it("takes a board that cannot even tell for one that does not know", () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    stage(
      () => false,
      "table",
      () => {
        throw new Error("never heard of this species");
      },
    );
    expect(document.querySelector(".notice")).not.toBeNull();
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
  });

  it("says nothing where the board knows everything", () => {
    stage(() => false);
    expect(document.querySelector(".notice")).toBeNull();
    expect(document.body.textContent).toContain("drawn");
  });

  it("gives the bar every answer back while the log covers the board", () => {
    screen.narrow = true;
    stage(() => false, "log");
    expect(told()).toBe("0");
  });

  const journal = createRawSnippet(() => ({ render: () => "<ol id='log-lines' tabindex='-1'></ol>" }));
  const Players = (() => void document.body.append("rival")) as unknown as NonNullable<BoardModule["Players"]>;
  const Told = (() => void document.body.append("its card")) as unknown as NonNullable<BoardModule["Told"]>;
  const folding = { Players, Told };

  it("leaves the log away where the game's own side is told of, until it is asked for", () => {
    stage(() => false, "table", undefined, { board: folding, log: journal });
    expect(document.body.textContent).toContain("rival");
    expect(document.getElementById("log-lines")).toBeNull();
    leave();
    stage(() => false, "table", undefined, { board: folding, log: journal, logOpen: true });
    expect(document.activeElement?.id).toBe("log-lines");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    flushSync();
    expect(document.getElementById("log-lines")).toBeNull();
  });

  it("marks the tab of a pane in which something happened, unless it is the one in sight", () => {
    screen.narrow = true;
    const panes = ["table", "rival"].map((id) => ({
      ...{ id, icon: "card", label: id },
      stirs: (event: EventInfo) => event.seat === 1,
    }));
    const events = [{ version: 1, name: "scanned", seat: 1, facts: {} }];
    stage(() => false, "table", undefined, { board: { panes }, events });
    const tabs = [...document.querySelectorAll("[role=tab]")];
    expect(tabs.map((tab) => tab.querySelector(".dot") !== null)).toEqual([false, true, false]);
    (tabs[1] as HTMLElement).click();
    flushSync();
    expect(document.querySelector(".dot")).toBeNull();
  });
});
