/** The pages without the server: a worker beside them keeps the client itself, so that it opens and says what it lacks. */
import { at } from "./base";

/** Starts the worker where the browser has one, and lets it keep what this page was made of. */
export async function keepShell(page: Window): Promise<void> {
  // not over plain HTTP from elsewhere, and not in every private window
  if (!("serviceWorker" in page.navigator)) return;
  const { serviceWorker } = page.navigator;
  await serviceWorker.register(at("/worker.js"), { scope: at("/") });
  const { active } = await serviceWorker.ready;
  const parts = page.performance.getEntriesByType("resource").map((part) => part.name);
  active?.postMessage({ keep: [page.location.origin + at("/"), ...parts] });
}
