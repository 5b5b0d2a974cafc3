/** What is otherwise at a table at which somebody plays alone. */
import type { BoardModule } from "../../../table/board";
import { panes } from "../panes";
import { viewOf } from "../view";
import { isTold } from "./alone";
import Rail from "./Rail.svelte";
import Tally from "./Tally.svelte";
import Told from "./Told.svelte";

/** The rail belongs to the rival, and on a phone it has a pane of its own. */
const ALONE: Partial<BoardModule> = {
  Players: Rail,
  Told,
  Score: Tally,
  keys: [
    ["R", "seti-web-show-turn"],
    ["G", "seti-web-to-goals"],
  ],
  panes: [...panes, { id: "rival", icon: "bot", label: "seti-web-pane-rival", stirs: isTold }],
};

export const at: BoardModule["at"] = (update) => (viewOf(update).rival === null ? null : ALONE);
