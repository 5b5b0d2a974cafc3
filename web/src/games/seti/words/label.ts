/** Answers in the words of the position: what they mean here, what they cost and what they bring. */
import { type Description, tell } from "../../../words/description";
import type { QuestionInfo, Update } from "../../../generated/messages";
import type { Label, Say, Spoken } from "../../../table/board";
import { fitting, type FullLabel } from "../../../table/things/label";
import { nearSeat } from "../../../table/players/seats";
import { factsOf } from "../facts";
import { isFree } from "../targets";
import { viewOf } from "../view";
import { type Choice, fullNotesOf, notesOf } from "./notes";
import { shortName, speciesName } from "./spaces";
import { sentence } from "./texts";
import { flightEnd } from "./ways";

const LEAVING = new Set(["pass", "end-turn"]);

function choiceOf(answer: Spoken, update: Update, facts: unknown, say: Say): Choice {
  const view = viewOf(update);
  const { prompt = "", options = [] } = update.question ?? {};
  return { answer, prompt, options, view, player: view.players[nearSeat(update)], facts: factsOf(facts), say };
}

/** An answer in a few words, with as much of its costs and gains as fits on a button. */
export function label(answer: Spoken, update: Update, facts: unknown, say: Say): Label | null {
  const choice = choiceOf(answer, update, facts, say);
  if (LEAVING.has(answer.verb)) return null;
  return fitting(textOf(choice), notesOf(choice));
}

/** An answer with everything there is to say of it, for a list that belongs to one thing. */
export function fullLabel(answer: Spoken, update: Update, facts: unknown, say: Say): FullLabel {
  const choice = choiceOf(answer, update, facts, say);
  // the list bears the name of the card, so its uses are enough
  const text = isUse(answer) ? say(`seti-verb-${answer.verb}`) : textOf(choice);
  return { text, notes: fullNotesOf(choice).map(sentence) };
}

/** Whether an answer uses a card and asks for nothing else. */
function isUse({ arguments: given }: Spoken): boolean {
  return Object.keys(given).join() === "card";
}

/** What the answer is called here; the plain words where the position adds nothing. */
function textOf(choice: Choice): string {
  const { answer, prompt, view, say } = choice;
  const of = (axis: string): string => String(answer.arguments[axis] ?? "");
  switch (answer.verb) {
    case "fly":
    case "carry": {
      const end = flightEnd(choice);
      return end === null ? plain(choice) : sentence(shortName(end, view, say));
    }
    case "probe":
      return sentence(shortName(of("space"), view, say));
    case "trace":
      return sentence(
        say("seti-web-spot-title", { species: speciesName(of("place"), view, say), spot: spotName(choice) }),
      );
    case "orbit":
    case "land":
      return craftText(choice);
    case "signal":
      return say.word("star", of("star"));
    case "tuck":
      return say.word("card", of("card"));
    case "take-tech":
      return say.word("tech", of("tech"));
    case "mark":
      return say(`seti-gold-${view.gold[Number(of("tile")) - 1] ?? ""}`);
    case "choose":
      return offerText(choice) ?? plain(choice);
    case "decline":
      return prompt === "move" ? say("seti-web-stay") : plain(choice);
    default:
      return plain(choice);
  }
}

function plain({ answer, say }: Choice): string {
  return say.action({ ...answer, action: "" });
}

/** A space, with its colour where the question leaves the colour open. */
function spotName({ answer, options, say }: Choice): string {
  const [color, spot] = [String(answer.arguments["color"]), String(answer.arguments["spot"])];
  const open = options.some((other) => other.verb === "trace" && other.arguments["color"] !== color);
  if (!open) return say.word("spot", spot);
  return say("seti-web-colored-spot", { hue: say(`seti-hue-${color}`), spot: say.word("spot", spot) });
}

/** Orbiting and landing; some cards ask for a piece to give up, or for a planet to look at, by the same answers. */
function craftText(choice: Choice): string {
  const { answer, prompt, say } = choice;
  const planet = (): string => say.word("planet", String(answer.arguments["planet"]));
  switch (prompt) {
    case "remove-lander":
      return say("seti-give-up-lander", { target: say.word("target", String(answer.arguments["target"])) });
    case "remove-orbiter":
      return say("seti-give-up-orbiter", { planet: planet() });
    case "sample-planet":
      return say("seti-look-at-samples", { planet: planet() });
    default:
      return plain(choice);
  }
}

/** One of the two things that the card being played offers. */
function offerText({ answer, view, facts, say }: Choice): string | null {
  if (view.playing === null) return null;
  const offer = offersOf(facts.card(view.playing).effects)[Number(answer.arguments["option"]) - 1];
  return typeof offer === "object" ? sentence(tell(offer, say)) : null;
}

/** Movement belongs to the question where to fly. */
const FLIGHT = new Set(["burn", "corner"]);

/** Free actions lie in a folder where the question asks for something else; so does passing, which nothing takes back. */
export function folder(answer: Spoken, question: QuestionInfo): string | null {
  if (answer.verb === "pass") return "seti-web-folder-pass";
  if (!isFree(answer.verb) || (question.prompt === "move" && FLIGHT.has(answer.verb))) return null;
  const others = [...question.options, ...question.refused].some((other) => !isFree(other.verb));
  return others ? "seti-web-folder-free" : null;
}

/** The two things that an effect lets one choose between. */
function offersOf(effects: Description | null): Description["arguments"][string][] {
  const found = effects === null ? [] : effects.parts.length > 0 ? effects.parts : [effects];
  const choosing = found.find((effect) => effect.id === "seti-effect-choose-one");
  return choosing === undefined ? [] : Object.values(choosing.arguments);
}
