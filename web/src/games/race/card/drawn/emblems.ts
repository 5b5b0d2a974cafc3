/** Developments as signs: one figure for each, before orbits that differ from card to card. */
import type { Chance } from "./chance";
import { circle, n, type Point, polygon, type Shape } from "./shapes";

/** A point so far from a middle, the angle counted from above. */
function at(x: number, y: number, angle: number, far: number): Point {
  return { x: x + Math.sin(angle) * far, y: y - Math.cos(angle) * far };
}

function around(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw((place / count) * 2 * Math.PI)).join("");
}

function star(x: number, y: number, radius: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, place) =>
    at(x, y, (place / points) * Math.PI, place % 2 ? radius * 0.44 : radius),
  );
  return polygon(...corners);
}

function gear(x: number, y: number, radius: number): string {
  const tip = radius * 1.28;
  const tooth = (angle: number): string =>
    polygon(
      at(x, y, angle - 0.2, radius),
      at(x, y, angle - 0.12, tip),
      at(x, y, angle + 0.12, tip),
      at(x, y, angle + 0.2, radius),
    );
  return circle(x, y, radius) + around(9, tooth);
}

function fill(d: string, tone = "base", opacity = 1): Shape {
  return { d, fill: tone, opacity };
}

function line(d: string, width = 3, tone = "base", opacity = 1): Shape {
  return { d, stroke: tone, width, opacity };
}

function robot(x: number, y: number, s: number): Shape[] {
  const [left, top] = [x - s / 2, y - s / 2];
  const box = (px: number, py: number, w: number, h: number): string =>
    `M${n(left + px * s, top + py * s)}h${n(w * s)}v${n(h * s)}h${n(-w * s)}z`;
  const limb = (px: number, py: number, down: number): string => `M${n(left + px * s, top + py * s)}v${n(down * s)}`;
  const eyes = (px: number, py: number, r: number): string =>
    circle(x + (px - 0.13) * s, top + py * s, r * s) + circle(x + (px + 0.13) * s, top + py * s, r * s);
  return [
    line(limb(0.5, 0, 0.16), s * 0.05, "light"),
    fill(circle(x, top, s * 0.06), "accent"),
    fill(box(0.2, 0.16, 0.6, 0.38)),
    fill(box(0.5, 0.16, 0.3, 0.38), "deep", 0.4),
    fill(box(0.27, 0.6, 0.46, 0.3)),
    line(limb(0.1, 0.62, 0.26) + limb(0.9, 0.62, 0.26) + limb(0.38, 0.9, 0.12) + limb(0.62, 0.9, 0.12), s * 0.09),
    fill(eyes(0, 0.35, 0.07), "#141a30"),
    fill(eyes(0.02, 0.33, 0.025), "accent"),
  ];
}

function coin(x: number, y: number, radius: number): Shape[] {
  return [
    fill(circle(x, y, radius), "deep"),
    fill(circle(x, y - 2, radius)),
    line(circle(x, y - 2, radius * 0.74), 1.6, "deep"),
    fill(star(x, y - 2, radius * 0.46), "light"),
  ];
}

function flask(liquid: string): Shape[] {
  return [
    fill("M38 12h24v8h-5v22l22 38a8 8 0 0 1-7 12H28a8 8 0 0 1-7-12l22-38V20h-5z", "light", 0.55),
    fill("m34 62-12 19a8 8 0 0 0 6 11h44a8 8 0 0 0 6-11L66 62q-16 10-32 0z", liquid),
    fill(circle(44, 76, 4) + circle(58, 82, 3) + circle(54, 69, 2.4), "#fff", 0.7),
  ];
}

const PICKS = "M20 24q30-16 60 0-6 2-8 6-22-10-44 0-2-4-8-6zM46 22h8v66h-8z";
const HELIX = "M36 10q0 20 28 40t0 40M64 10q0 20-28 40t0 40M39 22h22M39 78h22M44 34h12M44 66h12";

