/** What somebody alone has before them in words: goals, supply, the invasion's cards and what each would do, settlers. */
import type { Passage } from "../../../table/board";
import type { CampaignView, GoalView } from "../solo/alone";
import { goalState, suppliesOf } from "../solo/goals";
import { effectWords, foretold, goalWords } from "../solo/phrases";
import { sentence } from "./explanation";
import { passage, type Telling } from "./telling";

export function scenarioPassages(told: Telling, campaign: CampaignView): Passage[] {
  const { say } = told;
  return [
    {
      heading: say("empires-prose-scenario", {
        number: campaign.scenario,
        name: say(`empires-scenario-${campaign.scenario}`),
        verdict: campaign.verdict === "open" ? "open" : campaign.verdict === "won" ? "won" : "lost",
      }),
      items: campaign.goals.map((goal) => goalText(told, goal)),
      parts: [
        ...passage(say("empires-web-supply"), supply(told)),
        ...passage(say("empires-prose-invasion"), cards(told, campaign)),
        ...passage(say("empires-prose-technology-cards"), technologyCards(told, campaign)),
        ...passage(say("empires-prose-settlers"), settlers(told, campaign)),
        ...passage(say("empires-prose-found"), found(told, campaign)),
      ],
    },
  ];
}

function goalText({ say, view, facts }: Telling, goal: GoalView): string {
  const state = goalState(goal, view, facts, say);
  const told = say("empires-prose-goal", {
    goal: goalWords(goal, say),
    reached: goal.reached,
    wanted: goal.wanted,
    done: goal.done ? "yes" : "no",
  });
  return state === "" ? told : `${told} ${sentence(state)}.`;
}

function supply({ say, view, facts }: Telling): string[] {
  return suppliesOf(view, facts).map(({ kind, left, all }) =>
    say(`empires-web-supply-${kind}-left`, { count: left, all }),
  );
}

/** What was drawn, what lies open, and what every card that can come would do now. */
function cards(told: Telling, campaign: CampaignView): string[] {
  const { say, view, facts } = told;
  const coming = campaign.deck.map((card) => {
    const { text, loss } = foretold(card, facts.campaign.card(card.card), view, facts.board.quadrants, say);
    const steps = card.steps.map(({ priority, holes, symbol, fatal, perils }) => {
      const lost = perils.map(({ place, ships, overrun }) =>
        say("empires-prose-peril", {
          place: told.somewhere(place),
          ships: ships.length,
          overrun: overrun ? "yes" : "no",
        }),
      );
      const chosen = holes.length > 1 || priority === "none" || priority === "";
      const reason = chosen ? [] : [say(`empires-web-because-${priority}`)];
      const where = holes.map((hole) => told.somewhere(hole)).join(" / ");
      const sign = symbol === null ? [] : [say(`empires-web-about-symbol-${symbol}`)];
      return [...sign, where, ...reason, ...lost, ...(fatal ? [say("empires-web-loss-all")] : [])]
        .filter((part) => part !== "")
        .map((part) => part.replace(/\.$/, ""))
        .join(", ");
    });
    const parts = [text, loss, ...steps]
      .filter((part) => part !== "")
      .map((part) => `${sentence(part.replace(/\.$/, ""))}.`);
    return `${say.word("card", card.card)}: ${parts.join(" ")}`;
  });
  return [
    ...(campaign.skips > 0 ? [say("empires-web-next-skipped", { count: campaign.skips })] : []),
    say("empires-prose-deck", { count: campaign.deck.length }),
    ...coming,
    ...(campaign.discards.length === 0
      ? []
      : [say("empires-prose-discards", { cards: told.words("card", campaign.discards) })]),
    ...(campaign.open_card === null
      ? []
      : [
          [
            say("empires-prose-open-card", { card: say.word("card", campaign.open_card) }),
            ...told.rules("card", campaign.open_card),
          ].join(" "),
        ]),
    say("empires-prose-guardian-cards", { count: campaign.guardian_cards }),
  ];
}

function technologyCards({ say, facts }: Telling, campaign: CampaignView): string[] {
  return campaign.technology_cards.map(({ colour, side, stones, used }) => {
    const { lower, upper } = facts.campaign.technology(colour, side);
    const name = say("empires-web-card-name", {
      line: say(`empires-web-card-${colour}`),
      side,
      stones,
      used: used ? "yes" : "no",
    });
    const effects = [lower, upper].map((effect, place) =>
      say("empires-web-with-stones", { stones: place + 1, effect: effectWords(effect, say) }),
    );
    return [`${name}.`, ...effects].join(" ");
  });
}

function settlers(told: Telling, campaign: CampaignView): string[] {
  const { say } = told;
  return campaign.settlers.map(({ settler, fate, hole, ship }) => {
    const where = hole !== null ? told.hole(hole) : ship === null ? "" : say.word("ship", ship);
    return say("empires-prose-settler", {
      settler: say.word("settler", settler),
      fate: say(`empires-fate-${fate}`),
      somewhere: where === "" ? "no" : "yes",
      where,
    });
  });
}

function found(told: Telling, { megastructures, central, lost_relics: lost }: CampaignView): string[] {
  const { say } = told;
  const places = (holes: readonly string[]): string => holes.map((hole) => told.hole(hole)).join(", ");
  return [
    ...(megastructures.length === 0 ? [] : [say("empires-prose-idle", { places: places(megastructures) })]),
    ...(central.length === 0 ? [] : [say("empires-prose-central", { places: places(central) })]),
    ...(lost.length === 0 ? [] : [say("empires-prose-lost-relics", { relics: told.words("discovery", lost) })]),
  ];
}
