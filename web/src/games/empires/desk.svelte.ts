/** What every part of the board shares: the targets of the question, what is opened, and the flick that is being aimed. */
import { createContext } from "svelte";

import type { DialInfo, Forecast, OptionText } from "../../generated/messages";
import type { BoardProps } from "../../table/board";
import { dialOf, type Reading } from "../../table/question/dial";
import type { Group } from "../../table/things/groups";
import { layPressing, PressingDesk } from "../../table/things/pressing.svelte";
import { playerAt } from "../../table/players/seats";
import { type Facts, factsOf } from "./facts";
import { GAINS } from "./player/gains";
import { targetGroups } from "./targets";
import { type PlayerView, SEATS, shipOf, type View, viewOf } from "./view";

/** A flick before it is made: direction in tenths of a degree clockwise from the right, power from 1 to 100. */
export interface Aimed {
  ship: string;
  direction: number;
  power: number;
}

export class EmpiresDesk extends PressingDesk {
  protected override readonly listsRefused = true;
  override readonly gains = GAINS;
  aimed = $state.raw<Aimed | null>(null);
  /** Where a disc is about to be put by hand, as the dial reads; null: where it is suggested. */
  spot = $state.raw<Reading | null>(null);
  /** Whether the ruler is shown around ships. */
  ruler = $state(false);

  readonly view: View = $derived.by(() => viewOf(this.props().update));
  readonly facts: Facts = $derived.by(() => factsOf(this.props().facts));
  readonly own: PlayerView = $derived.by(() => playerAt(this.view, this.near));
  readonly groups: Map<string, Group> = $derived.by(() =>
    targetGroups(this.question, this.near, SEATS, (ship) => shipOf(this.view, this.near, ship)?.orbit ?? null),
  );

  get forecast(): Forecast | null {
    return this.props().forecast;
  }

  dial(verb: string): DialInfo | undefined {
    return dialOf(this.question, verb);
  }

  /** The answers that make one's own ship fly as it is aimed: the ship may still have to be named. */
  answersFor({ ship, direction, power }: Aimed): string[] {
    const aim = `aim ${direction} ${power}`;
    if (this.dial("aim") !== undefined) return [aim];
    const flick = this.flickOf(ship);
    return flick === undefined ? [] : [flick.action, aim];
  }

  /** The flick that a hint proposes for the ship that is asked for. */
  get hintedAim(): Aimed | null {
    const [, direction, power] = /^aim (\d+) (\d+)$/.exec(this.hinted ?? "") ?? [];
    const ship = this.dial("aim") === undefined ? undefined : this.question?.arguments["ship"];
    if (ship === undefined || direction === undefined) return null;
    return { ship: String(ship), direction: Number(direction), power: Number(power) };
  }

  /** The place that a hint proposes for the disc that is laid down, as the dial reads. */
  get hintedSpot(): Reading | null {
    const [verb = "", ...words] = (this.hinted ?? "").split(" ");
    const dial = verb === "aim" ? undefined : this.dial(verb);
    return (
      dial?.axes.map((axis, place) => (axis.words.length > 0 ? String(words[place]) : Number(words[place]))) ?? null
    );
  }

  /** Whether one's own ship can be pulled back to be flicked. */
  canFlick(ship: string): boolean {
    if (this.dial("aim") !== undefined) return this.question?.arguments["ship"] === ship;
    return this.flickOf(ship) !== undefined;
  }

  /** The answer that names this ship to be flicked; a card may put a ship elsewhere without a flick. */
  private flickOf(ship: string): OptionText | undefined {
    if (this.prompt === "choose-ship") return undefined;
    return this.optionsAt(`ship:${this.near}:${ship}`).find((option) => FLICKS.has(option.verb));
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

  override choose(...answers: string[]): void {
    this.putBack();
    super.choose(...answers);
  }

  override get begun(): boolean {
    return super.begun || this.aimed !== null;
  }

  override putBack(): void {
    super.putBack();
    this.aimed = null;
    this.spot = null;
  }
}

/** Verbs that name a ship to be flicked next. */
const FLICKS = new Set(["flick", "jump"]);

const [useDesk, setDesk] = createContext<EmpiresDesk>();

export function layDesk(props: () => BoardProps): EmpiresDesk {
  const desk = new EmpiresDesk(props);
  layPressing(desk);
  return setDesk(desk);
}

export { useDesk };
