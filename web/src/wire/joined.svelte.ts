/** Browsers that have become mine and were not shown here yet, as the server told last. */
import type { JoinedBrowser } from "../generated/messages";

class Joined {
  browsers: JoinedBrowser[] = $state.raw([]);
}

export const joined = new Joined();
