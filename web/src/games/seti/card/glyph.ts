/** Glyphs: the small signs that cards, planets and tiles say things with. */
import { SETI } from "../../../generated/messages";
import type { Description } from "../../../words/description";

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

/** This many of something; one is told by the symbol alone. */
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

export function planet(key: string): string {
  return `planet:${key}`;
}

/** The planet that an argument names. */
export function planetIn(description: Description, argument: string): string {
  return planet(inside(description, argument).id.replace("seti-planet-", ""));
}

export function wordIn(description: Description, argument: string): string {
  const found = description.arguments[argument];
  if (typeof found !== "string") throw new RangeError(`no word for ${argument} in ${description.id}`);
  return found;
}

export function numberIn(description: Description, argument: string): number {
  const found = description.arguments[argument];
  if (typeof found !== "number") throw new RangeError(`no number for ${argument} in ${description.id}`);
  return found;
}

/** A description inside another. */
export function inside(description: Description, argument: string): Description {
  const found = description.arguments[argument];
  if (typeof found !== "object") throw new RangeError(`nothing for ${argument} in ${description.id}`);
  return found;
}

export function isYes(description: Description, argument: string): boolean {
  return description.arguments[argument] === "yes";
}

/** This many, where something is counted; one where it is only named. */
export function countIn({ arguments: given }: Description): number {
  return typeof given["n"] === "number" ? given["n"] : 1;
}

function oneOf<T extends string>(words: readonly T[], description: Description, argument: string): T {
  const found = words.find((word) => word === description.arguments[argument]);
  if (found === undefined) throw new RangeError(`no sign for ${argument} in ${description.id}`);
  return found;
}

export function sector(description: Description): (typeof SETI.sector_colors)[number] | "any" {
  return oneOf([...SETI.sector_colors, "any"] as const, description, "color");
}

/** The trace of a colour, this many of it. */
export function traces(description: Description, more: Omit<Glyph, "icon" | "count"> = {}): Glyph {
  const color = oneOf([...SETI.trace_colors, "any"] as const, description, "color");
  return some(countIn(description), `trace-${color}`, { tone: `trace-${color}`, ...more });
}

/** A technology of a kind, this many of it. */
export function techs(description: Description, more: Omit<Glyph, "icon" | "count"> = {}): Glyph {
  const kind = oneOf([...SETI.tech_kinds, "any"] as const, description, "kind");
  const icon = kind === "any" ? "research-centre" : kind;
  return some(countIn(description), icon, { tone: `tech-${kind}`, ...more });
}
