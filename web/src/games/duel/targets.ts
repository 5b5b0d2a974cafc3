/** Which place of the board an answer belongs to: the options of a question, grouped by target. */
import type { OptionText, QuestionInfo, Refusal } from "../../generated/messages";

export interface Group {
  options: OptionText[];
  refused: Refusal[];
  /** A second way to the same answers: it is marked, but does not shine. */
  quiet: boolean;
}

export type Choice =
  { kind: "single"; option: OptionText } | { kind: "amount"; verb: string; good: string; options: OptionText[] };

type Spoken = Pick<OptionText, "verb" | "arguments">;

const PARTS: Record<string, string> = {
  "colony-ship": "bay",
  "trade-ship": "bay",
  "engine-1": "engine",
  "engine-2": "engine",
  "cannon-1": "cannon",
  "cannon-2": "cannon",
};

/** Where goods change hands: at the card being visited or at an own station. */
function market(question: QuestionInfo, flying: boolean): string {
  return flying ? "path" : `station:${question.arguments["card"] ?? ""}`;
}

function built(item: string): string {
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
      return [built(of("item"))];
    default:
      return [];
  }
}

/** Every target of a question with what can and what cannot be done there. */
export function grouped(question: QuestionInfo | null, flying: boolean): Map<string, Group> {
  const groups = new Map<string, Group>();
  if (question === null) return groups;
  const group = (target: string): Group => {
    const known = groups.get(target) ?? { options: [], refused: [], quiet: true };
    groups.set(target, known);
    return known;
  };
  for (const option of question.options) {
    targetsOf(option, question, flying).forEach((target, place) => {
      const here = group(target);
      here.options.push(option);
      if (place === 0 || option.verb === "fulfil" || question.prompt !== "visit") here.quiet = false;
    });
  }
  for (const refusal of question.refused) {
    for (const target of targetsOf(refusal, question, flying)) group(target).refused.push(refusal);
  }
  return groups;
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
