/** How far somebody has come in the campaign: what is won, open or still closed, and the best result of each scenario. */
import type { AloneInfo, TableInfo } from "../../../generated/messages";
import type { ScenarioFacts } from "../solo/facts";

/** As the story tells it, one after the other; or in any order, as the rules allow. */
export type Order = "told" | "free";

export interface Chapter {
  number: number;
  facts: ScenarioFacts;
  state: "won" | "open" | "closed";
  /** The scenario that opens it. */
  after: number;
  result: AloneInfo | null;
  /** A table that is still being played. */
  table: TableInfo | null;
}

const GAME = "empires";

export function chaptersOf(
  scenarios: readonly ScenarioFacts[],
  results: readonly AloneInfo[],
  tables: readonly TableInfo[],
  order: Order,
): Chapter[] {
  let all = true;
  return scenarios.map((facts, place) => {
    const { number } = facts;
    const result = results.find(({ game, level }) => game === GAME && level === number) ?? null;
    const table = tables.find((each) => isPlayed(each, number)) ?? null;
    const won = (result?.won ?? 0) > 0;
    const closed = order === "told" && !all && table === null;
    // the first one that is not won closes all that come later
    all &&= won;
    const after = scenarios[place - 1]?.number ?? 0;
    return { number, facts, state: won ? "won" : closed ? "closed" : "open", after, result, table };
  });
}

function isPlayed({ game, options, status, seats }: TableInfo, scenario: number): boolean {
  return game === GAME && seats.length === 1 && status === "playing" && options["scenario"] === scenario;
}

/** How many steps lead to all goals; a galaxy without guardians is one. */
export function stepsOf({ goals }: ScenarioFacts): number {
  return goals.reduce((sum, { count }) => sum + Math.max(1, count), 0);
}

/** The chapter to begin with: the first one that is open, or the first. */
export function firstOpen(chapters: readonly Chapter[]): number {
  return chapters.find(({ state }) => state === "open")?.number ?? 1;
}
