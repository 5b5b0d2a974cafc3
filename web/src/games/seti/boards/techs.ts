/** The technology board: stacks by kind, who has which, and taking one as a main action. */
import { SETI } from "../../../generated/messages";
import type { Facts, TechFacts } from "../facts";
import type { TechView, View } from "../view";

export interface Stack extends TechView {
  kind: TechFacts["kind"];
  /** Who has one of it. */
  owners: number[];
}

export const KINDS = SETI.tech_kinds;

export function stacksOf(view: View, facts: Facts): Stack[] {
  return view.techs.map((stack) => ({
    ...stack,
    kind: facts.tech(stack.tech).kind,
    owners: view.players.flatMap((player, seat) => (player.techs.includes(stack.tech) ? [seat] : [])),
  }));
}

/** Whether a seat could want a tile of this stack: there is one left, and it has none yet. */
export function isOpenTo(stack: Stack, seat: number): boolean {
  return stack.left > 0 && !stack.owners.includes(seat);
}

/** The symbol of what a technology does; computer technologies show what they pay. */
export function iconOf(tech: string): string {
  return tech.startsWith("computer-") ? tech.slice("computer-".length) : `tech-${tech}`;
}
