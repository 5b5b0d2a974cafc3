/** Planets and moons, drawn at any size. */
import { disc, fill, line, orbit, oval, put, shade } from "./strokes";

/** Faces of planets with a radius of ten around the origin. */
const FACES: Record<string, { base: string; marks: string }> = {
  mercury: {
    base: "#a39a92",
    marks:
      disc(-3, -3, 2.2, "#6f6761") +
      disc(4, 2, 2.8, "#6f6761") +
      disc(-3, 5, 1.6, "#6f6761") +
      disc(3, -6, 1.3, "#6f6761"),
  },
  venus: {
    base: "#e6c682",
    marks: line("M-9-3q5-4 9-1t9-1M-9 3q6-3 10 0t8-1M-6 7q5-2 10 0", 1.6, "#b98b43", 0.8),
  },
  earth: {
    base: "#3f86c8",
    marks:
      fill("M-8-5Q-4-10 0-8t-1 4 0 4-4 1-5-5zM2-1q5-3 8 0-.5 5-5 8-4-2-3-8zM-5 5q3 0 4 4-4-.2-6-2z", "#5fb56a") +
      line("M-7 2q4-2 7 0M0-6q4 1 8-1", 1.2, "#fff", 0.7),
  },
  mars: {
    base: "#c8603c",
    marks: fill("M-4-9.2q4 3 8 0-4-2-8 0z", "#fff2e6") + line("M-8 1q5-4 8 0t8-1M-6 6q4-2 8 0", 2, "#7d2f17", 0.75),
  },
  jupiter: {
    base: "#e0b088",
    marks:
      line("M-9-4q9 2.5 18 0M-9.5 2q9 3 19 0M-7 7q7 2 14 0", 2, "#9c5f3d", 0.8) + oval(4, 3.8, 3.2, 1.8, "#c8452c"),
  },
  saturn: { base: "#dcc38a", marks: line("M-9-3q9 2.5 18 0M-9 4q9 2.5 18 0", 1.8, "#a5843f", 0.8) },
  uranus: { base: "#8fdada", marks: line("M-8-5q8 3 16 0M-9 3q9 3 18 0", 1, "#e8ffff", 0.7) },
  neptune: {
    base: "#4470d6",
    marks: line("M-8-3q7 2.5 13-.5M-3 4q6 2 11-.5", 1.3, "#a9c6ff") + oval(-3, 1, 3, 1.7, "#1f3c8c"),
  },
  moon: {
    base: "#c9ccd4",
    marks:
      disc(-3, -2, 2.6, "#9a9da8") +
      disc(3, 4, 2, "#9a9da8") +
      disc(4, -4, 1.5, "#9a9da8") +
      disc(-4, 5, 1.3, "#9a9da8"),
  },
  europa: { base: "#d8cdb8", marks: line("M-8-3 7 4M-6 6 4-8M-9 3 8-3M0-9 2 9", 0.9, "#a0603c") },
};

/** A planet around a point; Saturn and Uranus with their rings. */
export function world(name: string, x: number, y: number, radius: number): string {
  const face = FACES[name];
  if (face === undefined) throw new RangeError(`no face for ${name}`);
  const ringed = name === "saturn" || name === "uranus";
  const turn = name === "saturn" ? -20 : 74;
  const colour = name === "saturn" ? "#e9dcb4" : "#cfeeee";
  const width = name === "saturn" ? 2.2 : 0.6;
  const behind = ringed ? orbit(0, 0, 17, 4.6, turn, width, colour) : "";
  const before = ringed
    ? `<path d="M-17 0A17 4.6 0 0 0 17 0" fill="none" stroke="${colour}" stroke-width="${width}" transform="rotate(${turn})"/>`
    : "";
  return put(
    x,
    y,
    0,
    radius / 10,
    behind,
    disc(0, 0, 11.2, face.base, 0.18),
    disc(0, 0, 10, face.base),
    // the clip of the symbol set has its middle at 50 and a radius of 40
    put(-12.5, -12.5, 0, 0.25, `<g clip-path="url(#disc)">${put(50, 50, 0, 4, face.marks)}</g>`),
    shade(0, 0, 10),
    before,
  );
}
