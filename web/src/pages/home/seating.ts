/** Who shall sit where at a new table: the choices of the first page as the message to the server. */
import type { GameInfo, NewSeat } from "../../generated/messages";

/** Somebody opposite: a bot by its name, a friend by link, or another of us at this screen. */
export type Opponent = { kind: "bot"; bot: string } | { kind: "open" } | { kind: "me" };

/** The opponents a seat can be given, strongest bot last of the bots. */
export function opponentsFor(game: GameInfo): Opponent[] {
  return [...game.bots.map((bot): Opponent => ({ kind: "bot", bot })), { kind: "open" }, { kind: "me" }];
}

/** The opponent to begin with: the strongest bot. */
export function usualOpponent(game: GameInfo): Opponent {
  const bot = game.bots[game.bots.length - 1];
  return bot === undefined ? { kind: "me" } : { kind: "bot", bot };
}

export function sameOpponent(one: Opponent, other: Opponent): boolean {
  return one.kind === other.kind && (one.kind !== "bot" || other.kind !== "bot" || one.bot === other.bot);
}

/** Bots are called after people who looked at the sky; how strong they are stands beside the name. */
const BOT_NAMES = ["Halley", "Leavitt", "Kepler", "Herschel", "Payne", "Messier", "Rubin", "Hubble", "Bell"];

/** The seats as the server wants them; `place` is where I sit. */
export function seating(own: string, place: number, opponents: Opponent[], another: (n: number) => string): NewSeat[] {
  const seats: NewSeat[] = opponents.map((opponent, number) => {
    if (opponent.kind === "bot") return { kind: "bot", bot: opponent.bot, name: BOT_NAMES[number] ?? "" };
    return opponent.kind === "me" ? { kind: "me", name: another(number + 2) } : { kind: "open" };
  });
  seats.splice(place, 0, { kind: "me", name: own });
  return seats;
}
