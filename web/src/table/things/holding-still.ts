/** A finger that holds a button reads what it is about, and never chooses by that. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { HOLD_MS } from "./desk.svelte";

/** `read` is called when the finger has been held long enough, and with false when something else is touched. */
export function holdingStill(read: (reading: boolean) => void): Attachment<HTMLElement> {
  return (button) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function onTouch(event: PointerEvent): void {
      held = false;
      clearTimeout(waiting);
      if (event.pointerType === "mouse") return;
      waiting = setTimeout(() => {
        held = true;
        read(true);
      }, HOLD_MS);
    }
    function onClick(event: Event): void {
      clearTimeout(waiting);
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const listening = [
      on(button, "pointerdown", onTouch),
      on(button, "pointercancel", () => clearTimeout(waiting)),
      on(button, "pointerleave", () => clearTimeout(waiting)),
      // a phone would offer to select or to share what is held
      on(button, "contextmenu", (event) => held && event.preventDefault()),
      on(button, "click", onClick, { capture: true }),
      on(document, "pointerdown", () => read(false), { capture: true }),
    ];
    return () => {
      clearTimeout(waiting);
      for (const stop of listening) stop();
    };
  };
}
