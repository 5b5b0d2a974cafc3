/** What every part of the board shares: the targets of the question, what is picked, opened and planned. */
import { createContext } from "svelte";

import type { EventInfo, OptionText, QuestionInfo } from "../../generated/messages";
import type { BoardProps } from "../../table/board";
import { Desk } from "../../table/desk.svelte";
import { playerAt } from "../../table/seats";
import { type Facts, factsOf } from "./facts";
import { type Group, grouped } from "./targets";
import { type PlayerView, rivalsOf, routeTo, stepFrom, type View, viewOf } from "./view";

/** A thing whose answers are being chosen from: a card with its uses, a planet with its landings. */
export interface Opened {
  target: string;
  title: string;
  anchor: Element;
}

/** An own piece in the sky that has been picked to fly. */
export interface Picked {
  space: string;
  /** The sample of a capsule; null for a probe. */
  sample: number | null;
}

/** Passing ends the round for a player and is never taken back, so it is asked for twice. */
const FINAL = "pass";

export class SetiDesk extends Desk {
  opened = $state.raw<Opened | null>(null);
  picked = $state.raw<Picked | null>(null);
  /** Whose whole board lies open instead of the compact strips. */
  watched = $state<number | null>(null);
  /** Answers that follow by themselves as long as they are possible: the rest of a flight. */
  private plan: string[] = [];

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly own: PlayerView = $derived.by(() => playerAt(this.view, this.near));
  readonly rivals: number[] = $derived.by(() => rivalsOf(this.view, this.near));
  readonly question: QuestionInfo | null = $derived.by(() =>
    this.props().readonly ? null : this.props().update.question,
  );
  readonly prompt: string = $derived(this.question?.prompt ?? "");
  readonly groups: Map<string, Group> = $derived.by(() => grouped(this.question, this.view, this.facts, this.near));

  /** Whether the board is shown in panes. */
  get narrow(): boolean {
    return this.props().pane !== "";
  }

  get pane(): string {
    return this.props().pane;
  }

  get readonly(): boolean {
    return this.props().readonly;
  }

  /** What has just happened, to be animated; nothing where things stand still. */
  get events(): EventInfo[] {
    return this.moving ? this.props().events : [];
  }

  /** What has just happened, also where things stand still: for words that appear. */
  get news(): EventInfo[] {
    return this.props().events;
  }

  /** All points of a seat as far as they are known: those of the track, and what cards and gold would pay now. */
  totalOf(seat: number): number {
    return Object.values(this.update.points[seat] ?? {}).reduce((sum, points) => sum + points, 0);
  }

  optionsAt(target: string): OptionText[] {
    return this.groups.get(target)?.options ?? [];
  }

  isLive(target: string): boolean {
    return this.optionsAt(target).length > 0;
  }

  /** The answer a click gives at once: the only one, where nothing else could be looked for and no harm is done. */
  directAt(target: string): OptionText | undefined {
    const { options, refused } = this.groups.get(target) ?? { options: [], refused: [] };
    const [only, ...more] = options;
    return more.length === 0 && refused.length === 0 && only?.verb !== FINAL ? only : undefined;
  }

  /** A click: the only answer is given; several, or one beside what cannot be done now, are offered beside the thing. */
  press(target: string, title: string, anchor: Element): boolean {
    const direct = this.directAt(target);
    this.hide();
    if (!this.isLive(target)) return false;
    if (direct !== undefined) this.choose(direct.action);
    else this.opened = { target, title, anchor };
    return true;
  }

  choose(...answers: string[]): void {
    this.hide();
    this.opened = null;
    this.props().choose(...answers);
  }

  /** Whether an own piece can be picked up: it can fly now, or movement can be bought for it. */
  canPick(space: string): boolean {
    return !this.readonly && space in this.view.reach && (this.isLive(`probe:${space}`) || this.isLive("energy"));
  }

  pick(picked: Picked | null): void {
    this.hide();
    this.opened = null;
    this.picked = picked;
  }

  /** Fly the picked piece to a space, step by step; energy is spent for movement where none is left. */
  flyTo(space: string): boolean {
    const { picked } = this;
    const reach = picked === null ? undefined : this.view.reach[picked.space];
    if (picked === null || reach === undefined) return false;
    const answers: string[] = [];
    let here = picked.space;
    for (const direction of routeTo(reach, picked.space, space)) {
      answers.push(picked.sample === null ? `fly ${here} ${direction}` : `carry ${picked.sample} ${direction}`);
      here = stepFrom(here, direction);
    }
    if (answers.length === 0) return false;
    this.picked = null;
    this.plan = answers;
    return this.goOn();
  }

  /** First this answer, and then those, if they are possible then. */
  chooseThen(first: string, ...then: string[]): void {
    this.plan = then;
    this.choose(first);
  }

  /** Give the next planned answer, or buy movement for it; a question nobody planned for ends the plan. */
  goOn(): boolean {
    const [next, ...rest] = this.plan;
    if (next === undefined || this.question === null) return false;
    const possible = (action: string): boolean => this.question?.options.some((each) => each.action === action) ?? false;
    if (possible(next)) {
      this.plan = rest;
      this.choose(next);
      return true;
    }
    if (/^(fly|carry) /.test(next) && possible("burn")) {
      this.choose("burn");
      return true;
    }
    this.plan = [];
    return false;
  }

  get begun(): boolean {
    return this.opened !== null || this.picked !== null || this.watched !== null;
  }

  /** What was picked and opened is put back: by a new position. Somebody's board stays open. */
  putBack(): void {
    this.opened = null;
    this.picked = null;
    this.hide();
  }

  /** Everything is put back: by the person. */
  clear(): void {
    this.putBack();
    this.watched = null;
  }
}

const [useDesk, setDesk] = createContext<SetiDesk>();

export function layDesk(props: () => BoardProps): SetiDesk {
  return setDesk(new SetiDesk(props));
}

export { useDesk };
