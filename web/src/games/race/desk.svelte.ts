/** What every part of the board shares: the targets of the question, the cards picked, what is looked at. */
import { createContext } from "svelte";

import type { QuestionInfo } from "../../generated/messages";
import type { BoardProps } from "../../table/board";
import { Desk } from "../../table/things/desk.svelte";
import type { Group } from "../../table/things/groups";
import { playerAt } from "../../table/players/seats";
import { Facts, factsOf } from "./facts";
import { type Held, inOrder } from "./player/layout";
import { type Moved, moved } from "./round/motion";
import { answersOf, grouped, isComplete, offerOf, type Picking, pickOf, type Place, placeOf, toggled } from "./targets";
import { type PlayerView, type View, viewOf } from "./view";

export class RaceDesk extends Desk {
  /** The places of the cards picked so far, in the order of the clicks. */
  chosen = $state.raw<number[]>([]);
  /** Whose tableau lies open instead of the own one. */
  watched = $state<number | null>(null);

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly own: PlayerView = $derived.by(() => playerAt(this.view, this.near));
  readonly question: QuestionInfo | null = $derived.by(() =>
    this.props().readonly ? null : this.props().update.question,
  );
  readonly prompt: string = $derived(this.question?.prompt ?? "");
  readonly groups: Map<string, Group> = $derived(grouped(this.question));
  readonly pick: Picking | null = $derived(pickOf(this.question));
  /** Where on the board the question is answered. */
  readonly place: Place = $derived(placeOf(this.prompt));
  readonly hand: Held[] = $derived(inOrder(this.own.hand ?? [], this.facts));
  readonly moved: Moved = $derived.by(() => moved(this.moving ? this.props().events : []));

  /** Whether the board is shown in panes. */
  get narrow(): boolean {
    return this.props().pane !== "";
  }

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

  /** The number key of an answer; 0 where it has none. */
  keyOf(action: string | undefined): number {
    const place = action === undefined ? -1 : this.keyed.indexOf(action);
    return place < 9 ? place + 1 : 0;
  }

  /** The card a question is about, where its arguments name one. */
  get asked(): string {
    return String(this.question?.arguments["card"] ?? "");
  }

  /** A click: the only answer is given. */
  press(target: string): boolean {
    const [only, ...more] = this.groups.get(target)?.options ?? [];
    this.hide();
    if (only === undefined || more.length > 0) return false;
    this.choose(only.action);
    return true;
  }

  choose(...answers: string[]): void {
    this.hide();
    this.props().choose(...answers);
  }

  /** Whether an answer is chosen and waits to be confirmed. */
  isHeld(action: string | undefined): boolean {
    return action !== undefined && (this.props().held ?? []).includes(action);
  }

  toggle(place: number): void {
    this.hide();
    if (this.pick !== null) this.chosen = toggled(this.chosen, place, this.pick);
  }

  /** All cards picked go on their way together. */
  confirm(): void {
    if (this.question === null || this.pick === null || !this.complete) return;
    const cards = this.chosen.map((place) => this.pickable.find((each) => each.place === place)?.card ?? "");
    const rest = this.pickable.filter(({ place }) => !this.chosen.includes(place)).map(({ card }) => card);
    this.hide();
    (this.props().decide ?? this.props().choose)(...answersOf(this.question, this.pick, cards, rest));
  }

  get begun(): boolean {
    return this.watched !== null || this.chosen.length > 0;
  }

  /** What was picked and opened is put back: by the person, or because the question is another one. */
  clear(): void {
    this.chosen = [];
    this.watched = null;
    this.hide();
  }
}

const [useDesk, setDesk] = createContext<RaceDesk>();

export function layDesk(props: () => BoardProps): RaceDesk {
  return setDesk(new RaceDesk(props));
}

export { useDesk };
