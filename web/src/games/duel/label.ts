/** What an answer costs and brings, told on its button: sums of what view and facts already show. */
import type { Update } from "../../generated/messages";
import type { Label, Say, Spoken } from "../../table/board";
import { amounts } from "./about";
import { type CardFacts, type Facts, factsOf } from "./facts";
import { askedCard, type View, viewOf } from "./view";

/** The card at which goods change hands now: the one the question names, else the one just reached. */
function market(update: Update, view: View, facts: Facts): CardFacts | null {
  const key = askedCard(update.question) ?? view.flight?.path.at(-1)?.card ?? null;
  return key === null ? null : facts.card(key);
}

/** What stands behind an answer; nothing where there is neither price nor gain. */
function noteOf(answer: Spoken, update: Update, facts: Facts, say: Say): string {
  const view = viewOf(update);
  const of = (name: string): string => String(answer.arguments[name] ?? "");
  const cost = (astro: number): string => say("duel-web-pays", { astro });
  const here = market(update, view, facts);
  switch (answer.verb) {
    case "buy":
      return cost((here?.price ?? 0) * Number(of("count")));
    case "sell":
      return say("duel-web-gets", { astro: (here?.price ?? 0) * Number(of("count")) });
    case "demand":
      return cost(facts.centre("trade", 1).price ?? 0);
    case "pay":
      return cost(facts.limit("tribute"));
    case "build":
      return amounts(facts.cost(of("item")), say);
    case "fulfil": {
      const { demand, reward } = facts.order(of("order"));
      return `${amounts(demand, say)} → ${amounts(reward, say)}`;
    }
    case "found-colony":
      return amounts({ points: 1 }, say);
    case "found-station":
      return amounts({ friendship: here?.friendship ?? 0 }, say);
    case "produce":
      return amounts({ [facts.card(of("card")).good ?? ""]: 1 }, say);
    case "use": {
      const { good, price } = facts.card(of("card"));
      const named = good === "any" || good === undefined ? say("duel-any-resource") : say(`duel-store-${good}`);
      return price === undefined ? "" : say("duel-price", { good: named, price });
    }
    default:
      return "";
  }
}

/** An answer with what it costs and brings. */
export function label(answer: Spoken, update: Update, files: unknown, say: Say): Label | null {
  const note = noteOf(answer, update, factsOf(files), say);
  return note === "" ? null : { text: say.action({ action: "", ...answer }), note };
}
