/** The machines of the Exertians: sharp, dark and lit from within. */
import { box, D, disc, fill, L, line, NIGHT, orbit, oval, P, panel, put, Q, ring, shade, shine } from "./strokes";

/** A planet they have been at, its wound drawn over it. */
const hurt = (base: string, ...wound: string[]): string =>
  disc(50, 50, 38, base, 0.18) +
  disc(50, 50, 33, base) +
  fill("M24 40q14-8 26 0t26-4M22 58q18-8 30 0t26-2", "#000", 0.18) +
  shade(50, 50, 33) +
  wound.join("");

const spikes = (count: number, inner: number, outer: number, colour: string): string =>
  Array.from({ length: count }, (_, place) =>
    put(50, 50, (place * 360) / count, 1, fill(`M-4-${inner}L0-${outer} 4-${inner}z`, colour)),
  ).join("");

export const FIERCE: Record<string, string> = {
  razor:
    fill("M98 18 10 62l26-2-14 22L98 18z", P) +
    fill("M98 18 36 60l-14 22L98 18z", D) +
    line("M98 18 20 58", 1.6, L) +
    fill("M36 60 10 62l14 8z", Q) +
    line("M4 66-6 70M10 76 0 82", 2.6, Q, 0.8),
  shield:
    fill("M50 8 88 22v28c0 24-16 38-38 44-22-6-38-20-38-44V22z", P, 0.55) +
    fill("M50 18 78 28v22c0 18-12 28-28 33z", D, 0.7) +
    `<path d="M50 8 88 22v28c0 24-16 38-38 44-22-6-38-20-38-44V22z" fill="none" stroke="${L}" stroke-width="3"/>` +
    line("M-4 30 34 46M-4 50h34M-4 70l36-12", 3, Q) +
    put(34, 52, 0, 1, shine(15)),
  core:
    spikes(8, 26, 44, D) +
    disc(50, 50, 30, D) +
    disc(50, 50, 24, P) +
    disc(50, 50, 16, Q) +
    disc(50, 50, 8, "#fff") +
    ring(50, 50, 30, 2, L) +
    line("M50 20v10M50 70v10M20 50h10M70 50h10", 3, L),
  pierced: hurt(
    "#7a8aa8",
    fill("M-4 86 38 48l12 14L8 104z", NIGHT) +
      line("M104-4-6 104", 5, Q) +
      line("M104-4-6 104", 1.8, "#fff") +
      oval(70, 29, 9, 6, "#ff8f5a", 45) +
      oval(34, 66, 9, 6, "#ff8f5a", 45),
  ),
  breach: hurt(
    "#8a6a52",
    fill("M50 14 58 34 46 46 60 58 48 84 82 72 82 28z", "#2a0a08", 0.85) +
      line("M50 16 58 34 46 46 60 58 48 84", 4, "#ff7a3a") +
      line("M50 16 58 34 46 46 60 58 48 84", 1.6, "#ffe9a8") +
      put(
        84,
        30,
        0,
        1,
        fill("M0-8 8 2-2 8z", "#8a6a52") + fill("M10-18l8 6-8 6z", "#8a6a52") + fill("M6 14l10 0-4 10z", "#8a6a52"),
      ),
  ),
  vortex: hurt(
    "#6a7f5a",
    line("M50 50q6-4 8 3t-8 10-17-6 3-24 26-3 2 34-32 14", 4, "#f4ecd0") +
      line("M22 30q-14 8-16 20M78 70q14-8 16-20", 3, L),
  ),
  fission:
    disc(32, 52, 22, "#ffb04a") +
    disc(68, 48, 22, "#ffb04a") +
    disc(32, 52, 32, "#ff8a3c", 0.3) +
    disc(68, 48, 32, "#ff8a3c", 0.3) +
    shade(32, 52, 22) +
    shade(68, 48, 22) +
    line("M50 10 46 34 54 46 46 60 54 72 50 92", 3, "#fff") +
    line("M50 10 46 34 54 46 46 60 54 72 50 92", 1, Q),
  oscillating:
    [18, 50, 82]
      .map((x, place) =>
        put(
          x,
          [36, 62, 36][place] ?? 50,
          0,
          1,
          fill("M0-15 11 0 0 15-11 0z", P) + fill("M0-15 11 0 0 15z", D, 0.6) + disc(0, 0, 4, Q),
        ),
      )
      .join("") +
    line("M-6 50Q18 6 34 50T66 50 106 40", 2, L, 0.8) +
    line("M-6 50Q18 94 34 50T66 50 106 60", 2, L, 0.4),
  structure:
    [
      [22, 60],
      [50, 40],
      [78, 60],
      [36, 80],
      [64, 80],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(`M${x} ${y - 16}l15 8v16l-15 8-15-8V${y - 8}z`, P) +
          fill(`M${x} ${y}l15-8v16l-15 8z`, D, 0.6) +
          fill(`M${x} ${y}l-15-8 15-8 15 8z`, L, 0.6) +
          disc(x, y - 8, 2.6, Q),
      )
      .join("") + line("M50 24V6M44 10h12", 2.4, L),
  cassette:
    box(14, 26, 72, 50, D, 6) +
    box(20, 32, 60, 26, P, 3) +
    disc(36, 45, 9, NIGHT) +
    disc(64, 45, 9, NIGHT) +
    ring(36, 45, 5, 2, Q) +
    ring(64, 45, 5, 2, Q) +
    fill("M30 76l4-14h32l4 14z", P) +
    line("M26 84v10M50 80v14M74 84v10", 3, Q) +
    fill("M22 92h8l-4 8zM46 92h8l-4 8zM70 92h8l-4 8z", Q),
  extractor:
    fill("M-60 84H-10q40-12 120 0h60v24H-60z", "#5a3a2c") +
    line("M26 82 44 20M74 82 56 20M32 62h36M38 42h24", 3.6, P) +
    box(40, 10, 20, 12, D, 2) +
    fill("M46 30h8v44l-4 14-4-14z", L) +
    line("M45 44l10 5M45 54l10 5M45 64l10 5", 2, D) +
    disc(50, 88, 6, Q) +
    disc(50, 88, 12, Q, 0.3),
  lab:
    fill("M20 40 50 16l30 24v40H20z", D) +
    fill("M28 44 50 26l22 18v30H28z", P) +
    ring(50, 54, 13, 3, L) +
    disc(50, 54, 7, Q) +
    line("M20 60H6M80 60h14M34 80v12M66 80v12", 3.6, L) +
    disc(4, 60, 4, Q) +
    disc(96, 60, 4, Q),
  neural:
    oval(50, 42, 34, 28, P) +
    line("M50 16v54M34 22q-8 10 0 18t-4 20M66 22q8 10 0 18t4 20M20 44q10-4 14 2M80 44q-10-4-14 2", 2.6, D) +
    line("M50 70v12M38 68l-6 16M62 68l6 16", 3, Q) +
    box(24, 84, 52, 8, D, 3) +
    [
      [34, 30],
      [66, 30],
      [50, 48],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 3.6, Q))
      .join(""),
  nano: [
    [50, 50],
    [24, 34],
    [76, 34],
    [24, 66],
    [76, 66],
    [50, 18],
    [50, 82],
  ]
    .map(
      ([x = 0, y = 0], place) =>
        line(`M50 50 ${x} ${y}`, 2, L, 0.8) +
        put(x, y, place * 20, 1, fill("M0-10 8.7-5v10L0 10-8.7 5v-10z", place === 0 ? Q : P) + disc(0, 0, 3.4, NIGHT)),
    )
    .join(""),
  elevator:
    fill("M-70 110Q50 56 170 110z", "#5f7fae") +
    line("M50 84V-4", 3, L) +
    line("M46 84V-4M54 84V-4", 1, Q) +
    put(50, 44, 0, 1, box(-12, -12, 24, 24, P, 4) + box(0, -12, 12, 24, D, 4, 0.6) + box(-8, -6, 16, 7, Q, 2)) +
    put(50, 8, 0, 1, panel(56, 9) + box(-10, -7, 20, 14, L, 3)) +
    orbit(50, 84, 14, 4, 0, 2, L),
};
