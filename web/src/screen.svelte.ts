/** How wide the window is: below 900 px the table is shown in panes. */
class Screen {
  narrow = $state(false);

  constructor() {
    const query = window.matchMedia?.("(max-width: 899px)");
    this.narrow = query?.matches ?? false;
    query?.addEventListener("change", (event) => (this.narrow = event.matches));
  }
}

export const screen = new Screen();
