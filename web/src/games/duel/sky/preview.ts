/** What would change, in a few words: only sums of what view and facts already show. */
import type { QuestionInfo } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import { playerAt } from "../../../table/players/seats";
import { tell } from "../../../words/description";
import type { CardFacts, Facts } from "../facts";
import { askedCard, type PlayerView, strength, type View } from "../view";

export interface Preview {
  title: string;
  lines: string[];
}

/** The text beside the path for the question being asked; none where the board says enough. */
export function previewOf(
  question: QuestionInfo | null,
  view: View,
  seat: number,
  facts: Facts,
  say: Say,
): Preview | null {
  if (question === null) return null;
  switch (question.prompt) {
    case "visit":
      return visit(question, view, seat, facts, say);
    case "face-pirate":
      return {
        title: say("duel-web-pirate"),
        lines: [
          say("duel-web-preview-pay", { astro: facts.limit("tribute"), have: playerAt(view, seat).astro }),
          say("duel-web-preview-fight", { strength: strength(playerAt(view, seat).cannons) }),
        ],
      };
    case "fly-on":
      return { title: say("duel-web-onward"), lines: knownCards(view, say) };
    case "place-looked":
      return { title: say("duel-web-sensor"), lines: [say("duel-web-preview-sensor")] };
    default:
      return null;
  }
}

function visit(question: QuestionInfo, view: View, seat: number, facts: Facts, say: Say): Preview | null {
  const key = askedCard(question) ?? view.flight?.path.at(-1)?.card ?? null;
  if (key === null) return null;
  const card = facts.card(key);
  const player = playerAt(view, seat);
  const verbs = new Set(question.options.map((option) => option.verb));
  const lines: string[] = [];
  if (verbs.has("found-colony")) {
    const before = player.colonies.length;
    lines.push(say("duel-web-preview-colony", { before, after: before + 1 }));
  }
  if (verbs.has("found-station")) {
    const before = player.friendship;
    lines.push(say("duel-web-preview-station", { before, after: before + (card.friendship ?? 0) }));
  }
  for (const option of question.options) {
    if (option.verb !== "fulfil") continue;
    const { demand, reward } = facts.orderTexts(String(option.arguments["order"]));
    lines.push(say("duel-web-preview-order", { demand: tell(demand, say), reward: tell(reward, say) }));
  }
  if (verbs.has("buy") || verbs.has("sell")) lines.push(tradeLine(card, player, say));
  if (lines.length === 0) lines.push(say("duel-web-preview-nothing"));
  return { title: say.word("card", key), lines };
}

function tradeLine(card: CardFacts, player: PlayerView, say: Say): string {
  const good = card.good ?? "";
  const price = card.price ?? 0;
  if (good === "any") return say("duel-web-preview-trade-any", { good: say("duel-any-resource"), price });
  return say("duel-web-preview-trade", {
    good: say(`duel-store-${good}`),
    have: player.stock[good] ?? 0,
    room: good === "knowledge" ? player.laboratory : player.capacity,
    price,
  });
}

/** The cards the sensor has put on top, the next one first; the last one laid down is the next one up. */
function knownCards(view: View, say: Say): string[] {
  const top = view.flight?.top.filter((card): card is string => card !== null) ?? [];
  if (top.length === 0) return [say("duel-web-preview-unknown")];
  const names = [...top].reverse().map((card) => say.word("card", card));
  return [say("duel-web-preview-known", { cards: names.join(", ") })];
}
