/** The icon of the installed client as a PNG, for phones that take no SVG: drawn from the SVG whenever the client is built. */
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

import type { Plugin } from "vite";

const ICON = new URL("public/icon.svg", import.meta.url);
const NAME = "touch-icon.png";
const SIZE_PX = 180;
/** Each pixel is looked at this often in both directions, so that edges are smooth. */
const SAMPLES = 4;

type Point = readonly [number, number];
type Attributes = Record<string, string>;
/** From the coordinates outside to those inside. */
type Inwards = (point: Point) => Point;

interface Shape {
  covers: (point: Point) => boolean;
  colour: number[];
}

export function touchIcon(): Plugin {
  return {
    name: "touch-icon",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: pngOf(readFileSync(ICON, "utf-8")) });
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "apple-touch-icon", href: `./${NAME}` }, injectTo: "head" },
    ],
  };
}

/** Knows what the icon is made of, groups of rectangles, circles and ellipses, and refuses anything else. */
function shapesOf(svg: string): { shapes: Shape[]; wide: number } {
  const shapes: Shape[] = [];
  const groups: Inwards[] = [];
  let wide = 0;
  for (const [, closing, tag = "", written = ""] of svg.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    const given: Attributes = Object.fromEntries(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map((all) => all.slice(1)),
    );
    if (closing) groups.pop();
    else if (tag === "svg") wide = Number(given["viewBox"]?.split(" ")[2]);
    if (tag === "svg") continue;
    if (tag === "g") {
      if (!closing) groups.push(inwards(given["transform"] ?? ""));
      continue;
    }
    const way = [...groups, inwards(given["transform"] ?? "")];
    const inside = insideOf(tag, given);
    const paint = given["stroke"] ?? given["fill"] ?? "";
    shapes.push({
      covers: (point) => inside(way.reduce((at, step) => step(at), point)),
      colour: [1, 3, 5].map((start) => parseInt(paint.slice(start, start + 2), 16)),
    });
  }
  return { shapes, wide };
}

function inwards(transform: string): Inwards {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = "", numbers = ""]): Inwards => {
    const [a = 0, b = 0, c = 0] = numbers.split(/[ ,]+/).map(Number);
    if (name === "translate") return ([x, y]) => [x - a, y - b];
    if (name === "scale") return ([x, y]) => [x / a, y / a];
    if (name !== "rotate") throw new Error(`the icon is transformed by ${name}`);
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return ([x, y]) => [b + (x - b) * cos + (y - c) * sin, c - (x - b) * sin + (y - c) * cos];
  });
  return (point) => steps.reduce((at, step) => step(at), point);
}

function insideOf(tag: string, given: Attributes): Shape["covers"] {
  const number = (name: string): number => Number(given[name] ?? 0);
  if (tag === "rect") {
    return ([x, y]) => x >= 0 && y >= 0 && x <= number("width") && y <= number("height");
  }
  if (tag !== "circle" && tag !== "ellipse") throw new Error(`the icon has a ${tag}`);
  const [rx, ry] = tag === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
  const within = ([x, y]: Point, more: number): boolean =>
    ((x - number("cx")) / (rx + more)) ** 2 + ((y - number("cy")) / (ry + more)) ** 2 <= 1;
  const half = number("stroke-width") / 2;
  return (point) => within(point, half) && (half === 0 || !within(point, -half));
}

function pngOf(svg: string): Buffer {
  const { shapes, wide } = shapesOf(svg);
  const step = wide / (SIZE_PX * SAMPLES);
  const rows = Array.from({ length: SIZE_PX }, (_, row) => {
    const pixels = Array.from({ length: SIZE_PX }, (_, column) => pixelAt(shapes, row, column, step)).flat();
    // each row says first that it is written as it is
    return Buffer.from([0, ...pixels]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE_PX, 0);
  head.writeUInt32BE(SIZE_PX, 4);
  // eight bits for each of three colours
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

/** The mean of what is seen at the samples of a pixel. */
function pixelAt(shapes: Shape[], row: number, column: number, step: number): number[] {
  const sum = [0, 0, 0];
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const x = (column * SAMPLES + (sample % SAMPLES) + 0.5) * step;
    const y = (row * SAMPLES + Math.floor(sample / SAMPLES) + 0.5) * step;
    const seen = shapes.findLast(({ covers }) => covers([x, y]));
    seen?.colour.forEach((part, place) => (sum[place] = (sum[place] ?? 0) + part));
  }
  return sum.map((total) => Math.round(total / (SAMPLES * SAMPLES)));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
