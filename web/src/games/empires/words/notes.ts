/** What stands beside an answer: where a ship is, what a building costs and brings, how strong a target is. */
import { type Colour, COLOURS, type HoleView, isClassic, LEVELS, SEATS, shipOf } from "../view";
import { shortOf } from "./cards";
import { type Choice, placeOf, wordOf } from "./choice";
import { ruleOf } from "./explanation";
import { techAt, whereName } from "./names";
import { piecesOf } from "./places";
import { asideOf } from "./things";

type Noted = (choice: Choice) => string[];

/** Short notes, the most important first. */
export function notesOf(choice: Choice): string[] {
  return NOTES[choice.answer.verb]?.(choice) ?? [];
}

/** The notes of a list that belongs to one thing: sentences as well. */
export function fullNotesOf(choice: Choice): string[] {
  return [...notesOf(choice), ...(SENTENCES[choice.answer.verb]?.(choice) ?? [])];
}

const NOTES: Record<string, Noted> = {
  flick: where,
  jet: where,
  phase: where,
  jump: where,
  reposition: where,
  wormhole: where,
  "jump-gate": where,
  "pay-ship": (choice) =>
    shipOf(choice.view, choice.near, wordOf(choice, "ship")) === undefined
      ? [choice.say("empires-web-note-from-board")]
      : where(choice),
  land: (choice) => {
    const ship = shipOf(choice.view, choice.near, wordOf(choice, "ship"));
    return [
      whereName(ship?.orbit ?? null, choice.say),
      choice.say("empires-web-note-troops-left", { count: choice.player.troops }),
    ];
  },
  launch: lying,
  "deploy-troop": lying,
  at: lying,
  from: lying,
  withdraw: lying,
  mine: (choice) => {
    const troops = Number(wordOf(choice, "troops"));
    const ore = choice.facts.classic.ore.find((each) => each.troops === troops);
    return [choice.say("empires-web-note-mined", { points: ore?.points ?? 0 }), ...lying(choice)];
  },
  unlock: (choice) => [choice.say("empires-web-note-unlocked", { count: lockedOf(choice, wordOf(choice, "unit")) })],
  scan: (choice) => [choice.say("empires-web-note-only-you")],
  build: (choice) =>
    isClassic(choice.view)
      ? [...classicCost(choice), ...again(choice)]
      : [cost(choice), ...brings(choice), ...star(choice)],
  colour: (choice) => {
    const colour = wordOf(choice, "colour");
    const left = choice.say("empires-web-note-tokens", { count: choice.view.tokens[colour] ?? 0 });
    return choice.prompt === "mark-destroyed" ? [left] : [...research(choice, colour), left];
  },
  research: researched,
  advance: researched,
  mission: (choice) => {
    const mission = choice.facts.mission(wordOf(choice, "mission"));
    const open = choice.view.missions.find((each) => each.mission === mission.key)?.first === null;
    return [choice.say("empires-web-note-points", { points: open ? mission.first : mission.others })];
  },
  relic: (choice) =>
    wordOf(choice, "discovery") === "matter-swap" && swappable(choice) < 2
      ? [choice.say("empires-web-note-for-nothing")]
      : [],
  raise: (choice) => energy(choice, 0),
  seize: (choice) => energy(choice, 1),
  boost: (choice) => [choice.say("empires-web-note-energy-left", { energy: choice.player.energy })],
  "attack-planet": (choice) => defenceNote(choice, placeOf(choice).defence),
  "attack-guardian": (choice) => defenceNote(choice, choice.facts.components.guardian.defence),
  "attack-ship": (choice) => {
    const ship = shipOf(
      choice.view,
      SEATS.findIndex((colour) => colour === wordOf(choice, "seat")),
      wordOf(choice, "ship"),
    );
    return ship === undefined ? [] : defenceNote(choice, ship.defence);
  },
  join: (choice) => {
    const ship = shipOf(choice.view, choice.near, wordOf(choice, "ship"));
    return ship === undefined ? [] : [choice.say("empires-web-note-attack", { attack: ship.attack })];
  },
};

const SENTENCES: Record<string, Noted> = {
  choose: ({ say, answer, view }) => [
    say(`empires-about-${isClassic(view) ? "classic" : "action"}-${answer.arguments["action"]}`),
  ],
  "choose-classic": ({ say, answer }) => [say(`empires-about-classic-${answer.arguments["action"]}`)],
  empire: (choice) => [shortOf("empire", wordOf(choice, "empire"), choice.facts, choice.say)],
  research: (choice) => [shortOf("tech", wordOf(choice, "tech"), choice.facts, choice.say)],
  advance: (choice) => [shortOf("tech", wordOf(choice, "tech"), choice.facts, choice.say)],
  relic: (choice) => [shortOf("discovery", wordOf(choice, "discovery"), choice.facts, choice.say)],
  take: (choice) => [shortOf("discovery", wordOf(choice, "discovery"), choice.facts, choice.say)],
  mission: (choice) => [choice.say(`empires-about-mission-${wordOf(choice, "mission")}`)],
  use: (choice) => [choice.say(`empires-about-use-${wordOf(choice, "use")}`)],
  discover: (choice) => [choice.say("empires-about-manoeuvre-discover")],
  land: (choice) => [ruleOf("about-manoeuvre-land", choice.say, choice)],
  launch: (choice) => [ruleOf("about-manoeuvre-launch", choice.say, choice)],
};

