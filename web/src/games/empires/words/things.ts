/** Buildings, actions, manoeuvres and notions that have no card of their own, explained. */
import { EMPIRES } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { BUILDINGS, TURN_ACTIONS, type View } from "../view";
import { structuresNow } from "./cards";
import { type Explained, fact, type Now, type Seen, sentence } from "./explanation";

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
  const lines = [say(`empires-about-thing-${key}`)];
  return {
    title: say(`empires-thing-${key}`),
    kind,
    lines,
    now,
    doubt: "",
    chapter: say(`empires-chapter-${chapter}`),
  };
};

export const aboutManoeuvre: Explained = (key, _facts, say) => {
  const chapter = MANOEUVRES[key];
  if (chapter === undefined) return null;
  return {
    title: say(`empires-manoeuvre-${key}`),
    kind: say("empires-web-kind-manoeuvre"),
    lines: [say(`empires-about-manoeuvre-${key}`)],
    now: [],
    doubt: "",
    chapter: say(`empires-chapter-${chapter}`),
  };
};

export const aboutAction: Explained = (key, _facts, say) => {
  if (!TURN_ACTIONS.some((action) => action === key)) return null;
  return {
    title: say.word("action", key),
    kind: say("empires-web-kind-action"),
    lines: [say(`empires-about-action-${key}`)],
    now: [],
    doubt: "",
    chapter: say(`empires-chapter-${key}`),
  };
};

export const aboutBuilding: Explained = (key, facts, say, seen) => {
  if (!BUILDINGS.some((building) => building === key)) return null;
  return {
    title: sentence(say.word("building", key)),
    kind: say("empires-web-kind-building"),
    lines: [say(`empires-about-building-${key}`), say("empires-web-about-stars")],
    now: seen === null ? [] : [builtNow(key, facts, say, seen.view)],
    doubt: "",
    chapter: say("empires-chapter-build"),
  };
};

/** How many everybody has built. */
function builtNow(key: string, facts: Facts, say: Say, view: View): Now {
  const all = facts.components.player_board.stars[key]?.length ?? 0;
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

export function onPlanets(view: View, seat: number): number {
  return view.holes.reduce((sum, hole) => sum + (hole.owner === seat ? hole.troops : 0), 0);
}

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
