/** What places, ships and players are called at this table. */
import type { Update } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import {
  type Colour,
  COLOURS,
  homeAt,
  holeOf,
  type HoleView,
  isAdvanced,
  isClassic,
  LEVELS,
  SEATS,
  type View,
  viewOf,
} from "../view";

/** The level that brings an advanced ship. */
const SHIP_LEVEL = 3;

/** A word as people at this table say it; the log tells only what never changes. */
export function word(axis: string, key: string, update: Update, say: Say, past: boolean): string | null {
  const view = viewOf(update);
  switch (axis.replace(/^other_/, "")) {
    case "seat": {
      const seat = SEATS.findIndex((colour) => colour === key);
      return seat < 0 || seat >= view.players.length ? null : say.seat(seat);
    }
    case "ship":
      return isAdvanced(key) ? say.word("tech", shipTech(key, view)) : null;
    case "hole":
      return past ? null : placeName(holeOf(view, key), view, say);
    default:
      return null;
  }
}

/** The technology of a colour and level that lies up in this game. */
export function techAt(colour: Colour, level: number, view: View): string {
  return view.technologies[COLOURS.indexOf(colour) * LEVELS + level - 1] ?? "";
}

/** The technology that brings an advanced ship. */
export function shipTech(ship: string, view: View): string {
  return techAt(ship.replace(/-ship$/, "") as Colour, SHIP_LEVEL, view);
}

/** The name of a place, which never changes and is the log's as well, with what has been uncovered there. */
function placeName(hole: HoleView, view: View, say: Say): string | null {
  if (hole.place === null && hole.scanned === null) return null;
  const home = homeName(hole, view, say);
  const known = hole.scanned === null ? null : say(`empires-web-known-${hole.scanned}`);
  const thing = home ?? known ?? lyingName(hole, view, say);
  return say("empires-web-lying-at", { thing, hole: say.word("hole", hole.hole) });
}

/** Whose warp gate or home world a place is; null for all others. */
export function homeName(hole: HoleView, view: View, say: Say): string | null {
  const owner = hole.place === "gate" ? homeAt(view, hole.hole) : null;
  if (owner === null) return null;
  return say(isClassic(view) ? "empires-lies-home-world" : "empires-lies-gate", { player: say.seat(owner) });
}

/** What lies at a place, in a word: "Purple", "Artifact", "Dyson sphere". */
export function lyingName(hole: HoleView, view: View, say: Say): string {
  if (hole.place === null) return say("empires-web-lying-hidden");
  if (hole.structure !== null && view.megastructure !== null) return say(`empires-megastructure-${view.megastructure}`);
  return say(`empires-web-lying-${hole.place}`);
}

export function quadrantOf(hole: string): string {
  return hole.split("-")[0] ?? "";
}

/** Where a ship is: the orbit, or open space. */
export function whereName(orbit: string | null, say: Say): string {
  return orbit === null
    ? say("empires-web-open-space")
    : say("empires-web-in-orbit", { hole: say.word("hole", orbit) });
}
