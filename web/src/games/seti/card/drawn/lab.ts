/** Instruments, computers and ideas. */
import { box, D, disc, fill, L, line, NIGHT, orbit, oval, P, person, put, Q, ring, shade, shine } from "./strokes";

/** Curls as particles leave them in a detector. */
const tracks = (colour: string): string =>
  line(
    "M50 50Q66 40 82 44M50 50Q42 34 46 16M50 50q-18 2-28 18M50 50q10 14 6 32M50 50q14-14 26-24M50 50q-16-8-30-6",
    1.8,
    colour,
  );

/** A step of the ladder that life is written on. */
const rung = (y: number, half: number, colour: string): string =>
  line(`M${50 - half} ${y}H${50 + half}`, 2.4, colour) + disc(50 - half, y, 4.4, P) + disc(50 + half, y, 4.4, D);

/** A drawer full of computers. */
const drawer = (x: number, y: number, lamp: string): string =>
  box(x + 3, y - 3.5, 18, 7, NIGHT, 1) + disc(x + 7, y, 1.5, lamp) + line(`M${x + 11} ${y}h7`, 1.2, L, 0.7);

const dots = (points: number[][], radius: number, colour: string): string =>
  points.map(([x = 0, y = 0]) => disc(x, y, radius, colour)).join("");

