/** Owners of marks by name, for everyone who cannot see the marks. */
import type { Say } from "../../../table/board";
import { joinNames } from "../../../words/game-words";
import { countByOwner, NEUTRAL } from "./traces";

/** "Lena (2), Noor and neutral". */
export function namesOf(owners: number[], say: Say): string {
  return joinNames(
    countByOwner(owners).map(({ owner, count }) => {
      const name = owner === NEUTRAL ? say("seti-neutral") : say.seat(owner);
      return count === 1 ? name : say("seti-web-species-so-many", { player: name, count });
    }),
  );
}
