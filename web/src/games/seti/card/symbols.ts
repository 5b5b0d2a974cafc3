/** Lists of effects as rows of glyphs: what cards, planets, stars, technologies and species give. */
import { type Entry, inOrder } from "../facts";
import { conditionGlyphs, countGlyphs, triggerGlyphs } from "./conditions";
import {
  APART,
  entriesOf,
  entryOf,
  FOR,
  type Glyph,
  glyph,
  isEntry,
  numberOf,
  OR,
  PER,
  planet,
  sector,
  sign,
  some,
  techs,
  textOf,
  THEN,
  traces,
} from "./glyph";

export type { Glyph } from "./glyph";

/** What a gain can hold, in the order of telling. */
const RESOURCES = ["score", "credit", "energy", "publicity", "data", "exofossil"] as const;

/** The colour of a star's sector, and the star in a few letters. */
export const STARS: Record<string, { color: "red" | "yellow" | "blue" | "black"; short: string }> = {
  Procyon: { color: "blue", short: "Pro" },
  Vega: { color: "black", short: "Veg" },
  "Sirius A": { color: "blue", short: "Sir" },
  "Barnard’s Star": { color: "red", short: "Bar" },
  "Kepler 22": { color: "yellow", short: "K 22" },
  "Proxima Centauri": { color: "red", short: "Prox" },
  "61 Virginis": { color: "yellow", short: "61 V" },
  "Beta Pictoris": { color: "black", short: "βPic" },
};

/** Amounts of resources; points always with their number. */
function gainGlyphs(gain: Entry, minus = false): Glyph[] {
  return RESOURCES.filter((resource) => resource in gain).map((resource) => {
    const count = numberOf(gain, resource, 0);
    if (resource === "score") return glyph("vp", { count });
    return minus ? glyph(resource, { count: `−${count}` }) : some(count, resource);
  });
}

/** A list of effects, in its order. */
export function glyphsOf(listed: Entry[]): Glyph[] {
  const entries = inOrder(listed);
  const found = entries.flatMap((entry, place) => {
    const before = entries[place - 1];
    const apart = before !== undefined && (isClause(before) || isClause(entry));
    return apart ? [sign(APART), ...effectGlyphs(entry)] : effectGlyphs(entry);
  });
  // several signals without data say so once
  const last = found.findLastIndex((each) => each.struck && each.icon === "data");
  return found.filter((each, place) => !(each.struck && each.icon === "data") || place === last);
}

/** Whether an effect is told by several signs that belong together, apart from those beside it. */
function isClause(entry: Entry): boolean {
  return effectGlyphs(entry).some((each) => each.icon === "");
}

type Read = (entry: Entry) => Glyph[];
const then = (entry: Entry): Glyph[] => glyphsOf(entriesOf(entry, "then"));
const n = (entry: Entry): number => numberOf(entry, "n");

const WHERE: Record<string, (entry: Entry) => Omit<Glyph, "icon" | "count">> = {
  color: (entry) => ({ tone: `sector-${sector(entry)}` }),
  star: (entry) => {
    const star = STARS[textOf(entry, "star")];
    if (star === undefined) throw new RangeError(`nobody has drawn ${JSON.stringify(entry)}`);
    return { tone: `sector-${star.color}`, text: star.short };
  },
  planet_sector: (entry) => ({ of: planet(textOf(entry, "planet")) }),
  own_probe_sector: () => ({ of: "probe" }),
  own_probe_sector_and_neighbors: () => ({ of: "probe", text: "±1" }),
  chosen_probes: () => ({ of: "probe" }),
  any_sector: (entry) => ({ tone: "sector-any", ...(entry["same_sector"] === true ? { of: "same" } : {}) }),
  row_card: () => ({ of: "card" }),
  hand_card: () => ({ of: "hand" }),
  deck_card: () => ({ of: "draw" }),
  next_anomaly_sector: () => ({ of: "anomaly" }),
  oumuamua_sector_or_tile: () => ({ of: planet("Oumuamua") }),
};

function signals(entry: Entry): Glyph[] {
  const where = WHERE[textOf(entry, "where")];
  if (where === undefined) throw new RangeError(`nobody has drawn ${JSON.stringify(entry)}`);
  const most = entry["max_probes"] ?? (entry["optional"] === true ? n(entry) : undefined);
  const placed =
    most === undefined
      ? some(n(entry), "signal", where(entry))
      : glyph("signal", { count: `≤${String(most)}`, ...where(entry) });
  return entry["data"] === false ? [placed, glyph("data", { struck: true })] : [placed];
}

const RULES: Record<string, Glyph[]> = {
  planet_visit_move_instead_of_publicity: [glyph("planet"), sign(THEN), glyph("move"), sign(OR), glyph("publicity")],
  no_asteroid_exit_cost: [glyph("asteroids"), sign(THEN), glyph("move", { count: "+0" })],
  no_publicity_from_moving_probes: [glyph("publicity", { struck: true })],
};

