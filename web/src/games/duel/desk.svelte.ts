/** What every part of the board shares: the targets of the question, what is pointed at, what is open. */
import { createContext } from "svelte";

import type { BoardProps } from "../../table/board";
import type { Group } from "../../table/things/groups";
import { layPressing, PressingDesk } from "../../table/things/pressing.svelte";
import { Facts, factsOf } from "./facts";
import { type Moved, movementOf } from "./sky/motion";
import { targetGroups } from "./targets";
import { type View, viewOf } from "./view";

export class DuelDesk extends PressingDesk {
  /** Whether the other starship lies in front instead of the near one. */
  looking = $state(false);

  /** The seat whose starship lies in front. */
  readonly front: number = $derived(this.looking ? 1 - this.near : this.near);

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly groups: Map<string, Group> = $derived.by(() => targetGroups(this.question, this.view.flight !== null));
  readonly moved: Moved = $derived.by(() => movementOf(this.events));

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
}

const [useDesk, setDesk] = createContext<DuelDesk>();

export function layDesk(props: () => BoardProps): DuelDesk {
  const desk = new DuelDesk(props);
  layPressing(desk);
  return setDesk(desk);
}

export { useDesk };
