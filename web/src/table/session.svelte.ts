/** One table as this browser follows it: the last update, the log, the line to the server. */
import type {
  Answers,
  EventInfo,
  Forecast,
  FromServer,
  Hint,
  Problem,
  TableInfo,
  Undo,
  Update,
} from "../generated/messages";
import { browserSurroundings, Connection, type ConnectionState } from "../wire/connection";
import { askForNews } from "../wire/news";
import { type Pace, settings } from "../settings.svelte";
import { isFinal, sameQuestion } from "./question/holding";
import { fresh, merge } from "./log/log";
import { holdTime } from "./watching/pace";
import { Pacer } from "./watching/pacing";
import { stepsOf, type ShownUpdate } from "./watching/steps";

/** Whether I answer for the seat; one given to a bot is mine again only when I take it back. */
function isMine(table: TableInfo, seat: number): boolean {
  const info = table.seats[seat];
  return info !== undefined && info.mine && info.kind === "person";
}

/** Which of my seats to look through: the one asked, else the first, else the public's eyes. */
export function eyesOf(table: TableInfo, current: number | null): number | null {
  const mine = table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  if (current !== null && mine.includes(current)) return current;
  return mine.find((seat) => table.waiting.includes(seat)) ?? mine[0] ?? null;
}

/** Which other seat of mine is asked while the one I look through is not: the screen must be handed over. */
export function handOverTo(table: TableInfo, waiting: number[], current: number | null): number | null {
  if (current === null || waiting.includes(current)) return null;
  return waiting.find((seat) => isMine(table, seat)) ?? null;
}

/** Whose cover lies over the table now; it goes when the seat before it has taken its answer back. */
function coverOf(update: Update, covered: number | null): number | null {
  const next = handOverTo(update.table, update.waiting, update.seat);
  const takenBack = covered !== update.seat && update.seat !== null && update.waiting.includes(update.seat);
  return next ?? (takenBack ? null : covered);
}

/** How fast the others are shown at a table. */
function paceOf({ table }: Update): Pace {
  return settings.paceAt(table.lesson === "on");
}

export class Session {
  /** The table as it is shown; what others do comes one step after the other. */
  update: Update | null = $state.raw(null);
  log: EventInfo[] = $state.raw([]);
  events: EventInfo[] = $state.raw([]);
  line: ConnectionState = $state("connecting");
  problem: Problem | null = $state.raw(null);
  /** What answers that are thought about may lead to. */
  forecast: Forecast | null = $state.raw(null);
  /** What the strongest bot would answer to this question. */
  hint: Hint | null = $state.raw(null);
  /** It is thinking about that. */
  advising = $state(false);
  /** An answer is on its way: until the server has taken or refused it, no second one is sent. */
  sending = $state(false);
  /** Answers that have been chosen, but would be final: they wait to be confirmed. */
  held: string[] | null = $state.raw(null);
  seat: number | null = $state(null);
  /** The next person has to take the screen before this seat is shown. */
  covered: number | null = $state(null);

  /** How many steps are still to be shown. */
  behind = $state(0);

