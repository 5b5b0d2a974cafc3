/** The desk of a board whose things are pressed: a click gives the only answer, or opens those there are. */
import { createContext } from "svelte";

import type { EventInfo, OptionText, QuestionInfo } from "../../generated/messages";
import { Desk } from "./desk.svelte";
import type { Group } from "./groups";
import { rivalsOf } from "../players/seats";

/** A thing whose answers are being chosen from. */
export interface Opened {
  target: string;
  title: string;
  anchor: Element;
}

export abstract class PressingDesk extends Desk {
  opened = $state.raw<Opened | null>(null);
  /** How many pixels of the window one of the board takes. */
  unit = $state(1);
  /** Whose whole board lies open instead of the compact strips. */
  watched = $state<number | null>(null);

  abstract readonly view: { players: { breakdown: Record<string, number> }[] };
  /** What can and cannot be done, by target. */
  abstract readonly groups: Map<string, Group>;

  /** Whether a thing lists its only answer where others are refused, instead of giving it at once. */
  protected readonly listsRefused: boolean = false;
  /** Which event reports a gain of what. */
  readonly gains: Record<string, string> = {};

  readonly rivals: number[] = $derived.by(() => rivalsOf(this.view, this.near));
  readonly question: QuestionInfo | null = $derived.by(() =>
    this.props().readonly ? null : this.props().update.question,
  );
  readonly prompt: string = $derived(this.question?.prompt ?? "");

  /** Whether the board is shown in panes. */
  get narrow(): boolean {
    return this.props().pane !== "";
  }

  get pane(): string {
    return this.props().pane;
  }

  /** Whether a part of the board lies in these panes, and another one is in sight. */
  away(...panes: string[]): boolean {
    return this.narrow && !panes.includes(this.pane);
  }

  get readonly(): boolean {
    return this.props().readonly;
  }

  /** What has just happened, to be animated; nothing where things stand still. */
  get events(): EventInfo[] {
    return this.moving ? this.props().events : [];
  }

  /** Everything that has happened up to what is shown. */
  get journal(): readonly EventInfo[] {
    return this.props().journal ?? [];
  }

  /** Opens the log. */
  readonly readLog = (): void => this.props().readLog?.();

  /** What has just happened, also where things stand still: for words that appear. */
  get news(): EventInfo[] {
    return this.props().events;
  }

  optionsAt(target: string): OptionText[] {
    return this.groups.get(target)?.options ?? [];
  }

  isLive(target: string): boolean {
    return this.optionsAt(target).length > 0;
  }

  /** The answer a click gives at once: the only one, where nothing else could be meant and no harm is done. */
  directAt(target: string): OptionText | undefined {
    const { options, refused } = this.groups.get(target) ?? { options: [], refused: [] };
    const [only, ...more] = options;
    const listed = more.length > 0 || (this.listsRefused && refused.length > 0);
    return only === undefined || listed || this.isGrave(only) ? undefined : only;
  }

  /** Whether an answer is chosen and waits to be confirmed. */
  isHeld(action: string | undefined): boolean {
    return action !== undefined && (this.props().held ?? []).includes(action);
  }

  /** The answer of a hint. */
  get hinted(): string | null {
    return this.props().hinted ?? null;
  }

  /** The number key of an answer; 0 where it has none. */
  keyOf(_: string | undefined): number {
    return 0;
  }

  /** Whether an answer is asked for twice. */
  protected isGrave(_: OptionText): boolean {
    return false;
  }

  /** A click: the only answer is given; several, or one beside what cannot be done now, are offered beside the thing. */
  press(target: string, title: string, anchor: Element): boolean {
    const direct = this.directAt(target);
    this.hide();
    if (!this.isLive(target)) return false;
    if (direct !== undefined) this.choose(direct.action);
    else this.open({ target, title, anchor });
    return true;
  }

  /** A list is opened at a thing; the click that opened it closes it again. */
  open(opened: Opened): void {
    this.hide();
    this.opened = this.opened?.target === opened.target ? null : opened;
  }

  choose(...answers: string[]): void {
    this.hide();
    this.opened = null;
    this.props().choose(...answers);
  }

  get begun(): boolean {
    return this.opened !== null || this.watched !== null;
  }

  /** What was begun is put back: by a new position. An open board stays open. */
  putBack(): void {
    this.opened = null;
    this.hide();
  }

  /** Everything is put back: by the person. */
  clear(): void {
    this.putBack();
    this.watched = null;
  }
}

/** The desk as the parts know it that are the same for every such board; a game keeps its own one beside it. */
const [usePressing, layPressing] = createContext<PressingDesk>();

export { layPressing, usePressing };
