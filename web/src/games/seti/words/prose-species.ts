/** The species of SETI in words: who has marked which space, what is free there and what it pays, what lies beside. */
import type { Passage } from "../../../table/board";
import { anomaliesOf } from "../species/anomalies";
import { COLORS, PLACES, type SpeciesView } from "../view";
import { messageReward, sample, spotReward } from "./species";
import type { Telling } from "./telling";
import { sentence } from "./texts";

export function speciesPassages(told: Telling): Passage[] {
  return told.view.species.map((species, place) => speciesPassage(told, species, PLACES[place] ?? PLACES[0]));
}

function speciesPassage(told: Telling, species: SpeciesView, place: string): Passage {
  const { say } = told;
  const known = species.species;
  return {
    heading:
      known === null
        ? say("seti-unknown-species", { place: sentence(say.word("place", place)) })
        : say("seti-prose-species", { species: say.word("species", known), place: say.word("place", place) }),
    items: [
      ...(known === null ? told.rules("species", place) : [say(`seti-about-species-${known}`)]),
      ...(species.deck > 0 ? [sentence(say("seti-species-deck", { count: species.deck }))] : []),
      ...(species.open_card === null ? [] : [say("seti-prose-open", { card: told.card(species.open_card) })]),
      ...(known === null ? [] : beside(told, known)),
    ],
    parts: COLORS.map((color) => ({
      heading: sentence(say("seti-prose-column", { hue: say(`seti-hue-${color}`) })),
      items: column(told, species, place, color),
    })),
  };
}

/** The spaces of a colour: marked ones with their owners, free ones with what they bring. */
function column(told: Telling, { species, traces }: SpeciesView, place: string, color: string): string[] {
  const { say, facts, view } = told;
  const rows = species === null ? 0 : facts.speciesOf(species).board[color as (typeof COLORS)[number]].length;
  const spots = ["discovery", ...Array.from({ length: rows }, (_, row) => `row-${row + 1}`), "overflow"];
  return spots.map((spot) => {
    const owners = traces.filter((trace) => trace.color === color && trace.spot === spot).map(({ owner }) => owner);
    return say("seti-prose-spot", {
      spot: sentence(say.word("spot", spot)),
      marked: owners.length > 0 ? "yes" : "no",
      owners: told.names(owners),
      reward: spotReward(`${place}:${color}:${spot}`, facts, say, view),
    });
  });
}

/** What belongs to a species besides its spaces. */
function beside(told: Telling, species: string): string[] {
  const { say, facts, view } = told;
  if (species === "mascamites") {
    const lying = Object.entries(view.samples).map(([planet, count]) =>
      say("seti-samples-at", { count, planet: say.word("planet", planet) }),
    );
    const brought = view.sample_spots.map((number) =>
      say("seti-about-sample", { number, reward: sample(number, facts, say) }),
    );
    return [`${sentence(say("seti-label-samples"))}: ${lying.join(", ")}.`, ...brought];
  }
  if (species === "anomalies") {
    return anomaliesOf(view, facts).map(({ color, star, rotations, leader }) =>
      say("seti-prose-anomaly-due", {
        hue: say(`seti-hue-${color}`),
        star: say.word("star", star),
        rotations,
        leader: leader === null ? say("seti-prose-nobody") : told.who(leader),
        now: told.now("anomaly", color)[0] ?? "",
      }),
    );
  }
  if (species === "centaurians") {
    return view.message_rewards.map((owner, place) =>
      say("seti-prose-message-reward", {
        number: place + 1,
        reward: messageReward(place + 1, facts, say),
        taken: owner === null ? "no" : "yes",
        owner: owner === null ? "" : told.who(owner),
      }),
    );
  }
  return [];
}
