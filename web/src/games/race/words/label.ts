/** What an answer costs, told on its button where only words ask it. */
import type { Update } from "../../../generated/messages";
import type { Label, Say, Spoken } from "../../../table/board";
import { nearSeat, playerAt } from "../../../table/players/seats";
import { viewOf } from "../view";

/** By which means a world is settled, with the price it has then; a power by its card, with what it gives. */
export function label(answer: Spoken, update: Update, _facts: unknown, say: Say): Label | null {
  const { means, power } = answer.arguments;
  if (power !== undefined) {
    const [card = "", ...gives] = say.word("power", power).split(": ");
    return { text: card, note: gives.join(": ") };
  }
  if (means === undefined) return null;
  const price = playerAt(viewOf(update), nearSeat(update)).ways?.[String(means)] ?? 0;
  return { text: say.action({ action: "", ...answer }), note: say("race-web-means-cost", { price }) };
}
