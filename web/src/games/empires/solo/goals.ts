/** What is still missing of a goal, read off the galaxy. */
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { type HoleView, holeOf, type View } from "../view";
import { quadrantOf } from "../words/names";
import { campaignOf, type GoalView } from "./alone";
import { countOf, settlersAt } from "./settlers";

/** The person alone sits here. */
const PERSON = 0;

type Told = (goal: GoalView, view: View, facts: Facts, say: Say) => string;

const SENTENCES: Record<string, Told> = {
  centres: (_, view, __, say) => {
    const built = own(view).filter(({ centres }) => centres > 0);
    const places = built.map(({ hole, place }) =>
      say("empires-web-colour-in", {
        colour: say(`empires-web-lying-${place ?? "blue"}`),
        quadrant: say.word("quadrant", quadrantOf(hole)),
      }),
    );
    return places.length === 0 ? "" : say("empires-web-so-far", { what: places.join(", ") });
  },
  energy: ({ reached, wanted }, _, __, say) =>
    reached >= wanted ? "" : say("empires-web-energy-missing", { count: wanted - reached }),
  cities: (_, view, facts, say) =>
    missing(
      facts,
      own(view).filter(({ cities }) => cities > 0),
      say,
    ),
  settlers: (_, view, __, say) => {
    const campaign = campaignOf(view);
    const states = ["aboard", "waiting", "lost"].flatMap((fate) => {
      const count = countOf(campaign, fate);
      return count === 0 ? [] : [say(`empires-web-settlers-${fate}`, { count })];
    });
    return states.join(", ");
  },
  strongholds: (_, view, __, say) =>
    own(view)
      .flatMap(({ hole, cities, bases }) => {
        if (cities > 0 === bases.length > 0) return [];
        const what = cities > 0 ? "base" : "city";
        return [say("empires-web-stronghold-lacks", { hole: say(`empires-hole-${hole}`), what })];
      })
      .join(", "),
  libraries: (_, view, __, say) => {
    const begun = view.holes.filter(({ library }) => library).map(({ hole }) => settlersAt(view, hole).length);
    return say("empires-web-libraries-state", {
      found: begun.length,
      settlers: begun.reduce((sum, each) => sum + each, 0),
    });
  },
  megastructures: (_, view, __, say) =>
    say("empires-web-megastructures-found", { count: campaignOf(view).megastructures.length }),
  "central-cities": (_, view, __, say) => {
    const left = campaignOf(view).central.filter((hole) => holeOf(view, hole).cities === 0);
    return say("empires-web-missing-in", {
      quadrants: left.map((hole) => say.word("quadrant", quadrantOf(hole))).join(", "),
    });
  },
  "no-guardians": ({ reached }, view, _, say) =>
    reached === 0
      ? ""
      : say("empires-web-guardians-in", {
          quadrants: view.guardians.map((quadrant) => say.word("quadrant", quadrant)).join(", "),
        }),
};

function own(view: View): HoleView[] {
  return view.holes.filter(({ owner }) => owner === PERSON);
}

/** The quadrants in which none of these places lies. */
function missing(facts: Facts, holes: HoleView[], say: Say): string {
  const there = new Set(holes.map(({ hole }) => quadrantOf(hole)));
  const left = facts.board.quadrants.filter((quadrant) => !there.has(quadrant));
  if (left.length === 0 || there.size === 0) return "";
  return say("empires-web-missing-in", {
    quadrants: left.map((quadrant) => say.word("quadrant", quadrant)).join(", "),
  });
}

/** What stands under a goal; "" where its numbers say everything. */
export function goalState(goal: GoalView, view: View, facts: Facts, say: Say): string {
  return goal.done ? "" : (SENTENCES[goal.goal]?.(goal, view, facts, say) ?? "");
}

/** A way to lose: how much of something is left before the next one that is needed loses the scenario. */
export interface Supply {
  kind: "robots" | "guardians" | "destroyed";
  icon: string;
  left: number;
  all: number;
}

export function suppliesOf(view: View, facts: Facts): Supply[] {
  const { robots_left, guardians_left, destroyed_left } = campaignOf(view);
  const { supply } = facts.campaign;
  return [
    { kind: "robots", icon: "robot", left: robots_left, all: supply.robots },
    { kind: "guardians", icon: "guardian", left: guardians_left, all: supply.guardians },
    { kind: "destroyed", icon: "broken", left: destroyed_left, all: supply.destroyed },
  ];
}

/** So little of a supply is a warning. */
export const LITTLE = 2;
