/** What something does, as the game describes it: a tree of messages, put into words here. */
import type { Say } from "../table/board";

export interface Description {
  id: string;
  /** What the message needs to know; an argument may be a description itself. */
  arguments: Record<string, string | number | Description>;
  /** Where there are parts, the message joins two of them, `$first` and `$rest`, again and again from the last. */
  parts: Description[];
}

/** Not a message of its own: a word of the vocabulary, or the name that is printed on a component. */
const NAMED = "word";

export function tell({ id, arguments: given, parts }: Description, say: Say): string {
  if (id === NAMED) return say.word(String(given["axis"]), String(given["word"]), Number(given["count"]));
  if (parts.length > 0)
    return parts.map((part) => tell(part, say)).reduceRight((rest, first) => say(id, { first, rest }));
  const told = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === "object" ? tell(value, say) : value,
  ]);
  return say(id, Object.fromEntries(told) as Record<string, string | number>);
}

/** Every message of a description. */
export function idsOf({ id, arguments: given, parts }: Description): string[] {
  const inside = Object.values(given).filter((value) => typeof value === "object");
  return [...(id === NAMED ? [] : [id]), ...[...parts, ...inside].flatMap(idsOf)];
}
