/** The board of Ascending Empires, as the table's frame loads it. */
import type { EventInfo } from "../../generated/messages";
import type { BoardModule, Offer, Pane } from "../../table/board";
import { heldBy } from "../../table/log/places";
import ClassicAside from "./player/ClassicAside.svelte";
import ClassicPurse from "./player/ClassicPurse.svelte";
import { aloneTable } from "./solo/table";
import { isAlone, isClassic, SEATS, viewOf } from "./view";

export { default as Aside } from "./player/Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Purse } from "./player/Purse.svelte";
export { scoring } from "./words/account";
export { default as HoverCard } from "./words/HoverCard.svelte";
export { folder, label } from "./words/label";
export { word } from "./words/names";
export { prose } from "./words/prose";

/** The question stands below the galaxy. */
export const holdsQuestion = true;

/** Rivals and one's own board stand beside the galaxy. */
export const holdsPlayers = true;

/** The classic mode has neither missions nor energy, and goes otherwise; alone one plays against robots. */
export const at: BoardModule["at"] = (update) => {
  const view = viewOf(update);
  if (isAlone(view)) return aloneTable(panes);
  return isClassic(view) ? { Aside: ClassicAside, Purse: ClassicPurse, guide: "classic-guide" } : null;
};

/** What is chosen on the galaxy itself. */
const DRAWN = new Set(["aim", "put", "place", "towards"]);

export function offer(_: unknown, pane: string): Offer {
  // a pane without the galaxy shows none of it, but what is asked looks the same beside it
  const drawn = pane === "" || pane === "galaxy";
  return { has: (answer) => drawn && DRAWN.has(answer.verb), keys: 0 };
}

const thing =
  (kind: string) =>
  (word: string): string[] => [`${kind}:${word}`];
/** Everybody may have one of these. */
const own =
  (kind: string) =>
  (word: string, seat: number): string[] => [heldBy(`${kind}:${word}`, seat)];
const ship = (word: string, seat: number): string[] => [`ship:${seat}:${word}`];

/** Told by its card alone: which building it is, the name does not say. */
const nowhere = (): string[] => [];

/** Where the log's names lie. */
export const places: BoardModule["places"] = {
  hole: thing("hole"),
  other_hole: thing("hole"),
  ship,
  other_ship: ship,
  building: nowhere,
  tech: own("tech"),
  discovery: own("discovery"),
  mission: thing("mission"),
};

/** The ship of somebody else, who is named beside it, in an attack or a ram. */
export function holder(axis: string, event: EventInfo): number | null {
  const others = axis === "other_ship" || (axis === "ship" && event.name === "ship-attacked");
  return others ? SEATS.findIndex((colour) => colour === event.facts["seat"]) : null;
}

export const panes: Pane[] = [
  { id: "galaxy", icon: "planet", label: "empires-web-pane-galaxy" },
  { id: "player", icon: "hand", label: "empires-web-pane-player" },
  { id: "rivals", icon: "person", label: "empires-web-pane-rivals" },
];
