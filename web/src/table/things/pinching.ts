/** Two fingers that spread or close: a closer look, or the whole again. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** So much farther apart than at the beginning, or nearer, the fingers mean it. */
const APART = 1.25;

function gapOf(touches: TouchList): number | null {
  const [one, other] = touches;
  if (touches.length !== 2 || one === undefined || other === undefined) return null;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

export function pinching(turn: (closer: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: number | null = null;
    const listening = [
      on(node, "touchstart", (event) => (from = gapOf(event.touches))),
      on(node, "touchmove", (event) => {
        const gap = gapOf(event.touches);
        if (from === null || gap === null) return;
        const spread = gap / from;
        if (spread < APART && spread > 1 / APART) return;
        from = null;
        turn(spread > 1);
      }),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  };
}
