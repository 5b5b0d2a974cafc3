/** What is seen of the galaxy now: the position, or a flick being played with everything else where it was before. */
import type { EventInfo } from "../../../generated/messages";
import type { EmpiresDesk } from "../desk.svelte";
import type { Facts } from "../facts";
import { SEATS, type View } from "../view";
import { type Disc, type DiscKind, discsOf, NOBODY, shipKey, shipRadius } from "./discs";
import type { Point } from "../../../look/drawing";
import { lasts, PLASMA, positionAt, type Trail, trailOf } from "./trail";

/** A flick to be played. */
export interface Act {
  trail: Trail;
  seat: number;
  /** Discs that are destroyed by it. */
  destroyed: Set<string>;
}

interface Chapter {
  acts: Act[];
  after: View;
}

/** Flicks are played at half their speed, at full speed where more wait; then their ends are seen for a moment. */
const SLOW = 0.5;
const ENDING_S = 0.24;
const BURST_S = 0.45;
/** Older chapters than this many are not played. */
const MOST_CHAPTERS = 4;

export class Scene {
  view = $state.raw<View>() as View;
  act = $state.raw<Act | null>(null);
  /** Seconds since the flick, as the discs feel them. */
  time = $state(0);
  /** Where earlier flicks of the same update left discs; null: gone. */
  private left = $state.raw<ReadonlyMap<string, Point | null>>(new Map());
  private chapters: Chapter[] = [];
  private heard: EventInfo[] = [];
  private frame = 0;

  constructor(private readonly desk: EmpiresDesk) {
    this.view = desk.view;
  }

  readonly discs: Disc[] = $derived.by(() => {
    const { view, act, left } = this;
    const lying = discsOf(view, this.desk.facts);
    if (act === null && left.size === 0) return lying;
    const before = lying.flatMap((disc) => {
      const place = left.get(disc.key);
      return place === null ? [] : [place === undefined ? disc : { ...disc, ...place }];
    });
    return act === null ? before : this.flying(act, before);
  });

  /** How fast sliding discs slow down. */
  get deceleration(): number {
    return this.desk.facts.components.physics.deceleration_mm_s2;
  }

  /** The moment of the flick's end that is shown: 0 while discs slide, then up to 1. */
  get ending(): number {
    if (this.act === null) return 0;
    return Math.max(
      0,
      Math.min(1, (this.time - lasts(this.act.trail, this.deceleration)) / (endingOf(this.act) * this.rate)),
    );
  }

  private get rate(): number {
    return this.chapters.length > 1 ? 1 : SLOW;
  }

  private flying({ trail, seat, destroyed }: Act, before: Disc[]): Disc[] {
    const places = new Map<string, Point>();
    for (const number of trail.ways.keys()) {
      const place = positionAt(trail, number, this.time, this.deceleration);
      if (place !== null) places.set(trail.keys[number] ?? PLASMA, place);
    }
    const known = new Set(before.map((disc) => disc.key));
    // what came to the galaxy in the same update, and the plasma disc, are known from their way alone
    const strange = [...places]
      .filter(([key]) => !known.has(key) && key !== "heart")
      .map(([key, at]) => ({ ...strangeDisc(key, seat, this.desk.facts), ...at }));
    const seen = before.map((disc) => ({ ...disc, ...places.get(disc.key) }));
    const over = this.ending > 0.25;
    return [...seen, ...strange].filter((disc) => !(over && destroyed.has(disc.key)));
  }

  /** A new position, and what led to it. */
  follow(view: View, events: EventInfo[]): void {
    const fresh = events === this.heard || document.hidden ? [] : events;
    this.heard = events;
    const acts = actsOf(fresh, this.view, view, this.desk.facts.board.quadrants);
    if (acts.length === 0 && this.act === null) {
      this.view = view;
      return;
    }
    this.chapters.push({ acts, after: view });
    while (this.chapters.length > MOST_CHAPTERS) this.turn();
    if (this.act === null) this.next();
  }