const FIGURES: Record<string, Shape[]> = {
  "public-works": [
    fill("M16 90h68L70 62H30z", "deep"),
    fill("M46 18h8v60h-8zM14 18h66v7H14z"),
    line("M72 25v22M46 18 28 25M54 18l18 7", 2.6, "light"),
    fill("M62 47h20v14H62z", "accent"),
  ],
  "colony-ship": [
    fill("M8 58h84L76 78H24z"),
    fill("M8 58h84l-8 10H16z", "light", 0.5),
    fill("M26 54a24 24 0 0 1 48 0z", "accent", 0.8),
    line("M50 30v24M34 36q6 8 6 18M66 36q-6 8-6 18", 2, "deep"),
    fill("M24 80h10l-5 12zM66 80h10l-5 12z", "accent", 0.7),
  ],
  "expedition-force": [
    fill(circle(50, 50, 38), "deep", 0.6),
    line(circle(50, 50, 38), 4),
    fill("M66 30 56 56 34 70l10-26z"),
    fill("M66 30 56 56 44 44z", "accent"),
    fill(circle(50, 50, 4), "#141a30"),
    line("M50 6v8M50 86v8M6 50h8M86 50h8", 3, "light"),
  ],
  "mining-robots": [
    ...robot(42, 54, 74),
    line("M70 88 86 40", 4, "deep"),
    fill("M70 34q14-6 26 6-2 2-2 6-10-8-24-6z", "accent"),
  ],
  "export-duties": [
    fill("M16 44h52v44H16z"),
    fill("M42 44h26v44H42z", "deep", 0.45),
    line("M16 58h52M42 44v44", 2.4, "deep"),
    fill("M30 26h24v18H30z", "light", 0.8),
    fill(circle(74, 36, 17), "accent"),
    line("M74 26v20M67 32h11q4 4 0 8H68", 2.8, "#141a30"),
  ],
  "new-military-tactics": [
    fill("M50 8 64 42 50 36 36 42z"),
    fill("M24 38 35 68 24 62 13 68zM76 38 87 68 76 62 65 68z", "light", 0.8),
    line("M24 84q2-22 22-28M76 84Q74 62 54 56", 3, "accent"),
    fill("M50 50 60 80 50 75 40 80z", "deep"),
  ],
  "space-marines": [
    fill("M50 10c26 0 36 18 36 42v22L70 90H30L14 74V52c0-24 10-42 36-42z"),
    fill("M50 10c26 0 36 18 36 42v22L70 90H50z", "deep", 0.45),
    fill("M24 50q26-18 52 0l-5 16q-21-10-42 0z", "#141a30"),
    line("M30 52q20-12 40 0", 3, "accent"),
    fill("M42 72h16v14H42z", "light", 0.7),
  ],
  "contact-specialist": [
    fill("M10 16h50v36H36L24 64V52H10z"),
    fill("M90 42H46v34h20l12 12V76h12z", "accent", 0.85),
    line("M20 28h30M20 38h22", 3, "deep"),
    fill(circle(58, 59, 3.4) + circle(68, 59, 3.4) + circle(78, 59, 3.4), "#141a30"),
  ],
  "diversified-economy": [
    fill("M48 10v38H10A38 38 0 0 1 48 10z", "#6db6ff"),
    fill("M52 10a38 38 0 0 1 38 38H52z", "#d09a66"),
    fill("M48 90A38 38 0 0 1 10 52h38z", "#7ed27a"),
    fill("M90 52a38 38 0 0 1-38 38V52z", "#f4d35e"),
    fill(circle(50, 50, 13), "#141a30"),
    fill(star(50, 50, 9), "light"),
  ],
  "consumer-markets": [
    fill("M10 84a40 40 0 0 1 80 0z"),
    fill("M50 44a40 40 0 0 1 40 40H50z", "deep", 0.4),
    line("M50 44v40M30 50q-8 14-8 34M70 50q8 14 8 34", 2.6, "deep"),
    fill(circle(26, 28, 5) + circle(50, 18, 7) + circle(74, 28, 5), "accent"),
    fill("M6 84h88v6H6z", "light", 0.8),
  ],
  "mining-conglomerate": [
    fill(gear(50, 50, 30)),
    fill(circle(50, 50, 22), "#141a30"),
    fill("M50 24 66 64H34z", "accent"),
    line("M42 46h16M38 56h24", 2.4, "deep"),
    fill("M44 64h12v10H44z", "light"),
  ],
  "research-labs": flask("accent"),
  "deficit-spending": [...coin(42, 40, 28), fill("M66 48h12v22h10L72 92 56 70h10z", "accent")],
  "investment-credits": [
    ...coin(36, 78, 17),
    ...coin(36, 64, 17),
    ...coin(36, 50, 17),
    fill("M66 90V52H54l18-30 18 30H78v38z", "accent"),
  ],
  "interstellar-bank": [
    fill("M50 8 92 34H8z"),
    fill("M50 8 92 34H50z", "deep", 0.4),
    fill("M16 40h12v36H16zM36 40h10v36H36zM54 40h10v36H54zM72 40h12v36H72z", "light", 0.85),
    fill("M8 78h84v10H8z"),
    fill(circle(50, 25, 6), "accent"),
  ],
  "terraforming-robots": [
    ...robot(34, 52, 62),
    fill(circle(74, 66, 20), "accent", 0.9),
    line("M74 86V52M74 66q-12-2-13-13 12 0 13 13M74 60q10-2 12-12-11 0-12 12", 3, "#2f6b3a"),
  ],
  "drop-ships": [
    fill("M50 6 70 30v24l22 14v10l-26-6-6 10H40l-6-10-26 6V68l22-14V30z"),
    fill("M50 6 70 30v24l22 14v10l-26-6-6 10H50z", "deep", 0.45),
    fill("M42 28h16l-3 14H45z", "accent"),
    line("M36 86v10M50 88v10M64 86v10", 4, "accent", 0.8),
  ],
  "replicant-robots": [...robot(68, 42, 46), ...robot(34, 56, 62)],
  "genetics-lab": [...flask("#7ed27a"), line("M46 50q10 6 0 14M54 50q-10 6 0 14", 2, "deep")],
  "pan-galactic-league": [
    line(HELIX, 4.5),
    line(HELIX, 1.6, "accent"),
    fill(star(20, 50, 9) + star(80, 50, 9), "light"),
  ],
  "mining-league": [fill(PICKS), fill("M24 80l52-52 6 6-52 52z", "deep"), fill(star(50, 74, 12), "accent")],
  "free-trade-association": [
    fill("M34 26h32l14 16-30 40-30-40z", "#6db6ff"),
    fill("M34 26h32l-6 16H40zM40 42h20L50 82z", "#fff", 0.35),
    line("M12 66q4 24 30 26M88 66q-4 24-30 26", 4, "accent"),
    fill("M36 86l10 6-10 7zM64 86l-10 6 10 7z", "accent"),
  ],
  "alien-tech-institute": [
    fill("M50 12 92 86H8z"),
    fill("M50 12 92 86H50z", "deep", 0.45),
    fill("M24 64q26-26 52 0-26 24-52 0z", "#141a30"),
    fill(circle(50, 63, 10), "accent"),
    fill(circle(50, 63, 4), "#141a30"),
  ],
  "galactic-survey-seti": [
    fill("M16 28q4 46 54 52l6-10Q44 58 30 22z"),
    fill("M30 22q14 36 46 48l4-8Q54 52 40 20z", "light", 0.7),
    line("M54 44 74 22", 3, "light"),
    fill(circle(76, 20, 5), "accent"),
    fill("M38 74 28 94h34L52 80z", "deep"),
    line("M82 30q8-8 2-18M90 36q14-14 2-30", 2.4, "accent"),
  ],
  "galactic-federation": [
    fill(around(8, (angle) => star(50 + Math.sin(angle) * 33, 50 - Math.cos(angle) * 33, 8))),
    fill(circle(50, 50, 17), "deep"),
    line(circle(50, 50, 17), 2.4, "light"),
    line("M33 50h34M50 33v34M38 38q12 8 24 0M38 62q12-8 24 0", 1.4, "accent"),
  ],
  "new-galactic-order": [
    fill("M50 10 84 22v26c0 22-14 34-34 42-20-8-34-20-34-42V22z"),
    fill("M50 10 84 22v26c0 22-14 34-34 42z", "deep", 0.45),
    fill("M47 20h6v46h-6zM38 58h24v6H38z", "light"),
    fill("M46 64h8v14h-8z", "accent"),
  ],
  "merchant-guild": [
    line("M50 14v68M20 30h60M34 84h32", 5),
    line("M20 30 8 58h24zM80 30 68 58h24z", 2.2, "light"),
    fill("M6 58h28a14 12 0 0 1-28 0zM66 58h28a14 12 0 0 1-28 0z", "accent"),
    fill(circle(50, 14, 6), "light"),
  ],
  "new-economy": [
    fill("M14 62h14v26H14zM34 48h14v40H34zM54 34h14v54H54zM74 18h14v70H74z"),
    fill("M14 62h7v26h-7zM34 48h7v40h-7zM54 34h7v54h-7zM74 18h7v70h-7z", "light", 0.5),
    line("M10 50 34 32l16 6L78 8", 4, "accent"),
    fill("M70 4h16v16z", "accent"),
  ],
  "galactic-renaissance": [
    fill("M50 14c26 0 40 16 40 34 0 14-10 18-20 16-8-2-12 4-8 10 4 8-2 14-12 14C28 88 10 72 10 50c0-20 16-36 40-36z"),
    fill(circle(34, 38, 7), "#f25c4a"),
    fill(circle(56, 30, 7), "#6db6ff"),
    fill(circle(74, 44, 7), "#7ed27a"),
    fill(circle(32, 62, 7), "#a98bf0"),
    fill(circle(54, 70, 6), "#141a30"),
  ],
  "galactic-imperium": [
    fill("M12 30 30 54 50 18 70 54 88 30 80 80H20z"),
    fill("M50 18 70 54 88 30 80 80H50z", "deep", 0.4),
    fill("M20 82h60v9H20z", "light"),
    fill(circle(12, 28, 5) + circle(50, 14, 5) + circle(88, 28, 5), "accent"),
    fill("M50 56l8 10-8 10-8-10z", "#f25c4a"),
  ],
  "trade-league": [
    fill("M12 62h76L74 82H26z"),
    fill("M22 40h18v20H22zM42 40h18v20H42zM62 46h16v14H62zM32 20h18v18H32z", "accent", 0.9),
    line("M12 62h76", 3, "light"),
    line("M22 50h56M41 20v18", 1.6, "deep"),
  ],
};

/** Orbits and stars behind the sign. */
function backdrop(chance: Chance): Shape[] {
  const tilt = chance.between(-20, 20);
  const orbit = (wide: number): string => {
    const [left, right] = [n(50 - wide, 50 + tilt), n(50 + wide, 50 - tilt)];
    return `M${left}Q${n(50, 50 - wide * 0.7)} ${right}Q${n(50, 50 + wide * 0.7)} ${left}z`;
  };
  const specks = Array.from({ length: 6 }, () =>
    circle(chance.between(2, 98), chance.between(2, 98), chance.between(0.6, 1.4)),
  );
  return [line(orbit(chance.between(52, 66)), 0.8, "light", 0.35), fill(specks.join(""), "light", 0.6)];
}

/** The sign of a development. */
export function emblemOf(card: string, chance: Chance): Shape[] {
  const figure = FIGURES[card];
  if (figure === undefined) throw new RangeError(`no sign for ${card}`);
  return [...backdrop(chance), ...figure];
}
