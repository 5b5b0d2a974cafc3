/** What a list of answers is called: the thing it belongs to. */
import type { Say } from "../../../table/board";

/** Targets that are words of the vocabulary. */
const AXES = new Set(["planet", "card", "star", "tech"]);

/** `name` is what the thing tells of itself, its own name first. */
export function titleOf(target: string, name: string, say: Say): string {
  const cut = target.indexOf(":");
  const axis = target.slice(0, Math.max(cut, 0));
  if (AXES.has(axis)) return say.word(axis, target.slice(cut + 1));
  return name.split(". ", 1).join();
}
