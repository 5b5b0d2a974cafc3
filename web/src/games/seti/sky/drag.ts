/** Dragging a piece through the sky: one ghost follows the pointer, nothing else is redrawn. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Point } from "../../../look/drawing";
import { SIZE } from "./geometry";

/** How far the pointer goes before a press becomes a drag. */
const AWAY = 5;

export interface Dragged {
  /** Whether the piece can be taken up now. */
  can: () => boolean;
  begin: () => void;
  move: (point: Point) => void;
  /** Where it was let go; null where the drag was broken off. */
  end: (point: Point | null) => void;
}

/** A point of the window in the drawing, which fills its box as a square in the middle. */
export function pointIn(box: Pick<DOMRect, "left" | "top" | "width" | "height">, x: number, y: number): Point {
  const scale = Math.min(box.width, box.height) / SIZE;
  return {
    x: (x - box.left - (box.width - SIZE * scale) / 2) / scale,
    y: (y - box.top - (box.height - SIZE * scale) / 2) / scale,
  };
}

export function draggable(dragged: Dragged): Attachment<SVGElement> {
  return (node) => {
    let stop: (() => void) | null = null;

    function onpointerdown(down: PointerEvent): void {
      const drawing = node.closest("svg");
      if (down.button !== 0 || drawing === null || !dragged.can()) return;
      let begun = false;
      const at = (event: PointerEvent): Point => pointIn(drawing.getBoundingClientRect(), event.clientX, event.clientY);
      const finish = (point: Point | null): void => {
        stop?.();
        if (begun) dragged.end(point);
      };
      const listening = [
        on(window, "pointermove", (event) => {
          if (event.pointerId !== down.pointerId) return;
          if (!begun && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > AWAY) {
            begun = true;
            dragged.begin();
          }
          if (begun) dragged.move(at(event));
        }),
        on(window, "pointerup", (event) => finish(at(event))),
        on(window, "pointercancel", () => finish(null)),
      ];
      stop = () => {
        for (const end of listening) end();
        stop = null;
      };
    }

    const deaf = on(node, "pointerdown", onpointerdown as EventListener);
    return () => {
      deaf();
      stop?.();
    };
  };
}
