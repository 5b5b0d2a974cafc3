/** For tests: every game's messages are known, and the files can be asked what is written in them. */
import type { Language } from "../settings.svelte";
import { learn, learnLesson } from "./messages";
import "./person";

const FILES = import.meta.glob<string>(
  ["../../../src/orrery/locales/**/*.ftl", "!../../../src/orrery/locales/**/{commands,terminal,host,calls}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const GAMES = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/").at(-2) ?? "");

await Promise.all(GAMES.flatMap((game) => [learn(game), learnLesson(game)]));

/** Every id written in a language's files, whether it can be read or not: for the check that none is missing. */
export function idsOf(language: Language): string[] {
  const found: string[] = [];
  for (const [path, source] of Object.entries(FILES)) {
    if (!path.includes(`/locales/${language}/`)) continue;
    for (const match of source.matchAll(/^([a-z][\w-]*) *=/gm)) found.push(match[1] ?? "");
  }
  return found.sort();
}
