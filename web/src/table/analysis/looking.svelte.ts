/** A finished game being looked into: the analysis as it grows, the moment that is looked at, what the bot thinks of it. */
import type { Analysis, EventInfo, LookBack, Step, TableInfo } from "../../generated/messages";
import { api } from "../../wire/http";

/** So long a moment is looked at before the bot is asked about it. */
const REST_MS = 250;

export class Looking {
  analysis: Analysis = $state.raw() as Analysis;
  /** The moment, through the eyes of the seat that answered there. */
  step: Step = $state.raw() as Step;
  look: LookBack | null = $state.raw(null);
  trouble: unknown = $state.raw(null);

  #wanted = 0;
  #gone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = new Map<number, Promise<LookBack>>();

  constructor(
    readonly table: TableInfo,
    /** Everything that happened, with the steps, as each seat saw it. */
    readonly logs: EventInfo[][],
    analysis: Analysis,
    first: Step,
  ) {
    this.analysis = analysis;
    this.step = first;
  }

  /** Follows the analysis until it is done. */
  async follow(): Promise<void> {
    try {
      while (!this.#gone && this.analysis.state === "working")
        this.analysis = await api.analysis(this.table.id, this.analysis.turns.length);
    } catch (problem) {
      this.trouble = problem;
    }
  }

  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  /** Looks at a moment; of several asked for quickly only the last one counts. */
  async go(number: number): Promise<void> {
    const target = Math.max(0, Math.min(number, this.step.steps - 1));
    this.#wanted = target;
    clearTimeout(this.#timer);
    try {
      const open = await api.step(this.table.id, target, null);
      const step = await api.step(this.table.id, target, open.answered_by);
      if (this.#wanted !== target) return;
      this.step = step;
      this.look = null;
      this.trouble = null;
      this.#timer = setTimeout(() => void this.#ponder(target), REST_MS);
    } catch (problem) {
      this.trouble = problem;
    }
  }

  async #ponder(step: number): Promise<void> {
    const asked = this.#looks.get(step) ?? api.thoughts(this.table.id, step);
    this.#looks.set(step, asked);
    try {
      const look = await asked;
      if (this.#wanted === step) this.look = look;
    } catch (problem) {
      this.#looks.delete(step);
      this.trouble = problem;
    }
  }
}
