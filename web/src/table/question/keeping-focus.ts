/** The keyboard never falls off the table: it stays on what is laid elsewhere, and where that is gone, the question has it. */

/** For the whole table; whatever stands in the question's place takes the keyboard. */
export function keepingFocus(table: HTMLElement): () => void {
  let had: HTMLElement | SVGElement | null = null;
  /** What has lost it just now, by whatever is going on. */
  let left: Element | null = null;

  const note = ({ target }: FocusEvent): void => {
    had = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
  };
  const forget = ({ target }: FocusEvent): void => {
    left = target as Element;
    setTimeout(() => (left = null));
  };
  const look = (changes: MutationRecord[]): void => {
    const { activeElement: now, body } = document;
    if (had === null || (now !== body && now !== had)) return;
    // browsers take it from what is only moved, as cards are when a hand is sorted
    const moved = left === had && changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(had)));
    if (!had.isConnected || had.matches(":disabled"))
      table.querySelector<HTMLElement>(".q")?.focus({ preventScroll: true });
    else if (moved && now === body) had.focus({ preventScroll: true });
  };

  const watcher = new MutationObserver(look);
  watcher.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", note);
  table.addEventListener("focusout", forget);
  return () => {
    watcher.disconnect();
    table.removeEventListener("focusin", note);
    table.removeEventListener("focusout", forget);
  };
}