  /** Everything is at its end at once. */
  finish(view: View): void {
    cancelAnimationFrame(this.frame);
    this.chapters = [];
    this.left = new Map();
    this.act = null;
    this.view = view;
  }

  private turn(): void {
    const done = this.chapters.shift();
    if (done !== undefined) this.view = done.after;
    this.left = new Map();
  }

  private next(): void {
    this.act = null;
    while (this.chapters.length > 0) {
      const act = this.chapters[0]?.acts.shift();
      if (act !== undefined) {
        this.play(act);
        return;
      }
      this.turn();
    }
  }

  private play(act: Act): void {
    this.act = act;
    this.time = 0;
    let last: number | null = null;
    const end = lasts(act.trail, this.deceleration);
    const step = (now: number): void => {
      // a page that was hidden for a while goes on where it was
      this.time += Math.min(0.05, (now - (last ?? now)) / 1000) * this.rate;
      last = now;
      if (this.time < end + endingOf(act) * this.rate) {
        this.frame = requestAnimationFrame(step);
        return;
      }
      this.left = leftBy(act, this.left);
      this.next();
    };
    this.frame = requestAnimationFrame(step);
  }
}

function endingOf({ destroyed }: Act): number {
  return destroyed.size > 0 ? BURST_S : ENDING_S;
}

/** Events after a flick that tell that the flicked ship is gone. */
const DESTROYING = new Set(["rammed", "ram-withstood", "mine-hit", "guardian-rammed", "robot-rammed", "heart-touched"]);

/** Flicks among events, each with the discs that are destroyed by it. */
export function actsOf(events: EventInfo[], before: View, after: View, quadrants: readonly string[]): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    const act = acts.at(-1);
    if ((event.trail?.length ?? 0) > 0) {
      acts.push({ trail: trailOf(event.trail ?? [], quadrants), seat: event.seat, destroyed: new Set() });
    } else if (act !== undefined && DESTROYING.has(event.name)) {
      act.destroyed.add(shipKey(event.seat, String(event.facts["ship"])));
      if (event.name === "rammed") hit(act, event, "other_ship", after);
    } else if (act !== undefined && event.name === "ship-attacked" && act.trail.ways.has(act.trail.keys.length - 1)) {
      hit(act, event, "ship", after);
    }
  }
  return before === after && acts.length > 0 ? acts.map((act) => ({ ...act, destroyed: new Set() })) : acts;
}

/** Somebody's ship that was hit is destroyed unless it is still there afterwards. */
function hit(act: Act, event: EventInfo, fact: string, after: View): void {
  const seat = SEATS.findIndex((colour) => colour === event.facts["seat"]);
  const ship = String(event.facts[fact]);
  const survives = after.players[seat]?.ships.some((each) => each.ship === ship) === true;
  if (!survives) act.destroyed.add(shipKey(seat, ship));
}

function leftBy({ trail, destroyed }: Act, before: ReadonlyMap<string, Point | null>): Map<string, Point | null> {
  const left = new Map(before);
  for (const [number, { end }] of trail.ways) {
    const key = trail.keys[number] ?? PLASMA;
    // starbases and guardians go back to their places
    if (key.startsWith("ship:")) left.set(key, end.off || destroyed.has(key) ? null : { x: end.x, y: end.y });
  }
  return left;
}

const RADII = { base: "starbase", robot: "robot", guardian: "guardian-ship" };

/** A disc of which only the key is known. */
function strangeDisc(key: string, seat: number, facts: Facts): Omit<Disc, "x" | "y"> {
  const [kind = "", first = "", second = ""] = key.split(":");
  if (kind === "ship") return { key, kind: "ship", seat: Number(first), word: second, r: shipRadius(second, facts) };
  if (kind === PLASMA) return { key, kind: "plasma", seat, word: "", r: facts.radius("plasma-cannon") };
  const known: DiscKind = kind === "base" || kind === "robot" ? kind : "guardian";
  return { key, kind: known, seat: NOBODY, word: first, r: facts.radius(RADII[known]) };
}
