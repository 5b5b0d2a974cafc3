/** The pointer above the whole galaxy while a disc is put: it moves the disc, and a click lays it down. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Point } from "../../../look/drawing";
import { pointIn } from "./geometry";

export interface Caught {
  move: (point: Point) => void;
  press: (point: Point, touched: boolean) => void;
}

export function catching(caught: Caught): Attachment<SVGRectElement> {
  return (node) => {
    // drawings have the same events as boxes, though their types do not say so
    const element = node as Element as HTMLElement;
    const at = (event: MouseEvent): Point => pointIn(node.getBoundingClientRect(), event.clientX, event.clientY);
    let touched = false;
    let dragged = false;
    const listening = [
      on(element, "pointerdown", (event) => {
        touched = event.pointerType !== "mouse";
        dragged = false;
      }),
      on(element, "pointermove", (event) => {
        if (touched) dragged = true;
        caught.move(at(event));
      }),
      on(element, "click", (event) => {
        // who dragged with a finger has said where, and not yet that it shall be
        if (!dragged) caught.press(at(event), touched);
        dragged = false;
      }),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  };
}
