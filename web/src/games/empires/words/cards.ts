/** Technologies, discoveries, missions, empires and megastructures explained, with how they stand now. */
import { EMPIRES } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import type { Facts, TechFacts } from "../facts";
import type { View } from "../view";
import { doubtOf } from "./doubts";
import { type Explained, fact, type Now, ownerFacts, type Seen, sentence } from "./explanation";

const CHAPTERS: Record<string, string> = EMPIRES.tech_chapters;

export const aboutTech: Explained = (key, facts, say, seen) => {
  const tech = facts.technologies.find((each) => each.key === key);
  if (tech === undefined) return null;
  return {
    title: say.word("tech", key),
    kind: say("empires-web-kind-tech", { line: say(`empires-web-line-${tech.colour}`), level: tech.level }),
    lines: [
      ...techLines(tech, say),
      say(tech.side === "classic" ? "empires-about-classic-tech" : "empires-about-tech", {
        colour: say.word("colour", tech.colour),
        level: tech.level,
        side: tech.side,
      }),
    ],
    now: seen === null ? [] : techNow(key, say, seen),
    doubt: doubtOf("technologies", key, say),
    chapter: say(`empires-chapter-${CHAPTERS[key] ?? "research"}`),
  };
};

/** The ship it brings, and what it does. */
export function techLines({ key, ship }: TechFacts, say: Say): string[] {
  const brought =
    ship === undefined
      ? []
      : [say("empires-about-ship", { attack: ship.attack, defence: ship.defence, lands: ship.lands ? "yes" : "no" })];
  return [...brought, say(`empires-about-tech-${key}`)];
}

function techNow(key: string, say: Say, { view }: Seen): Now[] {
  if (!view.technologies.includes(key)) return [fact(say("empires-web-not-in-play"))];
  const known = view.players.flatMap((player, seat): [number, string][] =>
    player.techs.includes(key) ? [[seat, ""]] : [],
  );
  const free = view.firsts.includes(key) ? [] : [fact(say("empires-web-first-free"))];
  return [...ownerFacts(say("empires-web-researched"), known), ...free];
}

export const aboutDiscovery: Explained = (key, facts, say, seen) => {
  const discovery = facts.components.discoveries.find((each) => each.key === key);
  if (discovery === undefined) return null;
  return {
    title: say.word("discovery", key),
    kind: say(`empires-web-kind-${discovery.kind}`),
    lines: [say(`empires-about-discovery-${key}`), say(`empires-about-${discovery.kind}`)],
    now: seen === null ? [] : discoveryNow(key, say, seen),
    doubt: doubtOf("discoveries", key, say),
    chapter: say("empires-chapter-discoveries"),
  };
};

function discoveryNow(key: string, say: Say, { view }: Seen): Now[] {
  const kept = view.players.flatMap((player, seat): [number, string][] => {
    const ready = player.relics.filter((relic) => relic === key).length;
    const fresh = player.fresh.includes(key);
    if (ready === 0 && !fresh) return [];
    return [[seat, fresh ? say("empires-web-next-turn") : ready > 1 ? say("empires-web-times", { count: ready }) : ""]];
  });
  return [
    ...ownerFacts(say("empires-web-kept-by"), kept),
    ...(view.archive.includes(key) ? [fact(say("empires-web-lies-in-archive"))] : []),
  ];
}

export const aboutMission: Explained = (key, facts, say, seen) => {
  const mission = facts.components.missions.find((each) => each.key === key);
  if (mission === undefined) return null;
  return {
    title: say.word("mission", key),
    kind: say("empires-thing-mission"),
    lines: [
      say(`empires-about-mission-${key}`),
      say("empires-about-mission", { first: mission.first, others: mission.others }),
    ],
    now: seen === null ? [] : missionNow(key, say, seen),
    doubt: doubtOf("missions", key, say),
    chapter: say("empires-chapter-interact"),
  };
};

function missionNow(key: string, say: Say, { view }: Seen): Now[] {
  const mission = view.missions.find((each) => each.mission === key);
  if (mission === undefined) return [];
  const done: [number, string][] = mission.others.map((seat) => [seat, ""]);
  if (mission.first !== null) done.unshift([mission.first, say("empires-web-as-first")]);
  return [
    ...ownerFacts(say("empires-web-completed"), done),
    ...ownerFacts(
      say("empires-web-could-complete"),
      mission.ready.map((seat) => [seat, ""]),
    ),
  ];
}

export const aboutEmpire: Explained = (key, facts, say, seen) => {
  const empire = facts.components.empires.find((each) => each.key === key);
  if (empire === undefined) return null;
  return {
    title: say.word("empire", key),
    kind: say("empires-thing-empire"),
    lines: [say(`empires-about-empire-${key}`)],
    now: seen === null ? [] : ownerFacts(say("empires-web-led-by"), leaders(key, seen.view)),
    doubt: doubtOf("empires", key, say),
    chapter: say("empires-chapter-empires"),
  };
};

function leaders(key: string, view: View): [number, string][] {
  return view.players.flatMap((player, seat): [number, string][] => (player.empire === key ? [[seat, ""]] : []));
}

export const aboutMegastructure: Explained = (key, facts, say, seen) => {
  const structure = facts.components.megastructures.find((each) => each.key === key);
  if (structure === undefined) return null;
  const uses = structure.effects.map((use) => `${say.word("use", use.key)}: ${say(`empires-about-use-${use.key}`)}`);
  return {
    title: say(`empires-megastructure-${key}`),
    kind: say("empires-thing-megastructure"),
    lines: [...uses, say("empires-about-megastructure", { cost: structure.cost })],
    now: seen === null ? [] : structuresNow(say, seen),
    doubt: doubtOf("megastructures", key, say),
    chapter: say("empires-chapter-megastructures"),
  };
};

export function structuresNow(say: Say, { view }: Seen): Now[] {
  const raised = view.holes.flatMap(({ structure, hole }): [number, string][] =>
    structure === null ? [] : [[structure, sentence(say(`empires-hole-${hole}`))]],
  );
  return ownerFacts(say("empires-web-controlled-by"), raised);
}

/** The short text of a card that is still to be chosen. */
export function shortOf(axis: "empire" | "tech" | "discovery", key: string, facts: Facts, say: Say): string {
  return axis === "tech" ? techLines(facts.tech(key), say).join(" ") : say(`empires-about-${axis}-${key}`);
}
