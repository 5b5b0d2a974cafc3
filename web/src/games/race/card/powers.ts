/** The powers of a card as rows of signs: a phase, then what it does, in the order in which it happens. */
import type { CardFacts, PhaseName, PowerFacts } from "../facts";
import { signed } from "../words/numbers";

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
  powers: PowerFacts[];
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

function number(power: PowerFacts, fact: string): number {
  return Number(power[fact] ?? 0);
}

function sum(value: number): Cell {
  return text(signed(value));
}

function good(kind: unknown, ring = false): Cell {
  return { kind: "good", good: typeof kind === "string" ? kind : "any", ring };
}

function cards(count: number): Cell[] {
  return [sum(count), CARD];
}

/** What a consume power pays each time. */
function reward(power: PowerFacts): Cell[] {
  const points = number(power, "vp");
  const drawn = number(power, "cards");
  const cells: Cell[] = [];
  if (points > 0) cells.push(text(String(points)), POINT);
  if (drawn > 0) cells.push(text(String(drawn)), CARD);
  return cells;
}

function consumed(power: PowerFacts): Cell[] {
  const count = number(power, "goods");
  const times = number(power, "times");
  const spent: Cell[] = count > 1 ? [text(String(count)), good(power["good"])] : [good(power["good"])];
  if (power["distinct"] === true) spent.push({ kind: "icon", icon: "unequal", tone: "quiet" });
  return [...spent, THEN, ...reward(power), ...(times > 1 ? [text(`×${times}`)] : [])];
}

function against(kind: unknown): Cell[] {
  if (kind === "all") return [];
  return kind === "rebel" ? [{ kind: "icon", icon: "rebel", tone: "military" }] : [good(kind)];
}

type Drawing = (power: PowerFacts, card: CardFacts) => Cell[];

const DRAWINGS: Record<string, Drawing> = {
  "explore look": (power) => [
    ...(number(power, "draw") > 0 ? [sum(number(power, "draw")), LOOK] : []),
    ...(number(power, "keep") > 0 ? cards(number(power, "keep")) : []),
  ],
  "develop draw_at_start": (power) => [...cards(number(power, "n")), THEN, DEVELOPMENT],
  "develop discount": (power) => [sum(-number(power, "n")), DEVELOPMENT],
  "develop draw_after": (power) => [DEVELOPMENT, THEN, ...cards(number(power, "n"))],
  "settle military": (power) => [STRENGTH, sum(number(power, "n")), ...against(power["against"])],
  "settle discount": (power) => [sum(-number(power, "n")), power["good"] === "all" ? WORLD : good(power["good"])],
  "settle discard_for_military": (power) => [GIVE_UP, THEN, STRENGTH, sum(number(power, "n"))],
  "settle discard_for_free_world": () => [GIVE_UP, THEN, WORLD, text("0"), CARD],
  "settle pay_for_military_world": (power) => [MILITARY_WORLD, THEN, CARD, sum(-number(power, "discount"))],
  "settle draw_after": (power) => [WORLD, THEN, ...cards(number(power, "n"))],
  "trade bonus": (power, card) =>
    power["good"] === "this"
      ? [{ kind: "icon", icon: "here", tone: "quiet" }, good(card.good), ...cards(number(power, "cards"))]
      : [good(power["good"]), ...cards(number(power, "cards"))],
  "consume consume": consumed,
  "consume consume_all": () => [text("n"), good("any"), THEN, text("n−1"), POINT],
  "consume sell": (power) => [
    good("any"),
    THEN,
    { kind: "icon", icon: "trade", tone: "paper" },
    ...(power["use_trade_bonuses"] === true ? [text("+$")] : []),
    CARD,
  ],
  "consume draw": (power) => cards(number(power, "cards")),
  "consume lucky_draw": (power) => [
    { kind: "icon", icon: "die", tone: "quiet" },
    text(`${number(power, "min")}–${number(power, "max")}`),
    THEN,
    ...cards(1),
  ],
  "consume discard_hand": (power) => [CARD, THEN, ...reward(power), text(`×${number(power, "max")}`)],
  "produce produce": (_, card) => [good(card.good)],
  "produce windfall": (power) => [good(power["good"], true)],
  "produce draw": (power) => cards(number(power, "cards")),
  "produce draw_if_produced": (power, card) => [
    ...(card.production === "windfall" ? [good(card.good, true), THEN] : []),
    ...cards(number(power, "cards")),
  ],
  "produce draw_per_good_produced": (power) => [good(power["good"]), THEN, ...cards(number(power, "cards"))],
  "produce draw_per_kind_produced": (power) => [
    { kind: "icon", icon: "unequal", tone: "quiet" },
    good("any"),
    THEN,
    ...cards(number(power, "cards")),
  ],
  "produce draw_per_world": (power) => [WORLD, good(power["good"]), THEN, ...cards(number(power, "cards"))],
  "produce draw_if_most_produced": (power) => [
    { kind: "icon", icon: "most", tone: "quiet" },
    good(power["good"]),
    THEN,
    ...cards(number(power, "cards")),
  ],
};

/** The signs of one power. */
export function cellsOf(power: PowerFacts, card: CardFacts): Cell[] {
  const draw = DRAWINGS[`${power.phase} ${power.verb}`];
  if (draw === undefined) throw new RangeError(`no signs for ${power.phase} ${power.verb} of ${card.id}`);
  return draw(power, card);
}

/** The word of a consume power: its card's; a lucky draw is told apart from the other power of its card. */
function wordOf(power: PowerFacts, card: CardFacts): string {
  return power.verb === "lucky_draw" ? `${card.id}-luck` : card.id;
}

/** One row for each phase; consume powers are chosen one by one, so each has its own. */
export function rowsOf(card: CardFacts): Row[] {
  const rows: Row[] = [];
  for (const power of card.powers) {
    const cells = cellsOf(power, card);
    const consumes = power.phase === "consume";
    const open = consumes ? undefined : rows.find((row) => row.phase === power.phase);
    if (open === undefined) {
      rows.push({ phase: power.phase, use: consumes ? wordOf(power, card) : null, powers: [power], cells });
    } else {
      open.powers.push(power);
      open.cells.push(...(power.verb === "draw_if_produced" ? [] : [GAP]), ...cells);
    }
  }
  return rows;
}
