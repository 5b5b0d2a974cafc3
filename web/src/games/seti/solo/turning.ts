/** A tile that is turned over: seen from the edge at the end, so that another can lie in its place. */
import type { TransitionConfig } from "svelte/transition";

const EDGE_DEGREES = 90;

export function turnOver(_tile: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (_left, gone) => `transform: rotateY(${EDGE_DEGREES * gone}deg)` };
}
