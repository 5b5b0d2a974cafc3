/** Thinking time as people read it off a clock. */
import type { Clocks } from "../../generated/messages";
import { tell } from "../../words/tell";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds, from an hour on hours and minutes, from a day on days and hours. */
export function clockText(seconds: number): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  const unit = seconds < DAY ? (["hours", HOUR, MINUTE] as const) : (["days", DAY, HOUR] as const);
  const [name, large, small] = unit;
  return tell(`web-clock-${name}`, {
    large: Math.floor(seconds / large),
    small: Math.floor((seconds % large) / small),
  });
}

/** What each seat's clock shows some seconds after the clocks were read: those the table waits for go on. */
export function clockTimes(clocks: Clocks, waiting: readonly number[], passed: number): number[] {
  return clocks.seconds.map((thought, seat) => thought + (waiting.includes(seat) ? clocks.waiting + passed : 0));
}
