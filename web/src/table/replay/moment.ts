/** A step of a replay in the shape a board draws: an update nobody has to answer. */
import type { Moment, Step, TableInfo, Update } from "../../generated/messages";

export function updateOf(step: Step, table: TableInfo): Update {
  return {
    type: "update",
    version: step.step,
    since: step.step,
    seat: step.seat,
    view: step.view,
    points: step.points,
    events: step.events,
    question: step.question,
    waiting: step.asked,
    thinking: [],
    together: false,
    answered: 0,
    can_undo: false,
    table,
    handovers: [],
    changes: [],
    outcome: step.outcome,
    lesson: null,
  };
}

/** The table as it was seen at a moment that is past: nothing is asked there. */
export function atMoment(now: Update, moment: Moment): Update {
  const { version, view, points, events, waiting } = moment;
  return {
    ...now,
    version,
    since: version,
    view,
    points,
    events,
    waiting,
    question: null,
    thinking: [],
    together: false,
    can_undo: false,
    outcome: null,
  };
}

/** The step a link names; a number outside the game is its nearest end. */
export function stepOf(hash: string, steps: number): number {
  const wanted = /^\d+$/.test(hash) ? Number(hash) : 0;
  return Math.max(0, Math.min(wanted, steps));
}
