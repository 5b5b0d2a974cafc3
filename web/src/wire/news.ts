/** News of my browsers, asked for again while a page stays open. */
import { api, Refused } from "./http";

const HOUR_MS = 3_600_000;

/** Asks who I am, if the page can be seen: that brings the news, counts as a use of this browser and renews its cookie. */
export async function askForNews(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  try {
    await api.me();
  } catch (problem) {
    // the page itself says what it lacks
    if (!(problem instanceof Refused)) throw problem;
  }
}

/** Asks every hour until the function that it returns is called. */
export function askEveryHour(): () => void {
  const timer = setInterval(() => void askForNews(), HOUR_MS);
  return () => clearInterval(timer);
}
