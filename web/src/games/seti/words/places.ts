/** Planets, moons, stars and spaces of the sky explained. */
import { tell } from "../../../words/description";
import type { Say } from "../../../table/board";
import { freeData } from "../boards/planets";
import type { Facts, PlanetFacts } from "../facts";
import { indexOf, spaceOf, spaceOfPlanet, starOf, type View } from "../view";
import { lyingAt, placeName, ringNear } from "./spaces";
import { amount, sentence } from "./texts";
import { type About, countBy, fact, type Line, line, type Now, ownerFacts, type Seen } from "./explanation";

const MOON_TECH = "probe-moon";
const TILE = "oumuamua";

export function aboutPlanet(key: string, facts: Facts, say: Say, seen: Seen | null): About {
  const found: About = {
    title: say.word("planet", key),
    kind: say("seti-web-kind-planet"),
    lines: key === "earth" ? [line(say("seti-about-earth"), "probe")] : planetLines(facts.planet(key), say),
    now: [],
    chapter: say("seti-chapter-probes"),
  };
  if (seen === null) return found;
  return { ...found, now: planetNow(key, facts, say, seen) };
}

function planetLines(planet: PlanetFacts, say: Say): Line[] {
  const bonuses = planet.first_landing_data.map((n) => amount("data", n, say));
  const data = bonuses.reduce((first, rest) => say("seti-either", { first, rest }));
  const moons = planet.moons.map((moon) => `${say.word("target", moon.key)} (${tell(moon.reward, say)})`);
  return [
    line(say("seti-web-about-visit"), "publicity"),
    line(say("seti-web-about-orbit", { orbit: orbitReward(planet, say), first: firstOrbit(planet, say) }), "orbiter"),
    line(say("seti-about-landing", { landing: landingReward(planet, say), data, count: bonuses.length }), "lander"),
    ...(moons.length === 0 ? [] : [line(say("seti-about-moons", { moons: moons.join(", ") }), "moon")]),
  ];
}

export function orbitReward(planet: PlanetFacts, say: Say): string {
  return tell(planet.orbit_reward, say);
}

export function firstOrbit(planet: PlanetFacts, say: Say): string {
  return tell(planet.first_orbit_bonus, say);
}

export function landingReward(planet: PlanetFacts, say: Say): string {
  return tell(planet.landing_reward, say);
}

export function moonReward(target: string, facts: Facts, say: Say): string {
  const moon = facts.planet(facts.planetOf(target)).moons.find((each) => each.key === target);
  return moon === undefined ? say("seti-nothing") : tell(moon.reward, say);
}

/** The data bonuses of a planet that no lander covers yet. */
export function dataLeft(planet: string, facts: Facts, view: View, say: Say): string {
  const free = freeData(view.data_bonus, facts).get(planet) ?? [];
  return free.map((n) => amount("data", n, say)).join(", ");
}

function planetNow(key: string, facts: Facts, say: Say, { view, near }: Seen): Now[] {
  const space = spaceOfPlanet(view, key);
  const found = space === null ? [] : [fact(say("seti-web-now-lies", { space: ringNear(space, view, say) }))];
  if (space !== null) found.push(...piecesAt(space, view, say));
  if (key === "earth") return found;
  const { players } = view;
  found.push(
    ...ownerFacts(
      say("seti-head-orbiters"),
      players.map((player) => player.orbiters[key] ?? 0),
      say,
    ),
  );
  found.push(
    ...ownerFacts(
      say("seti-head-landers"),
      players.map((player) => player.landers[key] ?? 0),
      say,
    ),
  );
  for (const moon of facts.planet(key).moons) found.push(...landersOn(moon.key, view, say));
  const cost = view.landing_costs[key];
  if (cost !== undefined && players[near] !== undefined)
    found.push(fact(say("seti-web-now-landing-cost", { price: amount("energy", cost, say) })));
  return [...found, ...bonusesLeft(key, facts, say, view), ...samplesAt(key, view, say)];
}

function landersOn(target: string, view: View, say: Say): Now[] {
  return ownerFacts(
    say.word("target", target),
    view.players.map((player) => player.moons[target] ?? 0),
    say,
  );
}

/** The bonuses for the first to come that are still there. */
function bonusesLeft(key: string, facts: Facts, say: Say, view: View): Now[] {
  const found: Now[] = [];
  if (view.orbit_bonus.includes(key))
    found.push(fact(say("seti-web-now-first-orbit", { bonus: firstOrbit(facts.planet(key), say) })));
  const data = dataLeft(key, facts, view, say);
  if (data !== "") found.push(fact(say("seti-web-now-first-landing", { bonus: data })));
  return found;
}

