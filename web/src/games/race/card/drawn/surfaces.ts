/** What covers a planet: shapes on a disc of radius 40 around (50, 50), different for every world. */
import type { Chance } from "./chance";
import { blob, circle, n, type Point, polygon, round, type Shape } from "./shapes";

export type Surface = (chance: Chance) => Shape[];

const RADIUS = 40;

/** A point on the disc, so far from its middle as a share of the radius. */
function point(angle: number, share: number): Point {
  return { x: 50 + Math.cos(angle) * RADIUS * share, y: 50 + Math.sin(angle) * RADIUS * share };
}

/** A belt across the disc, waving. */
function belt(y: number, height: number, wave: number): string {
  return `M4 ${n(y)}q23 ${n(wave)} 46 0t46 0v${n(height)}q-23 ${n(wave)} -46 0t-46 0z`;
}

function bands(chance: Chance): Shape[] {
  const shapes: Shape[] = [];
  let y = 10;
  while (y < 88) {
    const height = chance.between(3, 9);
    const tone = chance.of(["light", "deep", "deep", "accent"]);
    shapes.push({ d: belt(y, height, chance.between(-5, 5)), fill: tone, opacity: round(chance.between(0.25, 0.6)) });
    y += height + chance.between(2, 9);
  }
  const eye = { x: chance.between(32, 70), y: chance.between(40, 70), wide: chance.between(5, 10) };
  shapes.push({ d: blob(chance, eye.x, eye.y, eye.wide * 0.7), fill: "accent", opacity: 0.75 });
  return shapes;
}

function craters(chance: Chance): Shape[] {
  return Array.from({ length: chance.whole(7, 12) }, () => {
    const at = point(chance.between(0, 6.28), Math.sqrt(chance.next()) * 0.92);
    const radius = chance.between(2.5, 9);
    return [
      { d: circle(at.x, at.y, radius), fill: "deep", opacity: 0.5 },
      { d: circle(at.x + radius * 0.22, at.y + radius * 0.24, radius * 0.74), fill: "light", opacity: 0.35 },
    ];
  }).flat();
}

function continents(chance: Chance): Shape[] {
  const land = Array.from({ length: chance.whole(4, 6) }, (_, place) => {
    const at = point(place * 1.3 + chance.between(-0.4, 0.4), chance.between(0.2, 0.85));
    return { d: blob(chance, at.x, at.y, chance.between(9, 19)), fill: "accent", opacity: 0.95 };
  });
  return [...land, ...clouds(chance)];
}

function clouds(chance: Chance): Shape[] {
  return Array.from({ length: chance.whole(3, 5) }, () => {
    const start = n(chance.between(8, 50), chance.between(18, 82));
    const bend = n(chance.between(10, 18), chance.between(-6, 6), chance.between(22, 38), 0);
    return {
      d: `M${start}q${bend}`,
      stroke: "#fff",
      width: round(chance.between(2, 4)),
      opacity: 0.5,
    };
  });
}

function ice(chance: Chance): Shape[] {
  const caps = [
    { d: blob(chance, 50, chance.between(8, 16), 24), fill: "#fff", opacity: 0.8 },
    { d: blob(chance, 50, chance.between(86, 94), 24), fill: "#fff", opacity: 0.75 },
  ];
  return [...caps, ...cracks(chance, "light", 1.8)];
}

/** Broken lines over the disc. */
function cracks(chance: Chance, stroke: string, width: number): Shape[] {
  return Array.from({ length: chance.whole(5, 7) }, () => {
    const start = point(chance.between(0, 6.28), chance.between(0.1, 0.9));
    const steps = Array.from({ length: 4 }, () => `l${n(chance.between(-16, 16), chance.between(4, 14))}`).join("");
    return { d: `M${n(start.x, start.y - 18)}${steps}`, stroke, width, opacity: 0.85 };
  });
}

function lava(chance: Chance): Shape[] {
  const plates = Array.from({ length: 5 }, (_, place) => {
    const at = point(place * 1.26, 0.6);
    return { d: blob(chance, at.x, at.y, chance.between(8, 13)), fill: "deep", opacity: 0.5 };
  });
  return [...plates, ...cracks(chance, "accent", 2.6)];
}

function swirl(chance: Chance): Shape[] {
  const eye = { x: chance.between(38, 62), y: chance.between(38, 62) };
  return Array.from({ length: 7 }, (_, ring) => {
    const radius = 5 + ring * chance.between(6, 8);
    const from = chance.between(0, 6.28);
    const [x, y] = [eye.x + Math.cos(from) * radius, eye.y + Math.sin(from) * radius * 0.8];
    return {
      d: `M${n(x, y)}a${n(radius, radius * 0.8)} 0 1 1 ${n(radius * 0.6, radius * 0.9)}`,
      stroke: chance.of(["light", "accent", "deep"]),
      width: round(chance.between(2, 4.5)),
      opacity: 0.55,
    };
  });
}

function cities(chance: Chance): Shape[] {
  const ground = [{ d: blob(chance, 50, 50, 30), fill: "deep", opacity: 0.75 }];
  const roads = Array.from({ length: 5 }, () => {
    const [from, to] = [point(chance.between(0, 6.28), 0.85), point(chance.between(0, 6.28), 0.85)];
    return {
      d: `M${n(from.x, from.y)}L${n(to.x, to.y)}`,
      stroke: "accent",
      width: 0.9,
      opacity: 0.6,
    };
  });
  const lights = Array.from({ length: 26 }, () => {
    const at = point(chance.between(0, 6.28), Math.sqrt(chance.next()) * 0.9);
    return { d: circle(at.x, at.y, chance.between(0.8, 1.9)), fill: "accent", opacity: 0.95 };
  });
  return [...ground, ...roads, ...lights];
}

function facets(chance: Chance): Shape[] {
  const heart = { x: chance.between(40, 60), y: chance.between(38, 60) };
  const count = chance.whole(9, 12);
  return Array.from({ length: count }, (_, place) => {
    const edge = (step: number): Point => point(((place + step) / count) * 2 * Math.PI, 1.1);
    const bend = point(((place + 0.5) / count) * 2 * Math.PI, chance.between(0.35, 0.75));
    const outline = polygon(heart, edge(0), edge(1));
    const inner = polygon(heart, bend, edge(1));
    return [
      { d: outline, fill: chance.of(["light", "deep", "accent"]), opacity: round(chance.between(0.2, 0.55)) },
      { d: inner, fill: "#fff", opacity: round(chance.between(0.05, 0.28)) },
    ];
  }).flat();
}

function dunes(chance: Chance): Shape[] {
  const lines = Array.from({ length: 10 }, (_, place) => ({
    d: `M6 ${n(16 + place * 8 + chance.between(-2, 2))}q${n(chance.between(12, 30), chance.between(-9, 9))} 46 0t44 0`,
    stroke: place % 2 ? "deep" : "light",
    width: round(chance.between(1.4, 3.4)),
    opacity: 0.5,
  }));
  const mesa = { d: blob(chance, chance.between(34, 66), chance.between(34, 66), 13), fill: "deep", opacity: 0.35 };
  return [mesa, ...lines];
}

export const SURFACES = { bands, craters, continents, ice, lava, swirl, cities, facets, dunes } satisfies Record<
  string,
  Surface
>;
export type SurfaceName = keyof typeof SURFACES;
