/** A disc that is put by hand: what the question offers, where it would lie now, and the hand that lays it down. */
import { answerOf } from "../../../table/question/dial";
import type { EmpiresDesk } from "../desk.svelte";
import type { Point } from "../../../look/drawing";
import { distance } from "./geometry";
import { nearestSpot, sameSpot, type Spot, type Spots, spotsOf, steppedSpot } from "./spots";

/** So far beyond the places around a thing the pointer still means them, in millimetres. */
const BEYOND = 45;

export class Putting {
  constructor(private readonly desk: EmpiresDesk) {}

  readonly spots: Spots | null = $derived.by(() => {
    const { question, view, facts, near } = this.desk;
    return spotsOf(question, view, facts, near);
  });

  readonly spot: Spot | null = $derived.by(() => {
    const { spots } = this;
    const { spot: reading } = this.desk;
    if (spots === null) return null;
    return (
      (reading === null ? undefined : spots.offered.find((each) => sameSpot(each.reading, reading))) ?? spots.first
    );
  });

  /** The pointer is here. */
  move(point: Point): void {
    if (this.spots !== null && this.isMeant(point))
      this.desk.spot = nearestSpot(this.spots.offered, point)?.reading ?? null;
  }

  /** A click here: a finger first says where, and again that it means it. */
  press(point: Point, touched: boolean): void {
    if (!this.isMeant(point)) return;
    const former = this.spot;
    this.move(point);
    const again = former !== null && this.spot !== null && sameSpot(former.reading, this.spot.reading);
    if (!touched || again) this.put();
  }

  /** An arrow key; false where it is another one. */
  step(key: string, coarse: boolean): boolean {
    const stepped = this.spots === null || this.spot === null ? null : steppedSpot(this.spots, this.spot, key, coarse);
    if (stepped !== null) this.desk.spot = stepped.reading;
    return stepped !== null;
  }

  put(): void {
    if (this.spots !== null && this.spot !== null) this.desk.choose(answerOf(this.spots.dial, this.spot.reading));
  }

  private isMeant(point: Point): boolean {
    const { spots } = this;
    if (spots === null) return false;
    return spots.verb === "place" || distance(point, spots.middle) <= distance(spots.first, spots.middle) + BEYOND;
  }
}
