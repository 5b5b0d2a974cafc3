/** The five phases of a round: which of them take place, which one runs, and who chose what. */
import { RACE } from "../../../generated/messages";
import type { View } from "../view";

export interface Phase {
  name: string;
  /** The action cards that choose it. */
  actions: readonly string[];
}

export const PHASES: Phase[] = Object.entries(RACE.phases).map(([name, actions]) => ({ name, actions }));

export type Course = "open" | "skipped" | "coming" | "running" | "done";

/** The phase a step of the round belongs to: a second run of a phase is the same phase. */
function phaseOf(step: string): string {
  return step.replace(/-again$/, "");
}

/** Whether a phase takes place in this round, and how far it is; open until the actions are revealed. */
export function courseOf(view: View, phase: string): Course {
  if (view.steps.length === 0) return "open";
  if (phaseOf(view.step) === phase) return "running";
  const last = view.steps.findLastIndex((step) => phaseOf(step) === phase);
  if (last < 0) return "skipped";
  const running = view.steps.indexOf(view.step);
  return running < 0 || last < running ? "done" : "coming";
}

export interface Chosen {
  action: string;
  /** Who played the card; a seat twice if it played both Develops or both Settles of the advanced game. */
  seats: number[];
}

/** By which of its cards a phase was chosen, and by whom. */
export function chosenFor(view: View, phase: Phase): Chosen[] {
  return phase.actions
    .map((action) => ({
      action,
      seats: view.players.flatMap((player, seat) => player.actions.filter((card) => card === action).map(() => seat)),
    }))
    .filter((chosen) => chosen.seats.length > 0);
}

/** The phase whose powers count now, in the words of the card data; trade belongs to consume. */
export function countsNow(view: View, phase: string): boolean {
  return phaseOf(view.step) === (phase === "trade" ? "consume" : phase);
}

/** The symbol of the phase an action card chooses. */
export function iconOf(action: string): string {
  return PHASES.find((phase) => phase.actions.includes(action))?.name ?? "explore";
}
