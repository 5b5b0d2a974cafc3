/** What is said aloud at a table: everything that happens once, in whole sentences, then what is asked. */
import type { EventInfo } from "../../generated/messages";

/** What the table shows, as far as it is said aloud. */
export interface Shown {
  version: number;
  log: readonly EventInfo[];
  /** What is asked of the person, or whom the table waits for; "" where there is nothing to say. */
  asked: string;
  /** When the person answered last: a question that comes again after that is a new one. */
  answered: number;
}

/** How it is said. */
export interface Speech {
  sentences: (events: EventInfo[]) => string[];
  takenBack: string;
}

export class Herald {
  /** What has been said already: up to which version, how many events, and what was asked. */
  #version: number | null = null;
  #events = 0;
  #asked = "";

  constructor(private readonly speech: Speech) {}

  /** What there is to say now; what had happened before somebody came stands in the log. */
  hear({ version, log, asked, answered }: Shown): string[] {
    const known = this.#version ?? version;
    const fresh = log.filter((event) => event.version > known);
    const undone = log.length - fresh.length < this.#events;
    const question = `${answered} ${asked}`;
    const isNew = asked !== "" && question !== this.#asked;
    this.#version = version;
    this.#events = log.length;
    this.#asked = question;
    const told = [...(undone ? [this.speech.takenBack] : []), ...this.speech.sentences(fresh)];
    return isNew ? [...told, asked] : told;
  }
}
