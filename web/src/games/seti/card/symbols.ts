/** Lists of effects as rows of glyphs: what cards, planets, stars, technologies and species give. */
import type { Description } from "../../../words/description";
import { clauseGlyphs } from "./conditions";
import {
  APART,
  countIn,
  FOR,
  type Glyph,
  glyph,
  inside,
  isYes,
  numberIn,
  OR,
  PER,
  planet,
  planetIn,
  sector,
  sign,
  some,
  techs,
  THEN,
  traces,
  wordIn,
} from "./glyph";

export type { Glyph } from "./glyph";

/** The colour of a star's sector, and the star in a few letters. */
export const STARS: Record<string, { color: "red" | "yellow" | "blue" | "black"; short: string }> = {
  procyon: { color: "blue", short: "Pro" },
  vega: { color: "black", short: "Veg" },
  "sirius-a": { color: "blue", short: "Sir" },
  "barnards-star": { color: "red", short: "Bar" },
  "kepler-22": { color: "yellow", short: "K 22" },
  "proxima-centauri": { color: "red", short: "Prox" },
  "61-virginis": { color: "yellow", short: "61 V" },
  "beta-pictoris": { color: "black", short: "βPic" },
};

const AMOUNT = "seti-amount-";

/** Effects, or amounts of resources, one after the other. */
function each(told: Description): Description[] {
  return told.parts.length > 0 ? told.parts.flatMap(each) : [told];
}

function amountGlyph(told: Description, minus = false): Glyph {
  const resource = told.id.slice(AMOUNT.length);
  const count = numberIn(told, "n");
  if (resource === "score") return glyph("vp", { count });
  return minus ? glyph(resource, { count: `−${count}` }) : some(count, resource);
}

/** A list of effects, in its order; nothing has no glyphs. */
export function glyphsOf(told: Description | null): Glyph[] {
  if (told === null || told.id === "seti-nothing") return [];
  const effects = each(told);
  const found = effects.flatMap((effect, place) => {
    const before = effects[place - 1];
    const apart = before !== undefined && (isClause(before) || isClause(effect));
    return apart ? [sign(APART), ...effectGlyphs(effect)] : effectGlyphs(effect);
  });
  // several signals without data say so once
  const last = found.findLastIndex((one) => one.struck && one.icon === "data");
  return found.filter((one, place) => !(one.struck && one.icon === "data") || place === last);
}

/** Whether an effect is told by several signs that belong together, apart from those beside it. */
function isClause(effect: Description): boolean {
  return effectGlyphs(effect).some((one) => one.icon === "");
}

type Read = (told: Description) => Glyph[];
const then = (told: Description): Glyph[] => glyphsOf(inside(told, "then"));
const price = (told: Description): Glyph[] => each(inside(told, "price")).map((amount) => amountGlyph(amount, true));

const WHERE: Record<string, (place: Description) => Omit<Glyph, "icon" | "count">> = {
  "seti-where-color": (place) => ({ tone: `sector-${sector(place)}` }),
  "seti-where-star": (place) => {
    const star = STARS[inside(place, "star").id.replace("seti-star-", "")];
    if (star === undefined) throw new RangeError(`nobody has drawn ${JSON.stringify(place)}`);
    return { tone: `sector-${star.color}`, text: star.short };
  },
  "seti-where-planet-sector": (place) => ({ of: planetIn(place, "planet") }),
  "seti-where-own-probe-sector": () => ({ of: "probe" }),
  "seti-where-own-probe-sector-and-neighbors": () => ({ of: "probe", text: "±1" }),
  "seti-where-chosen-probes": () => ({ of: "probe" }),
  "seti-where-any-sector": (place) => ({ tone: "sector-any", ...(isYes(place, "same_sector") ? { of: "same" } : {}) }),
  "seti-where-row-card": () => ({ of: "card" }),
  "seti-where-hand-card": () => ({ of: "hand" }),
  "seti-where-deck-card": () => ({ of: "draw" }),
  "seti-where-next-anomaly-sector": () => ({ of: "anomaly" }),
  "seti-where-oumuamua-sector-or-tile": () => ({ of: planet("oumuamua") }),
};

function signals(told: Description): Glyph[] {
  const place = inside(told, "place");
  const where = WHERE[place.id];
  if (where === undefined) throw new RangeError(`nobody has drawn ${place.id}`);
  const most = place.arguments["max_probes"] ?? (isYes(told, "optional") ? countIn(told) : undefined);
  const placed =
    most === undefined
      ? some(countIn(told), "signal", where(place))
      : glyph("signal", { count: `≤${String(most)}`, ...where(place) });
  return isYes(told, "data") ? [placed] : [placed, glyph("data", { struck: true })];
}

const RULES: Record<string, Glyph[]> = {
  "seti-rule-planet-visit-move-instead-of-publicity": [
    glyph("planet"),
    sign(THEN),
    glyph("move"),
    sign(OR),
    glyph("publicity"),
  ],
  "seti-rule-no-asteroid-exit-cost": [glyph("asteroids"), sign(THEN), glyph("move", { count: "+0" })],
  "seti-rule-no-publicity-from-moving-probes": [glyph("publicity", { struck: true })],
};

