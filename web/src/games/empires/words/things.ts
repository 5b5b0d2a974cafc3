/** Buildings, actions, manoeuvres and notions that have no card of their own, explained. */
import { EMPIRES } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { BUILDINGS, CLASSIC_ACTIONS, homeAt, isAdvanced, isClassic, TURN_ACTIONS, type View } from "../view";
import { structuresNow } from "./cards";
import { chapterOf, type Explained, fact, type Now, ruleOf, type Seen, sentence } from "./explanation";

/** Notions and manoeuvres, and the chapter that tells of them. */
const THINGS: Record<string, string> = EMPIRES.things;
const MANOEUVRES: Record<string, string> = EMPIRES.manoeuvres;
/** The stars a player board shows where buildings have left. */
const STARS = "stars";

export const things: string[] = [...Object.keys(THINGS), STARS];
export const manoeuvres: string[] = Object.keys(MANOEUVRES);

export const aboutThing: Explained = (key, facts, say, seen) => {
  const noise = facts.components.noise[seen?.view.noise ?? 0]?.key ?? "none";
  const hand =
    key === "flick" && seen !== null
      ? [fact(say("empires-web-noise", { noise: say(`empires-web-noise-${noise}`) }))]
      : [];
  const now = seen === null ? [] : [...thingNow(key, say, seen), ...hand];
  const kind = say("empires-web-kind-thing");
  if (key === STARS) {
    const lines = [say("empires-web-about-stars")];
    return { title: say("empires-points-stars"), kind, lines, now, doubt: "", chapter: say("empires-chapter-scoring") };
  }
  const chapter = THINGS[key];
  if (chapter === undefined) return null;
  const lines = [ruleOf(`about-thing-${key}`, say, seen)];
  return {
    title: ruleOf(`thing-${key}`, say, seen),
    kind,
    lines,
    now,
    doubt: "",
    chapter: chapterOf(chapter, `about-thing-${key}`, say, seen),
  };
};

export const aboutManoeuvre: Explained = (key, _facts, say, seen) => {
  const chapter = MANOEUVRES[key];
  if (chapter === undefined) return null;
  return {
    title: say(`empires-manoeuvre-${key}`),
    kind: say("empires-web-kind-manoeuvre"),
    lines: [ruleOf(`about-manoeuvre-${key}`, say, seen)],
    now: [],
    doubt: "",
    chapter: chapterOf(chapter, `about-manoeuvre-${key}`, say, seen),
  };
};

const WITHDRAWING = "withdraw";

export const aboutAction: Explained = (key, _facts, say, seen) => {
  const own = [...CLASSIC_ACTIONS, WITHDRAWING].some((action) => action === key);
  if (!own && !TURN_ACTIONS.some((action) => action === key)) return null;
  const classic = seen !== null && isClassic(seen.view) && say.has(`empires-about-classic-${key}`);
  return {
    title: say.word("action", key),
    kind: say("empires-web-kind-action"),
    lines: [say(`empires-about-${classic ? "classic" : "action"}-${key}`)],
    now: [],
    doubt: "",
    chapter: say(`empires-chapter-${own || classic ? "classic" : key}`),
  };
};

export const aboutBuilding: Explained = (key, facts, say, seen) => {
  if (!BUILDINGS.some((building) => building === key)) return null;
  return {
    title: sentence(say.word("building", key)),
    kind: say("empires-web-kind-building"),
    lines: [
      ruleOf(`about-building-${key}`, say, seen),
      ...(seen !== null && isClassic(seen.view) ? [] : [say("empires-web-about-stars")]),
    ],
    now: seen === null ? [] : [builtNow(key, facts, say, seen.view)],
    doubt: "",
    chapter: chapterOf("build", `about-building-${key}`, say, seen),
  };
};

/** How many everybody has built. */
function builtNow(key: string, facts: Facts, say: Say, view: View): Now {
  const all = isClassic(view) ? facts.classicCount(key) : (facts.components.player_board.stars[key]?.length ?? 0);
  const owners = view.players.map(({ buildings }, seat) => ({ seat, note: `${all - (buildings[key] ?? 0)}/${all}` }));
  return { text: say("empires-web-built"), owners };
}

type Counted = (view: View) => number[];
const COUNTED: Record<string, Counted> = {
  energy: (view) => view.players.map((player) => player.energy),
  troop: (view) => view.players.map((player, seat) => player.troops + onPlanets(view, seat)),
  ship: (view) => view.players.map((player) => player.ships.length + player.ships_waiting),
  technology: (view) => view.players.map((player) => player.techs.length),
  relic: (view) => view.players.map((player) => player.relics.length + player.fresh.length),
  points: (view) => view.players.map((player) => player.points),
  [STARS]: (view) => view.players.map((player) => player.breakdown["stars"] ?? 0),
};

/** Troops of a player in the galaxy: on planets, and in the classic mode on the home world. */
export function onPlanets(view: View, seat: number): number {
  const here = (hole: string, owner: number | null): boolean => owner === seat || homeAt(view, hole) === seat;
  return view.holes.reduce((sum, { hole, owner, troops }) => sum + (here(hole, owner) ? troops : 0), 0);
}

/** Troops and ships that lie aside in the classic mode until they are unlocked; two ships were given for a battleship. */
export function asideOf(view: View, seat: number, facts: Facts): { troops: number; ships: number } {
  const player = view.players[seat];
  if (player === undefined) return { troops: 0, ships: 0 };
  const { ships } = facts.components.player_board.most;
  const out = player.ships.filter(({ ship }) => !isAdvanced(ship)).length;
  const boxed = player.advanced.length > 0 ? BOXED : 0;
  return {
    troops: Math.max(0, facts.classic.most.troops - player.troops - onPlanets(view, seat)),
    ships: Math.max(0, ships - player.ships_waiting - out - boxed),
  };
}

const BOXED = 2;

function thingNow(key: string, say: Say, seen: Seen): Now[] {
  const { view } = seen;
  const counted = COUNTED[key];
  if (key === "megastructure") return structuresNow(say, seen);
  if (key === "end" || key === "points") {
    const pool = fact(sentence(say("empires-pool", { count: view.pool })));
    return counted === undefined ? [pool] : [pool, everybody(say, counted(view))];
  }
  if (key === "terraforming") {
    const left = Object.entries(view.tokens).map(([colour, count]) =>
      say("empires-token", { colour: say.word("colour", colour), count }),
    );
    return [fact(say("empires-web-tokens-left", { tokens: left.join(", ") }))];
  }
  return counted === undefined ? [] : [everybody(say, counted(view))];
}

function everybody(say: Say, counts: number[]): Now {
  return { text: say("empires-web-now"), owners: counts.map((count, seat) => ({ seat, note: String(count) })) };
}
