/** Conditions, triggers and counts as glyphs, by the message that tells them. */
import { SETI } from "../../../generated/messages";
import type { Description } from "../../../words/description";
import {
  countIn,
  type Glyph,
  glyph,
  inside,
  isYes,
  numberIn,
  OR,
  planet,
  planetIn,
  sector,
  sign,
  some,
  techs,
  traces,
  wordIn,
} from "./glyph";

type Read = (told: Description) => Glyph[];

const EARTH = planet("earth");
const OUMUAMUA = planet("oumuamua");
const EVERY_TRACE: Glyph[] = SETI.trace_colors.map((color) => glyph(`trace-${color}`, { tone: `trace-${color}` }));

const n = countIn;
const what = (told: Description): string => wordIn(told, "what");

const CONDITIONS: Record<string, Read> = {
  // what the parts share is told once
  "seti-is-all-of": (told) => {
    const [first, ...more] = ["first", "second"].flatMap((part) => clauseGlyphs(inside(told, part)));
    if (first === undefined) return [];
    return [first, ...more.map((each) => (each.icon === first.icon && each.of !== undefined ? glyph(each.of) : each))];
  },
  "seti-is-sector-wins": (told) => [some(n(told), "sector-win", { tone: `sector-${sector(told)}` })],
  "seti-is-wins-in-one-sector": (told) => [some(n(told), "sector-win", { tone: "sector-any", of: "same" })],
  "seti-is-sectors-with-own-signal": (told) => [some(n(told), "signal", { tone: "sector-any", of: "unequal" })],
  "seti-is-traces": (told) => [traces(told)],
  "seti-is-trace-on-each-species": (told) => [traces(told, { of: "both-species" })],
  "seti-is-all-trace-colors-on-one-species": () => [...EVERY_TRACE, glyph("same")],
  "seti-is-all-trace-colors-on-this-species": () => [...EVERY_TRACE, glyph("species")],
  "seti-is-traces-on-this-species": (told) => [traces(told, { of: "species" })],
  "seti-is-traces-on-other-species": (told) => [traces(told, { of: "species-other" })],
  "seti-is-traces-of-one-color": (told) => [some(n(told), "trace-any", { tone: "trace-any", of: "same" })],
  "seti-is-craft-at": (told) => [some(n(told), "craft", { of: planetIn(told, "planet") })],
  "seti-is-craft-at-one-planet": (told) => [some(n(told), "craft", { of: "same" })],
  "seti-is-craft": (told) => [some(n(told), "craft")],
  "seti-is-orbiters": (told) => [some(n(told), "orbiter")],
  "seti-is-landers": (told) => [
    some(n(told), "lander"),
    ...(isYes(told, "moons") ? [] : [glyph("moon", { struck: true })]),
  ],
  "seti-is-lander-at": (told) => [glyph("lander", { of: planetIn(told, "planet") })],
  "seti-is-orbiter-and-lander-at-one-planet": () => [glyph("orbiter"), glyph("lander", { of: "same" })],
  "seti-is-probe-on": (told) => [
    glyph("probe", { of: what(told) }),
    ...(told.arguments["adjacent_to"] === "none" ? [] : [glyph(planetIn(told, "adjacent_to"))]),
  ],
  "seti-is-chosen-probe-on": (told) => [glyph("probe", { of: what(told) })],
  "seti-is-probe-distance-from-earth": (told) => [glyph(EARTH), glyph("distance", { count: n(told) }), glyph("probe")],
  "seti-is-publicity": (told) => [glyph("publicity", { count: n(told) })],
  "seti-is-score": (told) => [glyph("vp", { count: n(told) })],
  "seti-is-techs": (told) => [techs(told)],
  "seti-is-hand-empty": () => [glyph("hand", { count: 0 })],
  "seti-is-landed-on": (told) => [
    ...planetsIn(told, "planets").map((each) => glyph(each)),
    ...(isYes(told, "or_any_moon") ? [glyph("moon")] : []),
  ],
  "seti-is-researched-tech-taken-before-by-other": () => [glyph("research-centre", { tone: "tech-any", of: "person" })],
  "seti-is-own-signals-in-that-sector": (told) => [
    glyph("signal", { count: `=${numberIn(told, "exactly")}`, of: "here" }),
  ],
  "seti-is-own-capsule-at": (told) => [glyph("capsule", { of: planetIn(told, "planet") })],
  "seti-is-earth-sector-has-anomaly": () => [glyph("anomaly", { of: EARTH })],
  "seti-is-own-trace-on-exofossil-cost-space": () => [glyph("trace-any", { tone: "trace-any", of: "exofossil" })],
  "seti-is-signals-on-oumuamua-by-this-scan": (told) => [some(n(told), "signal", { of: OUMUAMUA })],
  "seti-is-own-signals-on-oumuamua-tile": (told) => [some(n(told), "signal", { of: OUMUAMUA })],
  "seti-is-exofossils": (told) => [glyph("exofossil", { count: n(told) })],
  "seti-is-tucked-income-cards": (told) => [glyph("income", { count: n(told), of: "card" })],
  "seti-is-completed-missions": (told) => [glyph("mission", { count: n(told), of: "check" })],
};