function landing(told: Description): Glyph[] {
  if (isYes(told, "moon_without_tech")) return [glyph("lander", { of: "moon" })];
  return [isYes(told, "occupied_ok") ? glyph("lander", { of: "occupied" }) : glyph("lander")];
}

/** The drawing of each effect, by the message that tells it. */
const EFFECTS: Record<string, Read> = {
  "seti-effect-gain-per": (told) => [
    ...each(inside(told, "gain")).map((amount) => amountGlyph(amount)),
    sign(PER),
    ...clauseGlyphs(inside(told, "count")),
  ],
  "seti-effect-pay": price,
  "seti-effect-may-pay": (told) => [
    ...(told.arguments["repeat"] === "any" ? [sign(`n${PER}`)] : []),
    ...price(told),
    sign(FOR),
    ...then(told),
  ],
  "seti-effect-if": (told) => [...clauseGlyphs(inside(told, "condition")), sign(THEN), ...then(told)],
  "seti-effect-progress": (told) => [glyph("progress", { count: String(told.arguments["n"]) })],
  "seti-effect-draw": (told) => [some(countIn(told), "draw")],
  "seti-effect-take-card": (told) => [some(countIn(told), "card")],
  "seti-effect-increase-income": (told) =>
    told.arguments["card"] === "this_card" ? [glyph("income", { of: "here" })] : [some(countIn(told), "income")],
  "seti-effect-species-card": (told) => [some(countIn(told), "species-card")],
  "seti-effect-corner-of-taken-card": () => [glyph("corner", { tone: "corner" })],
  "seti-effect-row-corners": () => [glyph("row"), sign(FOR), glyph("corner", { tone: "corner" })],
  "seti-effect-take-whole-row": () => [glyph("row"), sign(FOR), glyph("hand")],
  "seti-effect-draw-and-split": () => [
    some(3, "draw"),
    sign(FOR),
    glyph("corner", { tone: "corner" }),
    glyph("income"),
    glyph("hand"),
  ],
  "seti-effect-return-this-card-to-hand": () => [glyph("undo")],
  "seti-effect-message-marker": (told) => [glyph("message", { count: `+${numberIn(told, "ahead")}` })],
  "seti-effect-move": (told) => [some(countIn(told), "move")],
  "seti-effect-move-per": (told) => [glyph("move"), sign(PER), ...clauseGlyphs(inside(told, "count"))],
  "seti-effect-launch": (told) => [
    some(countIn(told), "launch", isYes(told, "ignore_limit") ? { of: "no-limit" } : {}),
  ],
  "seti-effect-land": landing,
  "seti-effect-orbit-or-land": () => [glyph("orbiter"), sign(OR), glyph("lander")],
  "seti-effect-remove-own": (told) => [glyph(wordIn(told, "what"), { struck: true }), sign(FOR), ...then(told)],
  // what follows speaks of the probe by itself
  "seti-effect-choose-probe": then,
  "seti-effect-rotate": () => [glyph("rotate")],
  "seti-effect-scan": () => [glyph("scan")],
  "seti-effect-signal": signals,
  "seti-effect-research": (told) => [techs(told, isYes(told, "only_if_taken_by_other") ? { of: "person" } : {})],
  "seti-effect-trace": (told) => {
    if (told.arguments["species"] === "with_own_same_color") return [traces(told, { of: "same" })];
    return [traces(told, told.arguments["species"] === "species_of_condition" ? { of: "species" } : {})];
  },
  "seti-effect-this-turn": (told) => [...clauseGlyphs(inside(told, "trigger")), sign(THEN), ...then(told)],
  "seti-effect-turn-rule": (told) => {
    const { id } = inside(told, "rule");
    const rule = RULES[id];
    if (rule === undefined) throw new RangeError(`nobody has drawn ${id}`);
    return rule;
  },
  "seti-effect-choose-one": (told) => [
    ...glyphsOf(inside(told, "first")),
    sign(OR),
    ...glyphsOf(inside(told, "second")),
  ],
  "seti-effect-collect-sample": () => [glyph("capsule")],
  "seti-effect-sample-reward": (told) =>
    told.arguments["planet"] === "none"
      ? [glyph("sample", { of: planet("jupiter") }), glyph(planet("saturn"))]
      : [glyph("sample", { of: "probe" })],
  "seti-effect-resolve-sample": (told) => [some(numberIn(told, "times"), "sample")],
  "seti-effect-sample-token-reward": () => [glyph("sample")],
  "seti-effect-next-anomaly-reward": () => [glyph("anomaly", { of: "reward" })],
};

/** One effect; one nobody has drawn is an error. */
export function effectGlyphs(told: Description): Glyph[] {
  if (told.id.startsWith(AMOUNT)) return [amountGlyph(told)];
  const read = EFFECTS[told.id];
  if (read === undefined) throw new RangeError(`nobody has drawn ${told.id}`);
  return read(told);
}
