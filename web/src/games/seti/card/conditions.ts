/** Conditions, triggers and counts of the data as glyphs. */
import type { Entry } from "../facts";
import { entriesOf, type Glyph, glyph, numberOf, planet, sector, some, techs, textOf, traces } from "./glyph";

type Read = (entry: Entry) => Glyph[];

const EARTH = planet("Earth");
const OUMUAMUA = planet("Oumuamua");
const EVERY_TRACE: Glyph[] = (["red", "yellow", "blue"] as const).map((color) =>
  glyph(`trace-${color}`, { tone: `trace-${color}` }),
);

const n = (entry: Entry): number => numberOf(entry, "n");
const what = (entry: Entry): string => textOf(entry, "what");

const CONDITIONS: Record<string, Read> = {
  // what the parts share is told once
  all_of: (entry) => {
    const [first, ...more] = entriesOf(entry, "parts").flatMap((part) => conditionGlyphs(part));
    if (first === undefined) throw new RangeError(`no parts in ${JSON.stringify(entry)}`);
    return [first, ...more.map((each) => (each.icon === first.icon && each.of !== undefined ? glyph(each.of) : each))];
  },
  sector_wins: (entry) => [some(n(entry), "sector-win", { tone: `sector-${sector(entry)}` })],
  wins_in_one_sector: (entry) => [some(n(entry), "sector-win", { tone: "sector-any", of: "same" })],
  sectors_with_own_signal: (entry) => [some(n(entry), "signal", { tone: "sector-any", of: "unequal" })],
  traces: (entry) => [traces(entry)],
  trace_on_each_species: (entry) => [traces(entry, { of: "both-species" })],
  all_trace_colors_on_one_species: () => [...EVERY_TRACE, glyph("same")],
  all_trace_colors_on_this_species: () => [...EVERY_TRACE, glyph("species")],
  traces_on_this_species: (entry) => [traces(entry, { of: "species" })],
  traces_on_other_species: (entry) => [traces(entry, { of: "species-other" })],
  traces_of_one_color: (entry) => [some(n(entry), "trace-any", { tone: "trace-any", of: "same" })],
  craft_at: (entry) => [some(n(entry), "craft", { of: planet(textOf(entry, "planet")) })],
  craft_at_one_planet: (entry) => [some(n(entry), "craft", { of: "same" })],
  craft: (entry) => [some(n(entry), "craft")],
  orbiters: (entry) => [some(n(entry), "orbiter")],
  landers: (entry) => [
    some(n(entry), "lander"),
    ...(entry["moons"] === false ? [glyph("moon", { struck: true })] : []),
  ],
  lander_at: (entry) => [glyph("lander", { of: planet(textOf(entry, "planet")) })],
  orbiter_and_lander_at_one_planet: () => [glyph("orbiter"), glyph("lander", { of: "same" })],
  probe_on: (entry) => [
    glyph("probe", { of: what(entry) }),
    ...("adjacent_to" in entry ? [glyph(planet(textOf(entry, "adjacent_to")))] : []),
  ],
  chosen_probe_on: (entry) => [glyph("probe", { of: what(entry) })],
  probe_distance_from_earth: (entry) => [glyph(EARTH), glyph("distance", { count: n(entry) }), glyph("probe")],
  publicity: (entry) => [glyph("publicity", { count: n(entry) })],
  score: (entry) => [glyph("vp", { count: n(entry) })],
  techs: (entry) => [techs(entry)],
  hand_empty: () => [glyph("hand", { count: 0 })],
  landed_on: (entry) => [
    ...names(entry, "planets").map((name) => glyph(planet(name))),
    ...(entry["or_any_moon"] === true ? [glyph("moon")] : []),
  ],
  researched_tech_taken_before_by_other: () => [glyph("research-centre", { tone: "tech-any", of: "person" })],
  own_signals_in_that_sector: (entry) => [glyph("signal", { count: `=${numberOf(entry, "exactly")}`, of: "here" })],
  own_capsule_at: (entry) => [glyph("capsule", { of: planet(textOf(entry, "planet")) })],
  earth_sector_has_anomaly: () => [glyph("anomaly", { of: EARTH })],
  own_trace_on_exofossil_cost_space: () => [glyph("trace-any", { tone: "trace-any", of: "exofossil" })],
  signals_on_oumuamua_by_this_scan: (entry) => [some(n(entry), "signal", { of: OUMUAMUA })],
  own_signals_on_oumuamua_tile: (entry) => [some(n(entry), "signal", { of: OUMUAMUA })],
  exofossils: (entry) => [glyph("exofossil", { count: n(entry) })],
  tucked_income_cards: (entry) => [glyph("income", { count: n(entry), of: "card" })],
  completed_missions: (entry) => [glyph("mission", { count: n(entry), of: "check" })],
};

