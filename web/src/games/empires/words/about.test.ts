/** Everything on the table is explained in both languages, and no message is missing. */
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../../settings.svelte";
import { alone } from "../solo/fixtures";
import { BUILDINGS, CLASSIC_ACTIONS, COLOURS, TURN_ACTIONS } from "../view";
import { about, type About, axes, manoeuvres, type Seen, things } from "./about";
import { classic, FACTS, rich, strict, view } from "./fixtures";
import { pictureOf } from "./signs";

const SHIPS = ["ship-1", "ship-6", "orange-ship", "purple-ship", "pink-ship", "green-ship"];
const HOLES = FACTS.board.holes.map((hole) => hole.key);
const PLACES = [...COLOURS, "blue", "artifact", "gate", "wormhole-a", "wormhole-b", "destroyed", "blocked"];
const keys = (entries: readonly { key: string }[]): string[] => entries.map((entry) => entry.key);
const { discoveries, missions, empires, megastructures } = FACTS.components;
const { technologies } = FACTS;

const WORDS: Record<string, string[]> = {
  hole: HOLES,
  other_hole: HOLES,
  place: PLACES,
  colour: [...COLOURS],
  ship: [...SHIPS, ...SHIPS.flatMap((ship) => [`0:${ship}`, `1:${ship}`])],
  other_ship: SHIPS,
  base: ["1", "2", "16"],
  guardian: FACTS.board.quadrants,
  mine: ["0", "1", "2"],
  tech: keys(technologies),
  discovery: keys(discoveries),
  mission: keys(missions),
  empire: keys(empires),
  megastructure: keys(megastructures),
  building: [...BUILDINGS],
  action: [...TURN_ACTIONS, ...CLASSIC_ACTIONS, "withdraw"],
  manoeuvre: manoeuvres,
  thing: things,
  card: keys(FACTS.campaign.cards),
  technology: FACTS.campaign.technologies.map(({ colour, side }) => `${colour}-${side}`),
  goal: ["centres", "energy", "cities", "no-guardians"],
  supply: ["robots", "guardians", "destroyed"],
  robot: ["0"],
};

function textsOf(told: About): string[] {
  return [
    told.title,
    told.kind,
    told.chapter,
    told.doubt,
    ...told.lines,
    ...told.now.flatMap((now) => [now.text, ...now.owners.map((each) => each.note)]),
  ];
}

