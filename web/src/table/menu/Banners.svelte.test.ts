/** Names in the banners of a table. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";

import type { SeatInfo, TableInfo } from "../../generated/messages";
import type { GameWords } from "../../words/game-words";
import { isolated } from "../../words/isolated";
import Banners from "./Banners.svelte";

it("isolates the name of a proposer that is written from right to left", () => {
  const proposal = { kind: "bot", bot: "random", by: "\u05e2\u05d3\u05d4", agreed: false, asked: true, missing: [] };
  const seat = { kind: "person", name: "Ben", mine: false, may: [], wait: 0, proposal } as unknown as SeatInfo;
  const table = { id: "t", mine: false, status: "playing", seats: [seat] } as unknown as TableInfo;
  const words = { seat: () => "Ben" } as unknown as GameWords;
  const nothing = (): void => undefined;
  const shared = { line: "open", problem: null, changed: null, narrow: false } as const;
  const props = { ...shared, handovers: [], table, words, forget: nothing, invite: nothing };
  const page = mount(Banners, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain(isolated("\u05e2\u05d3\u05d4"));
  void unmount(page);
});
