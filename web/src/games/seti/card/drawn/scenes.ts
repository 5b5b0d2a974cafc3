/** What is behind the subject of a picture: space, a planet's edge, a landscape, a room. */
import { box, D, disc, fill, L, line, NIGHT, oval, P, Q } from "./strokes";
import { world } from "./worlds";

export interface Scene {
  /** The sky itself, as a background of the whole picture. */
  sky: string;
  /** What is drawn on it; the picture is 160 wide and 100 high. */
  drawn: string;
}

const SPACE = "radial-gradient(95% 110% at 30% 18%, var(--a), var(--b))";
const DUSK = "linear-gradient(var(--b) 10%, var(--a) 62%, color-mix(in srgb, var(--a) 40%, #ffb070) 88%)";

/** Stars strewn by the name of the card: each card has its own sky. */
function stars(seed: string, count: number, below = 100): string {
  let state = 7;
  for (const letter of seed) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647;
  const next = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * 160, next() * below, 0.5 + next() * 0.9];
    return disc(Math.round(x), Math.round(y), Number(size.toFixed(1)), "#fff", 0.85);
  }).join("");
}

const hills = (colour: string, far: string): string =>
  fill("M0 78Q20 62 44 74T92 66 130 72 160 64V100H0z", far) + fill("M0 90Q30 78 70 86T160 80V100H0z", colour);

