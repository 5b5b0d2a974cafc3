/** The position of SETI in words: the round, the sky sector by sector, planets, boards, species, every player, the rival. */
import type { Update } from "../../../generated/messages";
import type { Passage, Say } from "../../../table/board";
import { nearSeat, rivalsOf } from "../../../table/players/seats";
import { mergeSteps, wordsOf } from "../boards/chain";
import { factsOf } from "../facts";
import { BOARD, topAt } from "../sky/layers";
import { flightsTo } from "../sky/reach";
import { pieceName, starName } from "../sky/spoken";
import { piecesOf } from "../sky/pieces";
import { earthSector, nameOf, RINGS, ROUNDS, SECTORS, spaceOfPlanet, starOf, viewOf } from "../view";
import { rivalSeat } from "../solo/alone";
import { playerPassage } from "./prose-players";
import { objectivesPassage, rivalPassage } from "./prose-solo";
import { speciesPassages } from "./prose-species";
import { lyingAt, ringNear, shortName } from "./spaces";
import { passage, Telling } from "./telling";
import { amount } from "./texts";

const TILE = "oumuamua";

/** The whole position, as the eyes see it through which the update was made. */
export function prose(update: Update, files: unknown, say: Say): Passage[] {
  const view = viewOf(update);
  const near = nearSeat(update);
  const told = new Telling(view, update.seat, near, factsOf(files), say);
  const others = rivalsOf(view, near).filter((seat) => view.rival === null || seat !== rivalSeat(view));
  return [
    round(told),
    playerPassage(told, near),
    ...(view.objectives === null ? [] : [objectivesPassage(told, view.objectives)]),
    sky(told),
    planets(told),
    { heading: say("seti-label-techs"), items: view.techs.map(({ tech }) => technology(told, tech)) },
    cards(told),
    gold(told),
    ...speciesPassages(told),
    ...others.map((seat) => playerPassage(told, seat)),
    ...(view.rival === null ? [] : [rivalPassage(told, view.rival)]),
  ];
}

function round(told: Telling): Passage {
  const { view, say } = told;
  const steps = mergeSteps(view.chain).map((step) => wordsOf(step, say));
  return {
    heading: told.of("seti-prose-turn", view.active, { round: view.round, rounds: ROUNDS }),
    items: [
      ...view.winners.map((seat) => told.of("seti-prose-won", seat)),
      ...(view.playing === null ? [] : [say("seti-prose-playing", { card: told.card(view.playing) })]),
      ...(steps.length === 0 ? [] : [say("seti-prose-chain", { steps: steps.join(", ") })]),
      told.of("seti-prose-start", view.start),
      ...(view.round === 0 ? [] : [rotation(told)]), // before the first round nobody can pass
    ],
  };
}

function rotation({ view, say }: Telling): string {
  return say("seti-prose-rotation", { count: view.next_rotation, token: view.rotation_token ? "yes" : "no" });
}

// The sky

function sky(told: Telling): Passage {
  const { view, say } = told;
  const earth = earthSector(view);
  const clockwise = Array.from({ length: SECTORS }, (_, step) => (earth + step) % SECTORS);
  return {
    heading: say("seti-label-sky"),
    items: [say("seti-prose-sky")],
    parts: clockwise.map((sector) => sectorPassage(told, sector)),
  };
}

/** A sector with its neighbours, its star, and its spaces from the Sun outwards. */
function sectorPassage(told: Telling, sector: number): Passage {
  const { view, say, facts } = told;
  const star = starOf(view, sector);
  if (star === undefined) throw new RangeError(`no star in sector ${sector}`);
  const near = (by: number): string =>
    told.word("star", starOf(view, (sector + by + SECTORS) % SECTORS)?.star ?? star.star);
  const anomalies = Object.entries(view.anomalies)
    .filter(([, [at]]) => at === sector)
    .map(([color]) => ({ hue: say(`seti-hue-${color}`), text: told.now("anomaly", color).join(" ") }));
  const tile = view.stars.find((each) => each.star === TILE && each.sector === sector);
  const slots = facts.star(star.star).data_slots;
  return {
    heading: say("seti-prose-sector", { star: told.word("star", star.star), before: near(-1), after: near(1) }),
    items: [
      `${starName(star, slots, sector === earthSector(view), say)}.`,
      ...told.rules("star", star.star).slice(0, 2),
      ...anomalies.map((anomaly) => say("seti-prose-anomaly", anomaly)),
      ...Array.from({ length: RINGS }, (_, ring) => space(told, nameOf({ ring: ring + 1, sector }))),
      ...(tile === undefined ? [] : [`${starName(tile, facts.speciesOf(TILE).tile?.data_slots ?? 0, false, say)}.`]),
    ],
  };
}

