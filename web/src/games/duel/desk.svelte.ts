/** What every part of the board shares: the targets of the question, what is pointed at, what is open. */
import { getContext, setContext } from "svelte";

import type { OptionText } from "../../generated/messages";
import type { BoardProps, Say } from "../../table/board";
import { Facts, factsOf } from "./facts";
import { type Moved, moved } from "./motion";
import { grouped, type Group } from "./targets";
import { nearSeat, type View, viewOf } from "./view";

/** A component shown large while it is pointed at. */
export interface Shown {
  axis: string;
  word: string;
  target: string;
  anchor: DOMRect;
}

/** A list opened at a thing: the answers it offers, or the cards seen in a sector. */
export interface Opened {
  kind: "answers" | "seen";
  target: string;
  title: string;
  cards: string[];
  anchor: HTMLElement;
}

/** How long the pointer rests on a thing before it is shown large. */
const REST_MS = 250;
/** How long a finger holds a thing to read it. */
export const HOLD_MS = 450;

export class Desk {
  opened = $state.raw<Opened | null>(null);
  shown = $state.raw<Shown | null>(null);
  skipped = $state(false);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => BoardProps) {}

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly near: number = $derived.by(() => nearSeat(this.props().update));
  readonly prompt: string = $derived.by(() => this.props().update.question?.prompt ?? "");
  readonly groups: Map<string, Group> = $derived.by(() =>
    this.props().readonly ? new Map() : grouped(this.props().update.question, this.view.flight !== null),
  );
  readonly moved: Moved = $derived.by(() => moved(this.moving ? this.props().events : []));
  readonly moving: boolean = $derived.by(() => this.props().motion && !this.skipped);

  get say(): Say {
    return this.props().say;
  }

  get shapes(): boolean {
    return this.props().shapes;
  }

  get update(): BoardProps["update"] {
    return this.props().update;
  }

  options(target: string): OptionText[] {
    return this.groups.get(target)?.options ?? [];
  }

  choose(option: OptionText): void {
    this.close();
    this.props().choose(option.action);
  }

  /** A click: the only answer is given, several are listed. */
  press(target: string, title: string, anchor: HTMLElement): boolean {
    const options = this.options(target);
    const [only] = options;
    this.hide();
    if (only === undefined) return false;
    if (options.length === 1) {
      this.choose(only);
    } else if (this.opened?.target === target) {
      this.close();
    } else {
      this.opened = { kind: "answers", target, title, cards: [], anchor };
    }
    return true;
  }

  /** The cards seen in a sector. */
  recall(target: string, title: string, cards: string[], anchor: HTMLElement): void {
    this.hide();
    this.opened = this.opened?.target === target ? null : { kind: "seen", target, title, cards, anchor };
  }

  close(): void {
    this.opened = null;
    this.hide();
  }

  /** Show a component large after a moment of rest, or of holding a finger on it. */
  rest(axis: string, word: string, target: string, element: HTMLElement, holding: boolean): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.show(axis, word, target, element), holding ? HOLD_MS : REST_MS);
  }

  show(axis: string, word: string, target: string, element: HTMLElement): void {
    this.shown = { axis, word, target, anchor: element.getBoundingClientRect() };
  }

  hide(): void {
    clearTimeout(this.waiting);
    this.shown = null;
  }
}

const KEY = Symbol("duel desk");

export function layDesk(props: () => BoardProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