const SCENES: Record<string, (seed: string) => Scene> = {
  space: (seed) => ({ sky: SPACE, drawn: stars(seed, 26) }),
  nebula: (seed) => ({
    sky: SPACE,
    drawn:
      oval(38, 34, 56, 22, Q, -24, 0.16) +
      oval(118, 66, 52, 20, P, -24, 0.2) +
      oval(82, 50, 60, 12, "#fff", -24, 0.06) +
      stars(seed, 34),
  }),
  rays: () => ({
    sky: SPACE,
    drawn: Array.from(
      { length: 12 },
      (_, place) => `<path d="M80 50 76-60h8z" fill="${Q}" opacity=".12" transform="rotate(${place * 30} 80 50)"/>`,
    ).join(""),
  }),
  rings: () => ({
    sky: SPACE,
    drawn: [30, 48, 66, 84]
      .map((far) => `<circle cx="80" cy="50" r="${far}" fill="none" stroke="${L}" stroke-width="1" opacity=".3"/>`)
      .join(""),
  }),
  dusk: (seed) => ({ sky: DUSK, drawn: stars(seed, 16, 46) + hills("#1a2236", "#2a3350") }),
  night: (seed) => ({
    sky: SPACE,
    drawn: oval(90, 34, 100, 11, "#fff", -26, 0.1) + stars(seed, 40, 74) + hills("#10182a", "#1b2740"),
  }),
  desert: (seed) => ({ sky: DUSK, drawn: stars(seed, 14, 40) + hills("#a9713f", "#7d5030") }),
  meadow: (seed) => ({
    sky: "linear-gradient(var(--b), var(--a) 70%, #8fb4d8)",
    drawn: stars(seed, 10, 36) + hills("#2f5a3a", "#3f7450"),
  }),
  snow: (seed) => ({ sky: DUSK, drawn: stars(seed, 16, 40) + hills("#dfe8f2", "#a9bcd4") }),
  sea: (seed) => ({
    sky: DUSK,
    drawn:
      stars(seed, 12, 44) +
      box(0, 76, 160, 24, "#1f4a6e") +
      line("M8 84h30M60 90h40M112 83h36M20 95h26", 1.6, "#8fc0e0", 0.7),
  }),
  moon: (seed) => ({
    sky: SPACE,
    drawn:
      stars(seed, 26, 70) +
      fill("M0 80Q60 70 160 78V100H0z", "#9da2ad") +
      oval(26, 90, 14, 4, "#7f8490") +
      oval(118, 88, 18, 4, "#7f8490") +
      oval(76, 96, 10, 3, "#7f8490"),
  }),
  mars: (seed) => ({
    sky: "linear-gradient(#4a2a2c, #b8714e 70%, #d99a6c)",
    drawn: stars(seed, 6, 26) + hills("#8f4526", "#a9583a"),
  }),
  titan: (seed) => ({
    sky: "linear-gradient(#5a3c1a, #c98a3c 75%, #e0a95a)",
    drawn: stars(seed, 4, 20) + hills("#6b4a24", "#8a622e"),
  }),
  room: () => ({
    sky: "linear-gradient(var(--b), var(--a))",
    drawn:
      line("M0 78h160", 1.4, L, 0.4) +
      box(0, 78, 160, 22, NIGHT, 0, 0.45) +
      [16, 48, 80, 112, 144].map((x) => line(`M${x} 0v78`, 0.8, L, 0.18)).join("") +
      line("M0 24h160M0 51h160", 0.8, L, 0.18),
  }),
  stage: () => ({
    sky: "linear-gradient(var(--b), var(--a))",
    drawn:
      fill("M30-10 0 100h70z", "#fff", 0.07) +
      fill("M130-10 90 100h70z", "#fff", 0.07) +
      box(0, 84, 160, 16, NIGHT, 0, 0.5),
  }),
  paper: () => ({
    sky: "linear-gradient(#2c3f6a, #18233f)",
    drawn: Array.from({ length: 15 }, (_, place) =>
      line(`M${place * 11} 0v100M0 ${place * 11}h160`, 0.6, "#9fc0f0", 0.22),
    ).join(""),
  }),
  tunnel: () => ({
    sky: "radial-gradient(60% 70% at 50% 50%, var(--a), #05070f)",
    drawn: [14, 28, 44, 62, 82]
      .map(
        (far) =>
          `<rect x="${80 - far * 1.3}" y="${50 - far * 0.8}" width="${far * 2.6}" height="${far * 1.6}" rx="8" fill="none" stroke="${L}" stroke-width="1" opacity=".25"/>`,
      )
      .join(""),
  }),
  swamp: (seed) => ({
    sky: "linear-gradient(var(--b), color-mix(in srgb, var(--a) 70%, #6f7a2a))",
    drawn:
      stars(seed, 10, 40) +
      fill("M0 82Q40 70 80 80T160 76V100H0z", D, 0.8) +
      oval(40, 90, 26, 4, "#c8d86a", 0, 0.25) +
      oval(122, 92, 22, 3, "#c8d86a", 0, 0.25),
  }),
  blood: (seed) => ({
    sky: "radial-gradient(90% 110% at 70% 20%, #7a1c2a, #160409)",
    drawn:
      stars(seed, 14) +
      [0, 1, 2]
        .map((row) => fill(`M-10 ${70 + row * 14} 170 ${30 + row * 26}v3L-10 ${74 + row * 14}z`, "#ff5a6a", 0.13))
        .join(""),
  }),
};

/** The edge of a planet in the lower right. */
function edge(planet: string, seed: string): Scene {
  const ringed = planet === "saturn" || planet === "uranus";
  return { sky: SPACE, drawn: stars(seed, 26) + (ringed ? world(planet, 128, 78, 34) : world(planet, 124, 96, 56)) };
}

/** A planet far away in the upper left. */
function far(planet: string, seed: string): Scene {
  return { sky: SPACE, drawn: stars(seed, 26) + world(planet, 34, 26, 13) };
}

/** A scene by its word: `space`, `edge:mars`, `far:earth`. */
export function sceneOf(word: string, seed: string): Scene {
  const [kind = "", planet = ""] = word.split(":");
  if (kind === "edge") return edge(planet, seed);
  if (kind === "far") return far(planet, seed);
  const scene = SCENES[kind];
  if (scene === undefined) throw new RangeError(`no scene called ${word}`);
  return scene(seed);
}
