/** What the lists of the data say in words: effects, conditions, triggers, counts and gains. */
import type { Arguments, Say } from "../../../table/board";
import { type Entry, type Fact, inOrder } from "../facts";

/** What a gain can hold, in the order of telling. */
const RESOURCES = ["score", "credit", "energy", "publicity", "data", "exofossil"];
/** Facts that not every entry has; messages get "none" for them. */
const SOMETIMES = [
  ...["adjacent_to", "card", "color", "corner", "cost", "data", "other_than", "ignore_limit", "income", "kind", "limit"],
  ...["max_probes", "moon_without_tech", "moons", "occupied_ok", "only_if_taken_by_other", "optional", "or_any_moon"],
  ...["own_turn_only", "planet", "repeat", "same_sector", "species", "star", "tile_bonus", "up_to", "what"],
];
const WITH_OWN_PROBE = "with_own_probe";

/** A list of effects, in its order. */
export function effects(entries: Entry[], say: Say): string {
  return inOrder(entries).map((entry) => effect(entry, say)).join("; ") || say("seti-nothing");
}

export function effect(entry: Entry, say: Say): string {
  if ("if" in entry) {
    const then = effects(entriesOf(entry["then"]), say);
    return say("seti-effect-if", { condition: condition(entryOf(entry["if"]), say), then });
  }
  const verb = wordOf(entry["do"]);
  if (verb === "gain") return gain(entry, say);
  if (isEntry(entry["n"])) return say("seti-effect-move-per", { count: count(entry["n"], say) });
  return say(`seti-effect-${hyphens(verb)}`, { ...told(entry, say), ...inside(verb, entry, say) });
}

/** What stands inside an effect, as finished text. */
function inside(verb: string, entry: Entry, say: Say): Arguments {
  const then: Arguments = "then" in entry ? { then: effects(entriesOf(entry["then"]), say) } : {};
  switch (verb) {
    case "gain_per":
      return { ...then, gain: gain(entryOf(entry["gain"]), say), count: count(entryOf(entry["count"]), say) };
    case "signal":
      return { ...then, place: say(`seti-where-${hyphens(wordOf(entry["where"]))}`, told(entry, say)) };
    case "this_turn":
      return { ...then, trigger: trigger(isEntry(entry["on"]) ? entry["on"] : entry, say) };
    case "turn_rule":
      return { ...then, rule: say(`seti-rule-${hyphens(wordOf(entry["rule"]))}`) };
    case "choose_one": {
      const [first = [], second = []] = listsOf(entry["options"]);
      return { ...then, first: effects(first, say), second: effects(second, say) };
    }
    case "pay":
      return { ...then, price: gain(entry, say) };
    case "may_pay":
      return { ...then, price: gain(entryOf(entry["cost"]), say) };
    default:
      return then;
  }
}

/** A clause that begins with "if". */
export function condition(entry: Entry, say: Say): string {
  const kind = wordOf(entry["is"]);
  const given = told(entry, say);
  if (kind === "all_of") {
    const [first = {}, second = {}] = entriesOf(entry["parts"]);
    given["first"] = condition(first, say);
    given["second"] = condition(second, say);
  } else if (kind === "landed_on") given["planets"] = planets(entry["planets"], say);
  return say(`seti-is-${hyphens(kind)}`, given);
}

export function trigger(entry: Entry, say: Say): string {
  const given = told(entry, say);
  if ("except" in entry) given["other_than"] = planets(entry["except"], say);
  return say(`seti-on-${hyphens(wordOf(entry["on"]))}`, given);
}

export function count(entry: Entry, say: Say): string {
  return say(`seti-count-${hyphens(wordOf(entry["of"]))}`, told(entry, say));
}

/** Amounts of resources. */
export function gain(entry: Entry, say: Say): string {
  const found = RESOURCES.filter((what) => what in entry).map((what) => amount(what, numberOf(entry[what]), say));
  return found.join(", ") || say("seti-nothing");
}

export function amount(what: string, n: number, say: Say): string {
  return say(`seti-amount-${what}`, { n });
}

/** The offers of the first effect that lets one choose between two. */
export function offersOf(entries: Entry[]): Entry[][] {
  const choosing = entries.find((entry) => "options" in entry);
  return choosing === undefined ? [] : listsOf(choosing["options"]);
}

function planets(names: Fact | undefined, say: Say): string {
  const found = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  return found.map((name) => planet(name, say)).join(", ");
}

function planet(name: string, say: Say): string {
  return say.word("planet", name.toLowerCase());
}

/** The facts of an entry as a message takes them; planets by name. */
function told(entry: Entry, say: Say): Arguments {
  const given: Arguments = { n: 1, ...Object.fromEntries(SOMETIMES.map((fact) => [fact, "none"])) };
  for (const [name, fact] of Object.entries(entry)) {
    const isPlanet = (name === "planet" || name === "adjacent_to") && fact !== WITH_OWN_PROBE;
    if (name === "with" && typeof fact === "string") given["card"] = fact;
    else if (typeof fact === "boolean") given[name] = fact ? "yes" : "no";
    else if (typeof fact === "string") given[name] = isPlanet ? planet(fact, say) : fact;
    else if (typeof fact === "number") given[name] = fact;
  }
  return given;
}

function isEntry(fact: Fact | undefined): fact is Entry {
  return typeof fact === "object" && !Array.isArray(fact);
}

function entryOf(fact: Fact | undefined): Entry {
  return isEntry(fact) ? fact : {};
}

function entriesOf(fact: Fact | undefined): Entry[] {
  return Array.isArray(fact) ? (fact as Fact[]).filter(isEntry) : [];
}

function listsOf(fact: Fact | undefined): Entry[][] {
  return Array.isArray(fact) ? (fact as Fact[]).filter((each) => Array.isArray(each)).map(entriesOf) : [];
}

function wordOf(fact: Fact | undefined): string {
  return typeof fact === "string" ? fact : "";
}

function numberOf(fact: Fact | undefined): number {
  return typeof fact === "number" ? fact : 0;
}

export function hyphens(word: string): string {
  return word.replaceAll("_", "-");
}

/** A clause as it begins a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
