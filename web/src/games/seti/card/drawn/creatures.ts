/** Those who crawl, drift past, shine and speak, and what they leave behind. */
import { box, D, disc, fill, L, line, NIGHT, orbit, oval, P, put, Q } from "./strokes";

/** A small many-legged animal around the origin, its head to the left. */
export const bug = (scale: number, body = P): string =>
  put(
    0,
    0,
    0,
    scale,
    [-14, 0, 14].map((x) => line(`M${x} 6l-6 12-6 4M${x} -6l-6-12-6-4`, 2.4, D)).join(""),
    oval(16, 0, 19, 13, body),
    oval(-8, 0, 12, 10, body),
    disc(-22, 0, 8, body),
    line("M8-11q4 11 0 22M18-12q4 12 0 24M27-9q3 9 0 18", 1.8, D, 0.8),
    oval(14, -5, 14, 3.5, "#fff", 0, 0.3),
    line("M-27-5q-8-6-10-14M-27 5q-8 6-10 14", 1.8, L),
    disc(-24, -3, 2.2, Q),
    disc(-24, 3, 2.2, Q),
  );

const cell = "M0-11 9.5-5.5v11L0 11-9.5 5.5v-11z";
export const comb = (x: number, y: number, colour: string): string =>
  put(x, y, 0, 1, fill(cell, colour), line(cell, 2, D));

/** The long rock that came from elsewhere. */
export const visitor = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    -28,
    scale,
    fill("M-48 4Q-44-12-16-14T46-8Q54 2 40 10T-10 15-48 4z", "#a86b52") +
      fill("M-48 4Q-30 10 0 8T50 2Q48 8 40 10T-10 15-48 4z", "#5d3526", 0.8) +
      oval(-26, -3, 4, 2.8, "#6d3f2f") +
      oval(-4, -6, 5.5, 3.9, "#6d3f2f") +
      oval(20, -3, 4.5, 3.2, "#6d3f2f") +
      oval(34, 1, 2.6, 1.8, "#6d3f2f"),
  );

/** A shell wound around the middle of the picture. */
export const spiral = `M${Array.from({ length: 46 }, (_, step) => {
  const [angle, far] = [step * 0.42, 3 + step * 0.95];
  return `${(50 + Math.cos(angle) * far).toFixed(1)} ${(50 + Math.sin(angle) * far).toFixed(1)}`;
}).join("L")}`;

/** A crack through which light falls, around the origin. */
export const rift = (scale: number): string =>
  put(
    0,
    0,
    0,
    scale,
    disc(0, 0, 34, Q, 0.14) +
      disc(0, 0, 22, Q, 0.22) +
      fill("M-4-44 6-14 0-4 12 10 2 18 8 44-8 14 0 6-12-8-2-16z", L) +
      fill("M-2-30 3-13-2-4 8 9-1 17 3 30-5 14 2 6-8-7 0-15z", "#fff"),
  );

/** A tall stranger, feet at the origin. */
export const centaur = (scale: number): string =>
  put(
    0,
    0,
    0,
    scale,
    fill("M-20 0q2-28 12-34 8-4 16 0 10 6 12 34z", P) +
      fill("M0-36q8 0 8 2 10 6 12 34H0z", D, 0.45) +
      oval(0, -50, 13, 17, L) +
      fill("M-9-52q2 10 8 8 0-8-8-8zM9-52q-2 10-8 8 0-8 8-8z", NIGHT) +
      line("M-6-66q-8-8-6-16M6-66q8-8 6-16", 2.2, L) +
      disc(-12, -83, 3, Q) +
      disc(12, -83, 3, Q),
  );

/** Six links side by side. */
export const chain = (x: number, y: number, colour: string): string =>
  Array.from({ length: 6 }, (_, place) => orbit(x + place * 18, y, 8.5, 5, 0, 3, colour)).join("");

export const grid = (): string =>
  box(8, 10, 84, 80, "#123a63", 3) +
  [24, 40, 56, 72].map((at) => line(`M${at} 12v76M10 ${at + 2}h80`, 0.8, "#8fc8f0", 0.5)).join("");
