/** What pointer, finger and keyboard do to a thing of the board: resting or holding shows it large, a click answers. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { type Desk, HOLD_MS, type Thing } from "./desk.svelte";

/** Where the pointer moved last; a move reaches the thing it comes to before it is noted here. */
let last: { x: number; y: number } | null = null;
window.addEventListener("pointermove", (event) => (last = { x: event.clientX, y: event.clientY }), { capture: true });

/** `thing` is null where there is nothing to tell; `press` says whether the click was an answer. */
export function pointing(
  desk: Pick<Desk, "shown" | "rest" | "show" | "hide">,
  thing: () => Thing | null,
  press: (element: Element) => boolean,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    // drawings have the same events as boxes, though their types do not say so
    const element = node as HTMLElement;
    let touched_ms = 0;

    function rest(holding: boolean): void {
      const told = thing();
      if (told !== null) desk.rest(told, element, holding);
    }
    function click(event: MouseEvent): void {
      const told = thing();
      const held = touched_ms > 0 && event.timeStamp - touched_ms >= HOLD_MS;
      touched_ms = 0;
      // anyone who held a finger on the thing wanted to read it, not to play it
      const answered = !(held && told !== null) && press(element);
      if (!answered && told !== null) desk.show(told, element);
    }
    function enter(event: PointerEvent): void {
      // a thing that slides under a resting pointer was not pointed at
      const still = last !== null && event.clientX === last.x && event.clientY === last.y;
      if (event.pointerType === "mouse" && !still) rest(false);
    }
    function hold(event: PointerEvent): void {
      touched_ms = event.pointerType === "mouse" ? 0 : event.timeStamp;
      if (event.pointerType !== "mouse") rest(true);
    }
    function focus(): void {
      if (element.matches(":focus-visible")) rest(false);
    }
    const leave = (): void => desk.hide();

    // a thing that vanishes is blurred in the middle of drawing: `on` keeps its listeners out of that
    const listening = [
      on(element, "click", click),
      on(element, "pointerenter", enter),
      on(element, "pointerdown", hold),
      on(element, "pointerleave", leave),
      on(element, "focus", focus),
      on(element, "blur", leave),
    ];
    return () => {
      for (const stop of listening) stop();
      // a thing that vanishes must not leave its large card behind
      if (desk.shown?.anchor === element) desk.hide();
    };
  };
}

/** A drawing answers to the keyboard as a button does. */
export const pressable: Attachment<SVGElement> = (node) =>
  // drawings have the same events as boxes, though their types do not say so
  on(node as Element as HTMLElement, "keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
