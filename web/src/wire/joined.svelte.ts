/** Browsers that have become mine or were signed out to make room, and were not shown here yet. */
import type { JoinedBrowser } from "../generated/messages";

class Joined {
  browsers: JoinedBrowser[] = $state.raw([]);
}

export const joined = new Joined();
