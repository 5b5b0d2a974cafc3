/** Fluent messages by id, in German and English, from the same files the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { LANGUAGES, type Language } from "../settings.svelte";
import { api } from "../wire/http";

// what every page says comes with the page, what only one game says with its board
const FRAME = import.meta.glob<string>(
  ["../../../src/orrery/locales/*/{core,server,web}.ftl", "../../../src/orrery/locales/*/*/setup.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const GAMES = new Map(
  Object.entries(
    import.meta.glob<string>("../../../src/orrery/locales/*/*/{game,web,prose}.ftl", {
      query: "?raw",
      import: "default",
    }),
  ),
);

const LESSONS = import.meta.glob<string>("../../../src/orrery/locales/*/*/lesson.ftl", {
  query: "?raw",
  import: "default",
});

// isolating marks would hide inside names that are searched for and copied
const BUNDLES = new Map(LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]));

/** Takes over what is written in a file; its path says in which language. */
export function read(path: string, text: string): void {
  for (const [language, bundle] of BUNDLES) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text));
  }
}

for (const [path, text] of Object.entries(FRAME)) read(path, text);

const OURS = new Set([...GAMES.keys()].map((path) => path.split("/").at(-2) ?? ""));
const guests = new Set<string>();

/** What a game of another package says, the server knows: it did not come with the client. */
async function learnFromServer(game: string): Promise<void> {
  if (guests.has(game)) return;
  const told = await api.messages(game);
  for (const [language, bundle] of BUNDLES) bundle.addResource(new FluentResource(told[language] ?? ""));
  guests.add(game);
}

/** Fetches what a game says, in every language: whoever changes the language goes on reading at once. */
export async function learn(game: string): Promise<void> {
  if (!OURS.has(game)) return learnFromServer(game);
  const own = [...GAMES.keys()].filter((path) => path.includes(`/${game}/`));
  await Promise.all(
    own.map(async (path) => {
      const text = await GAMES.get(path)?.();
      if (text !== undefined) read(path, text);
      GAMES.delete(path); // read once; what could not be fetched is tried again with the next table
    }),
  );
}

/** Fetches what is said in a game's guided first game. */
export async function learnLesson(game: string): Promise<void> {
  const own = Object.entries(LESSONS).filter(([path]) => path.includes(`/${game}/`));
  for (const [path, fetching] of own) read(path, await fetching());
}

export type Given = Record<string, FluentVariable>;

/** The message in a language; undefined where nobody has written it. */
export function find(language: Language, id: string, args: Given = {}): string | undefined {
  const bundle = BUNDLES.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || pattern === undefined || pattern === null) return undefined;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  // a message that lacks an argument still says more than none; the console tells what is wrong
  for (const problem of problems) console.warn(`${language}: ${id}: ${problem.message}`);
  return text;
}

/** The message in the language, or in another one, or its id in brackets. */
export function text(language: Language, id: string, args: Given = {}): string {
  for (const spoken of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const found = find(spoken, id, args);
    if (found !== undefined) return found;
  }
  return `[${id}]`;
}

export function isWritten(language: Language, id: string): boolean {
  return BUNDLES.get(language)?.hasMessage(id) ?? false;
}

/** Whether any language has the message. */
export function has(id: string): boolean {
  return LANGUAGES.some((language) => isWritten(language, id));
}