const TRIGGERS: Record<string, Read> = {
  visit_planet: (entry) => [
    glyph("planet" in entry ? planet(textOf(entry, "planet")) : "planet"),
    ...("except" in entry ? names(entry, "except").map((name) => glyph(planet(name), { struck: true })) : []),
  ],
  visit_asteroids: () => [glyph("asteroids")],
  visit_comet: () => [glyph("comet")],
  move_within_ring: () => [glyph("within-ring")],
  complete_sector: () => [glyph("sector-done", { tone: "sector-any" })],
  launch: () => [glyph("launch")],
  orbit: () => [glyph("orbiter")],
  land: () => [glyph("lander")],
  orbit_or_land: () => [glyph("craft")],
  scan: () => [glyph("scan")],
  research: (entry) => [techs(entry)],
  trace: (entry) => [traces(entry)],
  signal: (entry) => [glyph("signal", { tone: `sector-${sector(entry)}` })],
  play_card: (entry) => [glyph("credit", { count: numberOf(entry, "cost"), tone: "cost" })],
  discard_for_corner: (entry) => [glyph(textOf(entry, "corner"), { tone: "corner" })],
};

const COUNTS: Record<string, Read> = {
  craft_at: (entry) => [glyph("craft", { of: planet(textOf(entry, "planet")) })],
  sector_wins: (entry) => [glyph("sector-win", { tone: `sector-${sector(entry)}` })],
  traces: (entry) => [traces(entry)],
  techs: (entry) => [techs(entry)],
  sectors_with_own_signal: () => [glyph("signal", { tone: "sector-any", of: "unequal" })],
  distinct_sectors_marked_by_this_effect: () => [glyph("signal", { tone: "sector-any", of: "unequal" })],
  techs_of_kind_just_researched: () => [glyph("research-centre", { tone: "tech-any", of: "same" })],
  traces_of_color_just_marked: () => [glyph("trace-any", { tone: "trace-any", of: "same" })],
  publicity: () => [glyph("publicity")],
  tucked_cards_with_income: (entry) => [glyph("income", { of: textOf(entry, "income") })],
  shown_hand_cards_with_income: (entry) => [glyph("hand", { of: textOf(entry, "income") })],
  shown_hand_cards_with_corner: (entry) => [glyph("hand"), glyph(textOf(entry, "corner"), { tone: "corner" })],
  signals_marked_by_this_scan: (entry) => [glyph("signal", { tone: `sector-${sector(entry)}` })],
  signals_on_oumuamua_by_this_scan: () => [glyph("signal", { of: OUMUAMUA })],
  asteroid_fields_adjacent_to_chosen_probe: () => [glyph("beside", { of: "asteroids" })],
  other_planets_and_comets_in_earth_sector: () => [glyph("planet"), glyph("comet", { of: EARTH })],
  own_signals_in_anomaly_sectors: () => [glyph("signal", { of: "anomaly" })],
  traces_on_this_species: (entry) => [traces(entry, { of: "species" })],
};

/** When something holds. */
export function conditionGlyphs(entry: Entry): Glyph[] {
  return known(CONDITIONS, entry, "is")(entry);
}

/** What has to happen. */
export function triggerGlyphs(entry: Entry): Glyph[] {
  return known(TRIGGERS, entry, "on")(entry);
}

/** What is counted. */
export function countGlyphs(entry: Entry): Glyph[] {
  return known(COUNTS, entry, "of")(entry);
}

function known(reads: Record<string, Read>, entry: Entry, fact: string): Read {
  const read = reads[textOf(entry, fact)];
  if (read === undefined) throw new RangeError(`nobody has drawn ${JSON.stringify(entry)}`);
  return read;
}

function names(entry: Entry, fact: string): string[] {
  const found = entry[fact];
  if (!Array.isArray(found)) throw new RangeError(`no names for ${fact} in ${JSON.stringify(entry)}`);
  return found.map((name) => String(name));
}
