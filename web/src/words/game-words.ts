/** A game in the chosen language: questions, answers, events and words of its vocabulary. */
import type { EventInfo, GameInfo, OptionValue, QuestionInfo, SeatInfo } from "../generated/messages";
import { settings } from "../settings.svelte";
import type { Arguments, Refused, Say } from "../table/board";
import { HANDOVER, RULES_CHANGED } from "../table/log/handovers";
import { isolated } from "./isolated";
import { has, text } from "./messages";

/** A piece of a sentence; one that names a component or a place can show it. */
export interface Part {
  text: string;
  axis?: string;
  word?: string;
  /** Whose action it was. */
  seat?: number;
}

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** "trade-goods" and "open_orders" as a person would write them. */
export function humanise(key: string): string {
  const words = key.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Cuts a sentence at the marks that were put around names. */
export function partsOf(marked: string): Part[] {
  const parts: Part[] = [];
  for (const piece of marked.split(OPEN)) {
    const [head, tail] = piece.includes(CLOSE) ? piece.split(CLOSE) : ["", piece];
    if (head) {
      const [axis = "", word = "", name = "", seat = ""] = head.split(MIDDLE);
      parts.push({ text: name, axis, word, ...(seat === "" ? {} : { seat: Number(seat) }) });
    }
    if (tail) parts.push({ text: tail });
  }
  return parts;
}

/** A word as people at the table say it; `past` where it is said of what has been. Null: as everywhere. */
export type Dialect = (axis: string, word: string, past: boolean) => string | null;

export class GameWords {
  constructor(
    readonly game: GameInfo,
    private readonly seats: () => SeatInfo[],
    private readonly viewer: () => number | null,
    private readonly dialect: Dialect = () => null,
    /** Whose thing a word of an axis names in an event; null where it cannot be pointed at on the board. */
    private readonly holder: (axis: string, event: EventInfo) => number | null = () => null,
  ) {}

  own(id: string, args: Arguments = {}): string {
    return text(settings.language, `${this.game.name}-${id}`, args);
  }

  knows(id: string): boolean {
    return has(`${this.game.name}-${id}`);
  }

  word(axis: string, word: string | number, count = 1, past = false): string {
    const key = String(word);
    const spoken = this.dialect(axis, key, past);
    if (spoken !== null) return spoken;
    const kind = this.axisOf(axis, key).replace(/^other_/, "");
    const printed = this.game.names[settings.language]?.[kind]?.[key];
    if (printed !== undefined) return printed;
    const id = `${kind}-${key}`;
    return this.knows(id) ? this.own(id, { count }) : humanise(key);
  }

  /** The axis itself, or the one the word belongs to where a view calls it something else ("seen", "open_orders"). */
  private axisOf(axis: string, word: string): string {
    const { vocabulary } = this.game;
    if (axis in vocabulary) return axis;
    return Object.keys(vocabulary).find((known) => vocabulary[known]?.includes(word)) ?? axis;
  }

  /** The sides the game itself plays at this table; they are numbered after the seats. */
  ownSides(seats = this.seats().length): string[] {
    return this.game.own_sides[this.game.seats.indexOf(seats)] ?? [];
  }

  /** What a side of the game is called: as a name, or as the object or the first words of a sentence. */
  side(name: string, as: "name" | "object" | "subject"): string {
    return this.knows(`side-${name}`) ? this.own(`side-${name}`, { case: as }) : humanise(name);
  }

  /** A seat's name; people without one and equal names are told apart by their number. */
  seat(seat: number): string {
    const seats = this.seats();
    const info = seats[seat];
    const side = this.ownSides()[seat - seats.length];
    if (side !== undefined) return this.side(side, "name");
    if (!info) return text(settings.language, "web-seat-number", { number: seat + 1 });
    if (info.kind === "open") return text(settings.language, "web-seat-open");
    const named = info.name !== "" && info.name !== info.bot;
    if (!named && info.kind === "person") return text(settings.language, "web-seat-number", { number: seat + 1 });
    const shown = named ? isolated(info.name) : humanise(botName(info.bot));
    return seats.filter((other) => other.name === info.name && other.kind === info.kind).length > 1
      ? `${shown} ${seat + 1}`
      : shown;
  }

  /** Somebody in sentences: `player` begins one, `side` (of the game, or none) lets it decline the name elsewhere. */
  spoken(seat: number): { player: string; side: string } {
    const side = this.ownSides()[seat - this.seats().length];
    return side === undefined
      ? { player: this.seat(seat), side: "none" }
      : { player: this.side(side, "subject"), side };
  }

  question(question: QuestionInfo): string {
    const id = `ask-${question.prompt}`;
    if (this.knows(id)) return this.own(id, this.arguments(question.arguments));
    const told = Object.entries(this.arguments(question.arguments)).map(([axis, value]) => `${axis} ${String(value)}`);
    return told.length === 0 ? humanise(question.prompt) : `${humanise(question.prompt)} (${told.join(", ")})`;
  }

  /** What the question means; it may depend on what the question says. */
  help(question: QuestionInfo): string {
    return this.own(`help-${question.prompt}`, this.arguments(question.arguments));
  }

  action(option: { verb: string; arguments: Record<string, string | number> }): string {
    const id = `do-${option.verb}`;
    if (this.knows(id)) return this.own(id, this.arguments(option.arguments));
    const words = Object.entries(option.arguments).map(([axis, word]) => this.word(axis, word));
    return [humanise(option.verb), ...words].join(" ");
  }

  /** Whether events that follow each other can be told in one sentence. */
  alike(one: EventInfo, other: EventInfo): boolean {
    if (one.name !== other.name || one.seat !== other.seat) return false;
    const axes = Object.keys(one.facts);
    const differing = axes.filter((axis) => one.facts[axis] !== other.facts[axis]);
    // names in a row fit any sentence about nothing else; for more, the game needs a sentence of its own
    const simple = axes.length === 1 && axes.every((axis) => this.isNamed(axis));
    return differing.length === 0 || (differing.length === 1 && (simple || this.knows(`event-${one.name}-many`)));
  }

  /** What happened, in pieces, so that names of cards can show themselves; alike events in one sentence. */
  event(event: EventInfo, ...alike: EventInfo[]): Part[] {
    if (event.name === HANDOVER) return partsOf(this.handover(event));
    if (event.name === RULES_CHANGED) return partsOf(text(settings.language, "web-rules-changed", knownFacts(event)));
    const times = alike.length + 1;
    const lists = this.lists([event, ...alike]);
    const args = { ...this.eventArguments(event), ...lists };
    if (alike.length > 0 && this.knows(`event-${event.name}-many`)) {
      return partsOf(this.own(`event-${event.name}-many`, { ...args, times }));
    }
    const id = `event-${event.name}`;
    const told = this.knows(id) ? this.own(id, args) : this.plainEvent(event, lists);
    return partsOf(alike.length === 0 || Object.keys(lists).length > 0 ? told : `${told} ×${times}`);
  }

  /** Who plays a seat from now on; names are those of that moment. */
  private handover({ seat, facts }: EventInfo): string {
    const number = seat + 1;
    const callName = (name: unknown): string =>
      isolated(String(name)) || text(settings.language, "web-seat-number", { number });
    return text(settings.language, `web-handover-${facts["how"]}`, {
      number,
      name: callName(facts["name"]),
      former: callName(facts["former"]),
      by: callName(facts["by"]),
      bot: facts["bot"] ? botName(String(facts["bot"])) : "",
      had: facts["former"] ? "yes" : "no",
      plays: facts["bot"] ? "bot" : "nobody",
    });
  }

  /** What differs between alike events, as lists. */
  private lists(events: EventInfo[]): Arguments {
    const [first] = events;
    const differs = (axis: string): boolean => events.some((event) => event.facts[axis] !== first?.facts[axis]);
    const axes = Object.keys(first?.facts ?? {}).filter(differs);
    return Object.fromEntries(
      axes.map((axis) => [
        axis,
        joinNames(events.map((event) => this.marked(axis, event.facts[axis] ?? "", 1, event))),
      ]),
    );
  }

  private eventArguments(event: EventInfo): Arguments {
    const viewer = this.viewer();
    const flag = (value: boolean): string => (value ? "yes" : "no");
    const hidden = Object.keys(event.facts).filter((axis) => event.facts[axis] === null);
    return {
      ...Object.fromEntries(hidden.map((axis) => [axis, ""])),
      ...this.arguments(knownFacts(event), event),
      ...this.spoken(event.seat),
      you: flag(event.seat === viewer),
      rival: flag(viewer !== null && event.seat !== viewer),
      known: flag(hidden.length === 0),
    };
  }

  private plainEvent(event: EventInfo, lists: Arguments): string {
    const words = Object.values({ ...this.arguments(knownFacts(event), event), ...lists }).join(", ");
    const head = `${this.seat(event.seat)}: ${humanise(event.name)}`;
    return words === "" ? head : `${head} (${words})`;
  }

  /** Why an answer is refused, and what it would need more of, in sentences. */
  refusal(refusal: Refused): string {
    const missing = this.missing(refusal, "web-missing-sentence");
    return missing === "" ? this.why(refusal) : `${this.why(refusal)} ${missing}`;
  }

  /** How much more of what a refused answer would need, in a few words; nothing where nothing can be counted. */
  missing(refusal: Refused, id = "web-missing"): string {
    const missing = Object.entries(refusal.missing ?? {});
    if (missing.length === 0) return "";
    const nameOf = (thing: string, count: number): string =>
      this.knows(`missing-${thing}`) ? this.own(`missing-${thing}`, { count }) : `${count} ${humanise(thing)}`;
    const things = joinNames(missing.map(([thing, count]) => nameOf(thing, count)));
    return text(settings.language, id, { things });
  }

  /** The rule that forbids an answer. */
  why(refusal: Refused): string {
    const id = has(refusal.reason) ? refusal.reason : `${this.game.name}-why-${refusal.reason}`;
    return has(id) ? text(settings.language, id, this.arguments(refusal.reason_arguments)) : humanise(refusal.reason);
  }

  option(name: string, value?: OptionValue): string {
    const id = `${this.game.name}-option-${name}`;
    if (value === undefined) return has(id) ? text(settings.language, id) : humanise(name);
    const choice = `${id}-${String(value)}`;
    return has(choice) ? text(settings.language, choice) : String(value);
  }

  category(name: string): string {
    return this.knows(`points-${name}`) ? this.own(`points-${name}`) : humanise(name);
  }

  /** Arguments for a message, what belongs to the vocabulary in words; those of an event can be found again. */
  arguments(given: Record<string, string | number>, event: EventInfo | null = null): Arguments {
    const count = typeof given["count"] === "number" ? given["count"] : 1;
    return Object.fromEntries(
      Object.entries(given).map(([axis, value]) => {
        if (!(axis in this.game.vocabulary) || typeof value === "number") return [axis, value];
        return [axis, event === null ? this.word(axis, value, count) : this.marked(axis, value, count, event)];
      }),
    );
  }

  /** A word of the log, with marks around it if it names something that can be shown: large, or where it lies. */
  private marked(axis: string, value: string | number, count: number, event: EventInfo): string {
    const word = this.word(axis, value, count, true);
    const holder = this.holder(axis, event);
    if (holder !== null) return `${OPEN}${axis}${MIDDLE}${value}${MIDDLE}${word}${MIDDLE}${holder}${CLOSE}`;
    return this.isNamed(axis) ? `${OPEN}${axis}${MIDDLE}${value}${MIDDLE}${word}${CLOSE}` : word;
  }

  /** Whether the words of an axis are printed names: those of cards and such. */
  private isNamed(axis: string): boolean {
    return Object.values(this.game.names).some((printed) => axis in printed);
  }
}

function knownFacts(event: EventInfo): Record<string, string | number> {
  const known = Object.entries(event.facts).filter((fact): fact is [string, string | number] => fact[1] !== null);
  return Object.fromEntries(known);
}

/** "Mira, Ben and Halley". */
export function joinNames(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** A bot by the name people see. */
export function botName(bot: string): string {
  const id = `web-bot-${bot}`;
  return has(id) ? text(settings.language, id) : humanise(bot);
}

/** How a bot plays a game and how strong that is, in one line; "" where nobody has said. */
export function aboutBot(game: string, bot: string): string {
  const id = `${game}-bot-${bot}`;
  return has(id) ? text(settings.language, id) : "";
}

/** What boards call to speak. */
export function sayOf(words: GameWords): Say {
  const say = (id: string, args: Arguments = {}): string => text(settings.language, id, args);
  return Object.defineProperty(
    Object.assign(say, {
      word: (axis: string, word: string | number, count?: number) => words.word(axis, word, count),
      has,
      seat: words.seat.bind(words),
      spoken: words.spoken.bind(words),
      action: words.action.bind(words),
      refusal: words.refusal.bind(words),
    }),
    "language",
    { get: () => settings.language },
  ) as Say;
}
