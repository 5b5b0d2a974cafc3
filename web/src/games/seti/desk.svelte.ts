/** What every part of the board shares: the targets of the question, what is picked, opened and planned. */
import { createContext } from "svelte";

import type { OptionText } from "../../generated/messages";
import type { BoardProps } from "../../table/board";
import type { Group } from "../../table/things/groups";
import { layPressing, PressingDesk } from "../../table/things/pressing.svelte";
import { playerAt } from "../../table/players/seats";
import { type Facts, factsOf } from "./facts";
import { GAINS } from "./player/gains";
import { targetGroups } from "./targets";
import { type PlayerView, routeTo, stepFrom, type View, viewOf } from "./view";

/** One's own piece in the sky that has been picked to fly. */
export interface Picked {
  space: string;
  /** The sample of a capsule; null for a probe. */
  sample: number | null;
}

/** Passing ends the round for a player and is never taken back, so it is asked for twice. */
const FINAL = "pass";

export class SetiDesk extends PressingDesk {
  protected override readonly listsRefused = true;
  override readonly gains = GAINS;
  picked = $state.raw<Picked | null>(null);
  /** Answers that follow by themselves as long as they are possible: the rest of a flight. */
  private plan: string[] = [];
  /** Whether the plan was begun: what follows belongs to the same click, and is undone with it. */
  private underWay = false;

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly own: PlayerView = $derived.by(() => playerAt(this.view, this.near));
  readonly groups: Map<string, Group> = $derived.by(() =>
    targetGroups(this.question, this.view, this.facts, this.near),
  );

  /** All points of a seat as far as they are known: those of the track, and what cards and gold would pay now. */
  totalOf(seat: number): number {
    return Object.values(this.update.points[seat] ?? {}).reduce((sum, points) => sum + points, 0);
  }

  protected override isGrave(option: OptionText): boolean {
    return option.verb === FINAL;
  }

  /** Whether one's own piece can be picked up: it can fly now, or movement can be bought for it. */
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
    this.underWay = false;
    return this.goOn();
  }

  /** First this answer, and then those, if they are possible then. */
  chooseThen(first: string, ...then: string[]): void {
    this.plan = then;
    this.underWay = false;
    this.step(first);
  }

  /** Give the next planned answer, or buy movement for it; a question nobody planned for ends the plan. */
  goOn(): boolean {
    const [next, ...rest] = this.plan;
    if (next === undefined || this.question === null) return false;
    const possible = (action: string): boolean =>
      this.question?.options.some((each) => each.action === action) ?? false;
    if (possible(next)) {
      this.plan = rest;
      this.step(next);
      return true;
    }
    if (/^(fly|carry) /.test(next) && possible("burn")) {
      this.step("burn");
      return true;
    }
    this.plan = [];
    return false;
  }

  /** An answer of the plan. */
  private step(answer: string): void {
    this.hide();
    this.opened = null;
    if (this.underWay) this.props().proceed(answer);
    else this.props().choose(answer);
    this.underWay = true;
  }

  override get begun(): boolean {
    return super.begun || this.picked !== null;
  }

  override putBack(): void {
    super.putBack();
    this.picked = null;
  }
}

const [useDesk, setDesk] = createContext<SetiDesk>();

export function layDesk(props: () => BoardProps): SetiDesk {
  const desk = new SetiDesk(props);
  layPressing(desk);
  return setDesk(desk);
}

export { useDesk };
