/** A flight that is being chosen: which own piece flies, how far it comes, where it is held. */
import type { Picked, SetiDesk } from "../desk.svelte";
import type { Piece } from "./pieces";
import { flightCost, movementOf, onlyPiece } from "./reach";

export class Flight {
  /** The space over which a dragged piece is held. */
  over = $state<string | null>(null);

  constructor(private readonly desk: SetiDesk) {}

  /** The piece whose flights are shown: the picked one, or the only one when movement is to be spent. */
  readonly flying: Picked | null = $derived.by(() => {
    const { picked, prompt, own } = this.desk;
    if (picked !== null || prompt !== "move") return picked;
    const only = onlyPiece(own);
    return only !== null && this.desk.canPick(only.space) ? only : null;
  });

  readonly movement: number = $derived.by(() =>
    movementOf(this.desk.question, this.desk.isLive("energy"), this.desk.own),
  );

  /** What the flight to a space takes; null where nothing flies or it would lead nowhere. */
  costOf(space: string): number | null {
    return this.flying === null ? null : flightCost(this.desk.view, this.flying.space, space);
  }

  reaches(space: string): boolean {
    const cost = this.costOf(space);
    return cost !== null && cost <= this.movement;
  }

  flyTo(space: string): boolean {
    if (!this.reaches(space)) return false;
    if (this.desk.picked === null) this.desk.pick(this.flying);
    return this.desk.flyTo(space);
  }

  /** Whether a piece can be taken up to fly; where one is only asked for, a click names it. */
  canTake(piece: Piece): boolean {
    if (piece.seat !== this.desk.near || !this.desk.canPick(piece.space)) return false;
    return !this.isAskedFor(piece.space);
  }

  isAskedFor(space: string): boolean {
    return this.desk.optionsAt(`probe:${space}`).some((option) => option.verb === "probe");
  }

  isTaken({ seat, space, sample }: Piece): boolean {
    const { picked, near } = this.desk;
    return seat === near && picked?.space === space && picked.sample === sample;
  }

  /** Take a piece up, or put it back. */
  take(piece: Piece): void {
    this.desk.pick(this.isTaken(piece) ? null : { space: piece.space, sample: piece.sample });
  }
}