  #connection: Connection;
  #pacer = new Pacer<ShownUpdate>(
    (updates) => this.#show(updates),
    (update, waiting) => holdTime(paceOf(update), update, this.events, waiting),
    (waiting) => (this.behind = waiting),
  );
  /** The version that was heard of last, and that is shown. */
  #known = 0;
  #shown = 0;
  #sent = 0;
  /** True from a break of the line until the server tells something again. */
  #broken = false;

  constructor(readonly table: TableInfo) {
    this.seat = eyesOf(table, null);
    this.covered = this.#mine(table) > 1 && this.seat !== null && table.status === "playing" ? this.seat : null;
    this.#connection = new Connection(
      browserSurroundings(table.id),
      () => ({ type: "hello", seat: this.seat, since: this.#known }),
      (message) => this.#hear(message),
      (state) => {
        this.line = state;
        if (state !== "open") this.sending = this.advising = false;
        if (state === "lost") this.#broken = true;
      },
    );
  }

  start(): () => void {
    const hurry = (): void => this.#connection.hurry();
    window.addEventListener("online", hurry);
    this.#connection.start();
    return () => {
      window.removeEventListener("online", hurry);
      this.#pacer.forget();
      this.#connection.stop();
    };
  }

  /** Gives answers; what would be final at once waits for the person to confirm or change it. */
  choose = (...answers: string[]): void => {
    if (this.update === null || this.sending) return;
    if (settings.confirm && isFinal(this.update)) this.held = answers;
    else this.decide(...answers);
  };

  /** Gives answers that the person has confirmed already. */
  decide = (...answers: string[]): void => this.#answer(answers, false);

  /** Goes on with what was answered before: one undo takes all of it back. */
  proceed = (...answers: string[]): void => this.#answer(answers, true);

  #answer(answers: string[], joined: boolean): void {
    if (this.update === null || this.seat === null || this.sending) return;
    this.held = null;
    this.#send({ type: "answers", seat: this.seat, version: this.update.version, answers, joined });
    // anyone who answers has seen enough
    this.skip();
  }

  confirm = (): void => {
    if (this.held !== null) this.decide(...this.held);
  };

  /** Takes back what is held, else what was answered. */
  undo = (): void => {
    if (this.held !== null) {
      this.held = null;
      return;
    }
    if (!this.update?.can_undo || this.seat === null || this.sending) return;
    this.#send({ type: "undo", seat: this.seat, version: this.update.version });
    this.skip();
  };

  /** In a lesson: takes back as many answers, whatever has been dealt or done by others since. */
  rewind = (count: number): void => {
    if (this.update === null || this.seat === null || this.sending) return;
    this.#send({ type: "undo", seat: this.seat, version: this.update.version, count });
    this.skip();
  };

  /** Shows at once where the table stands. */
  skip = (): void => this.#pacer.skip();

  /** Ask what answers might lead to; they are not given by that. While one is on its way nobody knows where they begin. */
  ponder = (...answers: string[]): void => {
    if (this.update === null || this.seat === null || this.sending) return;
    this.#connection.send({ type: "ponder", seat: this.seat, version: this.update.version, answers });
  };

  /** Asks what the strongest bot would do; asked again, what it said is put away. */
  advise = (): void => {
    if (this.hint !== null) this.hint = null;
    else if (this.update?.question && this.seat !== null && !this.advising) {
      const { version } = this.update;
      this.advising = this.#connection.send({ type: "advise", seat: this.seat, version });
    }
  };

  #hear(message: FromServer): void {
    // a browser that was signed out hears of problems only, and must not become somebody else's
    if (message.type === "browsers" || (this.#broken && message.type !== "problem")) {
      this.#broken = false;
      void askForNews();
    }
    if (message.type === "update") this.#take(message);
    else if (message.type === "problem") this.#complain(message);
    else if (message.type === "company") this.#meet(message.table);
    else if (message.type === "hint") this.#heed(message);
    else if (message.type === "forecast" && message.version === this.update?.version) this.forecast = message;
  }

  /** A hint for a question that is no longer asked is of no use. */
  #heed(hint: Hint): void {
    if (this.advising) this.hint = hint;
    this.advising = false;
  }

  #forgetHint(): void {
    this.hint = null;
    this.advising = false;
  }

  /** Someone who sits here came or went; what is on the table is as it was. */
  #meet(table: TableInfo): void {
    if (this.update !== null) this.update = { ...this.update, table };
  }

  #send(message: Answers | Undo): void {
    this.problem = null;
    this.#sent = message.version;
    this.sending = this.#connection.send(message);
  }

  /** The next person has the screen now: from here on with that seat's eyes. */
  uncover = (): void => {
    if (this.covered === null) return;
    const seat = this.covered;
    this.covered = null;
    if (seat !== this.seat) this.#look(seat);
  };

  /** Listens with other eyes; what was seen through the former ones is forgotten. */
  #look(seat: number | null): void {
    this.seat = seat;
    this.update = null;
    this.held = null;
    this.#forgetHint();
    this.sending = false;
    this.log = this.events = [];
    this.#known = this.#shown = 0;
    this.#pacer.forget();
    this.#connection.send({ type: "hello", seat, since: 0 });
  }

  #mine(table: TableInfo): number {
    return table.seats.filter((_, seat) => isMine(table, seat)).length;
  }

  #take(update: Update): void {
    if (update.seat !== this.seat) return;
    // what one did oneself waits for nobody
    if (update.answered === update.version && this.behind > 0) this.skip();
    const inSteps = this.#known > 0 && paceOf(update) !== "at-once";
    const steps = inSteps ? stepsOf(update, this.#known) : [update];
    this.#known = update.version;
    for (const step of steps) this.#pacer.take(step);
  }

  /** Shows the last of some updates; what happened is animated only where it is one step. */
  #show(updates: ShownUpdate[]): void {
    const update = updates[updates.length - 1];
    if (update === undefined) return;
    // what others answered at the same time may be told before it
    if (update.answered > this.#sent) this.sending = false;
    const first = this.update === null && this.#shown === 0;
    this.log = updates.reduce(merge, this.log);
    this.events = first || updates.length > 1 ? [] : (update.told ?? fresh(this.#shown, update));
    this.#shown = update.version;
    if (!sameQuestion(update.question, this.update?.question ?? null)) {
      this.held = null;
      this.#forgetHint();
    }
    this.update = update;
    if (this.forecast?.version !== update.version) this.forecast = null;
    this.#noteSeats(update);
  }

  /** Seats change hands while one plays: given to a bot, taken back, joined by a friend. */
  #noteSeats(update: Update): void {
    const eyes = eyesOf(update.table, this.seat);
    if (eyes !== this.seat) this.#look(eyes);
    else if (update.outcome === null) this.covered = coverOf(update, this.covered);
  }

  #complain(problem: Problem): void {
    this.sending = this.advising = false;
    this.problem = problem;
  }
}
