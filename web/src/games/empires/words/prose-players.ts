/** A player board of Ascending Empires in words: points, energy, stock, buildings, technologies, relics. */
import type { Passage } from "../../../table/board";
import { playerAt } from "../../../table/players/seats";
import { CLASSIC_ROWS, LINES, levelsOf, relicsOf, ROWS, rowsOf, spacesOf, stockOf, totalOf } from "../player/holdings";
import { isAlone, isClassic, type PlayerView } from "../view";
import { sentence } from "./explanation";
import { passage, type Telling } from "./telling";
import { asideOf } from "./things";

export function boardPassage(told: Telling, seat: number): Passage {
  const { say, view } = told;
  const player = playerAt(view, seat);
  const sums = Object.entries(player.breakdown).map(([category, sum]) => `${say(`empires-points-${category}`)} ${sum}`);
  return {
    heading: told.of(isAlone(view) ? "empires-prose-board-alone" : "empires-prose-board", seat, {
      points: say("empires-points", { points: totalOf(player) }),
    }),
    items: [
      ...(player.empire === null
        ? []
        : [[`${say.word("empire", player.empire)}.`, ...told.rules("empire", player.empire)].join(" ")]),
      ...(player.gate === "" ? [] : [say("empires-prose-home", { hole: say(`empires-hole-${player.gate}`) })]),
      ...energy(told, player),
      ...stock(told, seat, player),
    ].map(sentence),
    parts: [
      ...passage(
        say("empires-prose-buildings"),
        isClassic(view) ? classicBuildings(told, player) : buildings(told, player),
      ),
      ...passage(say("empires-label-techs"), techs(told, player)),
      ...passage(say("empires-label-relics"), relics(told, player)),
      ...passage(say("empires-label-points"), [say("empires-prose-tokens-held", { count: player.points }), ...sums]),
    ],
  };
}

function energy({ say, view }: Telling, player: PlayerView): string[] {
  if (isClassic(view)) return [];
  const double = player.double === null ? [] : [say(`empires-has-double-${player.double}`)];
  return [say("empires-has-energy", { energy: player.energy, spent: player.spent }), ...double];
}

function stock(told: Telling, seat: number, player: PlayerView): string[] {
  const { say, view, facts } = told;
  const locked = isClassic(view) ? asideOf(view, seat, facts) : { troops: 0, ships: 0 };
  const ships = stockOf(player, view).map(({ ship, count, fresh, tech }) => {
    const name = tech === "" ? say("empires-has-ships", { count }) : say.word("ship", ship);
    return fresh ? say("empires-has-new", { thing: name }) : name;
  });
  const pieces = [say("empires-has-troops", { count: player.troops }), ...ships].join(", ");
  return [
    say("empires-prose-waiting", { pieces }),
    ...(locked.troops + locked.ships > 0
      ? [say("empires-prose-locked", { troops: locked.troops, ships: locked.ships })]
      : []),
  ];
}

function buildings(told: Telling, player: PlayerView): string[] {
  const { say, facts, view } = told;
  const scored = !isAlone(view);
  return ROWS.map((building) => {
    const spaces = spacesOf(player, building, facts, scored);
    const built = spaces.filter((space) => !space.filled);
    return say(scored ? "empires-web-row-name" : "empires-web-row-plain", {
      building: sentence(say.word("building", building)),
      built: built.length,
      all: spaces.length,
      stars: built.reduce((sum, space) => sum + space.stars, 0),
    });
  });
}

function classicBuildings(told: Telling, player: PlayerView): string[] {
  const { say, facts, view } = told;
  const rows = CLASSIC_ROWS.map((building) => {
    const all = facts.classicCount(building);
    const built = all - (player.buildings[building] ?? 0);
    const row = say("empires-web-classic-row", { building: sentence(say.word("building", building)), built, all });
    const again = building === "city" ? player.most_cities - built : 0;
    return again > 0 ? `${row} ${say("empires-prose-cities-again", { count: again })}` : row;
  });
  const unlocking = rowsOf(player, view).map(({ level, known }) =>
    say(known.length === LINES.length ? "empires-web-row-whole" : "empires-web-row-needs", {
      level,
      known: known.length,
    }),
  );
  return [...rows, ...unlocking];
}

function techs(told: Telling, player: PlayerView): string[] {
  const { say, view } = told;
  return LINES.map((colour) => {
    const known = levelsOf(player, colour, view).filter((level) => level.known);
    const names = known.map(({ level, tech }) => say("empires-tech-level", { level, tech: say.word("tech", tech) }));
    return say("empires-prose-line", {
      line: say(`empires-web-line-${colour}`),
      techs: names.length === 0 ? say("empires-web-none") : names.join(", "),
    });
  });
}

function relics(told: Telling, player: PlayerView): string[] {
  const { say } = told;
  return relicsOf(player).map(({ relic, fresh }) => {
    const name = say.word("discovery", relic);
    return [`${fresh ? say("empires-has-new", { thing: name }) : name}.`, ...told.rules("discovery", relic)].join(" ");
  });
}
