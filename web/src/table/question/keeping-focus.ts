/** The keyboard never falls off the table: where what had it is gone, the question has it. */

/** For the whole table; whatever stands in the question's place takes the keyboard. */
export function keepingFocus(table: HTMLElement): () => void {
  let had: Element | null = null;

  const note = (event: FocusEvent): void => {
    had = event.target instanceof Element ? event.target : null;
  };
  const look = (): void => {
    const gone = had !== null && (!had.isConnected || had.matches(":disabled"));
    const { activeElement: now, body } = document;
    if (gone && (now === body || now === had)) table.querySelector<HTMLElement>(".q")?.focus({ preventScroll: true });
  };

  const watcher = new MutationObserver(look);
  watcher.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    table.removeEventListener("focusin", note);
  };
}
