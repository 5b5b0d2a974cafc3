/** Fluent messages by id, in German and English, from the same files the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { LANGUAGES, type Language } from "../settings.svelte";

const FILES = import.meta.glob<string>(
  ["../../../src/orrery/locales/*/*.ftl", "!../../../src/orrery/locales/*/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function bundleOf(language: Language): FluentBundle {
  // isolating marks would hide inside names that are searched for and copied
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const BUNDLES = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]));

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

/** Every id written in a language's files, whether it can be read or not: for the check that none is missing. */
export function idsOf(language: Language): string[] {
  const found: string[] = [];
  for (const [path, source] of Object.entries(FILES)) {
    if (!path.includes(`/locales/${language}/`)) continue;
    for (const match of source.matchAll(/^([a-z][\w-]*) *=/gm)) found.push(match[1] ?? "");
  }
  return found.sort();
}
