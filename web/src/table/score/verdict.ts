/** How a game ended, in one sentence: who has won, or whether the game itself was beaten. */
import type { Update } from "../../generated/messages";
import { type GameWords, joinNames } from "../../words/game-words";
import { tell } from "../../words/tell";

export function verdictOf({ outcome, seat: viewer }: Update, words: GameWords): string {
  const winners = outcome?.winners ?? [];
  const scores = outcome?.scores ?? [];
  const sides = words.ownSides();
  if (sides.length > 0) return verdictAgainst(sides, winners, scores, viewer, words);
  const players = joinNames(winners.map((seat) => words.seat(seat)));
  if (winners.length > 1) return tell("web-shared-win", { players });
  return tell("web-winner", { player: players, you: winners[0] === viewer ? "yes" : "no" });
}

/** The best of the seats against the best of the game's own sides. */
function verdictAgainst(
  sides: string[],
  winners: number[],
  scores: number[],
  viewer: number | null,
  words: GameWords,
): string {
  const seats = scores.length - sides.length;
  const best = (from: number, to: number): number =>
    scores.slice(from, to).reduce((top, score, place) => (score > (scores[top] ?? 0) ? from + place : top), from);
  const [own, side] = [best(0, seats), best(seats, scores.length)];
  const [points = 0, other = 0] = [scores[own], scores[side]];
  const won = winners.some((winner) => winner < seats);
  const verdict = tell(won ? "web-beaten-the-game" : "web-lost-to-the-game", {
    you: own === viewer ? "yes" : "no",
    player: words.seat(own),
    side: words.side(sides[side - seats] ?? "", "object"),
    points,
    other,
  });
  return !won && points === other ? `${verdict} ${tell("web-tie-is-lost")}` : verdict;
}
