/** Any game's view as readable pieces: plain data in, titled facts, rows and lists out. */

export type Node =
  | { kind: "fact"; title: string; value: string }
  | { kind: "words"; title: string; words: string[] }
  | { kind: "group"; title: string; nodes: Node[]; card: boolean };

export interface Naming {
  /** A field's name for people. */
  title(key: string): string;
  /** A value in words; the key tells what kind of thing it is. */
  value(key: string, value: string | number | boolean | null): string;
  /** The heading of the n-th of several. */
  item(key: string, place: number): string;
}

type Simple = string | number | boolean | null;

function isSimple(value: unknown): value is Simple {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** One field of the view. */
function nodeOf(key: string, value: unknown, naming: Naming, title = naming.title(key)): Node {
  if (isSimple(value)) return { kind: "fact", title, value: naming.value(key, value) };
  if (Array.isArray(value)) {
    if (value.every(isSimple)) return { kind: "words", title, words: value.map((item) => naming.value(key, item)) };
    const nodes = value.map((item: unknown, place) => nodeOf(key, item, naming, naming.item(key, place)));
    return { kind: "group", title, nodes, card: false };
  }
  const fields = Object.entries(value as Record<string, unknown>);
  return { kind: "group", title, nodes: fields.map(([name, field]) => nodeOf(name, field, naming)), card: true };
}

/** The whole view, short facts first so that they can stand in one row. */
export function nodesOf(view: Record<string, unknown>, naming: Naming): Node[] {
  const nodes = Object.entries(view).map(([key, value]) => nodeOf(key, value, naming));
  return [...nodes.filter((node) => node.kind === "fact"), ...nodes.filter((node) => node.kind !== "fact")];
}
