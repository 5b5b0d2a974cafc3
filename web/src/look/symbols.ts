/** The symbols that pages and boards use, by their ids. */

/** They are in the page itself: only then do they take the colours of where they are used. */
export function addSymbols(drawn: string): void {
  const sheet = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("class", "symbols");
  document.body.prepend(document.importNode(sheet, true));
}
