/** The paper of a card: every species has its own. */
import type { CardFacts } from "../facts";

const PROJECT = "linear-gradient(var(--paper-50) 60%, #efe5cc)";
const PAPERS: Record<string, string> = {
  mascamites: "linear-gradient(#f2f3d9 60%, #dfe3b4)",
  anomalies: "linear-gradient(#f3e9fb 60%, #dfcdf0)",
  oumuamua: "linear-gradient(#f8e8dc 60%, #ecccb6)",
  centaurians: "linear-gradient(#e6f1f8 60%, #c6deec)",
  exertians: "linear-gradient(#4a1420, #22070f)",
};

/** Its colours: `--paper`, `--ink` for what is written on it, `--symbol` for what is drawn. */
export function paperOf({ species = "", type }: CardFacts): string {
  const [ink, symbol] = type === "exertian" ? ["#fbe9e4", "#fbe9e4"] : ["var(--paper-ink)", "#3c3357"];
  return `--paper: ${PAPERS[species] ?? PROJECT}; --ink: ${ink}; --symbol: ${symbol}`;
}
