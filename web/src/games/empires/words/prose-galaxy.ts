/** The loose discs of the galaxy in words: where they lie, what is near them and in which direction. */
import type { Passage } from "../../../table/board";
import { playerAt } from "../../../table/players/seats";
import { type Disc, discsOf } from "../galaxy/discs";
import { discName } from "../galaxy/spoken";
import { settlerAboard } from "../solo/settlers";
import { MM } from "../view";
import { whereName } from "./names";
import { type Landmark, passage, type Telling } from "./telling";

/** Everything a ship can fly to or into: places first, then what lies loose. */
function landmarks(told: Telling, but: string): Landmark[] {
  const { view, facts, say } = told;
  const places = facts.board.holes.map(({ key, x, y }) => ({ x, y, name: told.hole(key) }));
  const loose = discsOf(view, facts)
    .filter((disc) => disc.key !== but)
    .map((disc: Disc) => ({ x: disc.x, y: disc.y, name: discName(disc, say) }));
  return [...places, ...loose];
}

/** The ships of a seat: attack and defence, orbit or open space, and what lies around each. */
export function fleet(told: Telling, seat: number): Passage[] {
  const { view, say } = told;
  const ships = playerAt(view, seat).ships.map(({ ship, x, y, orbit, attack, defence }) => {
    const settler = seat === told.near && settlerAboard(view, ship) !== null;
    return [
      `${say.word("ship", ship)}: ${whereName(orbit, say)}, ${told.at({ x, y })}`,
      say("empires-web-now-ship", { attack, defence }),
      ...(settler ? [say("empires-web-settler-with")] : []),
      say("empires-prose-around", {
        things: told.beside({ x: x / MM, y: y / MM }, landmarks(told, `ship:${seat}:${ship}`), seat === told.near),
      }),
    ].join(". ");
  });
  const none = [told.of("empires-prose-no-ships", seat)];
  return passage(told.of("empires-prose-fleet", seat, { count: ships.length }), ships.length === 0 ? none : ships);
}

/** Mines, robots in orbit and the heart of the builders, which no ship may touch. */
export function galaxyItems(told: Telling): string[] {
  const { view, say } = told;
  const robots = view.campaign?.orbit_robots ?? [];
  const heart = view.campaign?.heart ?? null;
  return [
    ...view.mines.map((mine) => say("empires-prose-mine", { player: told.who(mine.owner), at: told.at(mine) })),
    ...robots.map(({ hole, ...at }) => say("empires-prose-orbit-robot", { hole: told.hole(hole), at: told.at(at) })),
    ...(heart === null
      ? []
      : [say("empires-prose-heart", { at: told.at(heart), radius: Math.round(heart.radius / MM) })]),
  ];
}
