/** Spacecraft: probes, landers, rockets, stations, telescopes in space. */
import {
  antenna,
  box,
  D,
  disc,
  fill,
  flame,
  hexes,
  L,
  line,
  NIGHT,
  orbit,
  oval,
  P,
  panel,
  put,
  Q,
  radio,
  ring,
  rock,
  rocket,
  shade,
  shine,
  waves,
} from "./strokes";
import { world } from "./worlds";

const foil = (x: number, y: number, wide: number, high: number): string =>
  box(x, y, wide, high, Q, 1.5) + fill(`M${x} ${y}h${wide * 0.5}l${-wide * 0.2} ${high}H${x}z`, "#fff", 0.3);

export const CRAFT: Record<string, string> = {
  pioneer:
    line("M50 56 14 84M50 56 92 66M52 50 66 12", 2, L) +
    box(8, 78, 9, 12, D) +
    box(88, 60, 9, 12, D) +
    disc(66, 12, 2.6, Q) +
    put(50, 56, -34, 1, antenna(27)) +
    foil(44, 58, 14, 11),
  mariner:
    put(24, 40, -14, 1, panel(34, 22)) +
    put(80, 28, -14, 1, panel(34, 22)) +
    line("M38 38 68 30", 3, L) +
    foil(43, 26, 19, 22) +
    put(52, 22, 12, 0.7, antenna(16)) +
    line("M56 48 70 82", 2, L) +
    disc(70, 84, 4, D) +
    line("M46 48 34 70", 2, L),
  voyager:
    line("M46 52 6 30M46 52 92 84M52 58 30 92", 2, L) +
    line("M70 68v8M80 75v7", 1.4, L) +
    disc(6, 30, 3, Q) +
    box(24, 84, 12, 10, D, 1) +
    put(50, 44, 28, 1.15, antenna(26)) +
    foil(44, 52, 16, 9),
  galileo:
    put(50, 30, 8, 1.25, antenna(21)) +
    foil(42, 38, 17, 26) +
    box(38, 46, 25, 5, D) +
    line("M42 56 8 70M59 56 94 74", 2, L) +
    box(4, 66, 8, 10, D) +
    fill("M45 64h11l7 16H38z", P) +
    line("M50 80v10", 2.4, L),
  venera:
    disc(50, 52, 25, P) +
    shade(50, 52, 25) +
    box(36, 20, 28, 9, L, 2) +
    line("M40 29v4M60 29v4", 3, L) +
    oval(50, 78, 31, 7, D) +
    oval(50, 76, 31, 6, Q, 0, 0.9) +
    line("M26 54h48M34 70q16 5 32 0", 1.6, D) +
    disc(42, 46, 5, NIGHT) +
    disc(42, 46, 2.4, Q),
  juno:
    [0, 120, 240].map((turn) => put(50, 54, turn, 1, put(0, -34, 0, 1, panel(15, 38)))).join("") +
    fill("M50 40 62 47v14l-12 7-12-7V47z", Q) +
    fill("M50 40 62 47v14l-12 7z", "#000", 0.2) +
    put(50, 50, 0, 0.5, antenna(19)),
  messenger:
    put(20, 58, 0, 1, panel(22, 16)) +
    put(80, 58, 0, 1, panel(22, 16)) +
    line("M31 58h38", 3, L) +
    fill("M36 30q14-9 28 0l5 40q-19 10-38 0z", "#f2ead8") +
    fill("M50 26q7 0 14 4l5 40q-9 5-19 5z", "#000", 0.16) +
    line("M41 34v36M50 32v42M59 34v36", 1, D, 0.5) +
    line("M50 75v14M44 82h12", 2, L),
  cassini:
    foil(42, 30, 17, 44) +
    box(39, 44, 23, 6, D) +
    box(40, 60, 21, 4, D) +
    put(50, 27, 0, 1.2, antenna(19)) +
    line("M59 54 92 46", 2, L) +
    oval(33, 56, 9, 11, P) +
    line("M46 74l-7 10M55 74l7 10", 3, L) +
    put(50, 76, 0, 1, flame(7, 16)),
  heavy:
    put(50, 78, 0, 1, rocket(13, 72), flame(12, 22)) +
    put(34, 80, 0, 1, rocket(10, 50), flame(9, 19)) +
    put(66, 80, 0, 1, rocket(10, 50), flame(9, 19)),
  rocket: put(50, 74, 14, 1, rocket(19, 66), fill("M-9.5 0-18 12h9zM9.5 0 18 12H9z", Q), flame(15, 26)),
  tall:
    put(36, 80, 0, 1, rocket(8, 42)) +
    put(64, 80, 0, 1, rocket(8, 42)) +
    put(50, 82, 0, 1, rocket(17, 78)) +
    box(43, 36, 14, 22, "#d9773c") +
    put(50, 82, 0, 1, flame(12, 16)) +
    put(36, 80, 0, 1, flame(7, 18)) +
    put(64, 80, 0, 1, flame(7, 18)),
  starship:
    fill("M40 82V40q0-22 10-34 10 12 10 34v42z", L) +
    fill("M50 6q10 12 10 34v42H50z", D, 0.55) +
    fill("M40 68 30 84h10zM60 68l10 16H60zM40 32l-6 10h6zM60 32l6 10h-6z", D) +
    line("M42 50h16M42 62h16M42 74h16", 1, D, 0.6) +
    put(50, 83, 0, 1, flame(17, 17)),
  shuttle: put(
    50,
    52,
    24,
    1,
    fill("M-9 34V-26Q-8-40 0-46 8-40 9-26v60z", "#f3f5fa") +
      fill("M-9-4-32 30v8h23zM9-4 32 30v8H9z", "#dfe4ee") +
      fill("M-32 32h23v6h-23zM9 32h23v6H9zM-6-36Q0-46 6-36z", "#252b3a") +
      fill("M0 8h4v26H0z", D) +
      box(-7, -14, 14, 20, Q, 2, 0.7) +
      put(0, 38, 0, 1, flame(14, 18)),
  ),
  twins:
    put(30, 36, -22, 0.8, panel(34, 12), foil(-8, -9, 16, 18), put(0, -10, 0, 0.6, antenna(15))) +
    put(68, 64, 16, 0.8, panel(34, 12), foil(-8, -9, 16, 18), put(0, -10, 0, 0.6, antenna(15))) +
    line("M38 44 60 56", 1.4, Q, 0.9),
  lander:
    fill("M32 40h36l8 14-8 14H32l-8-14z", P) +
    fill("M50 40h18l8 14-8 14H50z", D, 0.5) +
    foil(38, 28, 24, 13) +
    put(56, 26, 20, 0.5, antenna(16)) +
    line("M32 66 14 88M68 66l18 22M44 68l-4 18M56 68l4 18M8 89h13M79 89h13", 3, L) +
    fill("M44 68h12l4 10H40z", D) +
    line("M24 54h52", 1.4, Q),
  rover:
    box(22, 50, 54, 15, P, 2) +
    fill("M22 50h54v6H22z", L, 0.7) +
    panelTop() +
    line("M64 48V22", 3, L) +
    box(55, 14, 19, 11, L, 2) +
    disc(60, 19.5, 3.2, NIGHT) +
    disc(69, 19.5, 3.2, NIGHT) +
    line("M28 65 22 78M48 65v13M70 65l8 13M22 58 8 62", 2.6, D) +
    [22, 48, 76].map((x) => disc(x, 80, 9, "#2b2f3c") + ring(x, 80, 5.5, 1.6, L) + disc(x, 80, 1.8, Q)).join(""),
  entry:
    fill("M18 62Q50 100 82 62L92 30Q70 52 50 52T8 30z", "#ff7b3a", 0.55) +
    fill("M24 62Q50 88 76 62L82 40Q66 54 50 54T18 40z", "#ffd27a", 0.8) +
    fill("M38 24h24l14 34q-26 14-52 0z", P) +
    fill("M50 24h12l14 34q-13 7-26 7z", D, 0.5) +
    fill("M24 58q26 14 52 0l-3 7q-23 12-46 0z", "#3a2a26") +
    disc(50, 38, 4, NIGHT) +
    line("M30 18 26 4M50 14V2M70 18l4-14", 2, Q, 0.8),
  rotor:
    oval(26, 30, 20, 4, L, 0, 0.55) +
    oval(74, 30, 20, 4, L, 0, 0.55) +
    line("M26 30v14M74 30v14M26 44h48", 3, L) +
    fill("M34 42h32l8 12-8 14H34l-8-14z", P) +
    fill("M50 42h16l8 12-8 14H50z", D, 0.5) +
    put(50, 40, 0, 0.5, antenna(15)) +
    disc(43, 56, 4.5, NIGHT) +
    disc(43, 56, 2, Q) +
    line("M34 68 22 86M66 68l12 18M14 87h16M70 87h16", 2.6, L),
  sampler:
    put(62, 74, 10, 1, rock(27)) +
    put(20, 30, -30, 1, panel(28, 14)) +
    put(66, 14, -30, 1, panel(28, 14)) +
    foil(34, 16, 19, 17) +
    put(42, 12, -10, 0.6, antenna(16)) +
    line("M46 33 52 42 48 50", 2.6, L) +
    oval(48, 51, 6, 2.4, Q),
  ion:
    put(26, 36, 0, 1, panel(36, 20)) +
    put(84, 36, 0, 1, panel(26, 20)) +
    foil(46, 24, 22, 26) +
    fill("M50 50h14l5 9H45z", D) +
    fill("M46 60h22l10 36H36z", "#7db8ff", 0.35) +
    fill("M51 60h12l4 32H47z", "#d4ecff", 0.6) +
    put(57, 22, 0, 0.6, antenna(15)),
  sail:
    fill("M50 8 90 48 50 88 10 48z", L, 0.92) +
    fill("M50 8 90 48H50z", "#fff", 0.5) +
    fill("M50 88 10 48h40z", P, 0.8) +
    fill("M50 88 90 48H50z", D, 0.35) +
    line("M10 48h80M50 8v80", 1.4, D) +
    foil(46, 44, 8, 8),
  beam:
    fill("M6 100 54 30l8 6z", "#ff6a5a", 0.75) +
    fill("M10 100 57 32l3 2z", "#fff", 0.9) +
    put(
      62,
      26,
      28,
      1,
      fill("M0-22 22 0 0 22-22 0z", L) +
        fill("M0-22 22 0H0zM0 22-22 0H0z", P, 0.8) +
        line("M-22 0h44M0-22v44", 1, D) +
        disc(0, 0, 3.4, Q),
    ) +
    line("M78 12l12-8M84 24l12-2", 1.6, Q, 0.8),
  longshot: put(
    50,
    50,
    38,
    1,
    fill("M-5-46h10l3 30h-16z", L) +
      box(-8, -16, 16, 26, P, 2) +
      disc(-13, -2, 8, Q) +
      disc(13, -2, 8, Q) +
      shade(-13, -2, 8) +
      shade(13, -2, 8) +
      fill("M-6 10H6l10 18h-32z", D) +
      put(0, 29, 0, 1, flame(26, 26)),
  ),
  station:
    line("M10 50h80", 4, L) +
    [16, 32, 68, 84].map((x) => put(x, 30, 0, 1, panel(10, 32)) + put(x, 70, 0, 1, panel(10, 32))).join("") +
    box(42, 42, 16, 15, P, 3) +
    box(45, 22, 10, 58, L, 4) +
    line("M45 34h10M45 68h10", 1.4, D) +
    disc(50, 50, 3, Q),
  gateway:
    box(18, 42, 30, 15, L, 6) +
    box(48, 44, 22, 11, P, 4) +
    box(70, 45, 12, 9, D, 3) +
    put(88, 50, 0, 1, panel(12, 42)) +
    box(28, 26, 11, 16, P, 4) +
    box(28, 57, 11, 14, P, 4) +
    put(16, 30, 40, 0.6, antenna(15)) +
    line("M24 42v15M54 44v11M62 44v11", 1.2, D) +
    disc(40, 49.5, 2.4, Q),
  swarm:
    [
      [24, 28, -20],
      [72, 22, 14],
      [30, 74, 18],
      [76, 68, -24],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        put(x, y, turn, 0.72, panel(46, 11), foil(-7, -8, 14, 16), put(0, -9, 0, 0.55, antenna(14))),
      )
      .join("") +
    line("M24 28 72 22 76 68 30 74z", 1.2, Q, 0.8) +
    put(50, 48, 0, 1, shine(12)),
  hubble: put(
    50,
    50,
    -32,
    1,
    put(0, -27, 0, 1, panel(15, 26)) +
      put(0, 27, 0, 1, panel(15, 26)) +
      box(-38, -13, 66, 26, L, 3) +
      box(-38, -13, 66, 12, "#fff", 3, 0.35) +
      box(-6, -15, 22, 30, P, 2) +
      oval(-38, 0, 5, 13, NIGHT) +
      fill("M-38-13-52-20v6l10 3z", P) +
      line("M-20-13v26M22-13v26", 1.2, D),
  ),
  kepler: put(
    50,
    52,
    24,
    1,
    fill("M-12-40h24v46h-24z", L) +
      fill("M0-40h12V6H0z", D, 0.4) +
      fill("M-12-40 12-48v8z", P) +
      oval(0, -40, 12, 4.5, NIGHT) +
      fill("M-18 6h36l-5 26h-26z", P) +
      put(-24, 18, 0, 1, panel(12, 26)) +
      put(24, 18, 0, 1, panel(12, 26)) +
      line("M-12-8h24", 1.4, Q),
  ),
  webb:
    fill("M10 76 50 64l42 14-40 16z", "#c9a6d8") +
    fill("M10 70 50 58l42 14-40 16z", "#e8d2f0") +
    line("M50 60V46", 3, L) +
    hexes(50, 32) +
    line("M50 32 26 10M50 32 76 10M28 12 52 4 74 12", 1.4, L, 0.8),
  euclid: put(
    48,
    54,
    -16,
    1,
    fill("M-16-38h32v40h-32z", L) +
      fill("M2-38h14v40H2z", D, 0.4) +
      oval(0, -38, 16, 6, NIGHT) +
      oval(0, -38, 9, 3.2, Q, 0, 0.8) +
      fill("M-24-44h6v60h-6z", P) +
      box(-14, 2, 28, 20, Q, 2) +
      line("M-8 22-14 36M8 22l6 14", 2.6, L) +
      line("M-24-30h-4M-24-10h-4M-24 10h-4", 2, L),
  ),
  chandra: put(
    50,
    50,
    36,
    1,
    box(-7, -46, 14, 62, L, 3) +
      box(0, -46, 7, 62, D, 2, 0.45) +
      box(-12, 16, 24, 20, P, 3) +
      put(-30, 26, 0, 1, panel(32, 10)) +
      put(30, 26, 0, 1, panel(32, 10)) +
      oval(0, -46, 7, 3, Q) +
      ring(0, -46, 11, 1.4, Q),
  ),
  plato: put(
    50,
    50,
    -8,
    1,
    box(-30, 8, 60, 22, P, 3) +
      fill("M-30 30h60l8 10h-76z", D) +
      [-20, -7, 7, 20]
        .map((x) => box(x - 5, -22, 10, 32, L, 2) + oval(x, -22, 5, 2.4, NIGHT) + oval(x, -22, 2.6, 1.2, Q))
        .join("") +
      [-13, 0, 13]
        .map((x) => box(x - 5, -8, 10, 20, P, 2) + oval(x, -8, 5, 2.4, NIGHT) + oval(x, -8, 2.6, 1.2, Q))
        .join(""),
  ),
  herschel: put(
    50,
    52,
    10,
    1,
    fill("M-24-38h7v58h-7z", P) +
      box(-14, -4, 30, 34, Q, 3) +
      fill("M2-4h14v34H2z", "#000", 0.2) +
      oval(1, -10, 20, 6, L) +
      oval(1, -10, 15, 4, NIGHT) +
      line("M-12-11 1-36 14-11", 1.6, "#fff") +
      disc(1, -36, 2.6, Q) +
      line("M-8 30-12 40M10 30l4 10", 2.6, L),
  ),
  trident:
    put(
      50,
      54,
      0,
      1,
      line("M0 36V-30M-22-12v-14M22-12v-14M-22-14Q-22 2 0 2T22-14", 5, Q) +
        fill("M-22-42l6 14h-12zM0-48l6 16H-6zM22-42l6 14H16z", L),
    ) + put(74, 74, 24, 0.5, panel(46, 12), foil(-8, -9, 16, 18)),
  orbiting:
    orbit(50, 50, 44, 16, -22, 2, Q) +
    put(86, 30, -22, 0.62, panel(44, 12), foil(-8, -9, 16, 18), put(0, -10, 0, 0.6, antenna(15))),
  clipper:
    put(24, 36, -12, 1, panel(40, 14)) +
    put(80, 24, -12, 1, panel(30, 14)) +
    foil(44, 22, 15, 22) +
    put(51, 46, 180, 0.7, antenna(18)) +
    world("europa", 40, 84, 22),
  shoemaker:
    put(58, 66, 30, 1, rock(30)) +
    [0, 90, 180, 270].map((turn) => put(38, 28, turn + 20, 1, put(0, -17, 0, 1, panel(12, 20)))).join("") +
    foil(31, 21, 14, 14) +
    put(38, 27, 20, 0.55, antenna(17)),
  moonlanding:
    foil(34, 34, 32, 20) +
    fill("M40 16h20l6 10-6 10H40l-6-10z", L) +
    fill("M50 16h10l6 10-6 10H50z", D, 0.45) +
    disc(50, 25, 4, NIGHT) +
    line("M34 54 22 76M66 54l12 22M16 77h12M72 77h12M44 54l-3 12M56 54l3 12", 2.8, Q) +
    line("M92 80V36", 2, "#fff") +
    fill("M92 36h16v11H92z", "#e2564a") +
    fill("M92 40h16v2.5H92z", "#fff"),
  testing:
    fill("M14 90 26 26h8L26 90zM86 90 74 26h-8l8 64z", D) +
    line("M20 60h60M24 42h52M16 78h68", 2.4, L, 0.8) +
    put(50, 58, 0, 1, rocket(20, 44), fill("M-10 0h20l5 10h-30z", D)) +
    put(50, 69, 0, 1, flame(20, 24)) +
    disc(30, 92, 9, "#fff", 0.4) +
    disc(50, 94, 12, "#fff", 0.4) +
    disc(70, 92, 9, "#fff", 0.4),
  listening: put(36, 70, 34, 1, radio(26, 10, 24)) + put(60, 36, -34, 1, waves(4, 10, 9)),
};

function panelTop(): string {
  return put(40, 46, 0, 1, panel(36, 8));
}
