/** Where settlers are: on planets, aboard ships, rescued or lost. */
import { SEATS, type View } from "../view";
import type { CampaignView } from "./alone";

type SettlerView = CampaignView["settlers"][number];

/** The colours of the settlers on a planet: those who wait, and those who have been brought there. */
export function settlersAt({ campaign }: View, hole: string): string[] {
  return (campaign?.settlers ?? []).filter((settler) => settler.hole === hole).map(colourOf);
}

/** The colour of the settler aboard one's own ship; null where there is none. */
export function settlerAboard({ campaign }: View, ship: string): string | null {
  const found = campaign?.settlers.find((settler) => settler.ship === ship);
  return found === undefined ? null : colourOf(found);
}

/** How many settlers have met a fate. */
export function countOf({ settlers }: CampaignView, fate: string): number {
  return settlers.filter((settler) => settler.fate === fate).length;
}

function colourOf({ settler }: SettlerView): string {
  return `var(--p${SEATS.findIndex((colour) => colour === settler) + 1})`;
}
