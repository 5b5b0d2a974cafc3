/** The question bar is told what the board offers, and gets every answer back when the board cannot show it. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { Update } from "../generated/messages";
import { screen } from "../screen.svelte";
import type { BoardModule, Offer } from "./board";
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

function stage(broken: () => boolean, pane = "table"): void {
  const board = {
    Board: () => {
      if (broken()) throw new Error("a line is missing");
    },
    HoverCard: () => undefined,
    panes: [{ id: "table", icon: "card", label: "web-pane-table" }],
    offer: () => OFFER,
  } as unknown as BoardModule;
  const frame = { bar, tools: empty, log: empty, score: empty, players: empty };
  const game = { update: {} as Update, facts: {}, events: [], readonly: false, choose: () => undefined, title: "" };
  const say = Object.assign((id: string) => id, { language: "en" }) as never;
  const shown = mount(Stage, { target: document.body, props: { board, say, pane, ...game, ...frame } });
  leave = () => unmount(shown);
  flushSync();
}

const told = (): string => document.querySelector("output")?.textContent ?? "";
let leave: () => void = () => undefined;

afterEach(() => {
  leave();
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

  it("gives the bar every answer back while the log covers the board", () => {
    screen.narrow = true;
    stage(() => false, "log");
    expect(told()).toBe("none");
  });
});
