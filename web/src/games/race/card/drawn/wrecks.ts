/** Worlds that are no planets: belts, comets, ports, and the ships of strangers, grown from their names. */
import type { Chance } from "./chance";
import { blob, circle, n, type Point, polygon, round, type Shape } from "./shapes";

type Drawing = (chance: Chance) => Shape[];

function belt(chance: Chance): Shape[] {
  return Array.from({ length: 11 }, (_, place) => {
    const [x, y] = [4 + place * 9, 74 - place * 4.8 + chance.between(-20, 20)];
    const radius = chance.between(5, 13);
    return [
      { d: blob(chance, x, y, radius), fill: "base" },
      { d: blob(chance, x + radius * 0.25, y + radius * 0.3, radius * 0.6), fill: "deep", opacity: 0.55 },
      { d: circle(x - radius * 0.35, y - radius * 0.35, radius * 0.22), fill: "light", opacity: 0.8 },
    ];
  }).flat();
}

function comets(chance: Chance): Shape[] {
  const comet = (x: number, y: number, r: number): Shape[] => {
    const at = (across: number, down: number): Point => ({ x: x + across * r, y: y + down * r });
    return [
      { d: polygon(at(-1, -0.4), at(5, -4.4), at(0.6, 1)), fill: "light", opacity: 0.25 },
      { d: polygon(at(-0.6, -0.5), at(3.4, -3), at(0.5, 0.6)), fill: "accent", opacity: 0.5 },
      { d: blob(chance, x, y, r * 0.9), fill: "base" },
      { d: circle(x - r * 0.25, y - r * 0.25, r * 0.35), fill: "light", opacity: 0.8 },
    ];
  };
  return [...comet(62, 74, 6), ...comet(76, 42, 4), ...comet(30, 62, 13)];
}

function port(): Shape[] {
  return [
    { d: "M10 52a40 15 0 1 0 80 0a40 15 0 1 0-80 0z", stroke: "deep", width: 9 },
    { d: "M10 50a40 15 0 1 0 80 0a40 15 0 1 0-80 0z", stroke: "base", width: 6 },
    { d: "M46 8h8v84h-8z", fill: "deep" },
    { d: "M46 8h4v84h-4z", fill: "light" },
    { d: "M34 34h32l7 16-7 18H34l-7-18z", fill: "base" },
    { d: "M50 34h16l7 16-7 18H50z", fill: "deep", opacity: 0.5 },
    { d: "M36 44h6v5h-6zM47 44h6v5h-6zM58 44h6v5h-6zM40 55h20v4H40z", fill: "#ffe9a8" },
    { d: circle(14, 58, 2.4) + circle(86, 46, 2.4) + circle(66, 64, 2), fill: "#ffe9a8" },
  ];
}

/** A ship as wide as its ribs, both sides alike, turned towards the upper right. */
function ship(chance: Chance, x: number, y: number, length: number): Shape[] {
  const ribs = 7;
  const [cos, sin] = [Math.cos(-0.7) * length, Math.sin(-0.7) * length];
  const at = (along: number, across: number): Point => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
  });
  const along = (rib: number): number => rib / (ribs - 1) - 0.5;
  const wide = Array.from(
    { length: ribs },
    (_, rib) => chance.between(0.08, 0.34) * Math.sin(((rib + 0.55) / ribs) * Math.PI),
  );
  const port = wide.map((width, rib) => at(along(rib), -width));
  const starboard = wide.map((width, rib) => at(along(rib), width)).reverse();
  const keel = wide.map((_, rib) => at(along(rib), 0));
  const bow = at(0.62, 0);
  return [
    { d: polygon(at(-0.5, -0.06), at(-0.86, 0), at(-0.5, 0.06)), fill: "accent", opacity: 0.55 },
    { d: polygon(...port, bow, ...starboard), fill: "base" },
    { d: polygon(...keel, bow, ...starboard), fill: "deep", opacity: 0.6 },
    { d: `M${[...keel, bow].map((spot) => n(spot.x, spot.y)).join("L")}`, stroke: "light", width: round(length / 40) },
    ...keel.slice(2, 6).map((spot) => ({ d: circle(spot.x, spot.y, length / 26), fill: "accent" })),
  ];
}

function fleet(chance: Chance): Shape[] {
  return [...ship(chance, 26, 70, 40), ...ship(chance, 76, 66, 34), ...ship(chance, 54, 40, 62)];
}

function sentry(): Shape[] {
  return [
    { d: "M50 6 78 30 72 78 50 94 28 78 22 30z", fill: "base" },
    { d: "M50 6 78 30 72 78 50 94z", fill: "deep", opacity: 0.55 },
    { d: "M30 40q20-16 40 0-20 16-40 0z", fill: "#1a1408" },
    { d: circle(50, 40, 7), fill: "accent" },
    { d: circle(50, 40, 2.6), fill: "#fff" },
    { d: "M40 62h20M42 70h16M45 78h10", stroke: "light", width: 2.4, opacity: 0.8 },
    { d: "M22 30 8 22M78 30l14-8M28 78 16 90M72 78l12 12", stroke: "base", width: 4 },
  ];
}

const WRECKS: Record<string, Drawing> = {
  "asteroid-belt": belt,
  "comet-zone": comets,
  "space-port": port,
  "alien-robot-sentry": sentry,
  "alien-robot-scout-ship": (chance) => ship(chance, 48, 54, 78),
  "lost-alien-warship": (chance) => ship(chance, 48, 54, 88),
  "lost-alien-battle-fleet": fleet,
  "star-nomad-lair": fleet,
};

/** The drawing of a world that is no planet; null for planets. */
export function wreckOf(card: string, chance: Chance): Shape[] | null {
  return WRECKS[card]?.(chance) ?? null;
}
