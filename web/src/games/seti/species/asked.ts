/** Which species' board an answer to the question lies on. */
import type { QuestionInfo } from "../../../generated/messages";
import { PLACES, type Place, type View } from "../view";
import { placeOf, speciesIn } from "./traces";

/** Questions that are only asked about one species. */
const OF_SPECIES: Record<string, string> = {
  "take-sample": "mascamites",
  "use-sample": "mascamites",
  "deliver-sample": "mascamites",
  "sample-planet": "mascamites",
  "choose-message-reward": "centaurians",
  "play-exertian": "exertians",
  "play-exertian-now": "exertians",
};

/** The places whose boards have answers on them; a species nobody knows has none. */
export function askedPlaces(question: QuestionInfo | null, view: View): Place[] {
  if (question === null) return [];
  const species = OF_SPECIES[question.prompt];
  if (species !== undefined) return [placeOf(view, species)].filter((place) => place !== null);
  const words = (name: string): Set<unknown> => new Set(question.options.map((option) => option.arguments[name]));
  switch (question.prompt) {
    case "take-species-card":
      return PLACES.filter((place) => words("card").has(speciesIn(view, place).open_card));
    case "trace":
      return PLACES.filter((place) => speciesIn(view, place).species !== null && words("place").has(place));
    default:
      return [];
  }
}