const TRIGGERS: Record<string, Read> = {
  "seti-on-visit-planet": (told) => [
    glyph(told.arguments["planet"] === "none" ? "planet" : planetIn(told, "planet")),
    ...(told.arguments["other_than"] === "none" ? [] : [glyph(planetIn(told, "other_than"), { struck: true })]),
  ],
  "seti-on-visit-asteroids": () => [glyph("asteroids")],
  "seti-on-visit-comet": () => [glyph("comet")],
  "seti-on-move-within-ring": () => [glyph("within-ring")],
  "seti-on-complete-sector": () => [glyph("sector-done", { tone: "sector-any" })],
  "seti-on-launch": () => [glyph("launch")],
  "seti-on-orbit": () => [glyph("orbiter")],
  "seti-on-land": () => [glyph("lander")],
  "seti-on-orbit-or-land": () => [glyph("craft")],
  "seti-on-orbit-or-land-at": (told) =>
    planetsIn(told, "planets").flatMap((each, place) => [
      ...(place > 0 ? [sign(OR)] : []),
      glyph("craft", { of: each }),
    ]),
  "seti-on-win-sector": (told) => [glyph("sector-win", { tone: `sector-${sector(told)}` })],
  "seti-on-complete-mission": () => [glyph("mission", { of: "check" })],
  "seti-on-scan": () => [glyph("scan")],
  "seti-on-research": (told) => [techs(told)],
  "seti-on-trace": (told) => [traces(told)],
  "seti-on-signal": (told) => [glyph("signal", { tone: `sector-${sector(told)}` })],
  "seti-on-play-card": (told) => [glyph("credit", { count: numberIn(told, "cost"), tone: "cost" })],
  "seti-on-discard-for-corner": (told) => [glyph(wordIn(told, "corner"), { tone: "corner" })],
};

/** What an objective wants to be reached, and tasks that can be done in several ways. */
const TASKS: Record<string, Read> = {
  "seti-reach-publicity": (told) => [glyph("publicity", { count: n(told) })],
  "seti-reach-score": (told) => [glyph("vp", { count: n(told) })],
  "seti-reach-data-in-pool": (told) => [glyph("data", { count: n(told) })],
  "seti-either": (told) =>
    told.parts.flatMap((part, place) => [...(place > 0 ? [sign(OR)] : []), ...clauseGlyphs(part)]),
};

const COUNTS: Record<string, Read> = {
  "seti-count-craft-at": (told) => [glyph("craft", { of: planetIn(told, "planet") })],
  "seti-count-sector-wins": (told) => [glyph("sector-win", { tone: `sector-${sector(told)}` })],
  "seti-count-traces": (told) => [traces(told)],
  "seti-count-techs": (told) => [techs(told)],
  "seti-count-sectors-with-own-signal": () => [glyph("signal", { tone: "sector-any", of: "unequal" })],
  "seti-count-distinct-sectors-marked-by-this-effect": () => [glyph("signal", { tone: "sector-any", of: "unequal" })],
  "seti-count-techs-of-kind-just-researched": () => [glyph("research-centre", { tone: "tech-any", of: "same" })],
  "seti-count-traces-of-color-just-marked": () => [glyph("trace-any", { tone: "trace-any", of: "same" })],
  "seti-count-publicity": () => [glyph("publicity")],
  "seti-count-tucked-cards-with-income": (told) => [glyph("income", { of: wordIn(told, "income") })],
  "seti-count-shown-hand-cards-with-income": (told) => [glyph("hand", { of: wordIn(told, "income") })],
  "seti-count-shown-hand-cards-with-corner": (told) => [
    glyph("hand"),
    glyph(wordIn(told, "corner"), { tone: "corner" }),
  ],
  "seti-count-signals-marked-by-this-scan": (told) => [glyph("signal", { tone: `sector-${sector(told)}` })],
  "seti-count-signals-on-oumuamua-by-this-scan": () => [glyph("signal", { of: OUMUAMUA })],
  "seti-count-asteroid-fields-adjacent-to-chosen-probe": () => [glyph("beside", { of: "asteroids" })],
  "seti-count-other-planets-and-comets-in-earth-sector": () => [glyph("planet"), glyph("comet", { of: EARTH })],
  "seti-count-own-signals-in-anomaly-sectors": () => [glyph("signal", { of: "anomaly" })],
  "seti-count-traces-on-this-species": (told) => [traces(told, { of: "species" })],
};

const READS: Record<string, Read> = { ...CONDITIONS, ...TRIGGERS, ...TASKS, ...COUNTS };

/** When something holds, what has to happen, or what is counted. */
export function clauseGlyphs(told: Description): Glyph[] {
  const read = READS[told.id];
  if (read === undefined) throw new RangeError(`nobody has drawn ${told.id}`);
  return read(told);
}

/** Planets joined by a message, one by one. */
function planetsIn(told: Description, argument: string): string[] {
  const named = inside(told, argument);
  const each = named.parts.length > 0 ? named.parts : [named];
  return each.map(({ id }) => planet(id.replace("seti-planet-", "")));
}
