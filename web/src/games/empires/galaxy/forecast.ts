/** What is known of the flick that is aimed just now. */
import type { ProspectInfo } from "../../../generated/messages";
import type { EmpiresDesk } from "../desk.svelte";

/** The chances of the aimed flick, the likeliest first; none while another flick was asked about. */
export function matching(desk: Pick<EmpiresDesk, "aimed" | "forecast" | "answersFor">): ProspectInfo[] {
  const { aimed, forecast } = desk;
  if (aimed === null || forecast === null) return [];
  const answers = desk.answersFor(aimed);
  const same =
    answers.length === forecast.answers.length && answers.every((answer, place) => answer === forecast.answers[place]);
  return same ? forecast.prospects : [];
}

/** What may become of a flick that costs one's own ship. */
const COSTLY = new Set([
  "rammed",
  "ram-withstood",
  "guardian-rammed",
  "robot-rammed",
  "heart-touched",
  "mine-hit",
  "lost",
]);

/** How likely the flicked ship is gone afterwards, in per cent. */
export function lossOf(prospects: readonly ProspectInfo[]): number {
  return prospects.filter(({ name }) => COSTLY.has(name)).reduce((sum, { percent }) => sum + percent, 0);
}
