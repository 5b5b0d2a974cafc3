/** The powers of a card as rows of signs: a phase, then what it does, in the order in which it happens. */
import type { CardFacts, PhaseName, PowerTexts } from "../facts";
import { withSign } from "../words/numbers";

/** A sign in a row. */
export type Cell =
  | { kind: "text"; text: string }
  | { kind: "icon"; icon: string; tone: string }
  | { kind: "good"; good: string; ring: boolean }
  | { kind: "world"; military: boolean }
  | { kind: "development" }
  | { kind: "gap" };

export interface Row {
  phase: PhaseName;
  /** The word by which a consume power is chosen; null for powers that work by themselves. */
  use: string | null;
  powers: PowerTexts[];
  cells: Cell[];
}

const CARD: Cell = { kind: "icon", icon: "card", tone: "paper" };
const POINT: Cell = { kind: "icon", icon: "vp", tone: "point" };
const THEN: Cell = { kind: "icon", icon: "then", tone: "quiet" };
const STRENGTH: Cell = { kind: "icon", icon: "military", tone: "military" };
const GIVE_UP: Cell = { kind: "icon", icon: "give-up", tone: "military" };
const LOOK: Cell = { kind: "icon", icon: "look", tone: "paper" };
const WORLD: Cell = { kind: "world", military: false };
const MILITARY_WORLD: Cell = { kind: "world", military: true };
const DEVELOPMENT: Cell = { kind: "development" };
const GAP: Cell = { kind: "gap" };

function text(words: string): Cell {
  return { kind: "text", text: words };
}

/** What the description of a power tells besides its message. */
type Given = PowerTexts["label"]["arguments"];

function number(power: Given, fact: string): number {
  return Number(power[fact] ?? 0);
}

function sum(value: number): Cell {
  return text(withSign(value));
}

function good(kind: unknown, ring = false): Cell {
  return { kind: "good", good: typeof kind === "string" && kind !== "none" ? kind : "any", ring };
}

function cards(count: number): Cell[] {
  return [sum(count), CARD];
}

/** What a consume power pays each time. */
function reward(power: Given): Cell[] {
  const points = number(power, "vp");
  const drawn = number(power, "cards");
  const cells: Cell[] = [];
  if (points > 0) cells.push(text(String(points)), POINT);
  if (drawn > 0) cells.push(text(String(drawn)), CARD);
  return cells;
}

function consumptionCells(power: Given): Cell[] {
  const count = number(power, "goods");
  const times = number(power, "times");
  const spent: Cell[] = count > 1 ? [text(String(count)), good(power["good"])] : [good(power["good"])];
  if (power["distinct"] === "yes") spent.push({ kind: "icon", icon: "unequal", tone: "quiet" });
  return [...spent, THEN, ...reward(power), ...(times > 1 ? [text(`×${times}`)] : [])];
}

function against(kind: unknown): Cell[] {
  if (kind === "all") return [];
  return kind === "rebel" ? [{ kind: "icon", icon: "rebel", tone: "military" }] : [good(kind)];
}

type Drawing = (power: Given, card: CardFacts) => Cell[];

/** By the message that tells a power in a few words. */
const DRAWINGS: Record<string, Drawing> = {
  "explore-look": (power) => [
    ...(number(power, "draw") > 0 ? [sum(number(power, "draw")), LOOK] : []),
    ...(number(power, "keep") > 0 ? cards(number(power, "keep")) : []),
  ],
  "develop-draw-at-start": (power) => [...cards(number(power, "n")), THEN, DEVELOPMENT],
  "develop-discount": (power) => [sum(-number(power, "n")), DEVELOPMENT],
  "develop-draw-after": (power) => [DEVELOPMENT, THEN, ...cards(number(power, "n"))],
  "settle-military": (power) => [STRENGTH, sum(number(power, "n")), ...against(power["against"])],
  "settle-discount": (power) => [sum(-number(power, "n")), power["good"] === "all" ? WORLD : good(power["good"])],
  "settle-discard-for-military": (power) => [GIVE_UP, THEN, STRENGTH, sum(number(power, "n"))],
  "settle-discard-for-free-world": () => [GIVE_UP, THEN, WORLD, text("0"), CARD],
  "settle-pay-for-military-world": (power) => [MILITARY_WORLD, THEN, CARD, sum(-number(power, "discount"))],
  "settle-draw-after": (power) => [WORLD, THEN, ...cards(number(power, "n"))],
  "trade-bonus": (power, card) =>
    power["good"] === "this"
      ? [{ kind: "icon", icon: "here", tone: "quiet" }, good(card.good), ...cards(number(power, "cards"))]
      : [good(power["good"]), ...cards(number(power, "cards"))],
  "consume-consume": consumptionCells,
  "consume-consume-all": () => [text("n"), good("any"), THEN, text("n−1"), POINT],
  "consume-sell": (power) => [
    good("any"),
    THEN,
    { kind: "icon", icon: "trade", tone: "paper" },
    ...(power["use_trade_bonuses"] === "yes" ? [text("+$")] : []),
    CARD,
  ],
  "consume-draw": (power) => cards(number(power, "cards")),
  "consume-lucky-draw": (power) => [
    { kind: "icon", icon: "die", tone: "quiet" },
    text(`${number(power, "min")}–${number(power, "max")}`),
    THEN,
    ...cards(1),
  ],
  "consume-discard-hand": (power) => [CARD, THEN, ...reward(power), text(`×${number(power, "max")}`)],
  "produce-produce": (_, card) => [good(card.good)],
  "produce-windfall": (power) => [good(power["good"], true)],
  "produce-draw": (power) => cards(number(power, "cards")),
  "produce-draw-if-produced": (power, card) => [
    ...(card.production === "windfall" ? [good(card.good, true), THEN] : []),
    ...cards(number(power, "cards")),
  ],
  "produce-draw-per-good-produced": (power) => [good(power["good"]), THEN, ...cards(number(power, "cards"))],
  "produce-draw-per-kind-produced": (power) => [
    { kind: "icon", icon: "unequal", tone: "quiet" },
    good("any"),
    THEN,
    ...cards(number(power, "cards")),
  ],
  "produce-draw-per-world": (power) => [WORLD, good(power["good"]), THEN, ...cards(number(power, "cards"))],
  "produce-draw-if-most-produced": (power) => [
    { kind: "icon", icon: "most", tone: "quiet" },
    good(power["good"]),
    THEN,
    ...cards(number(power, "cards")),
  ],
};

const LABEL = "race-short-";
const YIELD = "race-short-produce-draw-if-produced";

/** The signs of one power. */
export function cellsOf({ label }: PowerTexts, card: CardFacts): Cell[] {
  const draw = DRAWINGS[label.id.slice(LABEL.length)];
  if (draw === undefined) throw new RangeError(`no signs for ${label.id} of ${card.id}`);
  return draw(label.arguments, card);
}

/** One row for each phase; consume powers are chosen one by one, so each has its own. */
export function rowsOf(card: CardFacts): Row[] {
  const rows: Row[] = [];
  for (const power of card.says.powers) {
    const cells = cellsOf(power, card);
    const { phase, use } = power;
    const open = use === null ? rows.find((row) => row.phase === phase) : undefined;
    if (open === undefined) {
      rows.push({ phase, use, powers: [power], cells });
    } else {
      open.powers.push(power);
      open.cells.push(...(power.label.id === YIELD ? [] : [GAP]), ...cells);
    }
  }
  return rows;
}