describe.each(LANGUAGES)("explained, %s", (language) => {
  const seen: (Seen | null)[] = [
    null,
    { view: view(), near: 0 },
    { view: rich(), near: 0 },
    { view: classic(), near: 0 },
    { view: alone(), near: 0 },
  ];
  const say = strict(language, rich());

  it("covers every axis and every component of the data", () => {
    expect(Object.keys(WORDS).sort()).toEqual([...axes].sort());
    expect([technologies.length, discoveries.length, missions.length, empires.length, megastructures.length]).toEqual([
      48, 11, 12, 10, 4,
    ]);
  });

  it.each(axes)(
    "tells every %s with a title, a sentence, a picture and a chapter, whatever is seen of the table",
    (axis) => {
      for (const word of WORDS[axis] ?? []) {
        for (const position of seen) {
          const told = about(axis, word, FACTS, say, position);
          if (told === null) throw new Error(`nothing is told of ${axis} ${word}`);
          expect([told.title, told.kind, told.chapter]).not.toContain("");
          expect(told.lines.length).toBeGreaterThan(0);
          for (const line of told.lines) expect(line.length).toBeGreaterThan(8);
          for (const text of textsOf(told)) expect(text).not.toMatch(/\[empires-|undefined|: \.|null/);
          expect(pictureOf(axis, word, FACTS, position?.view ?? null).kind).toMatch(/place|icon/);
        }
      }
    },
  );

  it("tells nothing of what it does not know", () => {
    expect(about("weather", "rain", FACTS, say)).toBeNull();
    for (const axis of [
      "thing",
      "tech",
      "discovery",
      "mission",
      "empire",
      "megastructure",
      "building",
      "action",
      "manoeuvre",
      "place",
      "hole",
    ]) {
      expect(about(axis, "rain", FACTS, say)).toBeNull();
    }
  });

  it("marks what is reconstructed, and only that", () => {
    for (const tech of technologies) {
      const doubt = about("tech", tech.key, FACTS, say)?.doubt;
      const sure = tech.provenance === "rulebook" && tech.reconstructed === undefined;
      expect(doubt === "").toBe(sure);
    }
    expect(about("empire", "korr", FACTS, say)?.doubt).toBe(say("empires-about-reconstructed"));
    expect(about("discovery", "warp", FACTS, say)?.doubt).toBe("");
  });

  it("counts what is seen: pieces, defence, ships in the orbit, blockades", () => {
    const now = about("hole", "alpha-middle", FACTS, say, { view: rich(), near: 0 })?.now ?? [];
    const pieces = ["troops", "cities", "centres", "bases"]
      .map((kind) => say(`empires-lies-${kind}`, { count: 1 }))
      .join(", ");
    expect(now[0]).toEqual({ text: say("empires-web-controlled-by"), owners: [{ seat: 0, note: pieces }] });
    expect(now[1]?.text).toBe(say("empires-web-now-defence", { defence: 4 }));
    expect(
      now.find((each) => each.text === say("empires-web-in-its-orbit"))?.owners.map((owner) => owner.seat),
    ).toEqual([0, 1]);
    expect(now.at(-1)).toEqual({ text: say("empires-web-blockaded-for"), owners: [{ seat: 0, note: "" }] });
  });

  it("tells what may lie face down, with how often", () => {
    const now = about("hole", "beta-central", FACTS, say, { view: view(), near: 0 })?.now ?? [];
    expect(now[0]?.text).toContain(`${say("empires-web-lying-green")} ×2, ${say("empires-web-lying-blue")}`);
    const tiles = ["warp", "supplies"].map((tile) => say.word("discovery", tile)).join(", ");
    expect(now[1]?.text).toBe(say("empires-web-may-find", { tiles }));
  });

  it("tells how many tiles of a quadrant were put away unseen", () => {
    const seen = view();
    const area = seen.areas[seen.holes.findIndex(({ hole }) => hole === "beta-central")] ?? 0;
    const places = seen.hidden[area] ?? [];
    for (const more of [0, 1, 2]) {
      const tiles = places.map(() => "supplies").concat(Array<string>(more).fill("warp"));
      const hidden_tiles = seen.hidden_tiles.map((old, number) => (number === area ? tiles : old));
      const told = about("hole", "beta-central", FACTS, say, { view: { ...seen, hidden_tiles }, near: 0 })?.now ?? [];
      const away = more === 0 ? [] : [say("empires-web-put-away", { count: more })];
      expect(told.slice(2).map(({ text }) => text)).toEqual(away);
    }
  });

  it("tells the classic mode in words of its own", () => {
    const seen = { view: classic(), near: 0 };
    const own = strict(language, classic());
    expect(about("building", "city", FACTS, own, seen)?.lines).toEqual([
      own("empires-web-classic-about-building-city"),
    ]);
    expect(about("building", "city", FACTS, own, { view: rich(), near: 0 })?.lines[0]).toBe(
      own("empires-about-building-city"),
    );
    expect(about("action", "move", FACTS, own, seen)?.lines).toEqual([own("empires-about-classic-move")]);
    expect(about("hole", "alpha-gate", FACTS, own, seen)?.kind).toBe(
      own("empires-lies-home-world", { player: "Lena" }),
    );
    expect(about("ship", "0:orange-ship", FACTS, own, seen)?.lines).toContain(
      own("empires-about-tech-classic-battleship"),
    );
  });

  it("tells what one has seen face down to oneself, and to others only who has looked", () => {
    const own = strict(language, classic());
    const mine = about("hole", "beta-middle", FACTS, own, { view: classic(), near: 0 });
    expect(mine?.now.map((now) => now.text)).toContain(
      own("empires-web-you-know", { place: own.word("place", "artifact") }),
    );
    const theirs = about("hole", "delta-middle", FACTS, own, { view: classic(), near: 0 });
    expect(theirs?.now[0]).toEqual({ text: own("empires-web-looked-at"), owners: [{ seat: 1, note: "" }] });
  });

  it("tells a ship by its technology, its values and its place", () => {
    const told = about("ship", "0:purple-ship", FACTS, say, { view: rich(), near: 0 });
    expect(told?.title).toBe(say.word("tech", "juggernaut"));
    expect(told?.lines).toContain(say("empires-about-tech-juggernaut"));
    expect(told?.now[0]?.text).toBe(say("empires-web-now-ship", { attack: 1, defence: 2 }));
  });
});