export const LAB: Record<string, string> = {
  quantum:
    [
      [34, 12],
      [27, 30],
      [20, 47],
      [13, 63],
    ]
      .map(
        ([half = 0, y = 0]) =>
          oval(50, y, half, 5, D) + oval(50, y - 2, half, 5, Q) + oval(50, y - 2, half * 0.7, 3, "#fff", 0.3),
      )
      .join("") +
    line("M24 14v16M40 14v48M60 14v48M76 14v16M32 32v14M68 32v14M50 14v50", 1.8, P) +
    box(43, 66, 14, 20, L, 2) +
    box(46, 86, 8, 6, NIGHT, 1),
  chip:
    box(26, 26, 48, 48, D, 4) +
    box(32, 32, 36, 36, P, 2) +
    fill("M32 32h36L32 68z", "#fff", 0.16) +
    [34, 44, 54, 64].map((at) => line(`M${at} 26V14M${at} 74v12M26 ${at}H14M74 ${at}h12`, 3, Q)).join("") +
    fill("M53 36 42 54h7l-3 12 13-18h-8z", "#ffe9a8"),
  racks: [12, 38, 64]
    .map(
      (x, place) =>
        box(x, 14, 24, 74, place === 1 ? P : D, 2) +
        [0, 1, 2, 3, 4, 5].map((row) => drawer(x, 22.5 + row * 11, (row + place) % 3 === 0 ? "#ff8f6b" : Q)).join(""),
    )
    .join(""),
  archive: [0, 1, 2]
    .map(
      (row) =>
        oval(50, 78 - row * 22, 32, 9, D) +
        box(18, 62 - row * 22, 64, 16, P) +
        oval(50, 62 - row * 22, 32, 9, L) +
        disc(30, 74 - row * 22, 2.4, Q) +
        disc(38, 76 - row * 22, 2.4, Q),
    )
    .join(""),
  detector:
    disc(50, 50, 42, D) +
    ring(50, 50, 38, 5, P) +
    ring(50, 50, 28, 4, L, 0.8) +
    ring(50, 50, 18, 3, P) +
    [0, 30, 60, 90, 120, 150].map((turn) => put(50, 50, turn, 1, line("M0-42v84", 1, NIGHT, 0.7))).join("") +
    tracks(Q) +
    disc(50, 50, 4, "#fff"),
  barrel:
    fill("M20 18h60l14 32-14 32H20L6 50z", D) +
    fill("M28 24h44l10 26-10 26H28L18 50z", P) +
    disc(50, 50, 24, NIGHT) +
    ring(50, 50, 24, 2.4, L) +
    ring(50, 50, 14, 1.4, L, 0.7) +
    put(50, 50, 0, 0.56, put(-50, -50, 0, 1, tracks(Q))) +
    disc(50, 50, 3, "#fff"),
  collider:
    orbit(50, 52, 44, 24, 0, 7, D) +
    orbit(50, 52, 44, 24, 0, 3, L) +
    disc(6, 52, 4, Q) +
    disc(94, 52, 4, Q) +
    put(50, 28, 0, 1, shine(20)) +
    [20, 80].map((x) => box(x - 6, 64, 12, 10, P, 2)).join("") +
    line("M50 76v14", 3, P) +
    box(42, 86, 16, 8, P, 2),
  rings:
    orbit(50, 50, 46, 30, 0, 5, P) +
    orbit(40, 58, 24, 15, 0, 3.6, L) +
    orbit(32, 64, 10, 6, 0, 2.4, Q) +
    put(92, 40, 0, 1, shine(15)) +
    put(8, 62, 0, 1, shine(10)),
  neutrino:
    fill("M0 40 60 30v40L0 62z", Q, 0.22) +
    line("M0 46 60 42M0 52h60M0 58l60 2", 1.8, Q) +
    box(58, 18, 36, 64, D, 4) +
    box(63, 23, 26, 54, P, 2) +
    Array.from({ length: 15 }, (_, place) => disc(68 + (place % 3) * 8, 29 + Math.floor(place / 3) * 11, 2.8, L)).join(
      "",
    ) +
    disc(14, 50, 5, "#fff"),
  tokamak:
    oval(50, 56, 42, 26, D) +
    oval(50, 52, 42, 26, P) +
    oval(50, 52, 30, 15, NIGHT) +
    orbit(50, 52, 30, 15, 0, 6, "#ff9ad0") +
    orbit(50, 52, 30, 15, 0, 2, "#fff") +
    [-40, -14, 14, 40].map((x) => box(46 + x, 30 + Math.abs(x) * 0.3, 8, 40 - Math.abs(x) * 0.3, L, 2, 0.55)).join("") +
    fill("M53 40 42 54h7l-3 12 13-16h-8z", "#ffe27a"),
  microscope:
    put(
      50,
      46,
      26,
      1,
      box(-7, -36, 14, 34, L, 3) + box(-9, -42, 18, 9, D, 2) + box(-5, -2, 10, 12, P, 1) + box(-3, 10, 6, 6, Q),
    ) +
    line("M58 22q24 14 18 42-4 16-20 18", 6, P) +
    box(24, 64, 38, 5, L, 1) +
    box(22, 84, 58, 8, D, 3) +
    disc(40, 62, 3.4, Q),
  lens:
    line("M14 86 40 62", 8, D) +
    ring(58, 42, 28, 6, P) +
    disc(58, 42, 25, "#bfe0ff", 0.3) +
    line("M44 34q6-10 16-10", 3, "#fff", 0.8) +
    put(
      60,
      46,
      0,
      1,
      fill("M-14 10Q-10-8 0-4T14-8Q16 8 4 12t-18-2z", Q, 0.85) +
        dots(
          [
            [-5, 3],
            [4, 0],
            [7, 6],
          ],
          2,
          D,
        ),
    ),
  laser:
    box(12, 16, 34, 22, P, 3) +
    box(12, 16, 34, 9, L, 3, 0.6) +
    fill("M46 22h10v10H46z", D) +
    fill("M56 25 86 78l-8 4z", Q, 0.75) +
    oval(82, 82, 15, 5, "#fff", 0, 0.5) +
    put(60, 84, 0, 1, fill("M-44 10q20-12 44-8t50 2v12h-94z", D)) +
    disc(82, 80, 4, "#fff"),
  spectrum:
    fill("M34 22 62 76H6z", L, 0.5) +
    fill("M34 22 62 76H34z", "#fff", 0.25) +
    line("M-10 62 22 52", 3, "#fff") +
    ["#f25c4a", "#ffae52", "#ffe27a", "#7ed27a", "#69b1ff", "#b79bf0"]
      .map((colour, place) => fill(`M46 ${46 + place * 2} 112 ${34 + place * 9}v9L47 ${48 + place * 2}z`, colour))
      .join(""),
  corona:
    [0, 20, 40, 60, 80, 100, 120, 140, 160]
      .map((turn) => put(50, 50, turn, 1, fill("M-3-46Q0-24 3-46L0-20zM-3 46Q0 24 3 46L0 20z", Q, 0.7)))
      .join("") +
    disc(50, 50, 34, "#ffd873", 0.35) +
    disc(50, 50, 25, "#ffcf5e") +
    disc(50, 50, 21, NIGHT) +
    ring(50, 50, 21, 1.6, "#fff4c8"),
  helix: Array.from({ length: 9 }, (_, row) => rung(10 + row * 10, Math.sin(row * 0.8) * 22, row % 2 ? Q : L)).join(""),
  microbe: put(
    46,
    50,
    -20,
    1,
    [-30, -10, 10, 30].map((x) => line(`M${x} 16q4 8-2 14M${x} -16q-4-8 2-14`, 2.4, P)).join("") +
      oval(0, 0, 40, 18, P) +
      oval(0, 0, 34, 13, L, 0, 0.5) +
      oval(-8, 1, 9, 7, Q) +
      dots(
        [
          [16, -3],
          [24, 4],
          [-24, -3],
        ],
        3,
        D,
      ) +
      line("M40 0q14-6 20 4", 2.4, P),
  ),
  tardigrade: put(
    50,
    52,
    -8,
    1,
    fill("M-40 4Q-42-18-22-20-12-28 0-24 12-30 24-22 42-18 42 2 44 16 30 18H-28Q-40 16-40 4z", P) +
      line("M-20-20q-4 18 0 36M0-24q-4 22 0 42M22-22q-4 20 0 40", 2, D, 0.7) +
      [-26, -6, 14, 32]
        .map((x) => fill(`M${x - 6} 14h12l2 14q-8 5-16 0z`, D) + line(`M${x - 4} 30l-2 4M${x + 4} 30l2 4`, 1.8, L))
        .join("") +
      disc(-36, -2, 5, L) +
      disc(-38, -2, 2.2, NIGHT) +
      disc(-28, -10, 2, NIGHT),
  ),
  bulb:
    disc(50, 40, 27, "#ffe9a8") +
    fill("M36 60h28l-4 16H40z", "#ffe9a8") +
    disc(50, 40, 27, "url(#shade)", 0.5) +
    box(39, 76, 22, 5, L, 2) +
    box(41, 83, 18, 5, P, 2) +
    line("M42 44l8 8 8-8M50 52v22", 2.4, D) +
    put(50, 36, -30, 0.36, fill("M-9 0V-34Q-8-46 0-50 8-46 9-34V0z", D), fill("M-9-4-18 8h9zM9-4 18 8H9z", Q)) +
    [0, 60, -60].map((turn) => put(50, 40, turn, 1, line("M0-34v-9", 3, Q))).join(""),
  screens:
    box(10, 16, 80, 40, D, 3) +
    box(14, 20, 46, 32, "#12305c", 1) +
    box(63, 20, 23, 15, "#1d4a40", 1) +
    box(63, 37, 23, 15, "#4a2440", 1) +
    line("M16 40q12-22 24 0t18-6", 2, Q) +
    line("M66 30l5-5 5 3 6-6M66 48h4v-6h4v6h4v-9h4v9", 1.6, L) +
    [24, 50, 76].map((x) => put(x, 94, 0, 1, person(30, P))).join(""),
  console:
    fill("M10 60h80l10 30H0z", D) +
    fill("M18 64h64l6 18H12z", P) +
    [26, 38, 50, 62, 74].map((x, place) => disc(x, 72, 4, place % 2 ? Q : "#ff8f6b")).join("") +
    box(20, 14, 60, 40, NIGHT, 4) +
    ring(50, 34, 15, 1.6, L) +
    orbit(50, 34, 24, 9, -16, 1.6, Q) +
    disc(50, 34, 5, L) +
    disc(72, 27, 3, Q),
  printout:
    fill("M18 8h64v76l-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6z", "#f4f1e4") +
    [18, 30, 42, 54, 66]
      .map((y, row) =>
        line(
          `M26 ${y}h${[8, 12, 6, 10, 8][row] ?? 8}M44 ${y}h4M58 ${y}h${[14, 8, 12, 6, 14][row] ?? 8}`,
          2.4,
          "#8b93a8",
        ),
      )
      .join("") +
    `<ellipse cx="51" cy="44" rx="8" ry="34" fill="none" stroke="#d2392c" stroke-width="3" transform="rotate(3 51 44)"/>` +
    line("M62 24l5 12 4-8 4 8 5-12", 2.6, "#d2392c"),
  photo: put(
    50,
    50,
    -7,
    1,
    box(-36, -40, 72, 80, "#f6f1e4", 2) +
      box(-30, -34, 60, 56, NIGHT, 1) +
      put(0, -6, 0, 1, orbit(0, 0, 26, 9, -24, 4, P) + disc(0, 0, 10, Q) + shade(0, 0, 10)) +
      line("M-24 32h34", 2.4, "#9aa3b8"),
  ),
  clock:
    disc(50, 48, 36, L) +
    disc(50, 48, 30, "#f6f1e4") +
    [0, 30, 60, 90, 120, 150].map((turn) => put(50, 48, turn, 1, line("M0-29v5M0 29v-5", 2, D))).join("") +
    line("M50 48V26M50 48l14 10", 4, NIGHT) +
    disc(50, 48, 4, Q) +
    fill("M50 48 72 28A30 30 0 0 1 80 48z", Q, 0.45),
  script:
    box(14, 12, 72, 76, "#f1e6cc", 3) +
    line(
      "M24 26q6-8 12 0t12 0M56 22v12M64 28h12M24 46h10v8M42 42l8 12M58 44a6 6 0 1 0 12 0M24 66q8 10 16 0M48 62v12h10M68 62l8 12",
      3,
      D,
    ) +
    ring(64, 48, 17, 4, Q) +
    line("M76 60 90 76", 6, Q),
  chess:
    put(
      34,
      88,
      0,
      1,
      fill("M-16 0h32l-4-8H-12zM-10-8h20l-4-34H-6z", L) + disc(0, -48, 10, L) + fill("M0-58a10 10 0 0 1 0 20z", D, 0.4),
    ) +
    put(
      70,
      88,
      0,
      1,
      fill("M-17 0h34l-4-8h-26zM-11-8h22l-5-30 8-12H-14l8 12z", P) + fill("M-14-62h6v6h4v-6h8v6h4v-6h6v12h-28z", P),
    ) +
    line("M10 90h80", 3, Q),
  conference:
    oval(50, 64, 42, 15, D) +
    oval(50, 60, 42, 15, Q) +
    [16, 33, 50, 67, 84]
      .map((x, place) =>
        put(
          x,
          place % 2 ? 50 : 54,
          0,
          1,
          person(26, [P, D, L, D, P][place] ?? P, ["#f0c9a4", "#e0b088", "#f6d8b8", "#a8703f", "#f0c9a4"][place] ?? P),
        ),
      )
      .join("") +
    [30, 50, 70].map((x) => put(x, 66, 0, 1, box(-6, -4, 12, 7, "#f6f1e4", 1))).join(""),
  transit:
    disc(50, 30, 25, "#ffd873") +
    disc(50, 30, 25, "url(#sunface)") +
    disc(60, 36, 5.5, NIGHT) +
    line("M2 74h28q4 0 6 14h28q2-14 6-14h28", 3, Q) +
    line("M2 96h96", 1.4, L, 0.6),
  compass:
    disc(50, 50, 40, D) +
    ring(50, 50, 38, 4, P) +
    [0, 45, 90, 135].map((turn) => put(50, 50, turn, 1, line("M0-33v6M0 33v-6", 2.2, L))).join("") +
    put(50, 50, 32, 1, fill("M0-30 8 0H-8z", "#e2564a") + fill("M0 30 8 0H-8z", L)) +
    disc(50, 50, 4, Q),
  map:
    fill("M10 20 36 12l28 8 26-8v68l-26 8-28-8-26 8z", "#efe2c2") +
    fill("M36 12v68l28 8V20z", "#000", 0.1) +
    line("M18 60q10-18 20-8t20-10 24 0M18 72q14-12 26-4t36-12M22 44q8-12 16-6", 2, P) +
    line("M56 34l10 10M66 34 56 44", 3.4, "#d2392c") +
    line("M24 30q10 4 20 2t10 4", 2, D, 0.8),
  book:
    fill("M50 26Q30 14 8 22v56q22-8 42 4z", L) +
    fill("M50 26q20-12 42-4v56q-22-8-42 4z", "#fff") +
    fill("M50 26q20-12 42-4v56q-22-8-42 4z", P, 0.35) +
    line("M16 34q14-4 26 2M16 46q14-4 26 2M16 58q14-4 26 2", 2, D, 0.7) +
    put(71, 46, 0, 1, orbit(0, 0, 15, 6, -24, 2.4, Q) + disc(0, 0, 6, D)),
  coins:
    [
      [30, 78],
      [30, 66],
      [30, 54],
      [62, 78],
      [62, 66],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 19, 7, D) + oval(x, y - 4, 19, 7, "#f2c14e") + oval(x, y - 4, 13, 4.5, "#fff", 0, 0.3),
      )
      .join("") + fill("M74 52V28H64l16-20 16 20H86v24z", P),
};
