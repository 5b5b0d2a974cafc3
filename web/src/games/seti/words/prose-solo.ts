/** What somebody alone has before them in words: the rival institute, and one's own objectives. */
import type { Passage } from "../../../table/board";
import { playerAt } from "../../../table/players/seats";
import { tell } from "../../../words/description";
import type { ObjectivesView, RivalView } from "../solo/alone";
import { rivalSeat } from "../solo/alone";
import { cellsOf } from "../solo/loop";
import { boardName, inFront, out, points } from "./prose-players";
import { taskWords } from "./solo";
import { passage, type Telling } from "./telling";
import { sentence } from "./texts";

/** The rival has craft, marks and points as players do, and everything else of its own. */
export function rivalPassage(told: Telling, rival: RivalView): Passage {
  const { say, view, facts } = told;
  const seat = rivalSeat(view);
  const spaces = cellsOf(facts, rival.difficulty);
  const slots = facts.solo.computer(rival.difficulty);
  const counts = Object.entries(rival.tech_counts).map(([kind, count]) => `${say(`seti-kind-${kind}`)} ${count}`);
  return {
    heading: boardName(told, seat),
    items: [
      say("seti-prose-difficulty", { difficulty: rival.difficulty }),
      say("seti-web-track", { space: rival.progress + 1, spaces: spaces.length }),
      ...(rival.next_tech === null
        ? [say("seti-web-takes-none")]
        : [say("seti-prose-would-take", { tech: say.word("tech", rival.next_tech) })]),
      say("seti-web-rival-computer", { count: rival.computer, slots: slots.length, pool: rival.pool }),
      ...(rival.techs.length === 0 ? [] : [say("seti-prose-techs", { techs: told.words("tech", rival.techs) })]),
      counts.join(", "),
      ...(rival.messages > 0 ? [say("seti-rival-messages", { count: rival.messages })] : []),
      ...(rival.passed ? [say("seti-prose-passed")] : []),
      say("seti-web-own-publicity", { count: playerAt(view, seat).publicity }),
      ...out(told, seat),
    ].map(sentence),
    parts: [
      ...passage(say("seti-prose-action-cards"), [
        say("seti-web-action-deck", { count: rival.deck }),
        say("seti-web-reinforcement", { count: rival.reinforcement }),
        ...rival.revealed.map((card) => actionCard(told, card, card === rival.card)),
        ...(rival.card === null || rival.revealed.includes(rival.card) ? [] : [actionCard(told, rival.card, true)]),
        say("seti-prose-arrow", { arrow: rival.arrow }),
      ]),
      ...passage(
        say("seti-prose-track"),
        spaces.map(({ index, tech }) =>
          say("seti-web-track-space", { space: index + 1, tech: say.word("tech", tech) }),
        ),
      ),
      ...inFront(told, seat),
      ...passage(say("seti-label-points"), points(told, seat)),
    ],
  };
}

function actionCard(told: Telling, card: string, last: boolean): string {
  const text = [`${told.say.word("action_card", card)}.`, ...told.rules("action_card", card)].join(" ");
  return last ? told.say("seti-prose-last-card", { card: text }) : text;
}

export function objectivesPassage(told: Telling, objectives: ObjectivesView): Passage {
  const { say, facts } = told;
  const { round_needs: needs, missing_now: missing, completed, spent } = objectives;
  const stages = Object.entries(objectives.stack)
    .filter(([, count]) => count > 0)
    .map(([stage, count]) => say("seti-web-goals-stage", { count, stage }));
  const { progressPerMissing: progress, pointsPerUncompleted } = facts.solo;
  return {
    heading: say("seti-web-goals"),
    items: [
      needs === 0
        ? say("seti-web-goals-last", { points: pointsPerUncompleted })
        : say("seti-web-goals-due", { needs, done: completed.length, missing, progress: progress * missing }),
      say("seti-prose-penalty", { points: objectives.final_penalty }),
      say("seti-web-goals-stack", { count: stages.length, stages: stages.join(", ") }),
      ...(completed.length === 0 ? [] : [say("seti-prose-goals-done", { goals: told.words("objective", completed) })]),
      ...(spent > 0 ? [say("seti-prose-goals-spent", { count: spent })] : []),
    ],
    parts: objectives.open.map(({ objective, tasks }) => ({
      heading: say.word("objective", objective),
      items: facts.solo
        .objective(objective)
        .tasks.map((task, place) =>
          taskWords(sentence(tell(task, say)), tasks[place] ?? { done: false, now: 0, wanted: 1 }, say),
        ),
    })),
  };
}
