/** The picture at the head of an explanation. */
import { iconOf } from "../boards/techs";
import type { Facts, TechFacts } from "../facts";
import { indexOf, type View } from "../view";
import { speciesAt } from "./spaces";

export type Picture =
  | { kind: "card" | "planet"; of: string }
  | { kind: "species"; of: string | null }
  /** A symbol of the set, in a colour. */
  | { kind: "icon"; of: string; color: string };

/** Where the symbol of a thing has another name. */
const ICONS: Record<string, string> = {
  score: "vp",
  rotation: "rotate",
  exofossils: "exofossil",
  discovery: "look",
  milestones: "medal",
  win: "sector-win",
  tech: "research-centre",
  research: "research-centre",
  analyse: "computer",
  scoring: "endgame",
  deck: "draw",
  round: "replay",
  pass: "end-turn",
  start: "here",
  free: "more",
  trace: "trace-any",
  overflow: "trace-any",
  neutral: "p0",
  exertians: "danger",
  "rival-computer": "computer",
  "rival-techs": "research-centre",
  "action-deck": "card",
  reinforcement: "card",
  objectives: "target",
};
const STEPS: Record<string, string> = {
  earth: "signal",
  row: "row",
  mercury: "signal",
  hand: "hand",
  launch: "launch",
  move: "move",
};
const KIND_COLORS: Record<TechFacts["kind"], string> = {
  probe: "var(--trace-yellow)",
  telescope: "var(--trace-red)",
  computer: "var(--trace-blue)",
};
const GOLD = "#f2d274";
const PLAIN = "#f2d9a4";

function icon(of: string, color = PLAIN): Picture {
  return { kind: "icon", of, color };
}

export function pictureOf(axis: string, word: string, facts: Facts, view: View | null): Picture {
  const [place = "", color = ""] = word.split(":");
  switch (axis) {
    case "card":
      return { kind: "card", of: word };
    case "slot":
      return { kind: "card", of: facts.slot(word).card.key };
    case "planet":
      return { kind: "planet", of: word };
    case "target":
      return facts.planetOf(word) === word ? { kind: "planet", of: word } : icon("moon");
    case "star":
      return word === "oumuamua" ? { kind: "planet", of: word } : icon("vp", `var(--star-${facts.star(word).color})`);
    case "tech":
      return icon(iconOf(word), KIND_COLORS[facts.tech(word).kind]);
    case "gold":
      return icon("gold", GOLD);
    case "species":
      return { kind: "species", of: facts.species.some((each) => each.key === word) ? word : knownSpecies(word, view) };
    case "spot":
      return icon(`trace-${color}`, `var(--trace-${color})`);
    case "anomaly":
      return icon("anomaly", `var(--trace-${place})`);
    case "space":
      return spacePicture(word, view);
    case "step":
      return icon(STEPS[word] ?? "scan");
    case "action_card":
      return icon("bot");
    case "objective":
    case "task":
      return icon("target");
    case "thing":
      return thingPicture(word);
    default:
      return icon(axis);
  }
}

function knownSpecies(place: string, view: View | null): string | null {
  return view === null ? null : speciesAt(place, view);
}

function spacePicture(space: string, view: View | null): Picture {
  const lying = view?.sky[indexOf(space)];
  if (lying?.planet != null) return { kind: "planet", of: lying.planet };
  return icon(lying?.kind === "asteroids" || lying?.kind === "comet" ? lying.kind : "planet");
}

function thingPicture(word: string): Picture {
  const name = ICONS[word] ?? word;
  if (name === "data") return icon(name, "#8fd0ff");
  return word.startsWith("trace-") ? icon(name, `var(--${word})`) : icon(name);
}
