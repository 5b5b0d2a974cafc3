/** What moves in the sky when something has happened: discs turn as one piece, probes travel. */
import type { EventInfo } from "../../../generated/messages";
import { SECTORS } from "../view";
import { DISCS } from "./layers";
import type { Way } from "./pieces";

const LONGEST_MS = 300;
const EASE = "cubic-bezier(.2, .8, .25, 1)";
const DEGREES = 360 / SECTORS;

/** By how many sectors each disc has turned, the topmost first. */
export function turnsOf(events: EventInfo[]): number[] {
  const turned = events.filter((event) => event.name === "sky-turned").map((event) => Number(event.facts["count"]));
  return Array.from({ length: DISCS }, (_, disc) => turned.filter((count) => count > disc).length);
}

/** Pieces that a disc has pushed: "seat space" of where they are now. */
export function pushedOf(events: EventInfo[]): Set<string> {
  const pushed = events.filter((event) => event.name === "pushed");
  return new Set(pushed.map((event) => `${event.seat} ${event.facts["space"]}`));
}

/** How many signals each star has just received. */
export function signalsOf(events: EventInfo[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events) {
    const star = String(event.facts["star"]);
    if (event.name === "signal-placed") found.set(star, (found.get(star) ?? 0) + 1);
  }
  return found;
}

/** A disc comes from where it lay: discs turn against the clock. */
export function turnDisc(disc: Element, sectors: number): Animation {
  const from = { transform: `rotate(${sectors * DEGREES}deg)` };
  return disc.animate([from, { transform: "none" }], { duration: LONGEST_MS, easing: EASE });
}

/** A piece comes from where it stood; one that is pushed waits until the disc has come to it. */
export function travel(piece: Element, way: Way, pushed: boolean): Animation {
  const from = "turn" in way ? `rotate(${way.turn}deg)` : `translate(${way.x}px, ${way.y}px)`;
  const frames = [{ transform: from, offset: 0 }, { transform: from, offset: pushed ? 0.4 : 0 }, { transform: "none" }];
  return piece.animate(frames, { duration: LONGEST_MS, easing: EASE });
}
