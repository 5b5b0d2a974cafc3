/** Answers in the words of the position: what they mean here, what they cost and what they bring. */
import { EMPIRES, type QuestionInfo, type Update } from "../../../generated/messages";
import type { Label, Say, Spoken } from "../../../table/board";
import { fitting, type FullLabel } from "../../../table/things/label";
import { degreesTold } from "../galaxy/aiming";
import { type Choice, choiceOf, placeOfBase, wordOf } from "./choice";
import { fullNotesOf, notesOf } from "./notes";
import { sentence } from "./explanation";

/** An answer in a few words, with as much of its costs and gains as fits on a button. */
export function label(answer: Spoken, update: Update, facts: unknown, say: Say): Label {
  const choice = choiceOf(answer, update, facts, say);
  return fitting(textOf(choice), notesOf(choice));
}

/** An answer with everything there is to say of it, for a list that belongs to one thing. */
export function fullLabel(answer: Spoken, update: Update, facts: unknown, say: Say): FullLabel {
  const choice = choiceOf(answer, update, facts, say);
  // the list bears the name of the place, so the building is enough
  const text = answer.verb === "build" ? sentence(say.word("building", wordOf(choice, "building"))) : textOf(choice);
  return { text, notes: fullNotesOf(choice).map(sentence) };
}

/** The name of a list of answers: that of the thing alone, without how it stands. */
export function titleOf(target: string, title: string, say: Say): string {
  const [kind, first = "", second = ""] = target.split(":");
  if (kind === "hole") return sentence(say.word("hole", first));
  return kind === "ship" ? sentence(say.word("ship", second)) : title;
}

/** What the answer is called here; the plain words where the position adds nothing. */
function textOf(choice: Choice): string {
  const { answer, prompt, say } = choice;
  switch (answer.verb) {
    case "build":
      return say("empires-web-build", {
        building: sentence(say.word("building", wordOf(choice, "building"))),
        hole: say.word("hole", wordOf(choice, "hole")),
      });
    case "shift-base":
      return say("empires-starbase-at", { hole: baseName(choice) });
    case "move-base":
      return say("empires-move-starbase", { from: baseName(choice), to: say.word("hole", wordOf(choice, "hole")) });
    case "pay-ship":
      return prompt === "box-ships"
        ? say("empires-web-give-ship", { ship: say.word("ship", wordOf(choice, "ship")) })
        : sentence(say.action({ ...answer, action: "" }));
    case "put":
      return say("empires-put-at", {
        ring: sentence(say.word("ring", wordOf(choice, "ring"))),
        degrees: (Number(wordOf(choice, "angle")) * 360) / EMPIRES.angles,
      });
    case "aim": {
      const [direction, power] = [Number(wordOf(choice, "direction")), Number(wordOf(choice, "power"))];
      return say("empires-web-aimed", { degrees: degreesTold({ direction, power }, say.language), power });
    }
    case "done":
      return say(doneOf(prompt, choice.asked["ends"] === 1));
    default:
      return sentence(say.action({ ...answer, action: "" }));
  }
}

/** How one leaves where the plain words would not say what is left undone. */
const DONE: Record<string, string> = {
  "research-any": "empires-research-as-usual",
  attack: "empires-web-done-attack",
  sling: "empires-web-done-sling",
  "build-for-troops": "empires-web-done-building",
};

/** Where nothing follows any more, being done ends the turn, and says so. */
function doneOf(prompt: string, ends: boolean): string {
  if (ends) return prompt === "attack" ? "empires-web-done-attack-ends" : "empires-web-done-ends";
  return DONE[prompt] ?? "empires-do-done";
}

/** A starbase by the place whose orbit it is in. */
function baseName(choice: Choice): string {
  const hole = placeOfBase(Number(wordOf(choice, "base")), choice.view);
  return hole === undefined ? "" : choice.say.word("hole", hole.hole);
}

/** This many answers stand side by side. */
const FLAT = 6;
const MOVING = new Set(["flick", "jet", "phase", "land", "discover", "done", "boost"]);

/** In the classic mode: launches beside flicks, and troops that come back beside those that go out. */
const CLASSIC_FOLDERS: Record<string, Record<string, string>> = {
  "move-points": { launch: "empires-web-folder-launches" },
  "deploy-or-withdraw": { withdraw: "empires-web-folder-withdraw" },
};

/** Manoeuvres lie in a folder where flicks and manoeuvres together are many; landing and discovering stand open. */
export function folder(answer: Spoken, question: QuestionInfo): string | null {
  if (question.options.length <= FLAT) return null;
  const classic = CLASSIC_FOLDERS[question.prompt]?.[answer.verb];
  if (classic !== undefined) return classic;
  return question.prompt !== "move" || MOVING.has(answer.verb) ? null : "empires-web-folder-manoeuvres";
}
