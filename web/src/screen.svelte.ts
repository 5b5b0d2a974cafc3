/** How large the window is, and whether fingers point at it: below 900 px, or where it is low, panes; on a large screen the page grows. */
class Screen {
  narrow = $state(false);
  /** The question stands beside the pane instead of below it. */
  low = $state(false);
  touched = $state(false);

  constructor() {
    follow("(max-width: 899px), (max-width: 1099px) and (max-height: 599px)", (is) => (this.narrow = is));
    follow("(min-width: 560px) and (max-width: 1099px) and (max-height: 599px)", (is) => (this.low = is));
    follow("(hover: none)", (is) => (this.touched = is));
  }

  /** How much larger everything is drawn than its own pixels say; `--grown` of the tokens. */
  get grown(): number {
    return document.documentElement.currentCSSZoom ?? 1;
  }
}

function follow(condition: string, tell: (is: boolean) => void): void {
  const query = window.matchMedia?.(condition);
  tell(query?.matches ?? false);
  query?.addEventListener("change", (event) => tell(event.matches));
}

export const screen = new Screen();
