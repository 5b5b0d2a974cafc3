/** The pointer above the galaxy: where it points, and the clicks that turn a flick there. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Point } from "../../../look/drawing";
import { pointIn } from "./geometry";

export interface Pointed {
  point: (at: Point) => void;
  /** A click of the pointer, not of the keyboard; what can be pressed there has taken it already. */
  click: (at: Point) => void;
}

export function pointedAt(pointed: Pointed): Attachment<SVGSVGElement> {
  return (drawing) => {
    // drawings have the same events as boxes, though their types do not say so
    const element = drawing as Element as HTMLElement;
    const at = (event: MouseEvent): Point => pointIn(drawing.getBoundingClientRect(), event.clientX, event.clientY);
    const listening = [
      on(element, "pointermove", (event) => pointed.point(at(event))),
      on(element, "click", (event) => {
        const free = event.target instanceof Element && event.target.closest(".live, .pulls") === null;
        if (event.detail > 0 && free) pointed.click(at(event));
      }),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  };
}
