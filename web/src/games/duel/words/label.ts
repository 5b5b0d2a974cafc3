/** What an answer costs and brings, told on its button: sums of what view and facts already show. */
import type { Update } from "../../../generated/messages";
import type { Label, Say, Sign, Spoken } from "../../../table/board";
import { tell } from "../../../words/description";
import { amounts } from "./about";
import { type Amounts, type CardFacts, CENTRES, type Facts, factsOf } from "../facts";
import { askedCard, viewOf } from "../view";

/** What stands behind an answer: in words, and in symbols. */
type Account = [note: string, signs: Sign[]];

const ICONS: Record<string, string> = { points: "vp", friendship: "friendship", medals: "medal" };
const THEN: Sign = { icon: "then", count: "" };

/** Goods and other things as symbols, with what is written before each number. */
function signs(given: Amounts, before = ""): Sign[] {
  return Object.entries(given).map(([what, count]) => {
    const icon = ICONS[what];
    if (what === "any") return { icon: "", count: `${before}${count} ?` };
    return icon === undefined
      ? { icon: what, count: `${before}${count}`, chip: true }
      : { icon, count: `${before}${count}` };
  });
}

/** The card at which goods change hands now: the one the question names, else the one just reached. */
function market(update: Update, facts: Facts): CardFacts | null {
  const key = askedCard(update.question) ?? viewOf(update).flight?.path.at(-1)?.card ?? null;
  return key === null ? null : facts.card(key);
}

/** What an answer costs and brings; null where neither. */
function accountOf(answer: Spoken, update: Update, facts: Facts, say: Say): Account | null {
  const of = (name: string): string => String(answer.arguments[name] ?? "");
  const pays = (astro: number): Account => [say("duel-web-pays", { astro }), signs({ astro }, "−")];
  const gets = (given: Amounts): Account => [amounts(given, say), signs(given, "+")];
  const here = market(update, facts);
  const worth = (here?.price ?? 0) * Number(of("count"));
  switch (answer.verb) {
    case "buy":
      return pays(worth);
    case "sell":
      return [say("duel-web-gets", { astro: worth }), signs({ astro: worth }, "+")];
    case "demand":
      return pays(facts.centre("trade", 1).price ?? 0);
    case "pay":
      return pays(facts.limit("tribute"));
    case "build":
      return [tell(facts.costText(of("item")), say), signs(facts.cost(of("item")))];
    case "fulfil": {
      const [{ demand, reward }, texts] = [facts.order(of("order")), facts.orderTexts(of("order"))];
      const words = `${tell(texts.demand, say)} → ${tell(texts.reward, say)}`;
      return [words, [...signs(demand), THEN, ...signs(reward)]];
    }
    case "found-colony":
      return gets({ points: 1 });
    case "found-station":
      return gets({ friendship: here?.friendship ?? 0 });
    case "produce":
      return gets({ [facts.card(of("card")).good ?? ""]: 1 });
    case "use": {
      const { good, price } = facts.card(of("card"));
      if (price === undefined || good === undefined) return null;
      const named = good === "any" ? say("duel-any-resource") : say(`duel-store-${good}`);
      return [say("duel-price", { good: named, price }), []];
    }
    default:
      return null;
  }
}

/** What is built, in a word or two: a centre with its level. */
function itemName(item: string, say: Say): string {
  const [, centre = "", level = ""] = /^(.+)-([12])$/.exec(item) ?? [];
  return CENTRES.includes(centre)
    ? `${say.word("centre", centre)} ${"I".repeat(Number(level))}`
    : say.word("item", item);
}

/** This many builds beside each other go without saying that they are built. */
const MANY = 3;

function buildText(item: string, update: Update, say: Say): string {
  const name = itemName(item, say);
  const builds = update.question?.options.filter(({ verb }) => verb === "build").length ?? 0;
  return builds > MANY ? name.charAt(0).toUpperCase() + name.slice(1) : say("duel-do-build", { item: name });
}

/** An answer with what it costs and brings. */
export function label(answer: Spoken, update: Update, files: unknown, say: Say): Label | null {
  const behind = accountOf(answer, update, factsOf(files), say);
  if (behind === null) return null;
  const [note, shown] = behind;
  const text =
    answer.verb === "build"
      ? buildText(String(answer.arguments["item"]), update, say)
      : say.action({ action: "", ...answer });
  return shown.length === 0 ? { text, note } : { text, note, signs: shown };
}
