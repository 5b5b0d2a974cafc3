/** Panes below 900 px: the board's own, and the frame's log; a swipe goes to the next one. */
import type { Pane } from "./board";

export const LOG_PANE: Pane = { id: "log", icon: "log", label: "web-log" };

export const LESSON_PANE: Pane = { id: "lesson", icon: "learn", label: "web-lesson-steps" };

/** How far a finger must travel sideways to mean a swipe, and how much more than up or down. */
const FAR_PX = 60;
const SIDEWAYS = 1.8;

export interface Travel {
  x: number;
  y: number;
}

/** The pane after a swipe, or the same one. */
export function paneAfter(panes: Pane[], current: string, travel: Travel): string {
  const sideways = Math.abs(travel.x) > FAR_PX && Math.abs(travel.x) > SIDEWAYS * Math.abs(travel.y);
  if (!sideways) return current;
  const place = panes.findIndex((pane) => pane.id === current) + (travel.x < 0 ? 1 : -1);
  return panes[place]?.id ?? current;
}
