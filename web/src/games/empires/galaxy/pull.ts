/** Pulling back: a press on a ship, or anywhere once one is aimed, becomes a pull; letting go flicks. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Point } from "../../../look/drawing";
import { pointIn } from "./geometry";

/** How far the pointer goes before a press becomes a pull, in pixels. */
const AWAY = 4;
const RIGHT_BUTTON = 2;

export interface Pulled {
  /** The ship that a press at this point takes; null where it is no pull. */
  take: (point: Point, target: Element) => string | null;
  pull: (ship: string, by: Point) => void;
  letGo: (by: Point) => void;
  /** Broken off: by another finger, the right button, Escape or the browser. */
  cancel: () => void;
}

export function pulling(pulled: Pulled): Attachment<SVGSVGElement> {
  return (drawing) => {
    let stop: (() => void) | null = null;
    const at = (event: PointerEvent): Point => pointIn(drawing.getBoundingClientRect(), event.clientX, event.clientY);

    function onpointerdown(down: PointerEvent): void {
      if (stop !== null) {
        stop();
        pulled.cancel();
        return;
      }
      const ship = down.button === 0 && down.target instanceof Element ? pulled.take(at(down), down.target) : null;
      if (ship === null) return;
      const from = at(down);
      let begun = false;
      const by = (event: PointerEvent): Point => {
        const now = at(event);
        return { x: now.x - from.x, y: now.y - from.y };
      };
      const finish = (end: () => void): void => {
        stop?.();
        if (begun) end();
      };
      const mine = (event: PointerEvent): boolean => event.pointerId === down.pointerId;
      const listening = [
        on(window, "pointermove", (event) => {
          if (!mine(event)) return;
          if ((event.buttons & RIGHT_BUTTON) !== 0) {
            finish(pulled.cancel);
            return;
          }
          if (!begun && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > AWAY) {
            begun = true;
            // the pointer may leave the galaxy, and what lies under it must not be clicked
            drawing.setPointerCapture(down.pointerId);
          }
          if (begun) pulled.pull(ship, by(event));
        }),
        on(window, "pointerup", (event) => {
          if (mine(event)) finish(() => pulled.letGo(by(event)));
        }),
        on(window, "pointercancel", (event) => {
          if (mine(event)) finish(pulled.cancel);
        }),
        on(window, "contextmenu", (event) => event.preventDefault()),
        on(
          window,
          "keydown",
          (event) => {
            if (event.key === "Escape") finish(pulled.cancel);
          },
          { capture: true },
        ),
      ];
      stop = () => {
        for (const end of listening) end();
        stop = null;
      };
    }

    // drawings have the same events as boxes, though their types do not say so
    const element = drawing as Element as HTMLElement;
    const deaf = [
      on(element, "pointerdown", onpointerdown),
      // a pull must not scroll; not every browser hears that from the parts of a drawing in time
      on(element, "touchmove", (event) => stop !== null && event.preventDefault(), { passive: false }),
    ];
    return () => {
      for (const end of deaf) end();
      stop?.();
    };
  };
}
