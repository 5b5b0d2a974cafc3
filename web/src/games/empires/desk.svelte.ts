/** What every part of the board shares: the targets of the question, what is opened, and the flick that is being aimed. */
import { createContext } from "svelte";

import type { DialInfo, EventInfo, Forecast, OptionText, QuestionInfo } from "../../generated/messages";
import type { BoardProps } from "../../table/board";
import { Desk } from "../../table/desk.svelte";
import { dialOf, type Reading } from "../../table/dial";
import { playerAt } from "../../table/seats";
import { type Facts, factsOf } from "./facts";
import { type Group, grouped } from "./targets";
import { type PlayerView, rivalsOf, type View, viewOf } from "./view";

/** A thing whose answers are being chosen from: a ship with its manoeuvres, a planet with its buildings. */
export interface Opened {
  target: string;
  title: string;
  anchor: Element;
}

/** A flick before it is made: direction in tenths of a degree clockwise from the right, power from 1 to 100. */
export interface Aimed {
  ship: string;
  direction: number;
  power: number;
}

/** Players by the colour of their pieces, as answers name them. */
export const SEATS = ["yellow", "blue", "red", "white"] as const;

export class EmpiresDesk extends Desk {
  opened = $state.raw<Opened | null>(null);
  aimed = $state.raw<Aimed | null>(null);
  /** Where a disc is about to be put by hand, as the dial reads; null: where it is suggested. */
  spot = $state.raw<Reading | null>(null);
  /** Whether the ruler is shown around ships. */
  ruler = $state(false);
  /** Whose whole board lies open instead of the compact strips. */
  watched = $state<number | null>(null);

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly own: PlayerView = $derived.by(() => playerAt(this.view, this.near));
  readonly rivals: number[] = $derived.by(() => rivalsOf(this.view, this.near));
  readonly question: QuestionInfo | null = $derived.by(() =>
    this.props().readonly ? null : this.props().update.question,
  );
  readonly prompt: string = $derived(this.question?.prompt ?? "");
  readonly groups: Map<string, Group> = $derived.by(() => grouped(this.question, this.near, SEATS));

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

  get forecast(): Forecast | null {
    return this.props().forecast;
  }

  dial(verb: string): DialInfo | undefined {
    return dialOf(this.question, verb);
  }

  optionsAt(target: string): OptionText[] {
    return this.groups.get(target)?.options ?? [];
  }

  isLive(target: string): boolean {
    return this.optionsAt(target).length > 0;
  }

  /** The answers that make an own ship fly as it is aimed: the ship may still have to be named. */
  answersFor({ ship, direction, power }: Aimed): string[] {
    const aim = `aim ${direction} ${power}`;
    if (this.dial("aim") !== undefined) return [aim];
    const flick = this.optionsAt(`ship:${this.near}:${ship}`).find((option) => FLICKS.has(option.verb));
    return flick === undefined ? [] : [flick.action, aim];
  }

  /** Whether an own ship can be pulled back to be flicked. */
  canFlick(ship: string): boolean {
    if (this.dial("aim") !== undefined) return this.question?.arguments["ship"] === ship;
    return this.optionsAt(`ship:${this.near}:${ship}`).some((option) => FLICKS.has(option.verb));
  }

  aim(aimed: Aimed | null): void {
    this.hide();
    this.opened = null;
    this.aimed = aimed;
  }

  /** Ask what the aimed flick may lead to. */
  ponder(): void {
    const answers = this.aimed === null ? [] : this.answersFor(this.aimed);
    if (answers.length > 0) this.props().ponder(...answers);
  }

  /** The ship goes. */
  release(): boolean {
    const answers = this.aimed === null ? [] : this.answersFor(this.aimed);
    if (answers.length === 0) return false;
    this.choose(...answers);
    return true;
  }

  directAt(target: string): OptionText | undefined {
    const { options, refused } = this.groups.get(target) ?? { options: [], refused: [] };
    const [only, ...more] = options;
    return more.length === 0 && refused.length === 0 ? only : undefined;
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
    this.aimed = null;
    this.spot = null;
    this.props().choose(...answers);
  }

  get begun(): boolean {
    return this.opened !== null || this.aimed !== null || this.watched !== null;
  }

  /** What was opened and aimed is put back: by a new position. */
  putBack(): void {
    this.opened = null;
    this.aimed = null;
    this.spot = null;
    this.hide();
  }

  /** Everything is put back: by the person. */
  clear(): void {
    this.putBack();
    this.watched = null;
  }
}

/** Verbs that name a ship to be flicked next. */
const FLICKS = new Set(["flick", "jump"]);

const [useDesk, setDesk] = createContext<EmpiresDesk>();

export function layDesk(props: () => BoardProps): EmpiresDesk {
  return setDesk(new EmpiresDesk(props));
}

export { useDesk };
