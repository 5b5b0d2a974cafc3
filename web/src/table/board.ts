/** The contract between the table's frame and a game's board. */
import type { Component, Snippet } from "svelte";

import type { EventInfo, Forecast, OptionText, QuestionInfo, Update } from "../generated/messages";

/** What a message may be given: words of the wire and numbers. */
export type Arguments = Record<string, string | number>;

/** Why an answer is refused: a message with its arguments, and how much more of what it would need. */
export interface Refused {
  reason: string;
  reason_arguments: Record<string, string | number>;
  missing?: Record<string, number>;
}

/** Localises: reactive on the language when called in a template or a derived value. */
export interface Say {
  /** The message with this id; the id itself in brackets where the message is missing. */
  (id: string, args?: Arguments): string;
  /** A vocabulary word or printed name: `say.word("card", "heka-ii")`, `say.word("good", "trade-goods", 2)`. */
  word(axis: string, word: string | number, count?: number): string;
  /** Whether a message with this id exists in the language or in English. */
  has(id: string): boolean;
  /** A seat's name as the person at the screen says it. */
  seat(seat: number): string;
  /** Somebody as messages about them need it: how a sentence begins with them, and which side of the game they are. */
  spoken(seat: number): { player: string; side: string };
  /** An answer in words: the message `<game>-do-<verb>` with its arguments localised. */
  action(option: { action: string; verb: string; arguments: Record<string, string | number> }): string;
  /** Why a refused answer is refused, and what it would need more of. */
  refusal(refusal: Refused): string;
  /** The language being spoken: "de" or "en". */
  readonly language: string;
}

/**
 * What a board is given. `events` are the ones to animate; `pane` is the visible pane below 900 px
 * and "" above. `question` is the question bar, given to a board whose module says `holdsQuestion`:
 * it renders the bar where its layout wants it (undefined below 900 px, where the bar is a sheet).
 */
export interface BoardProps {
  update: Update;
  facts: unknown;
  say: Say;
  choose: (...actions: string[]) => void;
  /** Goes on with what was chosen before, as one click in several steps: one undo takes all of it back. */
  proceed: (...actions: string[]) => void;
  /** Gives answers that the person has confirmed on the board already; `choose` where there is none. */
  decide?: ((...actions: string[]) => void) | undefined;
  /** Answers that have been chosen and wait to be confirmed. */
  held?: readonly string[];
  /** The answer of a hint: whatever leads to it is marked. */
  hinted?: string | null;
  events: EventInfo[];
  /** Everything that has happened up to what is shown. */
  journal?: readonly EventInfo[];
  motion: boolean;
  shapes: boolean;
  readonly: boolean;
  pane: string;
  /** Opens the log. */
  readLog?: () => void;
  question?: Snippet | undefined;
  /** Asks what answers might lead to without giving them; what is known comes as `forecast`. */
  ponder: (...answers: string[]) => void;
  forecast: Forecast | null;
}

/** A card, order or other word of the vocabulary shown large, with every fact in a sentence. */
export interface HoverCardProps {
  axis: string;
  word: string;
  facts: unknown;
  say: Say;
}

/** A pane of the board below 900 px: `icon` is a symbol of the icon set ("ship"), `label` a message id. */
export interface Pane {
  id: string;
  icon: string;
  label: string;
  /** Whether an event is news for this pane: a dot tells of it until somebody looks. */
  stirs?: (event: EventInfo) => boolean;
}

/** What a board shows of a question by itself: the question bar lists the rest, numbered after the board's keys. */
export interface Offer {
  /** Whether an answer, possible or refused, or a dial is seen on the board. */
  has(answer: { verb: string }): boolean;
  /** How many number keys the board takes. */
  keys: number;
}

/** An answer as it is worded: its verb and arguments. */
export type Spoken = Pick<OptionText, "verb" | "arguments">;

/** A number of something, by its symbol; `chip` where the game has a coloured token for it. */
export interface Sign {
  icon: string;
  count: string;
  chip?: boolean;
}

/** An answer in a few words; the note says what it costs or leads to, the signs show it in little room. */
export interface Label {
  text: string;
  note?: string;
  signs?: Sign[];
}

