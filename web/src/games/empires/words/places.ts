/** Places of the galaxy explained: what lies there or may lie there, whose it is, what stands on it. */
import { EMPIRES } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import { type HoleView, isClassic, ROBOTS, type View } from "../view";
import { homeName, lyingName, quadrantOf } from "./names";
import { chapterOf, type Explained, fact, type Now, ownerFacts, ruleOf, type Seen, sentence } from "./explanation";

const CHAPTERS: Record<string, string> = EMPIRES.place_chapters;

export const aboutPlace: Explained = (place, _facts, say, seen) => {
  const chapter = CHAPTERS[place];
  if (chapter === undefined) return null;
  return {
    title: sentence(say.word("place", place)),
    kind: say("empires-web-kind-place"),
    lines: [ruleOf(`about-place-${place}`, say, seen)],
    now: [],
    doubt: "",
    chapter: chapterOf(chapter, `about-place-${place}`, say, seen),
  };
};

export const aboutHole: Explained = (key, facts, say, seen) => {
  if (!facts.board.holes.some((hole) => hole.key === key)) return null;
  const hole = seen?.view.holes.find((each) => each.hole === key);
  if (seen === null || hole === undefined) return bare(key, say);
  const structure = hole.structure === null ? null : seen.view.megastructure;
  const told = hole.place === null ? "about-place-hidden" : `about-place-${hole.place}`;
  const uses = structure === null ? [] : facts.megastructure(structure).effects;
  return {
    // the one name of the place, as the log, the bar and the help have it
    title: say(`empires-hole-${key}`),
    kind: hole.place === null ? say("empires-web-kind-hidden") : kindOf(hole.place, hole, seen.view, say),
    lines: [
      ...uses.map((use) => `${say.word("use", use.key)}: ${say(`empires-about-use-${use.key}`)}`),
      ruleOf(told, say, seen),
    ],
    now: holeNow(hole, say, seen),
    doubt: "",
    chapter: chapterOf(
      structure === null ? (CHAPTERS[hole.place ?? ""] ?? "places") : "megastructures",
      told,
      say,
      seen,
    ),
  };
};

/** A place of which only the name is known. */
function bare(key: string, say: Say): ReturnType<Explained> {
  return {
    title: sentence(say.word("hole", key)),
    kind: say("empires-web-kind-place"),
    lines: [say("empires-web-about-places")],
    now: [],
    doubt: "",
    chapter: say("empires-chapter-places"),
  };
}

/** What lies there: a planet of a colour, somebody's warp gate, a megastructure by its name. */
function kindOf(place: string, hole: HoleView, view: View, say: Say): string {
  if (hole.structure !== null) return lyingName(hole, view, say);
  return homeName(hole, view, say) ?? sentence(say.word("place", place));
}

/** The pieces of a place in words: "2 troops", "1 city". */
export function piecesOf(hole: HoleView, say: Say): string[] {
  const counts: [string, number][] = [
    ["empires-lies-robots", hole.robots],
    ["empires-lies-troops", hole.troops],
    ["empires-lies-outposts", hole.outposts],
    ["empires-lies-cities", hole.cities],
    ["empires-lies-centres", hole.centres],
    ["empires-lies-bases", hole.bases.length],
  ];
  return counts.filter(([, count]) => count > 0).map(([id, count]) => say(id, { count }));
}

function holeNow(hole: HoleView, say: Say, { view }: Seen): Now[] {
  const owner = hole.structure ?? hole.owner;
  const pieces = piecesOf(hole, say).join(", ");
  return [
    ...scannedAt(hole, view, say),
    ...(owner === null
      ? unclaimedFacts(hole, view, say)
      : ownerFacts(say("empires-web-controlled-by"), [[owner, pieces]])),
    ...(hole.owner === null ? [] : [fact(say("empires-web-now-defence", { defence: hole.defence }))]),
    ...(hole.library ? [fact(sentence(say("empires-lies-library")))] : []),
    ...ownerFacts(say("empires-web-in-its-orbit"), shipsAt(hole, view, say)),
    ...ownerFacts(say("empires-web-blockaded-for"), blockadedOwners(hole)),
    ...hiddenAt(hole, view, say),
  ];
}

/** What one has seen face down, and who else has looked. */
function scannedAt(hole: HoleView, view: View, say: Say): Now[] {
  const known =
    hole.scanned === null ? [] : [fact(say("empires-web-you-know", { place: say.word("place", hole.scanned) }))];
  const tiles = isClassic(view) && hole.scanned !== null && TILED.has(hole.scanned);
  return [
    ...known,
    ...(tiles ? [fact(say("empires-web-gets-tile"))] : []),
    ...ownerFacts(
      say("empires-web-looked-at"),
      hole.scanned_by.map((seat) => [seat, ""]),
    ),
  ];
}

/** Places that a landing covers with a planet tile. */
const TILED = new Set(["blue", "artifact"]);

function unclaimedFacts(hole: HoleView, view: View, say: Say): Now[] {
  if (homeName(hole, view, say) !== null && hole.troops > 0) return [fact(sentence(piecesOf(hole, say).join(", ")))];
  const isPlanet = hole.place !== null && ["orange", "purple", "pink", "green", "blue"].includes(hole.place);
  return isPlanet ? [fact(say("empires-web-nobody"))] : [];
}

/** For whom it matters that the place is blockaded: its owner. */
function blockadedOwners(hole: HoleView): [number, string][] {
  const { owner } = hole;
  return owner !== null && owner !== ROBOTS && hole.blockaded.includes(owner) ? [[owner, ""]] : [];
}

/** Ships in the orbit by owner, with the sum of their attack. */
function shipsAt(hole: HoleView, view: View, say: Say): [number, string][] {
  return view.players.flatMap((player, seat): [number, string][] => {
    const ships = player.ships.filter((ship) => ship.orbit === hole.hole);
    if (ships.length === 0) return [];
    const attack = ships.reduce((sum, ship) => sum + ship.attack, 0);
    return [[seat, say("empires-web-ships-attack", { count: ships.length, attack })]];
  });
}

/** What may lie face down here: everybody knows what was shuffled into the quadrant; who has looked knows more. */
function hiddenAt(hole: HoleView, view: View, say: Say): Now[] {
  if (hole.place !== null || hole.scanned !== null) return [];
  const area = view.areas[view.holes.indexOf(hole)];
  const places = area === null || area === undefined ? [] : (view.hidden[area] ?? []);
  const tiles = area === null || area === undefined ? [] : (view.hidden_tiles[area] ?? []);
  if (places.length === 0) return [];
  return [
    fact(
      say("empires-web-may-lie", {
        quadrant: say.word("quadrant", quadrantOf(hole.hole)),
        places: countWords(places, (place) => say(`empires-web-lying-${place}`), say),
      }),
    ),
    ...(tiles.length === 0
      ? []
      : [fact(say("empires-web-may-find", { tiles: countWords(tiles, (tile) => say.word("discovery", tile), say) }))]),
    ...(tiles.length <= places.length
      ? []
      : [fact(say("empires-web-put-away", { count: tiles.length - places.length }))]),
  ];
}

/** Words with how often they occur. */
function countWords(keys: string[], name: (key: string) => string, say: Say): string {
  return [...new Set(keys)]
    .map((key) => {
      const count = keys.filter((other) => other === key).length;
      return count === 1 ? name(key) : `${name(key)} ${say("empires-web-times", { count })}`;
    })
    .join(", ");
}
