/** Messages of the frame in the chosen language; reactive wherever a template or derived value calls it. */
import { Refused } from "../wire/http";
import { settings } from "../settings.svelte";
import { humanise } from "./game-words";
import { isolated } from "./isolated";
import { has, text, type Given } from "./messages";

export function tell(id: string, args: Given = {}): string {
  return text(settings.language, id, args);
}

/** Says what went wrong, names in it isolated; mistakes of the program are thrown on. */
export function complaint(problem: unknown): string {
  if (!(problem instanceof Refused)) throw problem;
  const args = Object.entries(problem.args).map(([name, value]) => [name, isolated(value)]);
  return tell(problem.message, Object.fromEntries(args) as Given);
}

/** A game's name on posters and lists. */
export function title(game: string): string {
  const written = [`${game}-poster`, `${game}-title`].find(has);
  return written === undefined ? humanise(game) : tell(written);
}
