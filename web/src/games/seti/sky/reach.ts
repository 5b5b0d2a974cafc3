/** How far a piece can fly: what the board shows while one is picked. */
import type { QuestionInfo } from "../../../generated/messages";
import type { Picked } from "../desk.svelte";
import { indexOf, type PlayerView, type View } from "../view";

/** Movement at hand: what is left of a flight, and energy where it can be turned into movement. */
export function movementOf(question: QuestionInfo | null, burnable: boolean, own: PlayerView): number {
  const left = question?.prompt === "move" ? Number(question.arguments["count"] ?? 0) : 0;
  return left + (burnable ? own.energy : 0);
}

/** The only own piece in the sky, if there is just one: it need not be picked to fly. */
export function onlyPiece(own: PlayerView): Picked | null {
  const [first, ...more] = [
    ...own.probes.map((space): Picked => ({ space, sample: null })),
    ...own.capsules.map(({ space, sample }): Picked => ({ space, sample })),
  ];
  return more.length === 0 ? (first ?? null) : null;
}

/** What a flight of a piece to a space takes; null where it stands there or nothing is known about it. */
export function flightCost(view: View, from: string, to: string): number | null {
  const cost = view.reach[from]?.costs[indexOf(to)];
  return cost === undefined || cost <= 0 ? null : cost;
}

/** What it takes each own piece to come to a space, by where it stands; the nearest first. */
export function flightsTo(view: View, to: string): { from: string; cost: number }[] {
  return Object.keys(view.reach)
    .flatMap((from) => {
      const cost = flightCost(view, from, to);
      return cost === null ? [] : [{ from, cost }];
    })
    .sort((one, other) => one.cost - other.cost);
}
