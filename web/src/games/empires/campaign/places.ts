/** Where the scenarios lie on the star map: from the rim of the spiral to its heart; in pixels of the map. */

export interface Place {
  x: number;
  y: number;
  /** How large the world is drawn, and which one it is. */
  size: number;
  art: string;
  p: string;
  q: string;
  /** Where its name stands. */
  left: number;
  top: number;
  /** The way to it from the one before. */
  way: string;
}

export const MAP = { width: 850, height: 600 };

export const PLACES: Record<number, Place> = {
  1: { x: 118, y: 460, size: 60, art: "lush", p: "#79c46a", q: "#2c6e73", left: 172, top: 438, way: "" },
  2: {
    ...{ x: 112, y: 186, size: 72, art: "ring", p: "#5fb0c4", q: "#e8d9b0", left: 170, top: 160 },
    way: "M118 460C70 390 66 260 112 186",
  },
  3: {
    ...{ x: 392, y: 82, size: 66, art: "lava", p: "#b8602f", q: "#ffc46b", left: 452, top: 26 },
    way: "M112 186C168 110 280 74 392 82",
  },
  4: {
    ...{ x: 676, y: 160, size: 60, art: "gas", p: "#8f6fe0", q: "#e6d8ff", left: 452, top: 150 },
    way: "M392 82C500 82 610 102 676 160",
  },
  5: {
    ...{ x: 690, y: 436, size: 60, art: "ice", p: "#e878ae", q: "#ffffff", left: 600, top: 494 },
    way: "M676 160C750 230 756 370 690 436",
  },
  6: {
    ...{ x: 424, y: 308, size: 66, art: "target", p: "#c99a3c", q: "#fff0c4", left: 482, top: 276 },
    way: "M690 436C620 510 470 470 424 308",
  },
};
