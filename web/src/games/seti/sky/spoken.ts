/** What stands in the sky, in words for everyone who cannot see it. */
import type { Say } from "../../../table/board";
import type { StarView, View } from "../view";
import { placeName } from "../words/spaces";
import { amount } from "../words/texts";
import type { Piece } from "./pieces";

/** "Kepler 22: 3 of 5 data left. Signals: Lena, Noor. Won: Noor. Earth is near". */
export function starName(star: StarView, slots: number, earth: boolean, say: Say): string {
  const owners = (seats: number[]): string => seats.map((seat) => say.seat(seat)).join(", ");
  return [
    say("seti-web-sky-star", { star: say.word("star", star.star), data: star.data, slots }),
    ...(star.signals.length === 0 ? [] : [say("seti-web-sky-signals", { owners: owners(star.signals) })]),
    ...(star.wins.length === 0 ? [] : [say("seti-web-sky-wins", { owners: owners(star.wins) })]),
    ...(earth ? [say("seti-web-sky-earth-here")] : []),
  ].join(". ");
}

export function pieceName({ kind, seat, sample }: Piece, say: Say): string {
  if (kind === "probe") return say("seti-web-sky-probe", say.spoken(seat));
  return sample === null ? say("seti-web-sky-capsule", say.spoken(seat)) : say("seti-web-sky-own-capsule", { sample });
}

/** A space with what lies and who stands there, and what a flight to it takes. */
export function spaceName(space: string, view: View, there: Piece[], cost: number | null, say: Say): string {
  const pieces = there.map((piece) => pieceName(piece, say));
  const flight = cost === null ? [] : [amount("move", cost, say)];
  return [placeName(space, view, say), ...pieces, ...flight].join(", ");
}
