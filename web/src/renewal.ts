/** A page that was left open while the server got a newer client: the parts it was built with are gone. */

/** Only a page that was open for a while can be outdated; a part that is missing at once would only make it load for ever. */
const OPEN_MS = 10_000;

/** Reloads the page where a part of it can no longer be loaded; the table is where it was. */
export function renewOutdated(page: Window, reload: () => void): void {
  page.addEventListener("vite:preloadError", () => {
    if (page.performance.now() >= OPEN_MS) reload();
  });
}
