/** How large the window is, and whether fingers point at it: below 900 px, or where it is low, panes; on a large screen the page grows. */
import { unitOf } from "./look/unit";

class Screen {
  narrow = $state(false);
  /** The question stands beside the pane instead of below it. */
  low = $state(false);
  touched = $state(false);

  #resized = $state(0);

  constructor() {
    follow("(max-width: 899px), (max-width: 1099px) and (max-height: 599px)", (is) => (this.narrow = is));
    follow("(min-width: 560px) and (max-width: 1099px) and (max-height: 599px)", (is) => (this.low = is));
    follow("(hover: none)", (is) => (this.touched = is));
    window.addEventListener("resize", () => (this.#resized += 1));
  }

  /** How many pixels of the window one of the page takes. */
  get px(): number {
    void this.#resized;
    return unitOf(document.documentElement);
  }
}

function follow(condition: string, tell: (is: boolean) => void): void {
  const query = window.matchMedia?.(condition);
  tell(query?.matches ?? false);
  query?.addEventListener("change", (event) => tell(event.matches));
}

export const screen = new Screen();
