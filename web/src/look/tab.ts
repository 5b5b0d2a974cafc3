/** The browser's tab tells by its icon that it is one's turn; its title is the page's own affair. */
import turn from "./favicon-turn.svg?url";

/** Shows it until what it gives back is called; nothing to do where nothing waits. */
export function markTab(asked: boolean, page: Document = document): (() => void) | undefined {
  const icon = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!asked || icon === null) return undefined;
  const usual = icon.href;
  icon.href = turn;
  return () => (icon.href = usual);
}
