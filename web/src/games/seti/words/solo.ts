/** The rival's action cards and one's own objectives explained. */
import { tell } from "../../../words/description";
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { sentence } from "./texts";
import { type About, fact, line, type Line, type Now, type Seen } from "./explanation";

/** Said where two sources differ, or where none says anything. */
function doubts({ provenance, disputed }: { provenance?: string; disputed?: string }, say: Say): Line[] {
  if (disputed !== undefined) return [line(say("seti-web-doubted"), "unequal")];
  return provenance === "reconstructed" ? [line(say("seti-web-reconstructed"), "unequal")] : [];
}

export function aboutActionCard(key: string, facts: Facts, say: Say): About {
  const card = facts.solo.actionCard(key);
  return {
    title: say.word("action_card", key),
    kind: say("seti-web-kind-action-card"),
    lines: [
      ...card.actions.map((action, place) =>
        line(say("seti-web-about-action", { number: place + 1, action: sentence(tell(action, say)) })),
      ),
      line(say("seti-web-about-action-card")),
      line(say("seti-web-about-action-card-arrow", { arrow: card.arrow }), `arrow-${card.arrow}`),
      ...doubts(card, say),
    ],
    now: [],
    chapter: say("seti-web-chapter-solo"),
  };
}

export function aboutObjective(key: string, facts: Facts, say: Say, seen: Seen | null): About {
  const objective = facts.solo.objective(key);
  const tasks = objective.tasks.map((task) => sentence(tell(task, say)));
  return {
    title: say.word("objective", key),
    kind: say("seti-web-kind-objective", { stage: objective.stage }),
    lines: [
      ...tasks.map((task, place) => line(say("seti-web-about-task", { number: place + 1, task }), "target")),
      line(say("seti-web-about-objective")),
      ...doubts(objective, say),
    ],
    now: seen === null ? [] : tasksNow(key, tasks, say, seen),
    chapter: say("seti-web-chapter-solo"),
  };
}

/** How far one is with every task. */
function tasksNow(key: string, tasks: string[], say: Say, { view }: Seen): Now[] {
  const open = view.objectives?.open.find(({ objective }) => objective === key);
  return (open?.tasks ?? []).map((task, place) => fact(taskWords(tasks[place] ?? "", task, say)));
}

interface Standing {
  done: boolean;
  now: number;
  wanted: number;
}

/** A task and how far one is with it. */
export function taskWords(task: string, { done, now, wanted }: Standing, say: Say): string {
  if (done) return say("seti-web-task-done", { task });
  return wanted > 1 ? say("seti-web-task-now", { task, now, wanted }) : say("seti-web-task-open", { task });
}