/** A step of the final scoring: what is counted, and what it brings each seat. */
export interface ScoringStep {
  title: string;
  note?: string;
  points: number[];
}

/** A part of a position in words: sentences below a heading, and passages of their own below those. */
export interface Passage {
  heading: string;
  items?: string[];
  parts?: Passage[];
}

/** How a game without points ended: in a word, why, and a page to go on from. */
export interface Ending {
  title: string;
  reason: string;
  next: { address: string; icon: string; label: string };
}

/**
 * What `web/src/games/<name>/index.ts` exports. Without `offer`, or where it gives null, the question bar
 * lists every answer; it is asked with the same `update` and `pane` as the board is given.
 */
export interface BoardModule {
  Board: Component<BoardProps>;
  HoverCard: Component<HoverCardProps>;
  panes: Pane[];
  /** More of the table, between log and score: in the rail, or in the log's pane below 900 px. */
  Aside?: Component<BoardProps> | null;
  /** Who plays and how they stand, in the rail, in place of the plain list; below 900 px the board shows it. */
  Players?: Component<BoardProps>;
  /** What the seat in front has, in one line: below 900 px it is in sight on every pane, above the question. */
  Purse?: Component<BoardProps>;
  /** The points in the rail and in the log's pane, in place of the plain list; null where no points are counted. */
  Score?: Component<BoardProps> | null;
  /**
   * What the game's own side did last: it is read before the board and stands in the rail below `Players`, where the
   * log stays away until it is asked for; below 900 px the board shows it.
   */
  Told?: Component<BoardProps>;
  holdsQuestion?: boolean;
  /** Whether the board itself shows who plays and how they stand, so that the rail need not. */
  holdsPlayers?: boolean;
  offer?: (update: Update, pane: string) => Offer | null;
  /**
   * An answer in the words of this position where the plain words are too far from the board. The text says by
   * itself what is done ("Orbit: Mars"); the note ("2 energy") is left to the tip where many answers share a line.
   */
  label?: (answer: Spoken, update: Update, facts: unknown, say: Say) => Label | null;
  /** The message naming the folder of the question bar in which an answer is kept; null where it stands open. */
  folder?: (answer: Spoken, question: QuestionInfo) => string | null;
  /**
   * A word of the vocabulary as people at this table say it ("ring 2 near Vega" for a space); null: as everywhere.
   * `past` is for the log: only what never moves may be said there. `say.word` speaks plainly and does not ask again.
   */
  word?: (axis: string, word: string, update: Update, say: Say, past: boolean, facts: unknown) => string | null;
  /**
   * Places and pieces that the log can point at: for each axis of the vocabulary the names (`data-thing` or
   * `data-target`) under which a word of it lies on the board, for the seat that holds it.
   */
  places?: Record<string, (word: string, seat: number) => string[]>;
  /** Whose thing an event names, where it is not that of the event's own seat; else null. */
  holder?: (axis: string, event: EventInfo) => number | null;
  /** How the messages begin that tell step by step how the game goes; "guide" where it says nothing. */
  guide?: string;
  /** Keys of the board's own, each with the message that says what it does. */
  keys?: [key: string, message: string][];
  /** What is otherwise where the table is of another kind, such as one at which somebody plays alone; else null. */
  at?: (update: Update) => Partial<BoardModule> | null;
  /** Whether the board can draw everything in this position; if not, the plain table does. */
  knows?: (update: Update, facts: unknown) => boolean;
  /**
   * How the game ended where no points decide it: then the board stays in sight, and the bar says it, with where one
   * goes from here.
   */
  ending?: (update: Update, say: Say) => Ending;
  /**
   * The position in words: everything that can be read off the board, made of the view alone. Whoever cannot see the
   * board plays by it; without it (the plain table is words already) nothing is told besides.
   */
  prose?: (update: Update, facts: unknown, say: Say) => Passage[];
  /** How the final score came about, in the order in which it is shown. */
  scoring?: (update: Update, facts: unknown, say: Say) => ScoringStep[];
}
