/** The panes of the board below 900 px. */
import type { Pane } from "../../table/board";

export const panes: Pane[] = [
  { id: "sky", icon: "sun", label: "seti-web-pane-sky" },
  { id: "planets", icon: "orbiter", label: "seti-web-pane-planets" },
  { id: "techs", icon: "research-centre", label: "seti-web-pane-techs" },
  { id: "hand", icon: "hand", label: "seti-web-pane-hand" },
];
