/** Lays a box over the sky, wherever the layout has put it and however large the table is drawn. */
import type { Attachment } from "svelte/attachments";

import { unitOf } from "../../../look/unit";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The sky as seen in a window, and the unit of its board. */
export interface SkyBox extends Box {
  unit: number;
}

function skyOf(element: Element): HTMLElement | null {
  return element.closest(".seti")?.querySelector<HTMLElement>(".part.sky") ?? null;
}

export function skyBox(element: Element): SkyBox | null {
  const sky = skyOf(element);
  if (sky === null || sky.offsetWidth === 0) return null;
  const { left, top, width, height } = sky.getBoundingClientRect();
  return { left, top, width, height, unit: unitOf(sky) };
}

/** Puts an absolutely placed box where the sky is, with a rim around it, and keeps it there. */
export function overSky(wider = 0): Attachment<HTMLElement> {
  return (element) => {
    const within = element.offsetParent as HTMLElement | null;
    const sky = skyOf(element);
    if (sky === null || within === null) return;
    const lay = (): void => {
      const seen = sky.getBoundingClientRect();
      const around = within.getBoundingClientRect();
      const rim = wider * unitOf(sky);
      const box: Box = {
        left: seen.left - around.left + within.scrollLeft - rim,
        top: seen.top - around.top + within.scrollTop - rim,
        width: seen.width + 2 * rim,
        height: seen.height + 2 * rim,
      };
      for (const [side, length] of Object.entries(box)) element.style.setProperty(side, `${length}px`);
    };
    const watching = new ResizeObserver(lay);
    watching.observe(sky);
    watching.observe(within);
    return () => watching.disconnect();
  };
}
