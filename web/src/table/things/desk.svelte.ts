/** What the parts of every drawn board share: what the board was given, what is looked at, whether things move. */
import type { BoardProps, Say } from "../board";
import { nearSeat } from "../players/seats";

/** A thing of the board: the component it is, and the target by which its answers are found. */
export interface Thing {
  axis: string;
  word: string;
  target: string;
}

/** A thing shown large while it is pointed at. */
export interface Shown extends Thing {
  anchor: Element;
}

/** How long the pointer rests on a thing before it is shown large. */
const REST_MS = 250;
/** How long a finger holds a thing to read it. */
export const HOLD_MS = 450;

export class Desk {
  shown = $state.raw<Shown | null>(null);
  skipped = $state(false);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(protected readonly props: () => BoardProps) {}

  readonly near: number = $derived.by(() => nearSeat(this.props().update));
  readonly moving: boolean = $derived.by(() => this.props().motion && !this.skipped);

  get say(): Say {
    return this.props().say;
  }

  get update(): BoardProps["update"] {
    return this.props().update;
  }

  /** Show a thing large after a moment of rest, or of holding a finger on it. */
  rest(thing: Thing, anchor: Element, holding: boolean): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.show(thing, anchor), holding ? HOLD_MS : REST_MS);
  }

  /** Nothing is shown large of what lies behind an open window, as behind the result of the game. */
  show(thing: Thing, anchor: Element): void {
    const windows = [...document.querySelectorAll("dialog[open]")];
    if (windows.length === 0 || windows.some((window) => window.contains(anchor))) this.shown = { ...thing, anchor };
  }

  hide(): void {
    clearTimeout(this.waiting);
    this.shown = null;
  }
}
