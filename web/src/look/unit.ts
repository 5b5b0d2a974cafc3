/** The unit of lengths: `--px`, which the page and every board on it set; in style sheets a build step writes it. */

/** A length for an inline style, as many pixels of the design. */
export function lengthOf(count: number): string {
  return `calc(${count} * var(--px))`;
}

/** How many pixels of the window one of the design takes where an element stands. */
export function unitOf(element: Element): number {
  return parseFloat(getComputedStyle(element).getPropertyValue("--px")) || 1;
}
