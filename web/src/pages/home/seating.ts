/** Who is to sit where at a new table: the choices of the first page as the message to the server. */
import type { GameInfo, NewSeat, OptionInfo, OptionValue } from "../../generated/messages";

/** Someone else at the table: a bot by its name, a friend by link, or another of us at this screen, with a name. */
export type Opponent = { kind: "bot"; bot: string } | { kind: "open" } | { kind: "me"; name: string };

/** The opponents a seat can be given, strongest bot last of the bots. */
export function opponentsFor(game: GameInfo): Opponent[] {
  return [...game.bots.map((bot): Opponent => ({ kind: "bot", bot })), { kind: "open" }, { kind: "me", name: "" }];
}

/** The opponent to begin with: of several levels the one in the middle, otherwise the strongest bot. */
export function usualOpponent(game: GameInfo): Opponent {
  const bot = game.bots.includes("medium") ? "medium" : game.bots[game.bots.length - 1];
  return bot === undefined ? { kind: "me", name: "" } : { kind: "bot", bot };
}

/** What tells one kind of opponent from another in a list. */
export function keyOf(opponent: Opponent): string {
  return opponent.kind === "bot" ? `bot ${opponent.bot}` : opponent.kind;
}

/** The options that are a choice for that many seats, and beside these values of the others. */
export function optionsFor(game: GameInfo, seats: number, options: Record<string, OptionValue> = {}): OptionInfo[] {
  return game.options.filter(
    ({ seats: allowed, needs }) =>
      allowed.includes(seats) &&
      (needs === null || !(needs.option in options) || options[needs.option] === needs.value),
  );
}

/** The options that are not as usual: those a summary has to name. */
export function changedOptions(game: GameInfo, seats: number, options: Record<string, OptionValue>): OptionInfo[] {
  return optionsFor(game, seats, options).filter(
    ({ name, choices }) => name in options && options[name] !== choices[0],
  );
}

/** Bots are named after people who looked at the sky; how strong they are is said beside the name. */
const BOT_NAMES = ["Halley", "Leavitt", "Kepler", "Herschel", "Payne", "Messier", "Rubin", "Hubble", "Bell"];

/** The seats as the server wants them; `place` is where I sit. */
export function seating(own: string, place: number, opponents: Opponent[], another: (n: number) => string): NewSeat[] {
  const seats: NewSeat[] = opponents.map((opponent, number) => {
    if (opponent.kind === "bot") return { kind: "bot", bot: opponent.bot, name: BOT_NAMES[number] ?? "" };
    const seat = number < place ? number : number + 1;
    return opponent.kind === "me" ? { kind: "me", name: opponent.name.trim() || another(seat + 1) } : { kind: "open" };
  });
  seats.splice(place, 0, { kind: "me", name: own });
  return seats;
}
