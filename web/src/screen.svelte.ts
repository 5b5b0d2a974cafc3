/** How large the window is, and whether fingers point at it: below 900 px panes, on a large screen the page grows. */
class Screen {
  narrow = $state(false);
  touched = $state(false);

  constructor() {
    follow("(max-width: 899px)", (is) => (this.narrow = is));
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
