/** What is seen in the sky: stars, flights past planets, asteroids, comets. */
import { antenna, box, D, disc, fill, L, line, orbit, P, panel, put, Q, ring, rock, shade, shine } from "./strokes";
import { world } from "./worlds";

/** A small probe around the origin. */
const probe = (scale: number, turn = 0): string =>
  put(0, 0, turn, scale, panel(44, 12), box(-8, -9, 16, 18, Q, 1.5), put(0, -10, 0, 0.6, antenna(15)));

const past = (planet: string, radius: number): string =>
  world(planet, 62, 56, radius) + line("M-50 100Q26 92 44 58T78 4", 2, Q, 0.9) + put(78, 12, 24, 1, probe(0.55));

/** The cross of a telescope's eyepiece. */
const sight = (colour: string): string =>
  ring(50, 50, 38, 2, colour, 0.85) + line("M50 4v18M50 78v18M4 50h18M78 50h18", 2, colour, 0.85);

const sun = (x: number, y: number, radius: number, colour: string): string =>
  disc(x, y, radius * 1.7, colour, 0.16) +
  disc(x, y, radius * 1.3, colour, 0.3) +
  disc(x, y, radius, colour) +
  disc(x - radius * 0.2, y - radius * 0.2, radius * 0.6, "#fff", 0.35) +
  shade(x, y, radius);

export const HEAVENS: Record<string, string> = {
  "past-mercury": past("mercury", 24),
  "past-venus": past("venus", 27),
  "past-mars": past("mars", 27),
  "past-jupiter": past("jupiter", 34),
  "past-saturn": past("saturn", 22),
  "past-asteroids":
    put(70, 60, 10, 1, rock(22)) +
    put(36, 76, 40, 1, rock(13)) +
    put(86, 26, 70, 1, rock(9)) +
    put(30, 26, -20, 1, probe(0.7)) +
    line("M2 6Q18 14 24 22", 2, Q, 0.9),
  slingshot:
    world("jupiter", 44, 52, 22) +
    `<path d="M4 96Q2 14 50 16T84 60" fill="none" stroke="${Q}" stroke-width="2.4" stroke-dasharray="6 4"/>` +
    fill("M78 56l14 2-8 12z", Q) +
    put(6, 84, 10, 1, probe(0.42)),
  correction:
    `<path d="M-50 88Q40 84 150 16" fill="none" stroke="${L}" stroke-width="2" stroke-dasharray="4 5" opacity=".8"/>` +
    line("M-50 88Q46 82 92 -4", 2.6, Q) +
    put(54, 60, 30, 1, probe(0.7)) +
    fill("M86-2l10-8 0 14z", Q) +
    world("mars", 92, 66, 11),
  belt:
    [
      [14, 70, 10],
      [32, 52, 15],
      [58, 66, 12],
      [76, 42, 16],
      [92, 68, 9],
      [52, 34, 8],
      [20, 34, 7],
      [70, 84, 10],
      [38, 86, 11],
    ]
      .map(([x = 0, y = 0, size = 0], place) => put(x, y, place * 37, 1, rock(size, 0, place % 3 === 0 ? D : P)))
      .join("") + put(56, 14, 18, 1, probe(0.5)),
  "near-earth":
    world("earth", 24, 70, 30) +
    put(70, 30, 20, 1, rock(18)) +
    `<path d="M100 4Q70 20 46 26" fill="none" stroke="${Q}" stroke-width="2" stroke-dasharray="4 4"/>` +
    ring(70, 30, 26, 2, Q) +
    line("M70 0v8M70 52v8M40 30h8M92 30h8", 2, Q),
  samples:
    put(44, 58, 0, 1, rock(32)) +
    put(70, 26, -24, 1, probe(0.62)) +
    line("M60 38 54 46", 2.4, L) +
    ring(52, 48, 5, 2, Q),
  comet:
    fill("M34 62 104-8 66 84z", "#bfe6ff", 0.28) +
    fill("M30 58 92 8 58 74z", "#d9f2ff", 0.45) +
    disc(34, 66, 18, "#dff3ff") +
    shade(34, 66, 18) +
    put(70, 84, -10, 1, probe(0.42)),
  rosetta:
    fill("M46 60 110 2 74 84z", "#bfe6ff", 0.3) +
    put(36, 62, 0, 1, rock(20, 20, "#8f97a8"), put(20, -14, 40, 1, rock(15, 0, "#a5adbd"))) +
    put(72, 26, 20, 1, panel(66, 10), box(-8, -9, 16, 18, Q, 1.5), put(0, -10, 0, 0.6, antenna(15))),
  star: sight(L) + put(50, 50, 0, 1, shine(32)),
  dwarf: sun(50, 52, 24, "#ff7350") + sight(L),
  giant: sun(54, 54, 33, "#ffd166") + put(22, 22, 0, 1, shine(10, "#fff")),
  bluestar: put(50, 50, 22, 1, shine(44, "#9fd0ff")) + sun(50, 50, 15, "#cfe8ff") + disc(78, 70, 5, "#ffffff"),
  twinstar: sun(36, 56, 21, "#fff0c8") + sun(76, 32, 10, "#bcd7ff") + orbit(54, 46, 40, 17, -32, 1.4, L),
  disk: orbit(50, 50, 48, 13, -20, 9, "#b58a5c") + orbit(50, 50, 36, 9, -20, 4, "#e6c08a") + sun(50, 50, 14, "#f6f0ff"),
  vega:
    put(50, 48, 45, 1, shine(40, "#e6ecff")) +
    put(50, 48, 0, 1, shine(46, "#cfdcff")) +
    line("M10 90 50 48 84 86M50 48 90 22", 1.2, Q, 0.8) +
    disc(10, 90, 3, "#fff") +
    disc(84, 86, 3, "#fff") +
    disc(90, 22, 3, "#fff"),
  exoplanet:
    sun(26, 34, 17, "#ffcf6b") +
    disc(66, 60, 20, "#5fa8a0") +
    fill("M50 52q10-8 18 0t18 0q2 10-4 18-16 8-30-4z", "#8fd08a", 0.8) +
    shade(66, 60, 20) +
    orbit(46, 48, 50, 22, 32, 1.4, L),
  blackhole:
    orbit(50, 52, 44, 12, -12, 8, "#ff9d4a") +
    disc(50, 50, 27, "#ffb765", 0.9) +
    disc(50, 50, 21, "#05060c") +
    ring(50, 50, 22, 2.4, "#fff0c0") +
    `<path d="M6 61A44 12 -12 0 0 94 43" fill="none" stroke="#ffcf8a" stroke-width="6"/>`,
  lagrange:
    disc(22, 50, 13, "#ffd166") +
    disc(22, 50, 19, "#ffd166", 0.25) +
    world("earth", 72, 50, 9) +
    orbit(22, 50, 50, 34, 0, 1.2, L) +
    [
      [56, 50],
      [88, 50],
      [48, 20],
      [48, 80],
    ]
      .map(([x = 0, y = 0]) => line(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, 2, Q))
      .join("") +
    ring(88, 50, 8, 1.6, Q) +
    put(92, 34, 0, 1, probe(0.34)),
  tube: put(
    50,
    50,
    24,
    1,
    box(-12, -38, 24, 10, D, 3) +
      box(-9, -28, 18, 62, "#dfeaf4", 8, 0.65) +
      fill("M-9 4q9-5 18 0v22a9 9 0 0 1-18 0z", "#c8603c") +
      disc(-2, 14, 2.6, "#7d2f17") +
      disc(4, 22, 2, "#7d2f17") +
      line("M-4-22v40", 2, "#fff", 0.7),
  ),
};