/** A space: what lies there, on which disc, who stands there, and how far it is for one's own pieces. */
function space(told: Telling, name: string): string {
  const { view, say, facts } = told;
  const found = view.sky.some(({ planet }) => planet === TILE);
  const { layer } = topAt(facts, view.offsets, name, found);
  const lying = lyingAt(name, view);
  const what = lying?.kind === "empty" ? say("seti-prose-empty") : shortName(name, view, say);
  const pieces = piecesOf(view).filter((piece) => piece.space === name);
  const flights = flightsTo(view, name).map(({ from, cost }) =>
    say("seti-prose-flight", {
      only: Object.keys(view.reach).length === 1 ? "yes" : "no",
      cost: amount("move", cost, say),
      from: ringNear(from, view, say),
    }),
  );
  const parts = [
    say("seti-prose-space", {
      ring: Number(name.split("-")[0]),
      what,
      disc: layer === BOARD ? 0 : layer + 1,
      publicity: lying?.publicity === true ? "yes" : "no",
    }),
    ...pieces.map((piece) => pieceName(piece, say)),
    ...flights,
  ];
  return `${parts.join("; ")}.`;
}

function planets(told: Telling): Passage {
  const { view, say, facts } = told;
  const keys = [...facts.board.planets.map(({ key }) => key), TILE].filter((key) => spaceOfPlanet(view, key) !== null);
  return {
    heading: say("seti-label-planets"),
    parts: keys.map((key) => ({
      heading: say("seti-prose-planet", {
        planet: told.word("planet", key),
        space: ringNear(spaceOfPlanet(view, key) ?? "", view, say),
      }),
      items: [...told.now("planet", key).slice(1), ...told.rules("planet", key).slice(1), ...samples(told, key)],
    })),
  };
}

/** The samples at a planet that one knows. */
function samples({ view, say }: Telling, planet: string): string[] {
  const known = view.known_samples[planet] ?? [];
  return known.length === 0 ? [] : [say("seti-prose-samples-known", { samples: known.join(", ") })];
}

// The boards

function technology(told: Telling, tech: string): string {
  const kind = told.say(`seti-kind-${told.facts.tech(tech).kind}`);
  return [`${told.word("tech", tech)} (${kind}).`, ...told.now("tech", tech), told.rules("tech", tech)[0]].join(" ");
}

function cards(told: Telling): Passage {
  const { view, say } = told;
  const stacks = view.stacks.join(", ");
  return {
    heading: say("seti-label-row"),
    items: [
      ...view.row.map((card) => (card === null ? say("seti-prose-no-card") : told.card(card))),
      say("seti-prose-deck", { count: view.deck }),
      view.discard.length === 0
        ? say("seti-prose-no-discards")
        : say("seti-prose-discards", { count: view.discard.length, cards: told.words("card", view.discard) }),
      ...(stacks === "" ? [] : [say("seti-prose-stacks", { stacks })]),
      ...(view.stack === null ? [] : [say("seti-prose-stack", { cards: told.words("card", view.stack) })]),
    ],
  };
}

function gold(told: Telling): Passage {
  const { view, say, facts } = told;
  const tiles = view.gold.map((side, tile) => {
    const marks = view.gold_marks[tile] ?? [];
    const marked = marks.length === 0 ? [] : [say("seti-prose-marks", { owners: told.names(marks) })];
    const [rule = ""] = told.rules("gold", side);
    return [`${say(`seti-gold-${side}`)}.`, rule, ...told.now("gold", side), ...marked].join(" ");
  });
  const neutral = view.neutral_markers.map((count, place) =>
    say("seti-prose-milestone", { count, points: facts.board.milestones.neutral[place] ?? 0 }),
  );
  const exertian = view.exertian_milestones.map((points) => say("seti-exertian-milestone", { points }));
  const [heading, miles] = [say("seti-label-gold"), passage(say("seti-label-milestones"), [...neutral, ...exertian])];
  return { heading, items: tiles, parts: miles };
}
