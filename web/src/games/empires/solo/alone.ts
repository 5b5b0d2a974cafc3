/** Somebody plays alone: what only they have on the table, and which events tell of the robots' turn. */
import type { EventInfo } from "../../../generated/messages";
import type { View } from "../view";

export type CampaignView = NonNullable<View["campaign"]>;
export type CardView = CampaignView["deck"][number];
export type StepView = CardView["steps"][number];
export type GoalView = CampaignView["goals"][number];

/** The robots come after the only seat. */
export const ROBOTS_SIDE = 1;

export function campaignOf({ campaign }: View): CampaignView {
  if (campaign === null) throw new RangeError("nobody plays alone at this table");
  return campaign;
}

/** A card is drawn, or a destroyed guardian takes its place. */
const DRAWN = new Set(["card-drawn", "draw-skipped"]);

/** Whether an event begins the robots' turn. */
export function isDrawn({ name }: EventInfo): boolean {
  return DRAWN.has(name);
}
