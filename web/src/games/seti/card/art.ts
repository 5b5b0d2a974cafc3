/** The picture of a card: what is drawn, in which colours. */
import { CRAFT } from "./drawn/craft";
import { FIERCE } from "./drawn/fierce";
import { GROUND } from "./drawn/ground";
import { HEAVENS } from "./drawn/heavens";
import { LAB } from "./drawn/lab";
import { PICTURES } from "./drawn/pictures";
import { sceneOf } from "./drawn/scenes";
import { STRANGE } from "./drawn/strange";

export interface Art {
  /** What is shown, behind what, in which colours: three words. */
  words: [subject: string, scene: string, palette: string];
  /** Colours and sky, as a style. */
  style: string;
  /** What is behind, 160 wide and 100 high. */
  scene: string;
  /** What is shown, 100 wide and high. */
  subject: string;
}

export const SUBJECTS: Record<string, string> = { ...STRANGE, ...FIERCE, ...LAB, ...GROUND, ...HEAVENS, ...CRAFT };

/** Main colour, accent, glow of the sky. */
const PALETTES: Record<string, [string, string, string]> = {
  steel: ["#b9c4dc", "#ffb35c", "#33508c"],
  gold: ["#d8b46a", "#9fd4ff", "#4a3560"],
  copper: ["#d08a5c", "#ffe08a", "#5c2c2a"],
  ice: ["#bfe0ec", "#ff9d7a", "#1f5a78"],
  rose: ["#e3a0b4", "#ffe08a", "#5a2a58"],
  leaf: ["#8fcf8a", "#ffe69a", "#1f5a48"],
  violet: ["#b79bf0", "#ffd36b", "#40307c"],
  sand: ["#d9bd84", "#f0764e", "#6b4a2a"],
  navy: ["#8fa8e0", "#ffcf5e", "#1d2f6a"],
  teal: ["#7fcfd6", "#ffb0d0", "#175a63"],
  ember: ["#f0925a", "#ffe9a8", "#6a2418"],
  plum: ["#d6a6e8", "#a8e0ff", "#4b1f5a"],
  slate: ["#9aa6b8", "#f2d274", "#2c3a4c"],
  lime: ["#c4d86a", "#ff8f6b", "#3c4f1a"],
  white: ["#eef2fa", "#6fb0ff", "#3a4a74"],
  crimson: ["#e06a72", "#ffd0a0", "#5a1020"],
};

const drawn = new Map<string, Art>();

/** The picture of a card; put together once. */
export function artOf(card: string): Art {
  const known = drawn.get(card) ?? draw(card);
  drawn.set(card, known);
  return known;
}

function draw(card: string): Art {
  const [subject = "", scene = "", palette = ""] = (PICTURES[card] ?? "").split(" ");
  const figure = SUBJECTS[subject];
  const colours = PALETTES[palette];
  if (figure === undefined || colours === undefined) throw new RangeError(`no picture for ${card}`);
  const [main, accent, glow] = colours;
  const behind = sceneOf(scene, card);
  const style = [
    `--p:${main};--q:${accent};--a:${glow};--b:color-mix(in srgb, ${glow} 26%, #060a17)`,
    `--d:color-mix(in srgb, ${main} 48%, #0a0f20);--l:color-mix(in srgb, ${main} 52%, #fff)`,
    `background:${behind.sky}`,
  ].join(";");
  return { words: [subject, scene, palette], style, scene: behind.drawn, subject: figure };
}
