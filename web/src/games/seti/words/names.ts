/** What spaces, places of species and tasks are called at this table. */
import type { Update } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import { tell } from "../../../words/description";
import { factsOf } from "../facts";
import { PLACES, viewOf } from "../view";
import { ringNear, speciesAt, speciesName } from "./spaces";

/**
 * A word of the vocabulary as people at this table say it. The log tells of the past with these words too, so
 * a space is called by what never moves: its ring and the star of its sector.
 */
export function word(
  axis: string,
  key: string,
  update: Update,
  say: Say,
  _past: boolean,
  facts: unknown,
): string | null {
  const view = viewOf(update);
  if (axis === "space") return ringNear(key, view, say);
  if (axis === "place" && speciesAt(key, view) !== null && isSpeciesPlace(key)) return speciesName(key, view, say);
  if (axis === "task") return taskName(key, facts, say);
  return null;
}

function isSpeciesPlace(key: string): boolean {
  return PLACES.some((place) => place === key);
}

/** A task by the number of its objective and in words: nobody knows the numbers by heart. */
function taskName(key: string, facts: unknown, say: Say): string | null {
  const [objective = "", number] = key.split(":");
  const task = factsOf(facts).solo.objective(objective).tasks[Number(number) - 1];
  return task === undefined ? null : say("seti-task-named", { task: say.word("task", key), text: tell(task, say) });
}
