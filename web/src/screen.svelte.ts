/** How large the window is: below 900 px the table is shown in panes, on a large screen the page grows. */
class Screen {
  narrow = $state(false);

  constructor() {
    const query = window.matchMedia?.("(max-width: 899px)");
    this.narrow = query?.matches ?? false;
    query?.addEventListener("change", (event) => (this.narrow = event.matches));
  }

  /** How much larger everything is drawn than its own pixels say; `--grown` of the tokens. */
  get grown(): number {
    return document.documentElement.currentCSSZoom ?? 1;
  }
}

export const screen = new Screen();