/** Where one's own ship is, if others could do the same. */
function where(choice: Choice): string[] {
  const { answer, options, view, near, say } = choice;
  const ship = shipOf(view, near, wordOf(choice, "ship"));
  const rivals = options.some((other) => other.verb === answer.verb && other.arguments["ship"] !== ship?.ship);
  return ship === undefined || !rivals ? [] : [whereName(ship.orbit, say)];
}

/** How many places could be swapped: planets no opponent controls and what may be one, with one's own ship in orbit. */
function swappable({ view, near, player }: Choice): number {
  const orbits = new Set(player.ships.map((ship) => ship.orbit));
  const planets: readonly string[] = [...COLOURS, "blue"];
  const open = ({ place }: HoleView, area: number | null | undefined): boolean =>
    (place === null ? (view.hidden[area ?? -1] ?? []) : [place]).some((each) => planets.includes(each));
  return view.holes.filter(
    (hole, at) => orbits.has(hole.hole) && open(hole, view.areas[at]) && (hole.owner === null || hole.owner === near),
  ).length;
}

/** What stands at the place. */
function lying(choice: Choice): string[] {
  const pieces = piecesOf(placeOf(choice), choice.say);
  return pieces.length === 0 ? [] : [pieces.join(", ")];
}

/** A technology with its line and level, and what the first one scores. */
function researched(choice: Choice): string[] {
  const { key, colour, level } = choice.facts.tech(wordOf(choice, "tech"));
  return [
    choice.say("empires-web-kind-tech", { line: choice.say(`empires-web-line-${colour}`), level }),
    ...first(choice, key, level),
  ];
}

/** The price of a building in the classic mode, where a technology may lower it. */
function classicCost(choice: Choice): string[] {
  const building = wordOf(choice, "building");
  const cheap = building === "research-centre" && choice.player.techs.includes(CHEAP_LABS);
  return [choice.say(cheap ? "empires-web-cost-outpost" : `empires-web-classic-cost-${building}`)];
}

const CHEAP_LABS = "classic-cheap-labs";

/** Whether a city unlocks nothing because its player has had as many at once before. */
function again(choice: Choice): string[] {
  if (wordOf(choice, "building") !== "city") return [];
  const count = choice.facts.classicCount("city") - (choice.player.buildings["city"] ?? 0) + 1;
  return count > choice.player.most_cities ? [] : [choice.say("empires-web-note-built-again")];
}

/** How many troops or ships still lie aside. */
function lockedOf({ view, near, facts }: Choice, unit: string): number {
  const locked = asideOf(view, near, facts);
  return unit === "ship" ? locked.ships : locked.troops;
}

/** The usual price of a building. */
function cost(choice: Choice): string {
  return choice.say(`empires-web-cost-${wordOf(choice, "building")}`);
}

/** What a building brings: a technology, or energy and a piece. */
function brings(choice: Choice): string[] {
  switch (wordOf(choice, "building")) {
    case "research-centre":
      return research(choice, placeOf(choice).place ?? "");
    case "city":
    case "starbase":
      return [choice.say("empires-web-note-energy-back")];
    default:
      return [];
  }
}

/** The technology that one more research centre of a colour would bring. */
function research({ view, near, say, player }: Choice, place: string): string[] {
  const colour = COLOURS.find((each) => each === place);
  if (colour === undefined) return place === "blue" ? [say("empires-web-note-any-colour")] : [];
  const centres = view.holes.filter((hole) => hole.owner === near && hole.place === colour);
  const level = centres.reduce((sum, hole) => sum + hole.centres, 0) + 1;
  const tech = level > LEVELS ? "" : techAt(colour satisfies Colour, level, view);
  if (tech === "" || player.techs.includes(tech)) return [say("empires-web-note-nothing-new")];
  return [say("empires-web-note-brings", { tech: say.word("tech", tech) })];
}

/** The star that a building uncovers on the player board. */
function star(choice: Choice): string[] {
  const building = wordOf(choice, "building");
  const stars = choice.facts.components.player_board.stars[building] ?? [];
  const count = stars[stars.length - (choice.player.buildings[building] ?? 0)] ?? 0;
  return count === 0 ? [] : [choice.say("empires-web-note-stars", { count })];
}

/** What the first who researches a technology scores. */
function first({ view, say }: Choice, tech: string, level: number): string[] {
  return view.firsts.includes(tech) ? [] : [say("empires-web-note-first", { points: level })];
}

/** What a megastructure costs. */
function energy({ view, facts, say }: Choice, more: number): string[] {
  if (view.megastructure === null) return [];
  return [say("empires-costs-energy", { energy: facts.megastructure(view.megastructure).cost + more })];
}

function defenceNote({ say }: Choice, defence: number): string[] {
  return [say("empires-lies-defence", { defence })];
}
