/** What the tests of words and boards share: the real facts, strict speakers of both languages, and positions. */
import { readFileSync } from "node:fs";

import type { OptionText, QuestionInfo, Refusal, Update } from "../../../generated/messages";
import type { Language } from "../../../settings.svelte";
import type { Arguments, Say } from "../../../table/board";
import { answerOf, questionOf, speaker, strictly, updateOf } from "../../../table/fixtures";
import { type Facts, factsOf, type Named } from "../facts";
import type { HoleView, PlayerView, View } from "../view";
import { word as dialect } from "./names";

export const FILES: Record<string, unknown> = {
  components: JSON.parse(readFileSync("../src/orrery/games/empires/data/components.json", "utf-8")),
  classic: JSON.parse(readFileSync("../src/orrery/games/empires/data/classic.json", "utf-8")),
  campaign: JSON.parse(readFileSync("../src/orrery/games/empires/data/campaign.json", "utf-8")),
};
export const FACTS: Facts = factsOf(FILES);

const PRINTED: Record<string, readonly Named[]> = {
  tech: FACTS.technologies,
  mission: FACTS.components.missions,
  empire: FACTS.components.empires,
  discovery: FACTS.components.discoveries,
  card: FACTS.campaign.cards,
};

/** Speaks one language only, and throws where it has no words or a message lacks an argument. */
export function strict(language: Language, seen: View | null = null): Say {
  const say = strictly(language);
  const plainly = (axis: string, key: string | number, count = 1): string => {
    const printed = PRINTED[axis]?.find((each) => each.key === key)?.name[language];
    return printed ?? say(`empires-${axis.replace(/^other_/, "")}-${key}`, { count });
  };
  const seat = (place: number): string => ["Lena", "Noor", "Hubble", "Juri"][place] ?? "";
  const plain = speaker(language, "empires", plainly, seat);
  const word = (axis: string, key: string | number, count = 1): string =>
    (seen === null ? null : dialect(axis, String(key), update(seen), plain, false)) ?? plainly(axis, key, count);
  return speaker(language, "empires", word, seat);
}

/** The axes of an answer, by its verb. */
export const AXES: Record<string, string[]> = {
  choose: ["action"],
  empire: ["empire"],
  flick: ["ship"],
  jet: ["ship"],
  phase: ["ship"],
  jump: ["ship"],
  reposition: ["ship"],
  "shift-base": ["base"],
  land: ["ship"],
  launch: ["hole", "ship"],
  discover: ["hole"],
  wormhole: ["ship"],
  "jump-gate": ["ship"],
  carry: [],
  "lay-mine": ["mine"],
  raise: ["hole"],
  seize: ["hole"],
  put: ["ring", "angle"],
  place: ["column", "row"],
  at: ["hole"],
  towards: ["angle"],
  "deploy-troop": ["hole"],
  "deploy-ship": ["ship"],
  build: ["building", "hole"],
  pay: ["payment"],
  "pay-ship": ["ship"],
  colour: ["colour"],
  research: ["tech"],
  relic: ["discovery"],
  take: ["discovery"],
  mission: ["mission"],
  use: ["use", "hole"],
  part: ["part"],
  from: ["hole"],
  boost: ["energy"],
  "attack-ship": ["seat", "ship"],
  "attack-planet": ["hole"],
  "attack-guardian": ["quadrant"],
  join: ["ship"],
  "add-bonus": ["bonus"],
  "move-base": ["base", "hole"],
  keep: ["building"],
  sling: ["hole"],
  done: [],
  "end-turn": [],
  aim: ["direction", "power"],
  "choose-classic": ["action"],
  withdraw: ["hole"],
  mine: ["hole", "troops"],
  advance: ["tech"],
  unlock: ["unit"],
  scan: ["hole"],
  guard: ["quadrant"],
  technology: ["colour"],
};

/** An answer from its text, as the server writes it. */
export function option(action: string): OptionText {
  const words = action.split(" ").length - 1;
  return answerOf(action, (verb) => (AXES[verb]?.length === words ? AXES[verb] : undefined));
}

export function refused(action: string, reason: string, given: Arguments = {}): Refusal {
  return { ...option(action), reason, reason_arguments: given, missing: {} };
}

export function question(prompt: string, ...actions: string[]): QuestionInfo {
  return questionOf(prompt, actions.map(option));
}

export function player(changed: Partial<PlayerView> = {}): PlayerView {
  return {
    gate: "alpha-gate",
    empire: null,
    points: 0,
    troops: 4,
    ships_waiting: 1,
    advanced: [],
    advanced_new: [],
    buildings: { outpost: 4, city: 4, "research-centre": 8, starbase: 4 },
    most_cities: 0,
    energy: 1,
    spent: 0,
    double: null,
    techs: [],
    relics: [],
    fresh: [],
    ships: [],
    breakdown: {},
    ...changed,
  };
}

export function hole(key: string, changed: Partial<HoleView> = {}): HoleView {
  return {
    hole: key,
    place: null,
    scanned: null,
    scanned_by: [],
    owner: null,
    robots: 0,
    troops: 0,
    outposts: 0,
    cities: 0,
    centres: 0,
    bases: [],
    library: false,
    structure: null,
    defence: 0,
    blockaded: [],
    ...changed,
  };
}

/** The technologies on sides A by colour and level, as the view lists them. */
const SIDES_A: string[] = ["orange", "purple", "pink", "green"].flatMap((colour) =>
  FACTS.components.technologies.filter((tech) => tech.colour === colour && tech.side === "A").map((tech) => tech.key),
);

