/** Which things of the board an answer belongs to: clicking one of them gives the answer. */
import type { QuestionInfo } from "../../generated/messages";
import type { Spoken } from "../../table/board";
import { type Group, groupsOf } from "../../table/things/groups";
import type { Facts } from "./facts";
import { type Direction, earthSector, starOf, stepFrom, type View } from "./view";

/** Free actions: possible at any time in one's own turn, beside what is asked. */
const FREE = new Set(["burn", "corner", "store", "store-below", "finish", "exchange", "buy-card"]);

export function isFree(verb: string): boolean {
  return FREE.has(verb);
}

/** Where the parts of a scan are found. */
function stepTargets(step: string, view: View): string[] {
  switch (step) {
    case "earth":
      return [`star:${starOf(view, earthSector(view))?.star ?? ""}`];
    case "mercury":
      return ["planet:mercury"];
    case "row":
    case "hand":
      return [step];
    case "launch":
      return ["planet:earth"];
    default:
      return ["probes"];
  }
}

/** Where a flight leads: its end, and the piece that flies. */
function flightTargets(space: string, direction: string): string[] {
  return [`space:${stepFrom(space, direction as Direction)}`, `probe:${space}`];
}

/** The things to click for an answer; none where only words can ask it. */
export function targetsOf(spoken: Spoken, prompt: string, view: View, facts: Facts, seat: number): string[] {
  const of = (name: string): string => String(spoken.arguments[name] ?? "");
  switch (spoken.verb) {
    case "launch":
      return ["planet:earth"];
    case "orbit":
      return [`planet:${of("planet")}`];
    case "land":
      return [`planet:${facts.planetOf(of("target"))}`];
    case "scan":
      return ["scan", ...stepTargets("earth", view)];
    case "analyse":
      return ["computer"];
    case "pass":
      return ["stack"];
    case "research":
      return ["techs"];
    case "take-tech":
      return [`tech:${of("tech")}`];
    case "install":
    case "store-below":
      return [`slot:${of("place")}`];
    case "store":
      return ["store"];
    case "signal":
    case "evaluate":
      return [`star:${of("star")}`];
    case "step":
      return stepTargets(of("step"), view);
    case "trace":
      return [`trace:${of("place")}:${of("color")}:${of("spot")}`];
    case "draw":
      return [prompt === "take-species-card" ? "species-deck" : "deck"];
    case "play":
    case "take":
    case "tuck":
    case "discard":
    case "keep":
    case "bury":
    case "reveal":
    case "corner":
    case "finish":
      return [`card:${of("card")}`];
    case "fill":
      return [`card:${facts.slot(of("slot")).card.key}`];
    case "fly":
      return flightTargets(of("space"), of("direction"));
    case "carry": {
      const capsule = view.players[seat]?.capsules.find((each) => each.sample === spoken.arguments["sample"]);
      return capsule === undefined ? [] : flightTargets(capsule.space, of("direction"));
    }
    case "probe":
      return [`space:${of("space")}`, `probe:${of("space")}`];
    case "mark-task":
      return [`task:${of("task")}`];
    case "mark":
      return [`gold:${of("tile")}`];
    case "reply":
      return [`reward:${of("reward")}`];
    case "sample":
      return [`sample:${of("sample")}`];
    case "burn":
      return ["energy", "probes"];
    case "exchange":
      return [`resource:${of("resource")}`];
    case "buy-card":
      return ["publicity"];
    default:
      return [];
  }
}

/** Every target of a question with what can and what cannot be done there. */
export function targetGroups(
  question: QuestionInfo | null,
  view: View,
  facts: Facts,
  seat: number,
): Map<string, Group> {
  return groupsOf(question, (spoken) => targetsOf(spoken, question?.prompt ?? "", view, facts, seat));
}
