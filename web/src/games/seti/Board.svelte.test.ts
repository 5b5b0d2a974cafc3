/** The whole board is drawn where things are there twice that look like one. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { BoardProps } from "../../table/board";
import Board from "./Board.svelte";
import Players from "./player/Players.svelte";
import type { PlayerView, View } from "./view";
import { FACTS, FILES, player, strict, update, view } from "./words/fixtures";

/** jsdom lays nothing out, so nothing ever changes its size; nor does it open dialogs. */
class NothingChanges {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

let leave: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NothingChanges);
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
});

function draw(players: PlayerView[], Part: Component<BoardProps> = Board): HTMLElement {
  const seen: View = view({ players });
  const unused = { events: [], motion: false, shapes: true, readonly: true, pane: "", forecast: null };
  const props = {
    update: update(seen),
    facts: FILES,
    say: strict("en"),
    choose: () => undefined,
    proceed: () => undefined,
    ponder: () => undefined,
    ...unused,
  };
  const board = mount(Part, { target: document.body, props });
  leave = () => {
    void unmount(board);
    document.body.textContent = "";
  };
  flushSync();
  return document.body;
}

describe("the board", () => {
  it("shows two messages played on the same score", () => {
    const messages = FACTS.all
      .filter((card) => card.species === "centaurians")
      .map((card) => card.key)
      .slice(0, 2);
    const drawn = draw([player({ messages, message_at: [48, 48] }), player()]);
    expect(drawn.querySelectorAll(".added.message")).toHaveLength(2);
  });

  it("shows a rival's two capsules on one space, whose samples are secret", () => {
    const secret = { space: "3-2", sample: null };
    const drawn = draw([player(), player({ capsules: [secret, secret] })], Players);
    drawn.querySelector<HTMLElement>("[data-rival]")?.click();
    flushSync();
    const told = [...drawn.querySelectorAll("dialog li")].map((line) => line.textContent.trim());
    const capsule = strict("en")("seti-capsule-unknown", { place: strict("en").word("space", secret.space) });
    expect(told.filter((line) => line === capsule)).toHaveLength(2);
  });
});
