/** The picture of a card, made from the card itself: worlds as planets in the colour of their good. */
import { Chance } from "./drawn/chance";
import { emblemOf } from "./drawn/emblems";
import { type CardFacts, isMilitary } from "../facts";
import type { Shape } from "./drawn/shapes";
import { SURFACES, type SurfaceName } from "./drawn/surfaces";
import { wreckOf } from "./drawn/wrecks";

interface Colours {
  base: string;
  light: string;
  deep: string;
  accent: string;
  /** What shines behind the thing. */
  sky: string;
}

interface Ring {
  tilt: number;
  wide: number;
  thick: number;
}

interface Moon {
  x: number;
  y: number;
  radius: number;
}

export interface Art {
  kind: "planet" | "thing";
  colours: Colours;
  shapes: Shape[];
  /** Planets only: how large, how far turned. */
  scale: number;
  turn: number;
  ring: Ring | null;
  moons: Moon[];
  /** Small signs around it: defenders, rebels, strangers. */
  signs: string[];
}

/** Hue, saturation and lightness of a good, and the hue that stands out against it. */
const HUES: Record<string, [number, number, number, number]> = {
  novelty: [211, 68, 58, 190],
  rare: [28, 48, 50, 40],
  genes: [116, 40, 50, 88],
  alien: [47, 72, 54, 62],
};
const QUIET: [number, number, number, number][] = [
  [226, 22, 60, 208],
  [262, 26, 58, 300],
  [186, 26, 50, 160],
  [16, 26, 56, 38],
  [338, 24, 58, 20],
];

/** Surfaces that say something about a world; the others are drawn by lot. */
const KNOWN: Record<string, SurfaceName> = {
  "old-earth": "continents",
  "new-earth": "continents",
  "gem-world": "facets",
  "blaster-gem-mines": "facets",
  "mining-world": "craters",
  "spice-world": "dunes",
  "radioactive-world": "lava",
  "destroyed-world": "lava",
  "gambling-world": "cities",
  "tourist-world": "cities",
  "galactic-trendsetters": "cities",
  "prosperous-world": "cities",
  "terraformed-world": "continents",
  "aquatic-uplift-race": "swirl",
  "pre-sentient-race": "continents",
  "plague-world": "swirl",
};
const BY_GOOD: Record<string, [SurfaceName, ...SurfaceName[]]> = {
  novelty: ["bands", "ice", "continents", "swirl", "cities", "facets"],
  rare: ["craters", "lava", "dunes", "bands", "facets"],
  genes: ["continents", "swirl", "bands", "ice"],
  alien: ["facets", "cities", "bands", "lava", "swirl"],
};
const ANY_SURFACE = Object.keys(SURFACES) as [SurfaceName, ...SurfaceName[]];

const drawn = new Map<string, Art>();

/** The picture of a card; drawn once. */
export function artOf(card: CardFacts): Art {
  const known = drawn.get(card.id) ?? draw(card);
  drawn.set(card.id, known);
  return known;
}

function draw(card: CardFacts): Art {
  const chance = new Chance(card.id);
  const colours = coloursOf(card, chance);
  const thing = card.kind === "development" ? emblemOf(card.id, chance) : wreckOf(card.id, chance);
  const signs = signsOf(card);
  if (thing !== null) {
    return { kind: "thing", colours, shapes: thing, scale: 1, turn: 0, ring: null, moons: [], signs };
  }
  const surface = KNOWN[card.id] ?? chance.of(BY_GOOD[card.good ?? ""] ?? ANY_SURFACE);
  return {
    kind: "planet",
    colours,
    shapes: SURFACES[surface](chance),
    scale: chance.between(0.86, 1.04),
    turn: Math.round(chance.between(-28, 28)),
    ring: chance.next() < 0.24 ? ringOf(chance) : null,
    moons: Array.from({ length: chance.of([0, 0, 1, 1, 2]) }, () => moonOf(chance)),
    signs,
  };
}

function coloursOf(card: CardFacts, chance: Chance): Colours {
  if (card.kind === "development") {
    const hue = card.cost === 6 ? 42 : chance.whole(196, 300);
    return {
      base: card.cost === 6 ? "#e3bd6b" : "#cdb58a",
      light: "#fff1cf",
      deep: card.cost === 6 ? "#8a6420" : "#75603a",
      accent: card.cost === 6 ? "#ffe9a8" : `hsl(${hue} 70% 76%)`,
      sky: `hsl(${hue} 42% 36%)`,
    };
  }
  const [hue, saturation, lightness, other] = HUES[card.good ?? ""] ?? chance.of(QUIET as [never, ...never[]]);
  const [turned, lit] = [hue + chance.between(-9, 9), lightness + chance.between(-5, 6)];
  const tone = (by: number): string => `hsl(${Math.round(turned)} ${saturation}% ${Math.round(lit + by)}%)`;
  const accent = `hsl(${Math.round(other + chance.between(-14, 14))} ${saturation + 16}% ${Math.round(lit + 14)}%)`;
  return { base: tone(0), light: tone(20), deep: tone(-26), accent, sky: tone(-14) };
}

function ringOf(chance: Chance): Ring {
  return { tilt: Math.round(chance.between(-34, 12)), wide: chance.between(56, 62), thick: chance.between(3, 6) };
}

function moonOf(chance: Chance): Moon {
  const angle = chance.between(2.4, 5.6);
  const far = chance.between(45, 49);
  return { x: 50 + Math.cos(angle) * far, y: 50 + Math.sin(angle) * far * 0.9, radius: chance.between(2.5, 5) };
}

function signsOf(card: CardFacts): string[] {
  const signs = (card.keywords ?? []).filter((keyword) => ["rebel", "alien", "uplift", "imperium"].includes(keyword));
  return isMilitary(card) ? ["guard", ...signs] : signs;
}