/** A galaxy of two players; `holes` replaces what lies at some places. */
export function view(changed: Partial<View> = {}, holes: HoleView[] = []): View {
  const all = FACTS.board.holes.map(({ key }) => holes.find((each) => each.hole === key) ?? hole(key));
  return {
    mode: "modern",
    campaign: null,
    laid: [],
    active: 0,
    action: null,
    left: 0,
    last: null,
    pool: 22,
    noise: 2,
    jet: 0,
    megastructure: null,
    players: [player(), player({ gate: "gamma-gate" })],
    holes: all,
    hidden: [["green", "green", "blue"]],
    hidden_tiles: [["warp", "supplies"]],
    areas: all.map((each) => (each.place === null ? 0 : null)),
    guardians: [],
    waiting_libraries: [],
    mines: [],
    archive: [],
    missions: [],
    tokens: { orange: 1, purple: 0, pink: 1, green: 2 },
    technologies: SIDES_A,
    firsts: [],
    bonuses: [],
    winners: [],
    ...changed,
  };
}

/** A position in which much has happened: planets of both and of robots, starbases, ships, relics, a megastructure. */
export function rich(): View {
  const ship = { x: 1000, y: 2000, attack: 1, defence: 1 };
  const players = [
    player({
      ...{ empire: "vlix", energy: 2, spent: 1, double: "ready", points: 7, troops: 3, ships_waiting: 2 },
      ...{
        buildings: { outpost: 3, city: 2, "research-centre": 5, starbase: 3 },
        advanced: ["purple-ship", "pink-ship"],
      },
      ...{
        advanced_new: ["pink-ship"],
        techs: ["energy-transfer", "orbital-defence", "juggernaut", "gravity-slingshot"],
      },
      ...{ relics: ["warp", "warp"], fresh: ["teleport"] },
      ships: [
        { ...ship, ship: "ship-1", orbit: "alpha-middle" },
        { ...ship, ship: "ship-3", orbit: null },
        { ...ship, ship: "purple-ship", orbit: "beta-middle", defence: 2 },
      ],
    }),
    player({
      gate: "gamma-gate",
      empire: "henari",
      points: 4,
      ships: [{ ...ship, ship: "ship-1", orbit: "alpha-middle" }],
    }),
  ];
  return view(
    {
      ...{ players, megastructure: "dyson-sphere", guardians: ["delta"], mines: [{ owner: 1, x: 5499, y: 6499 }] },
      ...{
        archive: ["attack-bonus"],
        firsts: ["energy-transfer", "orbital-defence"],
        bonuses: [2],
        action: "move",
        left: 1,
      },
      missions: [
        { mission: "metropolis", first: 1, others: [0], ready: [] },
        { mission: "garrison", first: null, others: [], ready: [0] },
      ],
    },
    [
      hole("alpha-gate", { place: "gate" }),
      hole("gamma-gate", { place: "gate" }),
      hole("alpha-middle", {
        ...{ place: "purple", owner: 0, troops: 1, cities: 1, centres: 1, defence: 4, blockaded: [0], library: true },
        bases: [{ base: 2, owner: 0, x: 100_499, y: 200_499 }],
      }),
      hole("alpha-edge-a", { place: "purple", owner: 0, centres: 2 }),
      hole("alpha-central", { place: "orange", owner: -1, robots: 2, defence: 2 }),
      hole("beta-middle", { place: "artifact", structure: 1 }),
      hole("beta-edge-a", { place: "green", owner: 0, outposts: 1, defence: 1 }),
      hole("beta-edge-b", { place: "blue" }),
      hole("delta-gate", { place: "wormhole-a" }),
      hole("delta-middle", { place: "destroyed" }),
    ],
  );
}

/** A classic game of two under way: technologies, a battleship, home worlds, places looked at and a robot. */
export function classic(changed: Partial<View> = {}): View {
  const ship = { x: 1000, y: 2000, attack: 1, defence: 1 };
  const known = FACTS.classic.technologies.filter(({ level }) => level === 1).map(({ key }) => key);
  const players = [
    player({
      ...{ energy: 0, points: 5, troops: 2, ships_waiting: 1, advanced: ["orange-ship"] },
      buildings: { outpost: 3, city: 3, "research-centre": 6, starbase: 0 },
      techs: known,
      ships: [{ ...ship, ship: "ship-3", orbit: "beta-middle" }],
      breakdown: { tokens: 5, planets: 2, outposts: 1, cities: 2, quadrants: 0 },
    }),
    player({ gate: "gamma-gate", energy: 0 }),
  ];
  const technologies = ["orange", "purple", "pink", "green"].flatMap((colour) =>
    FACTS.classic.technologies.filter((tech) => tech.colour === colour).map((tech) => tech.key),
  );
  return view({ mode: "classic", players, technologies, firsts: known, laid: [[], [], [], []], pool: 20, ...changed }, [
    hole("alpha-gate", { place: "gate", troops: 3 }),
    hole("gamma-gate", { place: "gate" }),
    hole("alpha-middle", { place: "purple", owner: 0, troops: 2, outposts: 1, defence: 3 }),
    hole("alpha-border-a", { place: "green", owner: 0, cities: 1, centres: 2, defence: 2 }),
    hole("beta-middle", { scanned: "artifact", scanned_by: [0, 1] }),
    hole("delta-middle", { scanned_by: [1] }),
    hole("beta-gate", { place: "blocked" }),
  ]);
}

export function update(seen: View, asked: QuestionInfo | null = null, points: Update["points"] = []): Update {
  return updateOf("empires", seen, asked, points);
}
