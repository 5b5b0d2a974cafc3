/** The keyboard in the sky: arrows walk from space to space and out to the stars, Enter and the space bar press. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { nameOf, RINGS, SECTORS, spaceOf } from "../view";

/** The boards of the stars are walked like one more ring. */
export const STAR_RING = RINGS + 1;

/** The cell to which an arrow key leads: left and right along the ring, up away from the Sun, down towards it. */
export function walked(cell: string, key: string): string | null {
  const { ring, sector } = spaceOf(cell);
  switch (key) {
    case "ArrowRight":
      return nameOf({ ring, sector: (sector + 1) % SECTORS });
    case "ArrowLeft":
      return nameOf({ ring, sector: (sector + SECTORS - 1) % SECTORS });
    case "ArrowUp":
      return ring === STAR_RING ? null : nameOf({ ring: ring + 1, sector });
    case "ArrowDown":
      return ring === 1 ? null : nameOf({ ring: ring - 1, sector });
    default:
      return null;
  }
}

/** A drawing answers to the keyboard as a button does. */
export const pressable: Attachment<SVGElement> = (node) =>
  // drawings have the same events as boxes, though their types do not say so
  on(node as Element as HTMLElement, "keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });

/** Everything the pointer or the keyboard comes to in a drawing says which cell it belongs to. */
export function walking(look: (cell: string | null) => void, walk: (cell: string) => void): Attachment<SVGElement> {
  const cellOf = (event: Event): string | undefined =>
    event.target instanceof Element ? event.target.closest<SVGElement>("[data-cell]")?.dataset["cell"] : undefined;
  return (node) => {
    function onkeydown(event: KeyboardEvent): void {
      const cell = cellOf(event);
      const next = cell === undefined ? null : walked(cell, event.key);
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
