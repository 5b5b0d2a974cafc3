/** Teaches the game at a table: which step is now, what is held back, and the ways on, back and out. */
import type { GameInfo, LessonInfo, LessonPlace, LessonStep, Problem, Update } from "../../generated/messages";
import { address } from "../../route.svelte";
import { api } from "../../wire/http";
import { ownGame } from "./afterwards";
import { allows, answered, fits, givenAt, leftAt, placeAt, readAt } from "./steps";

/** What a teacher needs of the session. */
export interface Pupil {
  readonly update: Update | null;
  readonly problem: Problem | null;
  readonly table: { id: string };
  decide: (...answers: string[]) => void;
  proceed: (...answers: string[]) => void;
  rewind: (count: number) => void;
}

const HELD_BACK = "error-held-back";

export class Teacher {
  readonly steps: LessonStep[];
  /** How many steps have been read before each answer. */
  private read: Record<number, number> = $state({});
  /** The step at which an answer was held back, and how many had been given by then: others may answer meanwhile. */
  private refused = $state.raw<{ step: LessonStep; given: number } | null>(null);

  constructor(
    private readonly pupil: Pupil,
    readonly game: GameInfo,
    info: LessonInfo,
  ) {
    this.steps = info.steps;
  }

  /** How far the person has come; null where nobody is taught any more. */
  get lesson(): LessonPlace | null {
    return this.pupil.update?.table.lesson === "on" ? (this.pupil.update.lesson ?? null) : null;
  }

  get place(): number {
    const given = this.lesson?.given ?? 0;
    return placeAt(this.steps, given, this.read[given] ?? 0);
  }

  /** What is taught now; null while somebody else has to answer. */
  get step(): LessonStep | null {
    return this.lesson === null || this.pupil.update?.question == null ? null : (this.steps[this.place] ?? null);
  }

  /** The step at which what was just chosen has been held back. */
  get held(): LessonStep | null {
    const { problem } = this.pupil;
    if (this.step === null) return null;
    if (this.refused !== null && this.refused.given === this.lesson?.given) return this.refused.step;
    return problem?.message === HELD_BACK ? this.missedAt(problem.arguments["action"] ?? "") : null;
  }

  /** The step at which the server has found that an answer would not bring what is wanted. */
  private missedAt(answer: string): LessonStep | null {
    const expected = answered(this.steps).slice(this.lesson?.given ?? 0);
    return expected.find((step) => allows(step, answer)) ?? this.step;
  }

  /** The step before whose answer was another one than the one taught. */
  get remarked(): LessonStep | null {
    const { lesson } = this;
    const last = lesson?.aside ? answered(this.steps)[lesson.given - 1] : undefined;
    return last === undefined || (lesson && this.read[lesson.given]) ? null : last;
  }

  /** The answers that are taught and can be given now. */
  get answers(): string[] {
    const { step } = this;
    const question = this.pupil.update?.question;
    if (step === null || question == null) return [];
    const dialled = question.dials.some(({ verb }) => step.answer.startsWith(`${verb} `)) ? [step.answer] : [];
    return [...dialled, ...question.options.map(({ action }) => action).filter((action) => fits(step.answer, action))];
  }

  get canGoBack(): boolean {
    return this.place > 0;
  }

  choose = (...answers: string[]): void => this.give(answers, this.pupil.decide);
  proceed = (...answers: string[]): void => this.give(answers, this.pupil.proceed);

  private give(answers: string[], send: (...answers: string[]) => void): void {
    const { lesson } = this;
    const left = lesson === null ? null : leftAt(this.steps, lesson.given, answers);
    this.refused = left && { step: left, given: lesson?.given ?? 0 };
    if (left === null) send(...answers);
    else this.finishReading();
  }

  /** Whoever tries to answer has read enough. */
  private finishReading(): void {
    if (this.lesson !== null) this.read[this.lesson.given] = this.steps.length;
  }

  /** On to the next step: what was read is read, and what is to be answered is answered for the person. */
  next = (): void => {
    const { step, lesson } = this;
    if (step === null || lesson === null) return;
    if (step.answer !== "") {
      const left = givenAt(this.steps, this.place + 1) - lesson.given;
      if (this.answers.length > 0) this.pupil.decide(...this.answers.slice(0, left));
      return;
    }
    this.read[lesson.given] = (this.read[lesson.given] ?? 0) + 1;
    if (this.place >= this.steps.length) void this.leave();
  };

  /** One step back; of several answers to one step, those given already are taken back first. */
  back = (): void => {
    const begun = (this.lesson?.given ?? 0) > givenAt(this.steps, this.place);
    this.goTo(begun ? this.place : this.place - 1);
  };

  /** Back to a step that was done: what was answered since is taken back. */
  goTo = (place: number): void => {
    const { lesson } = this;
    if (lesson === null || place < 0 || place > this.place) return;
    this.refused = null;
    const given = givenAt(this.steps, place);
    this.read[given] = Math.max(0, readAt(this.steps, place));
    if (given < lesson.given) this.pupil.rewind(lesson.given - given);
  };

  /** From here on without help. */
  leave = async (): Promise<void> => {
    await api.leaveLesson(this.pupil.table.id);
  };

  /** The lesson is over, and a game of the person's own begins. */
  playOwn = async (): Promise<void> => {
    await this.leave();
    address.go(await ownGame(this.game));
  };
}
