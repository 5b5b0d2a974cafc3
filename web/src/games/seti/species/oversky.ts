/** Lays a box over the sky, wherever the layout has put it and however large the table is drawn. */
import type { Attachment } from "svelte/attachments";

import { screen } from "../../../screen.svelte";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The sky as seen in a window: its place there in pixels of the page, and how much more the table is enlarged. */
export interface SkyBox extends Box {
  enlarged: number;
}

function skyOf(element: Element): HTMLElement | null {
  return element.closest(".seti")?.querySelector<HTMLElement>(".part.sky") ?? null;
}

/** How much larger a thing is seen than its own pixels say. */
function enlargedBy(element: HTMLElement): number {
  return element.offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / element.offsetWidth;
}

export function skyBox(element: Element): SkyBox | null {
  const sky = skyOf(element);
  if (sky === null || sky.offsetWidth === 0) return null;
  const { left, top, width, height } = sky.getBoundingClientRect();
  const { grown } = screen;
  return {
    left: left / grown,
    top: top / grown,
    width: width / grown,
    height: height / grown,
    enlarged: enlargedBy(sky) / grown,
  };
}

/** Puts an absolutely placed box where the sky is, with a rim around it, and keeps it there. */
export function overSky(rim = 0): Attachment<HTMLElement> {
  return (element) => {
    const within = element.offsetParent as HTMLElement | null;
    const sky = skyOf(element);
    if (sky === null || within === null) return;
    const lay = (): void => {
      const seen = sky.getBoundingClientRect();
      const around = within.getBoundingClientRect();
      const scale = enlargedBy(within);
      const box: Box = {
        left: (seen.left - around.left) / scale + within.scrollLeft - rim,
        top: (seen.top - around.top) / scale + within.scrollTop - rim,
        width: seen.width / scale + 2 * rim,
        height: seen.height / scale + 2 * rim,
      };
      for (const [side, length] of Object.entries(box)) element.style.setProperty(side, `${length}px`);
    };
    const watching = new ResizeObserver(lay);
    watching.observe(sky);
    watching.observe(within);
    return () => watching.disconnect();
  };
}
