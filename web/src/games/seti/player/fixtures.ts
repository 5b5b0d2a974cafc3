/** What the tests of the players' boards share: somebody who has just begun, and what players have on the table. */
import type { PlayerView, View } from "../view";
import { player as somebody } from "../words/fixtures";

export { FACTS } from "../words/fixtures";

/** A player at the beginning, with nothing but what everybody has. */
export function player(changed: Partial<PlayerView> = {}): PlayerView {
  const begun = {
    score: 1,
    credit: 4,
    energy: 3,
    publicity: 4,
    data: 0,
    hand_size: 0,
    income: [],
    gold_sets: [0, 0, 0, 0],
  };
  return somebody({ ...begun, ...changed });
}

/** The parts of a view that tell what players have out on the table. */
export function tableOf(changed: Partial<View>): View {
  const bare = { players: [player(), player()], species: [], stars: [], gold: [], gold_marks: [], ...changed };
  return bare as unknown as View;
}
