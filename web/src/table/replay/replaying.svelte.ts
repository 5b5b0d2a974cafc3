/** A replay under way: which moment is shown through whose eyes, and the moments fetched so far. */
import type { EventInfo, OptionText, Step, TableInfo } from "../../generated/messages";
import { api } from "../../wire/http";

export class Replaying {
  step: Step = $state.raw() as Step;
  /** The answer given at this moment, with its words; null where these eyes may not know it. */
  answer: OptionText | null = $state.raw(null);
  log: EventInfo[] = $state.raw([]);
  seat: number | null = $state(null);
  running = $state(false);
  trouble: unknown = $state.raw(null);
  /** Events to animate: only those of a single step forward. */
  events: EventInfo[] = $state.raw([]);

  /** Everything that happened until the end, as these eyes know it. */
  whole: EventInfo[] = $state.raw([]);

  #steps = new Map<string, Promise<Step>>();
  #wanted = 0;
  #eyes: number | null = null;

  constructor(
    readonly table: TableInfo,
    first: Step,
  ) {
    this.step = first;
    this.seat = this.#eyes = first.seat;
    this.#wanted = first.step;
  }

  /** Looks through other eyes at the moment that is shown, or on its way. */
  async look(seat: number | null): Promise<void> {
    this.#eyes = seat;
    await this.go(this.#wanted);
  }

  /** Shows a moment; of several asked for quickly only the last one counts. */
  async go(number: number): Promise<void> {
    const seat = this.#eyes;
    const target = Math.max(0, Math.min(number, this.step.steps));
    this.#wanted = target;
    try {
      const step = await this.#fetch(target, seat);
      const [whole, answer] = await Promise.all([this.#whole(seat), this.#answerAt(step)]);
      if (this.#wanted !== target || this.#eyes !== seat) return;
      this.events = seat === this.seat && target === this.step.step + 1 ? step.events : [];
      this.step = step;
      this.seat = seat;
      this.whole = whole;
      this.log = whole.filter((event) => event.version <= target);
      this.answer = answer;
      this.trouble = null;
      if (target === step.steps) this.running = false;
      else void this.#fetch(target + 1, seat).catch((problem: unknown) => (this.trouble = problem));
    } catch (problem) {
      this.trouble = problem;
      this.running = false;
    }
  }

  /** The words of an answer stand with the question it answered, which only its own seat is shown. */
  async #answerAt(step: Step): Promise<OptionText | null> {
    if (step.answer === null || step.answered_by === null) return null;
    const asked = step.answered_by === step.seat ? step : await this.#fetch(step.step, step.answered_by);
    return asked.question?.options.find((option) => option.action === step.answer) ?? null;
  }

  #fetch(number: number, seat: number | null): Promise<Step> {
    const key = `${seat}/${number}`;
    const known = this.#steps.get(key);
    if (known) return known;
    const asked = api.step(this.table.id, number, seat);
    this.#steps.set(key, asked);
    // what failed is asked for again next time
    asked.catch(() => this.#steps.delete(key));
    return asked;
  }

  /** The whole log; the last step brings all events, each with its own step. */
  async #whole(seat: number | null): Promise<EventInfo[]> {
    const key = `${seat}/all`;
    const asked = this.#steps.get(key) ?? api.step(this.table.id, this.step.steps, seat, -1);
    this.#steps.set(key, asked);
    asked.catch(() => this.#steps.delete(key));
    return (await asked).events;
  }
}
