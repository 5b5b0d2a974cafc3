/** The symbol of an answer, and the picture at the head of an explanation. */
import type { Spoken } from "../../../table/board";
import type { Facts } from "../facts";
import { signOf as cardSign } from "../solo/signs";
import { BUILDINGS, type HoleView, isAdvanced, type View } from "../view";

const VERBS: Record<string, string> = {
  flick: "starship",
  jet: "launch",
  phase: "here",
  jump: "starship",
  reposition: "rotate",
  "shift-base": "starbase",
  land: "lander",
  launch: "launch",
  discover: "look",
  wormhole: "gate",
  "jump-gate": "gate",
  carry: "starship",
  "lay-mine": "danger",
  raise: "orbiter",
  seize: "orbiter",
  "deploy-troop": "troop",
  "deploy-ship": "starship",
  research: "research-centre",
  relic: "relic",
  take: "relic",
  mission: "mission",
  use: "orbiter",
  boost: "energy",
  from: "troop",
  at: "here",
  sling: "orbiter",
  "attack-ship": "military",
  "attack-planet": "military",
  "attack-guardian": "military",
  join: "starship",
  "pay-ship": "starship",
  "move-base": "starbase",
  withdraw: "undo",
  mine: "ore",
  advance: "research-centre",
  scan: "look",
  guard: "guardian",
  technology: "research-centre",
};

export function signOf({ verb, arguments: given }: Spoken): string | null {
  const building = given["building"];
  if (verb === "unlock") return given["unit"] === "ship" ? "starship" : "troop";
  if (verb === "build" && BUILDINGS.some((each) => each === building)) return String(building);
  return VERBS[verb] ?? null;
}

export type Picture =
  /** What lies in a hole, as the galaxy draws it. */
  | { kind: "place"; hole: HoleView | null; place: string | null; gate: number | null }
  /** A symbol of the set, in a colour. */
  | { kind: "icon"; of: string; color: string };

const PLAIN = "#f2d9a4";
/** Where the symbol of a notion has another name. */
const THINGS: Record<string, string> = {
  orbit: "orbiter",
  control: "here",
  blockade: "lock",
  home: "gate",
  "double-energy": "energy",
  boost: "energy",
  flick: "starship",
  ram: "danger",
  lost: "discard",
  "jet-drive": "launch",
  ship: "starship",
  range: "distance",
  attack: "military",
  defence: "military",
  archive: "relic",
  technology: "research-centre",
  terraforming: "planet",
  robot: "robot",
  "guardian-ship": "guardian",
  library: "knowledge",
  mine: "danger",
  megastructure: "orbiter",
  empire: "medal",
  points: "vp",
  end: "endgame",
  stars: "vp",
};
const ACTIONS: Record<string, string> = {
  move: "starship",
  deploy: "troop",
  build: "city",
  interact: "relic",
  "mine-ore": "ore",
  research: "research-centre",
  withdraw: "undo",
};
const SUPPLIES: Record<string, string> = { robots: "robot", guardians: "guardian", destroyed: "broken" };
const AXES: Record<string, string> = {
  guardian: "guardian",
  goal: "flag",
  robot: "robot",
  base: "starbase",
  mine: "danger",
  mission: "mission",
  empire: "medal",
  megastructure: "orbiter",
};

function icon(of: string, color = PLAIN): Picture {
  return { kind: "icon", of, color };
}

export function pictureOf(axis: string, word: string, facts: Facts, view: View | null): Picture {
  switch (axis.replace(/^other_/, "")) {
    case "hole": {
      const hole = view?.holes.find((each) => each.hole === word) ?? null;
      const gate = view?.players.findIndex((player) => player.gate === word) ?? -1;
      return { kind: "place", hole, place: hole?.place ?? null, gate: gate < 0 ? null : gate };
    }
    case "place":
    case "colour":
      return { kind: "place", hole: null, place: word, gate: null };
    case "ship": {
      const [owner = "", ship = word] = word.split(":");
      const color = ship === owner || owner === word ? PLAIN : `var(--p${Number(owner) + 1})`;
      return icon(isAdvanced(ship) ? "advanced-ship" : "starship", color);
    }
    case "tech":
      return icon("research-centre", `var(--pl-${facts.tech(word).colour})`);
    case "discovery":
      return icon(facts.discovery(word).kind === "relic" ? "relic" : "look", "#c9a6ff");
    case "card": {
      const { icon: of, colour } = cardSign(facts.campaign.card(word));
      return icon(of, colour);
    }
    case "technology":
      return icon("research-centre", `var(--pl-${word.split("-")[0] ?? ""})`);
    case "supply":
      return icon(SUPPLIES[word] ?? "robot");
    case "building":
      return icon(word);
    case "action":
      return icon(ACTIONS[word] ?? "more");
    case "manoeuvre":
      return icon(VERBS[word] ?? "move");
    case "thing":
      return icon(THINGS[word] ?? word);
    default:
      return icon(AXES[axis] ?? "help");
  }
}
