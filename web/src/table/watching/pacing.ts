/** What comes too fast to be followed waits, and is shown one after the other; those who cannot wait skip to the present. */

/** Runs something later; what it gives back calls that off. */
export type Later = (run: () => void, milliseconds: number) => () => void;

const later: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export class Pacer<Item> {
  #waiting: Item[] = [];
  #callOff: (() => void) | null = null;

  /**
   * `show` is given what is to be shown now: one thing, or all that were skipped; `hold` says how long a thing
   * stays before the next one, of which `waiting` wait; `changed` hears how many wait.
   */
  constructor(
    private readonly show: (items: Item[]) => void,
    private readonly hold: (item: Item, waiting: number) => number,
    private readonly changed: (waiting: number) => void = () => undefined,
    private readonly clock: Later = later,
  ) {}

  take(item: Item): void {
    this.#waiting.push(item);
    if (this.#callOff === null) this.#next();
    this.changed(this.#waiting.length);
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.#stop();
    const items = this.#waiting;
    this.#waiting = [];
    if (items.length > 0) this.show(items);
    this.changed(0);
  }

  /** Forgets what waits: it is no longer of interest. */
  forget(): void {
    this.#stop();
    this.#waiting = [];
    this.changed(0);
  }

  /** Shows what waits until something has to be held. */
  #next(): void {
    while (this.#callOff === null) {
      const item = this.#waiting.shift();
      if (item === undefined) return;
      this.show([item]);
      const milliseconds = this.hold(item, this.#waiting.length);
      if (milliseconds <= 0) continue;
      this.#callOff = this.clock(() => {
        this.#callOff = null;
        this.#next();
        this.changed(this.#waiting.length);
      }, milliseconds);
    }
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