function movement(entry: Entry): Glyph[] {
  const count = entry["n"];
  return isEntry(count) ? [glyph("move"), sign(PER), ...countGlyphs(count)] : [some(n(entry), "move")];
}

function landing(entry: Entry): Glyph[] {
  if (entry["moon_without_tech"] === true) return [glyph("lander", { of: "moon" })];
  return [entry["occupied_ok"] === true ? glyph("lander", { of: "occupied" }) : glyph("lander")];
}

function payable(entry: Entry): Glyph[] {
  const often = entry["repeat"] === "any" ? [sign(`n${PER}`)] : [];
  return [...often, ...gainGlyphs(entryOf(entry, "cost"), true), sign(FOR), ...then(entry)];
}

const EFFECTS: Record<string, Read> = {
  gain: (entry) => gainGlyphs(entry),
  gain_per: (entry) => [...gainGlyphs(entryOf(entry, "gain")), sign(PER), ...countGlyphs(entryOf(entry, "count"))],
  pay: (entry) => gainGlyphs(entry, true),
  may_pay: payable,
  draw: (entry) => [some(n(entry), "draw")],
  take_card: (entry) => [some(n(entry), "card")],
  increase_income: (entry) =>
    entry["with"] === "this_card" ? [glyph("income", { of: "here" })] : [some(n(entry), "income")],
  species_card: (entry) => [some(n(entry), "species-card")],
  corner_of_taken_card: () => [glyph("corner", { tone: "corner" })],
  row_corners: () => [glyph("row"), sign(FOR), glyph("corner", { tone: "corner" })],
  take_whole_row: () => [glyph("row"), sign(FOR), glyph("hand")],
  draw_and_split: (entry) => [
    some(numberOf(entry, "draw"), "draw"),
    sign(FOR),
    glyph("corner", { tone: "corner" }),
    glyph("income"),
    glyph("hand"),
  ],
  return_this_card_to_hand: () => [glyph("undo")],
  message_marker: (entry) => [glyph("message", { count: `+${numberOf(entry, "ahead")}` })],
  move: movement,
  launch: (entry) => [some(n(entry), "launch", entry["ignore_limit"] === true ? { of: "no-limit" } : {})],
  land: landing,
  orbit_or_land: () => [glyph("orbiter"), sign(OR), glyph("lander")],
  remove_own: (entry) => [glyph(textOf(entry, "what"), { struck: true }), sign(FOR), ...then(entry)],
  // what follows speaks of the probe by itself
  choose_probe: then,
  rotate: () => [glyph("rotate")],
  scan: () => [glyph("scan")],
  signal: signals,
  research: (entry) => (entry["only_if_taken_by_other"] === true ? [techs(entry, { of: "person" })] : [techs(entry)]),
  trace: (entry) => {
    if (entry["species"] === "with_own_same_color") return [traces(entry, { of: "same" })];
    return [entry["species"] === "species_of_condition" ? traces(entry, { of: "species" }) : traces(entry)];
  },
  this_turn: (entry) => {
    const trigger = entry["on"];
    return [...triggerGlyphs(isEntry(trigger) ? trigger : entry), sign(THEN), ...then(entry)];
  },
  turn_rule: (entry) => {
    const rule = RULES[textOf(entry, "rule")];
    if (rule === undefined) throw new RangeError(`nobody has drawn ${JSON.stringify(entry)}`);
    return rule;
  },
  choose_one: (entry) => {
    const options = entry["options"];
    if (!Array.isArray(options)) throw new RangeError(`no options in ${JSON.stringify(entry)}`);
    const [first = [], second = []] = options.map((list) => (Array.isArray(list) ? glyphsOf(list) : []));
    return [...first, sign(OR), ...second];
  },
  collect_sample: () => [glyph("capsule")],
  sample_reward: (entry) =>
    Array.isArray(entry["planet"])
      ? [glyph("sample", { of: planet("Jupiter") }), glyph(planet("Saturn"))]
      : [glyph("sample", { of: "probe" })],
  resolve_sample: (entry) => [some(numberOf(entry, "times"), "sample")],
  sample_token_reward: () => [glyph("sample")],
  next_anomaly_reward: () => [glyph("anomaly", { of: "reward" })],
};

/** One effect; a verb nobody has drawn is an error. */
export function effectGlyphs(entry: Entry): Glyph[] {
  if ("if" in entry) return [...conditionGlyphs(entryOf(entry, "if")), sign(THEN), ...then(entry)];
  const read = EFFECTS[textOf(entry, "do")];
  if (read === undefined) throw new RangeError(`nobody has drawn ${JSON.stringify(entry)}`);
  return read(entry);
}
