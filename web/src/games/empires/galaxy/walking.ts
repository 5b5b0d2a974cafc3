/** The keyboard in the galaxy: arrows walk from thing to thing. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Point } from "../../../look/drawing";

const ARROWS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest thing in the direction of an arrow key: what lies aside counts as farther away. */
export function walked<T extends Point>(from: Point, key: string, things: readonly T[]): T | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [x, y] = [thing.x - from.x, thing.y - from.y];
    const along = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    const cost = along + 2 * aside;
    if (along > 1 && aside <= along * 2.5 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/** Every thing says where it lies; the keyboard walks between them. */
export const walking: Attachment<SVGSVGElement> = (drawing) =>
  on(drawing as Element as HTMLElement, "keydown", (event) => {
    if (!(event.target instanceof SVGElement) || event.defaultPrevented) return;
    const things = [...drawing.querySelectorAll<SVGElement>("[data-x]")].map((element) => {
      return { element, x: Number(element.dataset["x"]), y: Number(element.dataset["y"]) };
    });
    const here = things.find(({ element }) => element === event.target);
    const next = here === undefined ? null : walked(here, event.key, things);
    if (next === null) return;
    event.preventDefault();
    next.element.focus();
  });
