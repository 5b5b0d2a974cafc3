/** What every part of the board shares: the targets of the question, what is pointed at, what is open. */
import { createContext } from "svelte";

import type { OptionText } from "../../generated/messages";
import type { BoardProps } from "../../table/board";
import { Desk } from "../../table/things/desk.svelte";
import { Facts, factsOf } from "./facts";
import { type Moved, moved } from "./sky/motion";
import { grouped, type Group } from "./targets";
import { type View, viewOf } from "./view";

/** A list opened at a thing: the answers it offers, or the cards seen in a sector. */
export interface Opened {
  kind: "answers" | "seen";
  target: string;
  title: string;
  cards: string[];
  anchor: Element;
}

export class DuelDesk extends Desk {
  opened = $state.raw<Opened | null>(null);
  /** Whether the other starship lies in front instead of the near one. */
  looking = $state(false);

  /** The seat whose starship lies in front. */
  readonly front: number = $derived(this.looking ? 1 - this.near : this.near);

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly prompt: string = $derived.by(() => this.props().update.question?.prompt ?? "");
  readonly groups: Map<string, Group> = $derived.by(() =>
    this.props().readonly ? new Map() : grouped(this.props().update.question, this.view.flight !== null),
  );
  readonly moved: Moved = $derived.by(() => moved(this.moving ? this.props().events : []));

  /** The target of a thing on the starship in front; those of the other one only tell themselves. */
  at(target: string): string {
    return this.looking ? `other ${target}` : target;
  }

  get files(): unknown {
    return this.props().facts;
  }

  get shapes(): boolean {
    return this.props().shapes;
  }

  options(target: string): OptionText[] {
    return this.groups.get(target)?.options ?? [];
  }

  /** Whether one of the answers here is chosen and waits to be confirmed. */
  isHeld(target: string): boolean {
    return this.options(target).some(({ action }) => (this.props().held ?? []).includes(action));
  }

  choose(option: OptionText): void {
    this.close();
    this.props().choose(option.action);
  }

  /** A click: the only answer is given, several are listed. */
  press(target: string, title: string, anchor: Element): boolean {
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
  recall(target: string, title: string, cards: string[], anchor: Element): void {
    this.hide();
    this.opened = this.opened?.target === target ? null : { kind: "seen", target, title, cards, anchor };
  }

  close(): void {
    this.opened = null;
    this.hide();
  }
}

const [useDesk, setDesk] = createContext<DuelDesk>();

export function layDesk(props: () => BoardProps): DuelDesk {
  return setDesk(new DuelDesk(props));
}

export { useDesk };
