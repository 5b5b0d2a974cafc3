/** The signs of invasion cards and of the symbols of guardian cards. */
import type { CardFacts } from "./facts";

interface CardLook {
  icon: string;
  colour: string;
  /** What a guardian card does besides bringing a guardian. */
  more: string | null;
}

const STEEL = "#aab3c9";
const SAND = "#d8b46a";

/** By symbol of a guardian card. */
export const SYMBOL_ICONS: Record<string, string> = {
  guardian: "guardian",
  "scout-2": "scout",
  "scout-1-1": "scout",
  reinforce: "robot",
  "siege-2": "siege",
  "siege-1-1": "siege",
};

/** How many robots a symbol brings, as it is printed. */
export const SYMBOL_COUNTS: Record<string, string> = {
  guardian: "",
  "scout-2": "2",
  "scout-1-1": "1+1",
  reinforce: "1",
  "siege-2": "2",
  "siege-1-1": "1+1",
};

export function signOf({ kind, colour, symbols = [] }: CardFacts): CardLook {
  if (kind === "target") return { icon: "target", colour: `var(--pl-${colour ?? "blue"})`, more: null };
  if (kind === "guardian") {
    const second = symbols.find((symbol) => symbol !== "guardian");
    return { icon: "guardian", colour: STEEL, more: second === undefined ? null : (SYMBOL_ICONS[second] ?? null) };
  }
  return { icon: kind, colour: SAND, more: null };
}
