/** Playing alone, as the first page offers it: how strong the game is to be, and how one has fared so far. */
import type { AloneInfo, GameInfo, OptionInfo, OptionValue } from "../../generated/messages";
import { settings } from "../../settings.svelte";
import { tell } from "../../words/tell";
import { optionsFor } from "./seating";

/** The option that says how strong the game is. */
const DIFFICULTY = "difficulty";

/** The option that says which part of a campaign is played. */
const SCENARIO = "scenario";

/** The number of seats to begin with: alone only where nobody else can play. */
export function usualSeats(game: GameInfo): number {
  return game.seats.find((seats) => seats > 1) ?? game.seats[0] ?? 2;
}

/** How strong the game can be against someone alone; null where it is always the same, or nobody plays alone. */
export function difficultyOf(game: GameInfo, seats: number): OptionInfo | null {
  const isOne = ({ name, choices }: OptionInfo): boolean => name === DIFFICULTY && choices.length > 1;
  return (seats === 1 && optionsFor(game, seats).find(isOne)) || null;
}

/** The first choice of every option, but as strong as the person last wanted the game to be. */
export function usualOptions(game: GameInfo): Record<string, OptionValue> {
  const usual = game.options.flatMap(({ name, choices }) => {
    const last = name === DIFFICULTY ? choices.find((each) => each === settings.difficulties[game.name]) : undefined;
    const chosen = last ?? choices[0];
    return chosen === undefined ? [] : [[name, chosen] as const];
  });
  return Object.fromEntries(usual);
}

/** The scenarios of a game that has a campaign, and how many of them have been won; null where it has none. */
export function campaignOf(results: AloneInfo[], game: GameInfo): { all: number; won: number } | null {
  const scenarios = game.options.find(({ name }) => name === SCENARIO)?.choices;
  if (scenarios === undefined) return null;
  const won = results.filter((result) => result.game === game.name && result.won > 0);
  return { all: scenarios.length, won: won.length };
}

/** What is remembered of the person's games at this difficulty, in words. */
export function resultOf(results: AloneInfo[], game: GameInfo, difficulty: OptionValue | null): string {
  const found = results.find((result) => result.game === game.name && result.level === difficulty);
  if (!found) return tell("web-alone-never");
  const { games, won, points, other } = found;
  return `${tell(won > 0 ? "web-alone-won" : "web-alone-lost", { points, other })} ${tell("web-alone-games", { games, won })}`;
}