function samplesAt(key: string, view: View, say: Say): Now[] {
  const count = view.samples[key] ?? 0;
  return count === 0 ? [] : [fact(say("seti-web-now-samples", { count }))];
}

export function aboutTarget(key: string, facts: Facts, say: Say, seen: Seen | null): About {
  const planet = facts.planetOf(key);
  if (planet === key) return aboutPlanet(key, facts, say, seen);
  const landing = moonReward(key, facts, say);
  return {
    title: say.word("target", key),
    kind: say("seti-web-kind-moon"),
    lines: [
      line(
        say("seti-about-moon", { planet: say.word("planet", planet), tech: say.word("tech", MOON_TECH), landing }),
        "lander",
      ),
    ],
    now: seen === null ? [] : landersOn(key, seen.view, say),
    chapter: say("seti-chapter-probes"),
  };
}

export function aboutStar(key: string, facts: Facts, say: Say, seen: Seen | null): About {
  return {
    title: say.word("star", key),
    kind: say("seti-web-kind-star"),
    lines: starLines(key, facts, say),
    now: seen === null ? [] : starNow(key, say, seen.view),
    chapter: say("seti-chapter-signals"),
  };
}

function starLines(key: string, facts: Facts, say: Say): Line[] {
  if (key === TILE) {
    const slots = facts.speciesOf(TILE).tile?.data_slots ?? 0;
    return [line(say("seti-about-tile", { slots }), "data"), line(say("seti-about-tile-wins"), "exofossil")];
  }
  const star = facts.star(key);
  return [
    line(say("seti-about-star", { color: star.color, slots: star.data_slots }), "data"),
    line(
      say("seti-about-star-wins", { first: tell(star.first_win, say), later: tell(star.later_win, say) }),
      "sector-win",
    ),
    line(say("seti-help-evaluate-sector"), "publicity"),
  ];
}

function starNow(key: string, say: Say, view: View): Now[] {
  const star = view.stars.find((each) => each.star === key);
  if (star === undefined) return [];
  return [
    fact(say("seti-web-now-data-left", { count: star.data })),
    ...ownerFacts(say("seti-web-now-signals"), countBy(star.signals, view), say),
    ...ownerFacts(say("seti-label-wins"), countBy(star.wins, view), say),
  ];
}

export function aboutSpace(space: string, facts: Facts, say: Say, seen: Seen | null): About {
  const about: About = {
    title: sentence(say.word("space", space)),
    kind: say("seti-web-kind-space"),
    lines: [line(say("seti-web-about-space"), "move")],
    now: [],
    chapter: say("seti-chapter-probes"),
  };
  if (seen === null) return about;
  const { view } = seen;
  const lying = lyingAt(space, view);
  if (lying?.planet != null) return withCost(aboutPlanet(lying.planet, facts, say, seen), space, say, seen);
  const printed =
    lying?.kind === "asteroids" || lying?.kind === "comet"
      ? [line(say(`seti-about-thing-${lying.kind}`), lying.kind)]
      : [];
  const star = starOf(view, spaceOf(space).sector);
  const now = star === undefined ? [] : [fact(say("seti-web-now-sector", { star: say.word("star", star.star) }))];
  const told = { ...about, title: sentence(placeName(space, view, say)), lines: [...printed, ...about.lines] };
  return withCost({ ...told, now: [...now, ...piecesAt(space, view, say)] }, space, say, seen);
}

/** What it would take the nearest own piece to come there. */
function withCost(about: About, space: string, say: Say, { view }: Seen): About {
  const costs = Object.values(view.reach).map((reach) => reach.costs[indexOf(space)] ?? 0);
  const reached = costs.filter((cost) => cost > 0);
  if (reached.length === 0 || reached.length < costs.length) return about;
  const cost = amount("move", Math.min(...reached), say);
  return { ...about, now: [...about.now, fact(say("seti-web-now-flight", { cost }))] };
}

/** Whose probes and capsules are on a space. */
function piecesAt(space: string, view: View, say: Say): Now[] {
  const probes = view.players.map((player) => player.probes.filter((each) => each === space).length);
  const capsules = view.players.map((player) => player.capsules.filter((each) => each.space === space).length);
  return [
    ...ownerFacts(say("seti-label-probes"), probes, say),
    ...ownerFacts(say("seti-label-capsules"), capsules, say),
  ];
}
