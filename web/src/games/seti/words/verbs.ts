/** The symbol of what an answer does. */
import type { Spoken } from "../../../table/board";

const SIGNS: Record<string, string> = {
  launch: "launch",
  orbit: "orbiter",
  land: "lander",
  scan: "scan",
  analyse: "computer",
  play: "card",
  research: "research-centre",
  "take-tech": "research-centre",
  signal: "signal",
  take: "draw",
  draw: "draw",
  tuck: "income",
  discard: "discard",
  keep: "hand",
  fly: "move",
  carry: "capsule",
  probe: "probe",
  fill: "mission",
  finish: "mission",
  mark: "gold",
  reply: "reward",
  bury: "danger",
  sample: "sample",
  burn: "move",
  corner: "corner",
  store: "data",
  "store-below": "data",
  exchange: "same",
  "buy-card": "draw",
};

export function signOf({ verb }: Pick<Spoken, "verb">): string | null {
  return SIGNS[verb] ?? null;
}
