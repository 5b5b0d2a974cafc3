/** Which component is shown large now, and beside what: one at a time on the whole page. */
const DELAY_MS = 250;

interface Shown {
  axis: string;
  word: string;
  /** Whose action names it; null outside the log. */
  seat: number | null;
  element: Element;
  anchor: DOMRect;
}

class Hover {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** After a moment, so that a pointer passing by opens nothing. */
  soon(axis: string, word: string, element: Element, seat: number | null = null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(axis, word, element, seat), DELAY_MS);
  }

  now(axis: string, word: string, element: Element, seat: number | null = null): void {
    clearTimeout(this.#timer);
    this.shown = { axis, word, seat, element, anchor: element.getBoundingClientRect() };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const hover = new Hover();
