/** What all passages of a position of Ascending Empires share: who is spoken to, whose something is, where it lies. */
import type { Arguments, Passage, Say } from "../../../table/board";
import type { Facts } from "../facts";
import { powerFor } from "../galaxy/aiming";
import { degreesTo, distance } from "../galaxy/geometry";
import type { Point } from "../../../look/drawing";
import { holeOf, MM, ROBOTS, type View } from "../view";
import { about } from "./about";
import { type Now, sentence } from "./explanation";
import { lyingName } from "./names";

/** This many things are named beside a ship, the nearest first. */
const NEAR = 5;

/** Something that lies in the galaxy, in millimetres. */
export interface Landmark extends Point {
  name: string;
}

export class Telling {
  constructor(
    readonly view: View,
    /** Who is spoken to; null: somebody who looks on. */
    readonly viewer: number | null,
    /** The seat in front. */
    readonly near: number,
    readonly facts: Facts,
    readonly say: Say,
  ) {}

  /** A message about somebody: who is spoken to is told so. */
  of(id: string, seat: number, args: Arguments = {}): string {
    return this.say(id, { you: seat === this.viewer ? "yes" : "no", player: this.say.seat(seat), ...args });
  }

  who(seat: number): string {
    if (seat === ROBOTS) return this.say("empires-web-robots");
    return seat === this.viewer ? this.say("empires-prose-you") : this.say.seat(seat);
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.who(seat)).join(", ");
  }

  words(axis: string, words: readonly string[]): string {
    return words.map((word) => this.say.word(axis, word)).join(", ");
  }

  /** A place with what lies there: "α core (purple)". */
  hole(key: string): string {
    const lying = lyingName(holeOf(this.view, key), this.view, this.say);
    return this.say("empires-web-lying-at", { hole: this.say(`empires-hole-${key}`), thing: lying });
  }

  /** A place, or a quadrant where a guardian ship may come. */
  somewhere(key: string): string {
    const { say } = this;
    if (!this.facts.board.quadrants.includes(key)) return this.hole(key);
    return say("empires-prose-quadrant", { quadrant: say.word("quadrant", key) });
  }

  /** How a thing stands now, as sentences. */
  now(axis: string, word: string): string[] {
    const told = about(axis, word, this.facts, this.say, { view: this.view, near: this.near });
    return (told?.now ?? []).map((each) => this.standing(each));
  }

  private standing({ text, owners }: Now): string {
    if (owners.length === 0) return text;
    const held = owners.map(({ seat, note }) => `${this.who(seat)} ${note === "" ? "" : `(${note})`}`.trim());
    return `${text}: ${held.join(", ")}`;
  }

  /** What a thing is and does, as sentences. */
  rules(axis: string, word: string): string[] {
    return about(axis, word, this.facts, this.say, { view: this.view, near: this.near })?.lines ?? [];
  }

  /** Where something lies, in millimetres from the left and from the top; the wire counts micrometres. */
  at({ x, y }: Point): string {
    return this.say("empires-prose-at", { x: Math.round(x / MM), y: Math.round(y / MM) });
  }

  /** What lies nearest, with distance and direction as a flick counts it, and for one's own ships its power. */
  beside(from: Point, things: readonly Landmark[], own: boolean): string {
    const near = things
      .map((thing) => ({ ...thing, far: distance(from, thing) }))
      .sort((one, other) => one.far - other.far)
      .slice(0, NEAR);
    return near
      .map(({ name, far, x, y }) =>
        this.say("empires-prose-beside", {
          name,
          far: Math.round(far),
          degrees: Math.round(degreesTo(from, { x, y })),
          power: own ? powerFor(far, this.facts.components.physics) : 0,
        }),
      )
      .join("; ");
  }
}

/** A passage, unless there is nothing to tell. */
export function passage(heading: string, items: readonly string[]): Passage[] {
  const told = items.filter((item) => item !== "").map(sentence);
  return told.length === 0 ? [] : [{ heading, items: told }];
}
