/** Glyphs: the small signs that cards, planets and tiles say things with. */
import type { Entry } from "../facts";

/** What the ground and the colour of a glyph mean: a sector, a trace, a technology, the corner or the cost of a card. */
type Tone =
  | `sector-${"red" | "yellow" | "blue" | "black" | "any"}`
  | `trace-${"red" | "yellow" | "blue" | "any"}`
  | `tech-${"probe" | "telescope" | "computer" | "any"}`
  | "corner"
  | "cost";

export interface Glyph {
  /** A symbol of the set, `planet:<planet>` for a planet; "" where there is only text. */
  icon: string;
  /** What stands before the symbol; one of a thing is the symbol alone. */
  count?: number | string;
  /** A smaller symbol after it: where, with what, on what. */
  of?: string;
  tone?: Tone;
  /** What stands between glyphs: "/", ":", "×", "→", "|"; or the name of a star. */
  text?: string;
  /** Crossed out: without this. */
  struck?: boolean;
}

export const sign = (text: string): Glyph => ({ icon: "", text });
export const OR = "/";
export const THEN = ":";
export const PER = "×";
export const FOR = "→";
export const APART = "|";

export function glyph(icon: string, more: Omit<Glyph, "icon"> = {}): Glyph {
  return { icon, ...more };
}

/** So many of something; one is told by the symbol alone. */
export function some(count: number, icon: string, more: Omit<Glyph, "icon" | "count"> = {}): Glyph {
  return count === 1 ? { icon, ...more } : { icon, count, ...more };
}

/** The glyphs between the signs that keep clauses apart. */
export function clausesOf(glyphs: Glyph[]): Glyph[][] {
  const clauses: Glyph[][] = [[]];
  for (const each of glyphs) {
    if (each.text === APART && each.icon === "") clauses.push([]);
    else clauses.at(-1)?.push(each);
  }
  return clauses;
}

/** How wide a row of glyphs is, about, where symbols have this size. */
export function widthOf(glyphs: Glyph[], size: number): number {
  const letters = (text: string | number | undefined): number => (text === undefined ? 0 : String(text).length * 7 + 1);
  const symbol = ({ icon, tone }: Glyph): number => (icon === "" ? 0 : size + (tone === undefined ? 0 : 4));
  const wide = (each: Glyph): number =>
    letters(each.count) + symbol(each) + (each.of === undefined ? 0 : size * 0.86 + 1) + letters(each.text);
  return glyphs.reduce((sum, each) => sum + wide(each) + 3, -3);
}

export function planet(name: string): string {
  return `planet:${name.toLowerCase()}`;
}

export function textOf(entry: Entry, fact: string): string {
  const found = entry[fact];
  if (typeof found !== "string") throw new RangeError(`no word for ${fact} in ${JSON.stringify(entry)}`);
  return found;
}

export function numberOf(entry: Entry, fact: string, otherwise = 1): number {
  const found = entry[fact];
  return typeof found === "number" ? found : otherwise;
}

export function entryOf(entry: Entry, fact: string): Entry {
  const found = entry[fact];
  if (!isEntry(found)) throw new RangeError(`no entry for ${fact} in ${JSON.stringify(entry)}`);
  return found;
}

export function entriesOf(entry: Entry, fact: string): Entry[] {
  const found = entry[fact];
  if (!Array.isArray(found) || !found.every((each) => isEntry(each))) {
    throw new RangeError(`no list for ${fact} in ${JSON.stringify(entry)}`);
  }
  return found;
}

export function isEntry(fact: unknown): fact is Entry {
  return typeof fact === "object" && fact !== null && !Array.isArray(fact);
}

type Sector = "red" | "yellow" | "blue" | "black" | "any";
type Trace = "red" | "yellow" | "blue" | "any";
type Kind = "probe" | "telescope" | "computer" | "any";

function oneOf<T extends string>(words: readonly T[], entry: Entry, fact: string): T {
  const found = words.find((word) => word === entry[fact]);
  if (found === undefined) throw new RangeError(`no sign for ${fact} in ${JSON.stringify(entry)}`);
  return found;
}

export function sector(entry: Entry): Sector {
  return oneOf(["red", "yellow", "blue", "black", "any"] as const, entry, "color");
}

/** The trace of an entry's colour, so many of it. */
export function traces(entry: Entry, more: Omit<Glyph, "icon" | "count"> = {}): Glyph {
  const color: Trace = oneOf(["red", "yellow", "blue", "any"] as const, entry, "color");
  return some(numberOf(entry, "n"), `trace-${color}`, { tone: `trace-${color}`, ...more });
}

/** A technology of an entry's kind, so many of it. */
export function techs(entry: Entry, more: Omit<Glyph, "icon" | "count"> = {}): Glyph {
  const kind: Kind = oneOf(["probe", "telescope", "computer", "any"] as const, entry, "kind");
  return some(numberOf(entry, "n"), kind === "any" ? "research-centre" : kind, { tone: `tech-${kind}`, ...more });
}
