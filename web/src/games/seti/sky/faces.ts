/** The pictures of the planets in the sky: a drawing of the set and its two colours. */

export interface Face {
  art: string;
  main: string;
  second: string;
}

const FACES: Record<string, Face> = {
  mercury: { art: "rock", main: "#a9a29a", second: "#fff" },
  venus: { art: "gas", main: "#e3c27c", second: "#fff" },
  earth: { art: "lush", main: "#5fae5a", second: "#2f78b8" },
  mars: { art: "rock", main: "#c8603c", second: "#fff" },
  jupiter: { art: "gas", main: "#d9a06a", second: "#c4562f" },
  saturn: { art: "ring", main: "#d9bd84", second: "#efe0b6" },
  uranus: { art: "ice", main: "#7fcfd4", second: "#fff" },
  neptune: { art: "gas", main: "#4a78d8", second: "#9fd0ff" },
  oumuamua: { art: "visitor", main: "#b0846a", second: "#e8c9a8" },
};

export function faceOf(planet: string): Face {
  const found = FACES[planet];
  if (found === undefined) throw new RangeError(`nobody has drawn ${planet}`);
  return found;
}
