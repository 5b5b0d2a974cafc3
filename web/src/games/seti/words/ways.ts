/** Where the flights of a question lead. */
import { type Direction, stepFrom } from "../view";
import type { Choice } from "./notes";

/** The space a probe or capsule would fly from; null for a capsule nobody sees. */
export function flightStart({ answer, player }: Choice): string | null {
  if (answer.verb === "fly") return String(answer.arguments["space"]);
  return player?.capsules.find((each) => each.sample === answer.arguments["sample"])?.space ?? null;
}

export function flightEnd(choice: Choice): string | null {
  const start = flightStart(choice);
  return start === null ? null : stepFrom(start, choice.answer.arguments["direction"] as Direction);
}
