/** Spaces of the sky as people at the table say them: by their ring, the star of their sector and what lies there. */
import type { Say } from "../../../table/board";
import { indexOf, PLACES, type SpaceView, spaceOf, starOf, type View } from "../view";

/** "Ring 2 near Vega". */
export function ringNear(space: string, view: View, say: Say): string {
  const { ring, sector } = spaceOf(space);
  const star = starOf(view, sector);
  if (star === undefined) return say.word("space", space);
  return say("seti-web-space", { ring, star: say.word("star", star.star) });
}

export function lyingAt(space: string, view: View): SpaceView | undefined {
  return view.sky[indexOf(space)];
}

/** What lies on a space, with its place: "Mars (ring 2 near Vega)". */
export function placeName(space: string, view: View, say: Say): string {
  const name = shortName(space, view, say);
  const place = ringNear(space, view, say);
  return name === place ? place : say("seti-web-space-with", { name, space: place });
}

/** What lies on a space, or its place where nothing does: "Mars", "asteroids", "ring 2 near Vega". */
export function shortName(space: string, view: View, say: Say): string {
  const lying = lyingAt(space, view);
  if (lying?.planet != null) return say.word("planet", lying.planet);
  if (lying?.kind === "asteroids" || lying?.kind === "comet") return say(`seti-thing-${lying.kind}`);
  return ringNear(space, view, say);
}

/** A species by its name once it is known, else by its place. */
export function speciesName(place: string, view: View, say: Say): string {
  const species = speciesAt(place, view);
  return species === null ? say.word("place", place) : say.word("species", species);
}

export function speciesAt(place: string, view: View): string | null {
  return view.species[place === PLACES[0] ? 0 : 1]?.species ?? null;
}
