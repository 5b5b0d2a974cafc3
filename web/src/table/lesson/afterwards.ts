/** What comes after a guided first game: one of one's own, against the gentlest bot that plays it well enough. */
import type { GameInfo } from "../../generated/messages";
import { seating } from "../../pages/home/seating";
import { api } from "../../wire/http";

export function gentlest({ bots }: GameInfo): string {
  return bots.includes("easy") ? "easy" : (bots.at(-1) ?? "");
}

/** Sets up a table for two; its path. */
export async function ownGame(game: GameInfo): Promise<string> {
  const seats = seating("", 0, [{ kind: "bot", bot: gentlest(game) }], () => "");
  const { id } = await api.create({ game: game.name, seats, options: {} });
  return `/table/${id}`;
}
