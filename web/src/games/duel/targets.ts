/** Which place of the board an answer belongs to: the options of a question, grouped by target. */
import type { OptionText, QuestionInfo } from "../../generated/messages";
import type { Spoken } from "../../table/board";
import { type Group, groupsOf } from "../../table/things/groups";

export type Choice =
  { kind: "single"; option: OptionText } | { kind: "amount"; verb: string; good: string; options: OptionText[] };

const PARTS: Record<string, string> = {
  "colony-ship": "bay",
  "trade-ship": "bay",
  "engine-1": "engine",
  "engine-2": "engine",
  "cannon-1": "cannon",
  "cannon-2": "cannon",
};

/** Where goods change hands: at the card being visited or at one's own station. */
function market(question: QuestionInfo, flying: boolean): string {
  return flying ? "path" : `station:${question.arguments["card"] ?? ""}`;
}

function placeOfBuild(item: string): string {
  return PARTS[item] ?? `centre:${item.replace(/-[12]$/, "")}`;
}

/** The targets of an answer, the main one first; none where only words can ask it. */
export function targetsOf(spoken: Spoken, question: QuestionInfo, flying: boolean): string[] {
  const of = (name: string): string => String(spoken.arguments[name] ?? "");
  switch (spoken.verb) {
    case "fly":
      return [`sector:${of("sector")}`];
    case "choose":
    case "lose":
      return [`centre:${of("centre")}`];
    case "produce":
      return [`colony:${of("card")}`];
    case "top":
    case "bottom":
      return [`looked:${of("card")}`];
    case "pay":
    case "fight":
      return ["pirate"];
    case "take":
    case "demand":
      return [`dial:${of("good")}`];
    case "found-colony":
    case "found-station":
      return ["path"];
    case "fulfil":
      return ["path", `order:${of("order")}`];
    case "buy":
    case "sell":
      return [market(question, flying), `dial:${of("good")}`];
    case "fly-on":
      return ["onward"];
    case "use":
      return [`station:${of("card")}`];
    case "build":
      return [placeOfBuild(of("item"))];
    default:
      return [];
  }
}

/** Every target of a question with what can and what cannot be done there. */
export function targetGroups(question: QuestionInfo | null, flying: boolean): Map<string, Group> {
  if (question === null) return new Map();
  const groups = groupsOf(question, (spoken) => targetsOf(spoken, question, flying));
  for (const [target, group] of groups) {
    group.quiet = group.options.every((option) => isQuiet(target, option, question, flying));
  }
  return groups;
}

/** While a card is visited, its trade shines there and not at the dials. */
function isQuiet(target: string, option: Spoken, question: QuestionInfo, flying: boolean): boolean {
  const [main] = targetsOf(option, question, flying);
  return question.prompt === "visit" && option.verb !== "fulfil" && target !== main;
}

/** Options as they are put to a person: amounts of the same good become one choice with a stepper. */
export function choices(options: OptionText[]): Choice[] {
  const found: Choice[] = [];
  const steppers = new Map<string, OptionText[]>();
  for (const option of options) {
    if (option.verb !== "buy" && option.verb !== "sell") {
      found.push({ kind: "single", option });
      continue;
    }
    const good = String(option.arguments["good"]);
    const amounts = steppers.get(`${option.verb} ${good}`);
    if (amounts !== undefined) {
      amounts.push(option);
      continue;
    }
    const first = [option];
    steppers.set(`${option.verb} ${good}`, first);
    found.push({ kind: "amount", verb: option.verb, good, options: first });
  }
  return found;
}
