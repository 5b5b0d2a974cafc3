/** Which drawing a card carries and in which colours. */
import type { CardFacts } from "../facts";

export interface Picture {
  /** A symbol of the icon set, or a drawing of the board's own. */
  art: string;
  own: boolean;
  main: string;
  second: string;
  sky: string;
}

const BY_GOOD: Record<string, Picture> = {
  ore: { art: "rock", own: false, main: "#b5606c", second: "#e7a3ac", sky: "#6a3350" },
  fuel: { art: "lava", own: false, main: "#a8552a", second: "#ffc46b", sky: "#7a3f1f" },
  carbon: { art: "ice", own: false, main: "#5d83b8", second: "#cfe1ff", sky: "#2e4a86" },
  food: { art: "lush", own: false, main: "#6fae4a", second: "#2f6f9a", sky: "#2c5f4a" },
  "trade-goods": { art: "ring", own: false, main: "#9070c4", second: "#e3c9ff", sky: "#463070" },
  knowledge: { art: "gas", own: false, main: "#3f98ab", second: "#b8f3ff", sky: "#1d4f66" },
};

const BY_KIND: Record<string, Picture> = {
  "council-planet": { art: "council", own: true, main: "#b0905a", second: "#f6e3b4", sky: "#57431f" },
  pirate: { art: "pirate", own: false, main: "#9a5468", second: "#ff8f6b", sky: "#5a2438" },
  asteroids: { art: "asteroids", own: false, main: "#8e8a86", second: "#c9c4bd", sky: "#3b3a48" },
};

/** The four targets of orders, told apart at a glance. */
const BY_TARGET: Record<string, Picture> = {
  andromeda: { art: "target", own: false, main: "#4a6fb5", second: "#d8b46a", sky: "#2b3f7a" },
  cassiopeia: { art: "target", own: false, main: "#8a5aa8", second: "#e0c0f0", sky: "#472a63" },
  perseus: { art: "target", own: false, main: "#3c8f86", second: "#bfe8d8", sky: "#1c4f52" },
  mestor: { art: "target", own: false, main: "#a8763f", second: "#f3d9a4", sky: "#5a3b20" },
};

const BY_PEOPLE: Record<string, Picture> = {
  diplomats: { art: "diplomats", own: true, main: "#c9d3ea", second: "#d8b46a", sky: "#34406a" },
  "green-folk": { art: "green-folk", own: true, main: "#7fbf6a", second: "#d9f2b8", sky: "#1f4a35" },
  scientists: { art: "scientists", own: true, main: "#8fd0dc", second: "#f4f1e8", sky: "#1d4558" },
  merchants: { art: "merchants", own: true, main: "#cfa36b", second: "#cda0f2", sky: "#4b3358" },
};

export function pictureOf(card: CardFacts): Picture {
  const picture = BY_PEOPLE[card.people ?? ""] ?? BY_TARGET[card.key] ?? BY_KIND[card.kind] ?? BY_GOOD[card.good ?? ""];
  if (picture === undefined) throw new RangeError(`nobody has drawn ${card.key}`);
  return picture;
}

/** Planets of the same good are turned differently, so that they are not twins. */
export function turn_deg(card: CardFacts): number {
  if (card.kind !== "colony" && card.kind !== "trade-planet") return 0;
  let sum = 0;
  for (const letter of card.key) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return card.good === "trade-goods" ? (sum % 40) - 20 : sum % 50;
}
