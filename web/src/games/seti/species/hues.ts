/** The colours in which a species' emblem, board and cards are drawn. */

interface Hues {
  /** The body of the emblem. */
  p: string;
  /** What shines in it. */
  q: string;
  /** The ground of the board. */
  ground: string;
}

const UNKNOWN: Hues = { p: "#5d6c96", q: "#c9d4f4", ground: "#1b2748" };

const HUES: Record<string, Hues> = {
  mascamites: { p: "#a9b84a", q: "#f3ecae", ground: "#343a14" },
  anomalies: { p: "#9a7cf0", q: "#ecdcff", ground: "#2c1f5c" },
  oumuamua: { p: "#c1795a", q: "#ffdcb8", ground: "#47271c" },
  centaurians: { p: "#4f9fd6", q: "#fff0b8", ground: "#123a5e" },
  exertians: { p: "#b8364c", q: "#ffc6b0", ground: "#4a1224" },
};

/** As a style: `--p` and `--q` for the drawing, `--ground` for what lies behind it. */
export function huesOf(species: string | null): string {
  const { p, q, ground } = HUES[species ?? ""] ?? UNKNOWN;
  return `--p:${p};--q:${q};--ground:${ground}`;
}
