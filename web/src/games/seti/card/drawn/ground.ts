/** What stands on Earth: telescopes, launch sites, institutes, people. */
import {
  antenna,
  box,
  D,
  disc,
  fill,
  flame,
  L,
  line,
  NIGHT,
  orbit,
  oval,
  P,
  person,
  put,
  Q,
  radio,
  ring,
  rocket,
  shine,
  waves,
} from "./strokes";

const windows = (x: number, y: number, columns: number, rows: number, colour = Q): string =>
  Array.from({ length: columns * rows }, (_, place) =>
    box(
      x + (place % columns) * 7,
      y + Math.floor(place / columns) * 8,
      4,
      5,
      colour,
      0.5,
      place % 3 === 1 ? 0.45 : 0.95,
    ),
  ).join("");

/** A tube on a tripod, as people have in gardens. */
const spyglass = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    0,
    scale,
    line("M0 0-10 26M0 0 10 26M0 0v24", 2.4, D),
    put(0, 0, -34, 1, box(-18, -4.5, 38, 9, L, 1.5), box(20, -6, 8, 12, P, 1.5), box(-24, -2.6, 7, 5, D, 1)),
  );

export const GROUND: Record<string, string> = {
  dish: put(50, 50, 0, 1, radio(37, -26, 44)),
  bowl: put(54, 46, 0, 1, radio(38, 22, 48)) + put(34, 16, 205, 0.6, waves(3, 10, 9)),
  array:
    put(80, 44, 0, 1, radio(12, -24, 24)) +
    put(56, 52, 0, 1, radio(17, -24, 28)) +
    put(24, 60, 0, 1, radio(23, -24, 32)),
  pair:
    put(72, 52, 0, 1, radio(22, 18, 38)) +
    put(28, 56, 0, 1, radio(25, -26, 36)) +
    line("M28 22Q50 6 72 22", 1.6, Q, 0.8),
  alma: [
    [78, 40, 11, 30],
    [20, 44, 13, 30],
    [52, 58, 21, 34],
  ]
    .map(([x = 0, y = 0, size = 0, down = 0]) =>
      put(x, y, 0, 1, box(-size * 0.5, size * 0.2, size, down - size * 0.2, D, 2), radio(size, 8, down * 0.3)),
    )
    .join(""),
  field: [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 5 - row }, (_, place) =>
        put(50 + (place - (4 - row) / 2) * (20 + row * 8), 40 + row * 17, 0, 0.3 + row * 0.14, radio(22, -22, 30)),
      ),
    )
    .join(""),
  arecibo:
    fill("M-60 58H-10Q50 112 110 58h50v50H-60z", "#2c5a3c") +
    fill("M2 56Q50 104 98 56z", L) +
    fill("M2 56q48 14 96 0Q50 74 2 56z", P, 0.7) +
    line("M14 68q36 20 72 0M28 80q22 12 44 0M50 62v34M30 62l10 30M70 62 60 92", 0.9, D, 0.7) +
    line("M8 20v38M92 20v38", 4, D) +
    line("M8 20 50 34 92 20", 1.4, L) +
    fill("M38 32h24l-6 9H44z", Q) +
    line("M50 41v10", 2.4, Q),
  building:
    put(42, 44, 0, 1, radio(27, -18, 44)) +
    line("M84 92V14M66 20h34M84 14 66 20M84 14l16 6", 2.8, Q) +
    line("M70 20v20", 1.4, L) +
    box(65, 40, 10, 8, L, 1) +
    line("M80 92l4-8 4 8", 2, Q),
  crane:
    line("M22 94V10M8 18h66M22 10 8 18M22 10l52 8", 3, Q) +
    line("M16 94h12M22 30 28 40 22 50 28 60 22 70", 1.4, Q) +
    line("M62 18v8M62 26 46 42M62 26l16 16", 1.4, L) +
    put(62, 42, 0, 1, antenna(20)) +
    put(62, 78, 0, 1, fill("M-8-6H8l8 22h-32z", D)) +
    disc(62, 72, 3, P),
  scaffold:
    put(54, 42, 0, 1, radio(32, 12, 50)) +
    line("M20 92V40M34 92V46M14 56h26M14 74h26M20 92l14-18M34 74 20 56", 2.4, Q) +
    put(27, 40, 0, 1, person(16, "#e2643e")),
  dome:
    fill("M18 62a32 32 0 0 1 64 0z", L) +
    fill("M50 30a32 32 0 0 1 32 32H50z", D, 0.4) +
    fill("M46 30h12l10 32H54z", NIGHT) +
    put(58, 46, -52, 1, box(-4, -6, 26, 12, Q, 1)) +
    box(14, 62, 72, 26, P, 1) +
    box(14, 62, 72, 5, D) +
    windows(22, 72, 8, 1),
  mirrors:
    line("M22 88 34 56M78 88 66 56", 4, D) +
    oval(50, 58, 36, 16, D) +
    [
      [50, 54],
      [30, 52],
      [70, 52],
      [38, 46],
      [62, 46],
      [38, 63],
      [62, 63],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 10.5, 5.6, L) + oval(x, y, 7.5, 3.6, P))
      .join("") +
    line("M24 48 50 14 76 48", 1.8, "#fff", 0.9) +
    disc(50, 14, 4, Q) +
    box(16, 88, 68, 8, D, 2),
  trough: [0, 1, 2]
    .map((row) =>
      put(
        50,
        38 + row * 20,
        0,
        1 + row * 0.14,
        fill("M-40-8Q0 22 40-8l6 4Q0 30-46-4z", L) +
          fill("M-40-8Q0 22 40-8 0 8-40-8z", P, 0.8) +
          line("M-36-10h72M-36-10v-4M0-10v12M36-10v-4", 1.4, Q),
      ),
    )
    .join(""),
  segments: put(
    50,
    46,
    0,
    1,
    [-2, -1, 0, 1, 2]
      .flatMap((row) =>
        Array.from(
          { length: 5 - Math.abs(row) },
          (_, place) =>
            disc((place - (4 - Math.abs(row)) / 2) * 13, row * 11, 5.8, L, 0.95) +
            disc((place - (4 - Math.abs(row)) / 2) * 13 - 1.5, row * 11 - 1.5, 2.6, "#fff", 0.7),
        ),
      )
      .join("") +
      line("M-26 22 0-6 26 22M0-6v-6", 2, Q) +
      box(-7, -12, 14, 9, D, 2) +
      fill("M-8 30H8l10 22h-36z", D),
  ),
  pad:
    line("M74 92V14M86 92V14M74 26h12M74 42h12M74 58h12M74 74h12M74 26l12 16M74 58l12 16M60 34h14M60 54h14", 2.2, Q) +
    put(46, 80, 0, 1, rocket(19, 68)) +
    fill("M30 92h34l-6-12H36z", D) +
    disc(28, 92, 9, "#fff", 0.45) +
    disc(64, 94, 8, "#fff", 0.45) +
    put(46, 80, 0, 1, flame(13, 12)),
  window:
    `<circle cx="50" cy="48" r="36" fill="none" stroke="${L}" stroke-width="2" stroke-dasharray="2 6"/>` +
    fill("M50 48 50 12A36 36 0 0 1 81 30z", Q, 0.55) +
    line("M50 48V18M50 48l22-13", 3.6, L) +
    disc(50, 48, 4, Q) +
    put(74, 84, 30, 0.42, rocket(20, 60), flame(16, 24)) +
    [0, 90, 180, 270].map((turn) => put(50, 48, turn, 1, line("M0-36v6", 3, L))).join(""),
  tanks:
    [22, 50, 78]
      .map(
        (x, place) =>
          box(x - 12, 26 - (place % 2) * 8, 24, 60 + (place % 2) * 8, place === 1 ? L : P, 12) +
          box(x, 26 - (place % 2) * 8, 12, 60 + (place % 2) * 8, D, 6, 0.4) +
          box(x - 12, 52, 24, 5, Q),
      )
      .join("") +
    line("M34 74h6M62 74h6M10 92h80", 4, D) +
    fill("M52 60 44 72h5l-3 10 11-13h-6z", "#ffe27a"),
  campus:
    box(10, 48, 36, 40, P, 1) +
    box(46, 30, 26, 58, L, 1) +
    box(60, 30, 12, 58, D, 1, 0.4) +
    box(72, 56, 20, 32, P, 1) +
    windows(15, 54, 4, 4) +
    windows(49, 36, 3, 6, "#cfe4ff") +
    windows(76, 62, 2, 3) +
    put(26, 40, -20, 0.6, radio(18, -12, 14)),
  institute:
    fill("M8 88V58q42-20 84 0v30z", P) +
    fill("M50 48q22 0 42 10v30H50z", D, 0.4) +
    windows(18, 66, 10, 2, "#fff2c0") +
    put(50, 32, 0, 1, radio(24, -24, 18)) +
    line("M76 18q8-6 4-14M84 24q14-12 6-24", 2.2, Q),
  university:
    fill("M50 22 92 44H8z", P) +
    fill("M50 22 92 44H50z", D, 0.4) +
    box(10, 80, 80, 8, L) +
    [18, 33, 48, 63, 77].map((x) => box(x, 47, 6, 32, L, 1)).join("") +
    box(46, 6, 8, 18, L, 1) +
    fill("M44 8h12L50-2z", Q) +
    disc(50, 36, 4.5, Q),
  capitol:
    fill("M34 44a16 18 0 0 1 32 0z", L) +
    fill("M50 26a16 18 0 0 1 16 18H50z", D, 0.35) +
    line("M50 26V12", 2.4, Q) +
    fill("M50 10h12v8H50z", Q) +
    box(30, 44, 40, 8, P) +
    box(12, 56, 76, 6, L) +
    [16, 28, 40, 54, 66, 78].map((x) => box(x, 62, 6, 22, P)).join("") +
    box(8, 84, 84, 7, L),
  podium:
    put(50, 52, 0, 1.25, person(30, "#39456e")) +
    fill("M26 54h48l-5 38H31z", P) +
    fill("M50 54h24l-5 38H50z", D, 0.45) +
    box(22, 50, 56, 6, L, 2) +
    line("M42 50 38 36M58 50l4-14", 2, "#222a40") +
    disc(38, 34, 4, Q) +
    disc(62, 34, 4, Q) +
    [14, 86].map((x) => put(x, 22, x < 50 ? 0 : 180, 0.5, waves(3, 8, 8))).join(""),
  amateurs:
    spyglass(34, 46, 1.1) +
    put(70, 88, 0, 1, person(40, P)) +
    put(88, 88, 0, 1, person(28, Q, "#a8703f")) +
    put(14, 16, 0, 1, shine(11)),
  homepc:
    box(16, 22, 52, 38, D, 3) +
    box(20, 26, 44, 30, "#12305c", 1) +
    line("M24 48l6-10 5 6 6-14 6 16 5-8 8 10", 2, Q) +
    fill("M34 60h16l4 12H30z", P) +
    box(24, 72, 36, 4, L, 2) +
    box(74, 34, 17, 42, P, 2) +
    line("M78 40h9M78 46h9", 1.6, L) +
    disc(82.5, 68, 2.4, Q) +
    box(18, 80, 48, 8, L, 2),
  broom:
    put(
      52,
      48,
      34,
      1,
      line("M0-44V18", 4, Q) + fill("M-12 18h24l6 26h-36z", P) + line("M-8 22-12 42M0 22v20M8 22l4 20", 1.4, D),
    ) +
    put(20, 26, 20, 1, box(-7, -5, 14, 10, L, 1)) +
    put(80, 24, -30, 1, fill("M-9 6 0-8 9 6z", D)) +
    put(84, 74, 10, 1, box(-6, -4, 12, 8, D, 1)) +
    put(16, 70, 60, 1, box(-8, -2, 16, 4, L, 1)),
  handshake:
    ring(34, 46, 22, 6, P) +
    ring(66, 46, 22, 6, Q) +
    fill("M50 31a22 22 0 0 1 0 30 22 22 0 0 1 0-30z", "#fff", 0.8) +
    put(24, 94, 0, 1, person(24, P)) +
    put(76, 94, 0, 1, person(24, Q, "#a8703f")),
  globe:
    disc(50, 50, 32, "#2f6fb0") +
    fill(
      "M26 34q10-14 24-14 6 8-4 14t-4 12-14 2zM58 42q14-6 22 4-2 16-14 24-10-10-8-28zM34 66q10-2 14 8-2 6-8 6z",
      "#67b872",
    ) +
    disc(50, 50, 32, "url(#shade)") +
    orbit(50, 50, 44, 16, -18, 2.4, Q) +
    [
      [10, 62],
      [50, 34],
      [90, 38],
      [54, 66],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 4.2, Q) + disc(x, y, 1.8, "#fff"))
      .join(""),
};
