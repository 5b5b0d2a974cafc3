/** What the four species that speak, crawl, shine and drift past leave on their cards. */
import { bug, comb, visitor, spiral, rift, centaur, chain, grid } from "./creatures";
import {
  antenna,
  box,
  D,
  disc,
  fill,
  L,
  line,
  NIGHT,
  oval,
  P,
  panel,
  person,
  put,
  Q,
  radio,
  ring,
  shade,
  shine,
  waves,
} from "./strokes";
import { world } from "./worlds";

export const STRANGE: Record<string, string> = {
  contact:
    put(64, 60, -8, 1, bug(1)) + put(16, 92, 0, 1, person(46, "#dfe6f4", "#bfe0ff")) + put(34, 26, 0, 1, shine(10)),
  burrow:
    fill("M-60 74H-10q30-26 60-16t60 2h60v50H-60z", D) +
    oval(52, 70, 20, 9, NIGHT) +
    put(54, 62, 200, 1, bug(0.62)) +
    box(10, 40, 24, 12, L, 2) +
    disc(14, 56, 5, "#2b2f3c") +
    disc(30, 56, 5, "#2b2f3c") +
    line("M28 40V26", 2, L) +
    box(24, 20, 10, 7, L, 1),
  jars: [20, 50, 80]
    .map(
      (x, place) =>
        box(x - 12, 30, 24, 54, "#dff0f8", 6, 0.4) +
        box(x - 10, 22, 20, 9, D, 2) +
        fill(`M${x - 12} 56h24v22q0 6-6 6h-12q-6 0-6-6z`, place === 1 ? Q : P, 0.75) +
        put(x, 66, 90, 1, bug(0.3, "#3b421c")),
    )
    .join(""),
  quarantine:
    fill("M8 84a42 44 0 0 1 84 0z", "#dff0f8", 0.35) +
    line("M8 84a42 44 0 0 1 84 0M50 40v44M22 52q10 10 14 32M78 52q-10 10-14 32", 1.8, L) +
    put(54, 72, 0, 1, bug(0.75)) +
    box(4, 84, 92, 7, D, 2) +
    put(50, 22, 0, 1, fill("M-10 8 0-10 10 8z", "#ffcf4a") + box(-1.3, -3, 2.6, 6, NIGHT) + disc(0, 5.4, 1.4, NIGHT)),
  ecosystem:
    fill("M-60 84H-10q40-16 120 0h60v30H-60z", D) +
    line("M22 84q-4-30 6-44M28 40q-10-4-16 4M28 40q10-6 16 2M74 86q6-26-4-52M70 34q-12 0-16 8M70 34q8-8 18-2", 3.4, P) +
    put(50, 78, 0, 1, bug(0.55)) +
    disc(14, 50, 3, Q) +
    disc(86, 38, 3, Q) +
    disc(48, 30, 3, Q),
  queen:
    put(54, 56, 0, 1, bug(1.25)) +
    fill("M10 38 18 48 26 32 34 48 42 38 38 58H14z", "#ffd873") +
    put(78, 22, 0, 1, shine(12)),
  eggs:
    [
      [30, 66],
      [54, 72],
      [76, 64],
      [42, 48],
      [66, 46],
    ]
      .map(
        ([x = 0, y = 0], place) =>
          oval(x, y, 12, 16, place % 2 ? P : L) +
          oval(x - 3, y - 5, 4, 6, "#fff", 0, 0.5) +
          (place === 1 ? put(x, y, 70, 1, bug(0.32, "#3b421c")) : ""),
      )
      .join("") + oval(52, 88, 44, 6, D),
  hive:
    [
      [30, 34],
      [50, 34],
      [70, 34],
      [40, 51],
      [60, 51],
      [80, 51],
      [20, 51],
      [30, 68],
      [50, 68],
      [70, 68],
    ]
      .map(([x = 0, y = 0], place) => comb(x, y, place % 3 === 0 ? Q : P))
      .join("") + put(54, 56, 20, 1, bug(0.55, "#5a3a10")),
  monitor:
    world("saturn", 34, 70, 20) +
    put(66, 30, -14, 1, panel(52, 12), box(-8, -9, 16, 18, Q, 1.5), put(0, 12, 180, 0.7, antenna(16))) +
    `<path d="M58 44 36 66l18 2z" fill="${Q}" opacity=".4"/>` +
    put(30, 34, 0, 1, bug(0.4)),
  simulation:
    box(10, 14, 80, 56, D, 4) +
    box(15, 19, 70, 46, "#10233c", 2) +
    put(52, 42, 0, 1, bug(0.85, "none")) +
    `<g fill="none" stroke="${Q}" stroke-width="1.2" stroke-dasharray="3 2">${[30, 42, 54]
      .map((y) => `<path d="M18 ${y}h64"/>`)
      .join("")}</g>` +
    put(52, 42, 0, 1, oval(13, 0, 16, 11, P, 0, 0.7) + disc(-18, 0, 7, P, 0.7)) +
    fill("M40 70h20l5 14H35z", L) +
    box(28, 84, 44, 5, L, 2),

  life: put(50, 46, 0, 1, rift(1)) + world("earth", 50, 108, 36),
  closeup:
    ring(46, 44, 31, 6, P) + disc(46, 44, 28, "#0d1330") + put(46, 44, 0, 1, rift(0.62)) + line("M70 68 92 92", 8, D),
  worried:
    put(50, 24, 0, 1, rift(0.5)) +
    [12, 32, 52, 72, 92]
      .map((x, place) =>
        put(
          x,
          100,
          0,
          1,
          person(
            38 + (place % 2) * 7,
            [D, P, D, L, D][place] ?? P,
            ["#e0b088", "#f0c9a4", "#7a4a2c", "#f6d8b8", "#a8703f"][place] ?? P,
          ),
        ),
      )
      .join(""),
  hearing: put(30, 66, 0, 1, radio(27, 24, 30)) + put(78, 24, 0, 1, rift(0.5)) + put(50, 42, -34, 1, waves(3, 6, 8)),
  everyday:
    box(16, 40, 50, 48, P, 3) +
    fill("M10 42 41 16 72 42z", D) +
    box(34, 62, 15, 26, NIGHT, 1) +
    box(22, 50, 9, 9, "#ffe9a8") +
    box(52, 50, 9, 9, "#ffe9a8") +
    put(84, 26, 0, 1, rift(0.44)) +
    put(82, 92, 0, 1, person(26, Q)),
  media:
    box(12, 24, 50, 38, D, 4) +
    box(16, 28, 42, 30, "#12305c", 2) +
    put(37, 43, 0, 1, rift(0.3)) +
    line("M26 12 37 24 48 12", 2.4, L) +
    box(50, 52, 40, 30, D, 4) +
    box(54, 56, 32, 22, "#4a1f5a", 2) +
    put(70, 67, 0, 1, rift(0.22)) +
    put(20, 80, 0, 1, fill("M-8-4H0l12-8v24L0 4h-8z", Q)) +
    put(82, 26, 0, 0.7, waves(3, 6, 8)),
  eye:
    fill("M2 50Q50 2 98 50 50 98 2 50z", L) +
    fill("M8 50Q50 10 92 50 50 90 8 50z", "#f4efff") +
    disc(50, 50, 23, P) +
    disc(50, 50, 13, NIGHT) +
    put(50, 50, 0, 1, rift(0.26)) +
    disc(43, 42, 4, "#fff"),
  message:
    put(
      50,
      52,
      -16,
      1,
      fill("M-14-30Q0-44 14-30v52q-14 14-28 0z", L) +
        fill("M0-38q8 0 14 8v52Q7 30 0 30z", D, 0.45) +
        box(-14, -14, 28, 6, Q) +
        box(-8, -2, 16, 18, "#f6f1e4", 1) +
        line("M-4 4h8M-4 9h8", 1.6, D),
    ) + put(82, 22, 0, 1, shine(12)),
  physics:
    box(10, 14, 80, 62, "#1d3a34", 3) +
    `<rect x="10" y="14" width="80" height="62" rx="3" fill="none" stroke="#a98653" stroke-width="4"/>` +
    line(
      "M20 34h12M26 28v12M40 30l8 10M48 30 40 40M56 32h12M56 38h12M22 58q8-14 16 0t16 0M64 52v14M64 52q10-4 12 4t-12 6",
      2.6,
      "#eef4ea",
    ) +
    put(76, 30, 0, 1, rift(0.3)),
  doubt:
    line("M-6 50q14-46 28 0t28 0 28 0 28 0", 3, P) +
    line("M-6 50q14 46 28 0t28 0 28 0 28 0", 3, D) +
    put(
      50,
      50,
      12,
      1,
      box(-17, -17, 34, 34, L, 6) +
        disc(-8, -8, 3.2, NIGHT) +
        disc(8, 8, 3.2, NIGHT) +
        disc(0, 0, 3.2, Q) +
        disc(8, -8, 3.2, NIGHT) +
        disc(-8, 8, 3.2, NIGHT),
    ),

  visitor:
    visitor(54, 40, 0.9) +
    fill("M-60 92H-10q40-16 120-4h60v20H-60z", D) +
    put(24, 94, 0, 1, person(26, P)) +
    put(38, 94, 0, 1, person(20, Q, "#a8703f")),
  drift:
    `<path d="M-6 96Q50 84 56 50T108 2" fill="none" stroke="${Q}" stroke-width="2.4" stroke-dasharray="6 4"/>` +
    visitor(52, 50, 0.72) +
    disc(14, 22, 12, "#ffd166") +
    disc(14, 22, 18, "#ffd166", 0.25),
  fossil:
    put(
      50,
      52,
      0,
      1,
      fill("M-40 8-30-26 0-40 32-28 42 6 24 36-18 38z", D) + fill("M-40 8-30-26 0-40 6-8z", "#fff", 0.12),
    ) +
    `<g transform="translate(20 22) scale(.6)">${line(spiral, 7, L)}</g>` +
    line("M36 38l8 8M62 36l-5 9M66 60l-9-3M44 70l3-9", 2, L, 0.6),
  terrain:
    visitor(50, 46, 1) +
    [0, 1, 2, 3]
      .map((row) => line(`M${10 + row * 4} ${78 + row * 5}q20-${14 - row * 2} 40-4t${36 - row * 4}-8`, 1.6, Q, 0.9))
      .join("") +
    line("M50 0 30 52M50 0l22 34", 1.4, Q, 0.8) +
    disc(50, 2, 4, Q),
  custom:
    put(40, 54, -14, 1, panel(60, 14), box(-12, -14, 24, 28, P, 2), put(0, -16, 0, 0.8, antenna(18))) +
    put(78, 66, 40, 1, line("M0-4v30", 7, L) + fill("M-10-22v12L0-4l10-6v-12L4-14h-8z", L)) +
    line("M60 24l8-8M66 34h10", 2.4, Q),
  race:
    visitor(66, 34, 0.6) +
    put(
      26,
      72,
      52,
      0.8,
      fill("M-9 0V-34Q-8-46 0-50 8-46 9-34V0z", L),
      fill("M-9-4-18 8h9zM9-4 18 8H9z", Q),
      fill("M-7 0H7L0 26z", "#ff9d4a"),
    ) +
    put(84, 78, 0, 1, disc(0, 0, 14, L) + disc(0, 0, 11, "#f6f1e4") + line("M0 0v-8M0 0l5 4", 2.4, NIGHT)),
  timing:
    disc(50, 52, 35, D) +
    ring(50, 52, 33, 4, L) +
    `<g transform="translate(50 52) scale(.62) translate(-50 -50)">${visitor(50, 50, 0.9)}</g>` +
    line("M50 52V26", 3, Q) +
    box(45, 8, 10, 9, L, 2) +
    [0, 90, 180, 270].map((turn) => put(50, 52, turn, 1, line("M0-30v5", 2.4, L))).join(""),
  specimen:
    box(24, 22, 52, 66, "#dff0f8", 8, 0.35) +
    box(28, 12, 44, 11, D, 3) +
    `<g transform="translate(26 34) scale(.48)">${line(spiral, 9, L)}${line(spiral, 4, "#8a5a3c")}</g>` +
    box(34, 76, 32, 7, "#f6f1e4", 1) +
    line("M34 30v36", 2.6, "#fff", 0.7),
  compare:
    disc(28, 42, 24, D) +
    disc(72, 42, 24, D) +
    `<g transform="translate(11 25) scale(.34)">${line(spiral, 9, L)}</g>` +
    put(72, 42, 0, 1, fill("M-13 8Q-10-12 0-6T13-10Q15 8 4 12t-17-4z", Q)) +
    ring(28, 42, 24, 3, P) +
    ring(72, 42, 24, 3, P) +
    line("M50 70v18M34 88h32M44 78h12", 3, L) +
    line("M46 38h8M46 46h8", 3, "#fff"),
  digger:
    fill("M-60 80H-10q40-14 120 0h60v30H-60z", "#6d3f2f") +
    box(18, 44, 44, 16, P, 2) +
    box(24, 32, 20, 13, L, 2) +
    [24, 40, 56].map((x) => disc(x, 68, 8, "#2b2f3c") + ring(x, 68, 4.5, 1.6, L)).join("") +
    line("M62 48 80 36 90 60", 4, L) +
    fill("M82 58h16l-4 14H80z", Q) +
    `<g transform="translate(72 76) scale(.2)">${line(spiral, 12, L)}</g>`,

  hull:
    grid() +
    line("M20 58 40 40h34l10 18-10 8H30zM40 40l6-14h14l8 14M52 66v10M34 66l-6 10M70 66l8 10", 2.4, Q) +
    line("M14 20h16M14 26h10M70 82h16", 1.6, L),
  exobrain:
    [
      [50, 20, 17],
      [26, 52, 20],
      [74, 52, 20],
      [50, 80, 15],
    ]
      .map(
        ([x = 0, y = 0, size = 0], place) =>
          fill(
            `M${x} ${y - size}l${size * 0.8} ${size * 0.9}-${size * 0.8} ${size}-${size * 0.8}-${size}z`,
            place % 2 ? P : L,
          ) + fill(`M${x} ${y - size}l${size * 0.8} ${size * 0.9}-${size * 0.8} ${size}z`, D, 0.5),
      )
      .join("") + line("M50 28 30 46M50 28l20 18M30 60l18 16M70 60 52 76M40 52h20", 2, Q),
  cluster: [
    [50, 50, 11],
    [22, 30, 8],
    [78, 26, 7],
    [84, 62, 9],
    [56, 84, 7],
    [20, 72, 8],
    [50, 14, 5],
  ]
    .map(([x = 0, y = 0, size = 0]) => line(`M50 50 ${x} ${y}`, 2, Q, 0.8) + disc(x, y, size, P) + shade(x, y, size))
    .join(""),
  afar: put(24, 96, 0, 1, centaur(0.8)) + put(46, 40, -20, 1, waves(4, 8, 11)),
  synthesis:
    line("M50 30 30 42V64L50 76 70 64V42zM70 42 88 24", 3, L) +
    [
      [50, 30],
      [30, 64],
      [70, 64],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 10) + shade(x, y, 10))
      .join("") +
    [
      [30, 42],
      [70, 42],
      [50, 76],
      [88, 24],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 7.5, Q) + shade(x, y, 7.5))
      .join(""),
  schematic:
    grid() +
    ring(50, 50, 24, 2.4, Q) +
    ring(50, 50, 12, 2, Q) +
    [0, 60, 120].map((turn) => put(50, 50, turn, 1, line("M0-34v68", 1.6, L))).join("") +
    disc(50, 50, 4, Q) +
    line("M74 22h12v12", 2, L),
  music:
    line("M-6 34h112M-6 46h112M-6 58h112M-6 70h112", 1.2, L, 0.7) +
    [
      [18, 58, P],
      [40, 40, Q],
      [62, 64, L],
      [84, 46, P],
    ]
      .map(
        ([x, y, colour]) =>
          disc(Number(x), Number(y), 9, String(colour)) +
          shade(Number(x), Number(y), 9) +
          line(`M${Number(x) + 8} ${String(y)}v-28`, 2.4, L),
      )
      .join("") +
    line("M26 30q8 4 6 12M70 36q8 4 6 12", 2.4, L),
  hivemind:
    put(26, 98, 0, 1, centaur(0.66)) +
    put(74, 98, 0, 1, centaur(0.66)) +
    put(50, 100, 0, 1, centaur(0.84)) +
    line("M26 26Q50 4 74 26M38 18q12-8 24 0", 2.4, Q) +
    disc(50, 10, 6, Q) +
    disc(50, 10, 10, Q, 0.3),
  scope:
    grid() +
    put(
      48,
      48,
      0,
      1,
      line("M-24-10Q0 26 24-10zM-24-10Q0-20 24-10M0 8v26M-14 34h28M-14-14 0-36 14-14", 2.4, Q) + disc(0, -36, 3.4, L),
    ) +
    line("M76 24v40M72 24h8M72 64h8", 1.6, L),
  torrent:
    [20, 40, 60, 80].map((y, row) => chain(8 + (row % 2) * 8, y, row % 2 ? Q : P)).join("") +
    put(50, 50, 0, 1, shine(24)),
};
