/** Words of the players' boards that depend on a kind. */
import type { Say } from "../../../table/board";
import type { FrontKind } from "./front";
import type { SeatState } from "./seat-state";

const STATES: Record<SeatState, string> = {
  thinks: "seti-web-thinks",
  "to-move": "seti-web-to-move",
  passed: "seti-web-passed",
  bot: "seti-web-bot",
  open: "seti-web-open-seat",
  person: "seti-web-person",
};

export function stateWord(state: SeatState, say: Say): string {
  return say(STATES[state]);
}

const GROUPS: Record<FrontKind, string> = {
  mission: "seti-label-missions",
  message: "seti-label-messages",
  scoring: "seti-label-scoring",
  exertian: "seti-label-exertians",
  played: "seti-label-played-exertians",
};

export function groupWord(kind: FrontKind, say: Say): string {
  return say(GROUPS[kind]);
}
