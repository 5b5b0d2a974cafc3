/** What the book counts: games and wins by opponent, playing alone, first games, and which tables come first. */
import type { AloneInfo, BookLine, GameInfo, OptionValue, TableInfo } from "../../../generated/messages";
import type { Language } from "../../../settings.svelte";
import { has } from "../../../words/messages";
import { tell, title } from "../../../words/tell";
import { isAsked, isGoingOn } from "../listed";

/** With fewer games a bar would say more than is known. */
export const FEW = 5;
const ALONE = "alone";
const PEOPLE = "people";

export interface Row {
  against: string;
  games: number;
  won: number;
}

/** Games and wins by opponent, the weakest bot first and people last; of one game, or of all. */
export function rowsOf(lines: readonly BookLine[], games: readonly GameInfo[], game: string | null): Row[] {
  const order = [...games.flatMap(({ bots }) => bots), ALONE, PEOPLE];
  const rows = new Map<string, Row>();
  for (const line of lines) {
    if (game !== null && line.game !== game) continue;
    const known = rows.get(line.against) ?? { against: line.against, games: 0, won: 0 };
    rows.set(line.against, { ...known, games: known.games + line.games, won: known.won + line.won });
  }
  return [...rows.values()].sort((one, other) => order.indexOf(one.against) - order.indexOf(other.against));
}

/** All rows together. */
export function sumOf(rows: readonly Row[]): { games: number; won: number } {
  return rows.reduce((sum, { games, won }) => ({ games: sum.games + games, won: sum.won + won }), { games: 0, won: 0 });
}

/** Tables to go on with: where I am asked first, what waits for others after it. */
export function toContinue(tables: readonly TableInfo[]): TableInfo[] {
  const going = tables.filter((table) => isGoingOn(table) || table.status === "broken");
  const rank = (table: TableInfo): number => (isAsked(table) ? 0 : isGoingOn(table) ? 1 : 2);
  return going.sort((one, other) => rank(one) - rank(other));
}

export interface Rung {
  level: OptionValue;
  result: AloneInfo | null;
}

/** What is played alone step by step: a campaign by its scenarios, or a rival by its strength. */
export interface Ladder {
  game: GameInfo;
  option: "scenario" | "difficulty";
  rungs: Rung[];
}

/** One for every game that can be played alone, those that were begun first. */
export function laddersOf(games: readonly GameInfo[], results: readonly AloneInfo[]): Ladder[] {
  const found = games.flatMap((game): Ladder[] => {
    const option = (["scenario", "difficulty"] as const).find((name) =>
      game.options.some((each) => each.name === name),
    );
    if (option === undefined || !game.seats.includes(1)) return [];
    const levels = game.options.find(({ name }) => name === option)?.choices ?? [];
    const of = (level: OptionValue): AloneInfo | null =>
      results.find((result) => result.game === game.name && result.level === level) ?? null;
    return [{ game, option, rungs: levels.map((level) => ({ level, result: of(level) })) }];
  });
  return found.sort((one, other) => Number(isBegun(other)) - Number(isBegun(one)));
}

export function isBegun({ rungs }: Ladder): boolean {
  return rungs.some(({ result }) => result !== null);
}

/** A place on the way along a strip of the book. */
export interface Station {
  done: boolean;
  /** Whether it is the one to go to. */
  next: boolean;
  below: string;
  tip: string;
}

/** A guided first game: not begun, under way, or played, with or without help to the end. */
export interface Lesson {
  game: string;
  state: "new" | "on" | "played";
}

/** The first games that can be played, in the order of the games. */
export function lessonsOf(games: readonly GameInfo[], tables: readonly TableInfo[]): Lesson[] {
  return games
    .filter(({ lesson }) => lesson)
    .map(({ name }) => {
      const mine = tables.filter((table) => table.game === name && table.lesson !== null);
      const isOn = mine.some((table) => table.lesson === "on" && isGoingOn(table));
      return { game: name, state: isOn ? "on" : mine.length > 0 ? "played" : "new" };
    });
}

/** The name of a game where there is little room. */
export function shortTitle(game: string): string {
  return has(`${game}-poster-short`) ? tell(`${game}-poster-short`) : title(game);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago something was, in the largest unit that fits; nothing where it was a moment ago. */
export function ago(seconds: number, language: Language): string {
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (unit === undefined) return "";
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / unit[1]), unit[0]);
}
