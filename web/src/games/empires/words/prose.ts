/** The position of Ascending Empires in words: the turn, the galaxy by quadrants, ships, player boards, technologies, a scenario. */
import type { Update } from "../../../generated/messages";
import type { Passage, Say } from "../../../table/board";
import { nearSeat, rivalsOf } from "../../../table/players/seats";
import { factsOf } from "../facts";
import { LINES, tilesOf } from "../player/holdings";
import { settlersAt } from "../solo/settlers";
import { type HoleView, isClassic, viewOf } from "../view";
import { lyingName, quadrantOf, techAt } from "./names";
import { boardPassage } from "./prose-players";
import { fleet, galaxyItems } from "./prose-galaxy";
import { scenarioPassages } from "./prose-solo";
import { passage, Telling } from "./telling";

const LEVELS = [1, 2, 3, 4];

/** The whole position, as the eyes see it through which the update was made. */
export function prose(update: Update, files: unknown, say: Say): Passage[] {
  const view = viewOf(update);
  const near = nearSeat(update);
  const told = new Telling(view, update.seat, near, factsOf(files), say);
  const seats = [near, ...rivalsOf(view, near)];
  return [
    turn(told),
    ...(view.campaign === null ? [] : scenarioPassages(told, view.campaign)),
    boardPassage(told, near),
    { heading: say("empires-prose-fleets"), parts: seats.flatMap((seat) => fleet(told, seat)) },
    galaxy(told),
    ...seats.slice(1).map((seat) => boardPassage(told, seat)),
    technologies(told),
    ...passage(say("empires-label-missions"), missions(told)),
    ...passage(say("empires-prose-supply"), supply(told)),
  ];
}

function turn(told: Telling): Passage {
  const { view, say, facts } = told;
  const noise = facts.components.noise[view.noise]?.key ?? "none";
  const action =
    view.action === null
      ? []
      : [say("empires-prose-action", { action: say.word("action", view.action), left: view.left })];
  return {
    heading: told.of("empires-prose-turn", view.active, { turn: view.campaign?.turn ?? 0 }),
    items: [
      ...view.winners.map((seat) => told.of("empires-prose-won", seat)),
      ...action,
      ...view.bonuses.map((bonus) => say("empires-has-bonus", { bonus })),
      ...(view.last === null ? [] : [told.of("empires-prose-last", view.last)]),
      ...(view.campaign === null ? [say("empires-prose-pool", { count: view.pool })] : []),
      say("empires-web-noise", { noise: say(`empires-web-noise-${noise}`) }),
      ...(view.jet > 0 ? [say("empires-prose-jet", { jet: view.jet })] : []),
      ...(isClassic(view) ? [say("empires-prose-classic")] : []),
    ].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)),
  };
}

// The galaxy

function galaxy(told: Telling): Passage {
  const { say, facts } = told;
  return {
    heading: say("empires-prose-galaxy"),
    items: [say("empires-prose-map"), ...galaxyItems(told)],
    parts: facts.board.quadrants.map((quadrant) => quadrantPassage(told, quadrant)),
  };
}

function quadrantPassage(told: Telling, quadrant: string): Passage {
  const { view, say } = told;
  const holes = view.holes.filter(({ hole }) => quadrantOf(hole) === quadrant);
  /** What may lie face down is told with the first place where it may. */
  const heard = new Set<string>();
  const unheard = (hole: HoleView): string[] => {
    const now = told.now("hole", hole.hole);
    if (hole.place !== null) return now;
    const fresh = now.filter((text) => !heard.has(text));
    for (const text of now) heard.add(text);
    return fresh;
  };
  return {
    heading: say("empires-prose-quadrant", { quadrant: say.word("quadrant", quadrant) }),
    items: [
      ...(view.guardians.includes(quadrant) ? [say("empires-prose-guardian")] : []),
      ...(view.waiting_libraries.includes(quadrant) ? [say("empires-prose-library-waits")] : []),
      ...(isClassic(view) ? tiles(told, quadrant) : []),
      ...holes.map((hole) => place(told, hole, unheard(hole))),
    ],
  };
}

/** Planet tiles of the classic mode beside a quadrant. */
function tiles({ view, facts, say }: Telling, quadrant: string): string[] {
  const found = tilesOf(view, facts).find((each) => each.quadrant === quadrant);
  if (found === undefined) return [];
  const laid = found.laid.map((colour) => say(`empires-web-lying-${colour}`)).join(", ");
  return [say("empires-prose-tiles", { left: found.left, laid: laid === "" ? say("empires-web-none") : laid })];
}

/** A place: its name, what lies there, where it is, everything on it and around it. */
function place(told: Telling, hole: HoleView, now: string[]): string {
  const { view, say, facts } = told;
  const { x, y } = facts.hole(hole.hole);
  const settlers = settlersAt(view, hole.hole).length;
  const bases = hole.bases.map((base) =>
    say("empires-prose-base", { player: told.who(base.owner), at: told.at(base) }),
  );
  const lying = hole.scanned === null ? lyingName(hole, view, say) : say(`empires-web-known-${hole.scanned}`);
  return [
    `${say(`empires-hole-${hole.hole}`)}: ${lying}, ${say("empires-prose-at", { x, y })}`,
    ...now,
    ...bases,
    ...(settlers > 0 ? [say("empires-web-settlers-here", { count: settlers })] : []),
  ].join(". ");
}

// What lies beside the galaxy

function technologies(told: Telling): Passage {
  const { view, say } = told;
  return {
    heading: say("empires-label-technologies"),
    parts: LINES.map((colour) => ({
      heading: say(`empires-web-line-${colour}`),
      items: LEVELS.map((level) => {
        const tech = techAt(colour, level, view);
        const [name, now] = [
          say("empires-tech-level", { level, tech: say.word("tech", tech) }),
          told.now("tech", tech),
        ];
        return [
          `${name}.`,
          ...now.map((text) => (text.endsWith(".") ? text : `${text}.`)),
          ...told.rules("tech", tech),
        ].join(" ");
      }),
    })),
  };
}

function missions(told: Telling): string[] {
  const { view, say } = told;
  return view.missions.map(({ mission }) =>
    [`${say.word("mission", mission)}.`, ...told.rules("mission", mission), ...told.now("mission", mission)].join(" "),
  );
}

function supply(told: Telling): string[] {
  const { view, say } = told;
  const tokens = Object.entries(view.tokens).map(([colour, count]) => `${say(`empires-web-lying-${colour}`)} ${count}`);
  return [
    ...(isClassic(view) ? [] : [say("empires-prose-tokens", { tokens: tokens.join(", ") })]),
    ...view.archive.map((relic) =>
      say("empires-prose-archive", {
        relic: told.words("discovery", [relic]),
        about: told.rules("discovery", relic)[0] ?? "",
      }),
    ),
    ...(view.megastructure === null
      ? []
      : [
          [
            `${say(`empires-megastructure-${view.megastructure}`)}.`,
            ...told.rules("megastructure", view.megastructure),
          ].join(" "),
        ]),
  ];
}
