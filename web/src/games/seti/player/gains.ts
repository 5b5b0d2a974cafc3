/** What everybody has just gained, to be shown for a moment beside the number. */
import { gainedOf } from "../../../table/players/gains";

export type Gain = "score" | "credit" | "energy" | "publicity" | "data" | "exofossil";

export const gained = gainedOf<Gain>({
  scored: "score",
  "credits-gained": "credit",
  "energy-gained": "energy",
  "publicity-gained": "publicity",
  "data-gained": "data",
  "exofossils-gained": "exofossil",
});
