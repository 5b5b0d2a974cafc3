/** The keyboard in the sky: arrows walk from space to space and out to the stars. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { nameOf, RINGS, SECTORS, type Space, spaceOf } from "../view";

/** The boards of the stars are walked like one more ring. */
export const STAR_RING = RINGS + 1;

const ARROWS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Point {
  x: number;
  y: number;
}

/** Where the middle of a cell is seen, the Sun at (0, 0). */
function seenAt({ ring, sector }: Space): Point {
  const angle = ((sector + 0.5) / SECTORS) * 2 * Math.PI;
  return { x: Math.sin(angle) * ring, y: -Math.cos(angle) * ring };
}

/** The neighbouring cell that lies most nearly in the direction of an arrow key; null where none does. */
export function neighbour(cell: string, key: string): string | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const here = spaceOf(cell);
  const from = seenAt(here);
  const towards = (space: Space): number => {
    const to = seenAt(space);
    const [x, y] = [to.x - from.x, to.y - from.y];
    return (x * arrow.x + y * arrow.y) / Math.hypot(x, y);
  };
  const { ring, sector } = here;
  const around = [
    { ring, sector: (sector + 1) % SECTORS },
    { ring, sector: (sector + SECTORS - 1) % SECTORS },
    { ring: ring + 1, sector },
    { ring: ring - 1, sector },
  ].filter((space) => space.ring >= 1 && space.ring <= STAR_RING);
  const best = around.reduce((one, other) => (towards(other) > towards(one) ? other : one));
  return towards(best) > 0.3 ? nameOf(best) : null;
}

/** Everything the pointer or the keyboard comes to in a drawing says which cell it belongs to. */
export function walking(look: (cell: string | null) => void, walk: (cell: string) => void): Attachment<SVGElement> {
  const cellOf = (event: Event): string | undefined =>
    event.target instanceof Element ? event.target.closest<SVGElement>("[data-cell]")?.dataset["cell"] : undefined;
  return (node) => {
    function onkeydown(event: KeyboardEvent): void {
      const cell = cellOf(event);
      const next = cell === undefined ? null : neighbour(cell, event.key);
      if (next === null) return;
      event.preventDefault();
      walk(next);
      node.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    }
    const listening = [
      on(node, "keydown", onkeydown as EventListener),
      on(node, "pointerover", (event) => look(cellOf(event) ?? null)),
      on(node, "pointerleave", () => look(null)),
      on(node, "focusin", (event) => look(cellOf(event) ?? null)),
      on(node, "focusout", () => look(null)),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  };
}
