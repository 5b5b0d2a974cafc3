/** The question bar is told what the board offers, and gets every answer back when the board cannot show it. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Update } from "../generated/messages";
import { screen } from "../screen.svelte";
import { tell } from "../words/tell";
import type { BoardModule, Offer } from "./board";
import { drawnBy } from "./drawn";
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

function stage(broken: () => boolean, pane = "table", knows: () => boolean = () => true): void {
  const own = {
    Board: () => {
      if (broken()) throw new Error("a line is missing");
      document.body.append("drawn");
    },
    HoverCard: () => undefined,
    panes: [{ id: "table", icon: "card", label: "web-pane-table" }],
    offer: () => OFFER,
    knows,
  } as unknown as BoardModule;
  const frame = { bar, tools: empty, log: empty, score: empty, players: empty };
  const update = { view: { round: 2 }, table: { game: "duel" } } as unknown as Update;
  const board = drawnBy(own, update, {});
  const standIn = board !== own;
  const game = { update, facts: {}, events: [], readonly: false, choose: () => undefined, title: "" };
  const say = Object.assign((id: string) => id, {
    language: "en",
    has: () => false,
    word: (_: string, word: string) => word,
  }) as never;
  const shown = mount(Stage, { target: document.body, props: { board, standIn, say, pane, ...game, ...frame } });
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
    expect(told()).toBe("none");
  });
});
