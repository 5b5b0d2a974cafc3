/** What everybody has just gained, to be shown for a moment beside the number. */
import { gainedOf } from "../../../table/players/gains";

export type Gain = "points" | "energy";

export const gained = gainedOf<Gain>({ scored: "points", "energy-regained": "energy" });
