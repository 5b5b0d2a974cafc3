/** What every part of the board shares: the targets of the question, the cards picked, what is looked at. */
import { createContext } from "svelte";

import type { BoardProps } from "../../table/board";
import type { Group } from "../../table/things/groups";
import { layPressing, PressingDesk } from "../../table/things/pressing.svelte";
import { playerAt } from "../../table/players/seats";
import { Facts, factsOf } from "./facts";
import { type Held, inOrder } from "./player/layout";
import { type Moved, movementOf } from "./round/motion";
import {
  answersOf,
  targetGroups,
  isComplete,
  offerOf,
  type Picking,
  pickOf,
  type Place,
  placeOf,
  toggle,
} from "./targets";
import { type PlayerView, type View, viewOf } from "./view";

export class RaceDesk extends PressingDesk {
  /** The places of the cards picked so far, in the order of the clicks. */
  chosen = $state.raw<number[]>([]);

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly own: PlayerView = $derived.by(() => playerAt(this.view, this.near));
  readonly groups: Map<string, Group> = $derived(targetGroups(this.question));
  readonly pick: Picking | null = $derived(pickOf(this.question));
  /** Where on the board the question is answered. */
  readonly place: Place = $derived(placeOf(this.prompt));
  readonly hand: Held[] = $derived(inOrder(this.own.hand ?? [], this.facts));
  readonly moved: Moved = $derived.by(() => movementOf(this.moving ? this.props().events : []));

  /** The cards one picks from, in the order in which they lie on the screen. */
  get pickable(): { card: string; place: number }[] {
    if (this.pick?.zone === "looked") return (this.own.looked ?? []).map((card, place) => ({ card, place }));
    return this.hand;
  }

  get complete(): boolean {
    return this.pick !== null && isComplete(this.chosen, this.pick);
  }

  /** The answers that lie on the board, in the order in which one sees them: their numbers are keys. */
  get keyed(): string[] {
    if (this.question === null || this.pick !== null) return [];
    if (offerOf(this.update, this.props().pane) === null) return [];
    const seen = [
      ...(this.own.looked ?? []).map((card) => `looked:${card}`),
      ...this.hand.map(({ card }) => `hand:${card}`),
      ...this.own.tableau.map(({ card }) => `tableau:${card}`),
    ];
    const lying = seen.flatMap((target) => this.groups.get(target)?.options ?? []);
    const options = lying.length > 0 ? lying : this.question.options;
    return [...new Set(options.map((option) => option.action))];
  }

  override keyOf(action: string | undefined): number {
    const place = action === undefined ? -1 : this.keyed.indexOf(action);
    return place < 9 ? place + 1 : 0;
  }

  /** The card a question is about, where its arguments name one. */
  get asked(): string {
    return String(this.question?.arguments["card"] ?? "");
  }

  toggle(place: number): void {
    this.hide();
    if (this.pick !== null) this.chosen = toggle(this.chosen, place, this.pick);
  }

  /** All cards picked go on their way together. */
  confirm(): void {
    if (this.question === null || this.pick === null || !this.complete) return;
    const cards = this.chosen.map((place) => this.pickable.find((each) => each.place === place)?.card ?? "");
    const rest = this.pickable.filter(({ place }) => !this.chosen.includes(place)).map(({ card }) => card);
    this.hide();
    (this.props().decide ?? this.props().choose)(...answersOf(this.question, this.pick, cards, rest));
  }

  override get begun(): boolean {
    return super.begun || this.chosen.length > 0;
  }

  override putBack(): void {
    super.putBack();
    this.chosen = [];
  }
}

const [useDesk, setDesk] = createContext<RaceDesk>();

export function layDesk(props: () => BoardProps): RaceDesk {
  const desk = new RaceDesk(props);
  layPressing(desk);
  return setDesk(desk);
}

export { useDesk };
