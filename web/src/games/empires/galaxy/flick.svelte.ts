/** The flick being aimed: from where, how far, against what, and with what error of the hand. */
import type { EmpiresDesk } from "../desk.svelte";
import {
  degreesOf,
  directionTo,
  firstAim,
  metAhead,
  type Met,
  type Obstacle,
  reachOf,
  type Spread,
  spreadOf,
} from "./aiming";
import type { Disc } from "./discs";
import { shipKey } from "./discs";
import type { Point } from "../../../look/drawing";
import { ahead, type Circle, distance } from "./geometry";
import type { Scene } from "./scene.svelte";
import { PLASMA } from "./trail";

/** The plasma disc starts so far beside the megastructure, in one of this many directions. */
const BESIDE = 1;
const STEP = 5;

export class Flick {
  /** Where the pointer was last above the galaxy. */
  pointed: Point | null = null;
  /** Whether a hand is pulling just now. */
  pulled = $state(false);

  constructor(
    private readonly desk: EmpiresDesk,
    private readonly scene: Scene,
  ) {}

  /** The disc that is asked for by the question; null where a ship may still be chosen. */
  readonly asked: string | null = $derived.by(() => {
    if (this.desk.dial("aim") === undefined) return null;
    return this.desk.prompt === "aim-plasma" ? PLASMA : String(this.desk.question?.arguments["ship"] ?? "");
  });

  readonly holes: (Obstacle & { hole: string })[] = $derived.by(() => {
    const { holes, hole_radius: r } = this.desk.facts.board;
    return holes.map(({ key, x, y }) => ({ key: `hole:${key}`, hole: key, x, y, r }));
  });

  /** The disc before it goes. */
  readonly from: Circle | null = $derived.by(() => {
    const { aimed } = this.desk;
    return aimed === null ? null : this.start(aimed.ship, degreesOf(aimed));
  });

  readonly reach: number = $derived.by(() => {
    const { aimed, facts } = this.desk;
    return aimed === null ? 0 : reachOf(aimed.power, facts.components.physics);
  });

  readonly met: Met | null = $derived.by(() => {
    const { aimed } = this.desk;
    if (aimed === null || this.from === null) return null;
    return metAhead(this.from, degreesOf(aimed), this.reach, this.inTheWay(aimed.ship));
  });

  readonly spread: Spread | null = $derived.by(() => {
    const { aimed, facts, view } = this.desk;
    const noise = facts.components.noise[view.noise];
    return aimed === null || noise === undefined ? null : spreadOf(aimed, noise, facts.components.physics);
  });

  /** The hole in whose orbit a free slide ends. */
  readonly orbit: string | null = $derived.by(() => {
    const { aimed, facts } = this.desk;
    if (aimed === null || this.from === null || this.met !== null) return null;
    const end = ahead(this.from, degreesOf(aimed), this.reach);
    const near = facts.board.orbit_radius + this.from.r;
    return this.holes.find((hole) => distance(hole, end) <= near)?.hole ?? null;
  });

  private start(ship: string, degrees: number): Circle | null {
    if (ship !== PLASMA) return this.scene.discs.find((disc) => disc.key === shipKey(this.desk.near, ship)) ?? null;
    const { facts, question } = this.desk;
    const r = facts.radius("plasma-cannon");
    const hole = facts.hole(String(question?.arguments["hole"]));
    return { ...ahead(hole, Math.round(degrees / STEP) * STEP, facts.board.hole_radius + r + BESIDE), r };
  }

  private inTheWay(ship: string): Obstacle[] {
    const own = shipKey(this.desk.near, ship);
    // mines are no discs: whatever slides over one is not stopped by it
    return [...this.holes, ...this.scene.discs.filter((disc) => disc.key !== own && disc.kind !== "mine")];
  }

  /** Begin aiming where the person points. */
  begin(ship: string): void {
    const from = this.start(ship, 0);
    if (from !== null) this.desk.aim({ ship, ...firstAim(from, this.pointed) });
  }

  /** Turn towards a point; how strong stays as it is. */
  turnTo(point: Point): void {
    const { aimed } = this.desk;
    if (aimed !== null && this.from !== null) this.desk.aim({ ...aimed, direction: directionTo(this.from, point) });
  }

  /** One's own ship next to a point that can be pulled back there. */
  shipAt(point: Point, slack: number): string | null {
    const near = (disc: Disc): number => distance(disc, point);
    const found = this.scene.discs
      .filter((disc) => disc.kind === "ship" && disc.seat === this.desk.near && this.desk.canFlick(disc.word))
      .filter((disc) => near(disc) <= slack)
      .sort((one, other) => near(one) - near(other));
    return found[0]?.word ?? null;
  }
}
