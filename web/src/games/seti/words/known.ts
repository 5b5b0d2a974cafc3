/** Whether this client can draw and tell everything in a position: what it has no words for, it has no drawing for. */
import { isDrawn } from "../boards/chain";
import { type QuestionInfo, SETI, type Update } from "../../../generated/messages";
import { has } from "../../../words/messages";
import { type Description, idsOf } from "../../../words/description";
import { type Facts, factsOf } from "../facts";
import { COLORS, PLACES, type PlayerView, SPACES, type View, viewOf } from "../view";

const KINDS = ["empty", "asteroids", "comet", "planet"];
const SEATS = [2, 3, 4];
/** Axes whose words are found in the data, not among the messages. */
const IN_DATA = new Set(["card", "slot"]);

export function knows(update: Update, given: unknown): boolean {
  try {
    const facts = factsOf(given);
    return (
      speaks(facts) && seesAll(viewOf(update), facts) && (update.question === null || canAsk(update.question, facts))
    );
  } catch {
    // whatever has another shape than this client was made for is as strange as an unknown word
    return false;
  }
}

function isNamed(axis: string, word: string): boolean {
  return has(`seti-${axis}-${word}`);
}

const spoken = new WeakSet<Facts>();

/** Whether everything that cards and boards say can be told; once it can, nobody asks again. */
function speaks(facts: Facts): boolean {
  // facts may come before the game's messages: what cannot be told yet is looked for again
  if (!spoken.has(facts) && descriptionsIn(facts.texts).flatMap(idsOf).every(has)) spoken.add(facts);
  return spoken.has(facts);
}

function descriptionsIn(data: unknown): Description[] {
  if (typeof data !== "object" || data === null) return [];
  return "id" in data && "parts" in data ? [data as Description] : Object.values(data).flatMap(descriptionsIn);
}

function seesAll(view: View, facts: Facts): boolean {
  return (
    SEATS.includes(view.players.length) &&
    view.players.every((player) => seesPlayer(player, facts)) &&
    seesSky(view) &&
    seesSpecies(view, facts) &&
    view.techs.every((stack) => isNamed("tech", stack.tech)) &&
    view.gold.every((side) => isNamed("gold", side)) &&
    view.chain.every(isDrawn) &&
    cardsOf(view).every((card) => card === null || facts.hasCard(card))
  );
}

function cardsOf(view: View): (string | null)[] {
  return [
    ...view.row,
    ...view.discard,
    ...(view.stack ?? []),
    view.playing,
    ...view.species.map((each) => each.open_card),
  ];
}

function seesPlayer(player: PlayerView, facts: Facts): boolean {
  const missions = player.missions.map((mission) => mission.card);
  const hidden = [...(player.hand ?? []), ...(player.drawn ?? []), ...(player.exertians ?? [])];
  const open = [
    ...player.income,
    ...player.completed,
    ...player.scoring,
    ...player.messages,
    ...player.played_exertians,
  ];
  const cards = [...missions, ...hidden, ...open].every((card) => card === null || facts.hasCard(card));
  const planets = [...Object.keys(player.orbiters), ...Object.keys(player.landers)].every((key) =>
    isNamed("planet", key),
  );
  const moons = Object.keys(player.moons).every((key) => isNamed("target", key));
  const spaces = [...player.probes, ...player.capsules.map((each) => each.space)].every((space) =>
    SPACES.includes(space),
  );
  const techs = player.techs.every((tech) => isNamed("tech", tech)) && player.places.length === SETI.tech_places.length;
  return cards && planets && moons && spaces && techs;
}

function seesSky(view: View): boolean {
  const spaces = view.sky.every(
    (space) => KINDS.includes(space.kind) && (space.planet === null || isNamed("planet", space.planet)),
  );
  return view.sky.length === SPACES.length && spaces && view.stars.every((star) => isNamed("star", star.star));
}

function seesSpecies(view: View, facts: Facts): boolean {
  const known = view.species.every(({ species }) => {
    return species === null || (isNamed("species", species) && facts.species.some((each) => each.key === species));
  });
  const traces = view.species
    .flatMap((species) => species.traces)
    .every((trace) => COLORS.some((color) => color === trace.color) && isNamed("spot", trace.spot));
  return view.species.length === PLACES.length && known && traces;
}

/** Whether the question, its answers and what is refused can be told. */
function canAsk(question: QuestionInfo, facts: Facts): boolean {
  const answers = [...question.options, ...question.refused];
  return (
    isNamed("ask", question.prompt) &&
    question.refused.every((refusal) => has(refusal.reason) || isNamed("why", refusal.reason)) &&
    answers.every((answer) => isNamed("do", answer.verb) && canTell(answer.arguments, facts))
  );
}

function canTell(args: Record<string, string | number>, facts: Facts): boolean {
  return Object.entries(args).every(([axis, word]) => {
    if (typeof word === "number") return true;
    if (!IN_DATA.has(axis)) return isNamed(axis, word);
    return axis === "card" ? facts.hasCard(word) : facts.slot(word).number > 0;
  });
}
