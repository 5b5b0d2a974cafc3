/** What is otherwise at a table at which somebody plays alone. */
import type { BoardModule, Pane } from "../../../table/board";
import { viewOf } from "../view";
import { campaignOf, isDrawn } from "./alone";
import { sentence } from "../words/explanation";
import Aside from "./Aside.svelte";
import Rail from "./Rail.svelte";
import Told from "./Told.svelte";

/** The rail belongs to the scenario and the robots, and on a phone they have a pane of their own. */
export function aloneTable(panes: Pane[]): Partial<BoardModule> {
  return {
    Players: Rail,
    Told,
    Aside,
    Score: null,
    guide: "solo-guide",
    ending: (update, say) => {
      const { verdict, turn } = campaignOf(viewOf(update));
      const won = verdict === "won";
      return {
        title: say(won ? "empires-web-won" : "empires-web-lost", { turn }),
        reason: won ? say("empires-web-won-because") : sentence(say.word("verdict", verdict)),
        next: { address: "/campaign/empires", icon: "flag", label: say("empires-web-to-campaign") },
      };
    },
    panes: [
      ...panes.filter(({ id }) => id !== "rivals"),
      { id: "invasion", icon: "robot", label: "empires-web-invasion", stirs: isDrawn },
    ],
  };
}
