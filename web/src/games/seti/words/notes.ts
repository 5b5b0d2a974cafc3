/** What stands beside an answer: what it costs and what it brings, the most important first. */
import { tell } from "../../../words/description";
import type { OptionText } from "../../../generated/messages";
import type { Say, Spoken } from "../../../table/board";
import type { CardFacts, Facts } from "../facts";
import type { PlayerView, View } from "../view";
import { setOf, spaceValue, TECH_POINTS, techBonus } from "./boards";
import { corner, costs as cardCosts, deeds, gifts, hue, income, missions } from "./cards";
import { dataLeft, firstOrbit, landingReward, moonReward, orbitReward } from "./places";
import { lyingAt, ringNear, shortName } from "./spaces";
import { messageReward, sample, spotReward } from "./species";
import { amount } from "./texts";
import { flightEnd, flightStart } from "./ways";

/** An answer, the question it belongs to, and the position as whoever is asked sees it. */
export interface Choice {
  answer: Spoken;
  prompt: string;
  /** Everything that can be answered. */
  options: OptionText[];
  view: View;
  player: PlayerView | undefined;
  facts: Facts;
  say: Say;
}

const TILE = "oumuamua";
const MAIN = "main-action";
/** What an optional part of a scan costs one of. */
const STEP_PRICES: Record<string, string> = { mercury: "publicity", launch: "energy" };
/** What main actions cost, as printed on every player's board. */
const LAUNCH = { credit: 2 };
const SCAN = { credit: 1, energy: 2 };
const ANALYSE = { energy: 1 };
const ORBIT = { credit: 1, energy: 1 };
const RESEARCH = { publicity: 6 };
/** The places of computer technologies, as answers call them. */
const PLACES = ["a", "b", "c", "d"];

const NOTES: Record<string, (choice: Choice) => string[]> = {
  launch: (choice) => costs(choice, LAUNCH),
  scan: (choice) => costs(choice, SCAN),
  analyse: (choice) => [...costs(choice, ANALYSE), tell(choice.facts.texts.analysis, choice.say)],
  research: (choice) => costs(choice, RESEARCH),
  orbit,
  land,
  "take-tech": tech,
  step,
  trace,
  fly: flight,
  carry: flight,
  mark: gold,
  store,
  "store-below": storeBelow,
  signal: star,
  evaluate: star,
  fill: slot,
  probe: ({ answer, view, say }) => besides(String(answer.arguments["space"]), view, say),
  sample: ({ answer, facts, say }) => [sample(Number(answer.arguments["sample"]), facts, say)],
  reply: ({ answer, facts, say }) => [messageReward(Number(answer.arguments["reward"]), facts, say)],
};

/** Parts of a note; those with nothing to say are left out. */
export function notesOf(choice: Choice): string[] {
  const notes = NOTES[choice.answer.verb] ?? ("card" in choice.answer.arguments ? card : () => []);
  return notes(choice).filter((part) => part !== "");
}

/** The same with everything a card does in sentences, where there is room for them. */
export function fullNotesOf(choice: Choice): string[] {
  const { answer, facts, say } = choice;
  if (answer.verb !== "play" && answer.verb !== "bury") return notesOf(choice);
  const played = facts.card(String(answer.arguments["card"]));
  return [cardCosts(played, say), ...deeds(played, say).map((line) => line.text)];
}

/** The price of a main action; given by a card it costs nothing. */
function costs({ prompt, say }: Choice, amounts: Record<string, number>): string[] {
  if (prompt !== MAIN) return [];
  const told = Object.entries(amounts).map(([what, n]) => say("seti-web-minus", { price: amount(what, n, say) }));
  return [told.join(", ")];
}

function orbit(choice: Choice): string[] {
  const { answer, prompt, view, facts, say } = choice;
  if (prompt === "remove-orbiter" || prompt === "sample-planet") return [];
  const key = String(answer.arguments["planet"]);
  const planet = facts.planet(key);
  const first = view.orbit_bonus.includes(key) ? say("seti-first", { bonus: firstOrbit(planet, say) }) : "";
  return [...costs(choice, ORBIT), first, orbitReward(planet, say)];
}

function land(choice: Choice): string[] {
  const { answer, prompt, view, facts, say } = choice;
  if (prompt === "remove-lander") return [];
  const target = String(answer.arguments["target"]);
  const planet = facts.planetOf(target);
  const cost = view.landing_costs[planet];
  const price = cost === undefined ? [] : costs(choice, { energy: cost });
  if (planet !== target) return [...price, moonReward(target, facts, say)];
  const data = dataLeft(planet, facts, view, say);
  const first = data === "" ? "" : say("seti-first", { bonus: data });
  return [...price, landingReward(facts.planet(planet), say), first];
}

function tech({ answer, facts, view, say }: Choice): string[] {
  const key = String(answer.arguments["tech"]);
  return [techBonus(key, facts, view, say), say(`seti-about-tech-${key}`)];
}

function step({ answer, say }: Choice): string[] {
  const what = STEP_PRICES[String(answer.arguments["step"])];
  return what === undefined ? [] : [say("seti-web-minus", { price: amount(what, 1, say) })];
}

function trace({ answer, facts, view, say }: Choice): string[] {
  const { place, color, spot } = answer.arguments;
  return [spotReward(`${place}:${color}:${spot}`, facts, say, view)];
}

/** The publicity of a visit, where the flight leads, and from where with several pieces in the sky. */
function flight(choice: Choice): string[] {
  const { player, view, say } = choice;
  const [start, end] = [flightStart(choice), flightEnd(choice)];
  if (start === null || end === null) return [];
  const publicity =
    lyingAt(end, view)?.publicity === true ? say("seti-web-plus", { gain: amount("publicity", 1, say) }) : "";
  const several = (player?.probes.length ?? 0) + (player?.capsules.length ?? 0) > 1;
  const from = several ? say("seti-web-from", { space: shortName(start, view, say) }) : "";
  return [publicity, ...besides(end, view, say), from];
}

/** The place of a space that is called by what lies there. */
function besides(space: string, view: View, say: Say): string[] {
  const place = ringNear(space, view, say);
  return shortName(space, view, say) === place ? [] : [place];
}

/** What the best free space of a tile is worth, and the sets there are for it. */
function gold({ answer, facts, view, player, say }: Choice): string[] {
  const tile = Number(answer.arguments["tile"]) - 1;
  const side = view.gold[tile] ?? "";
  const value = spaceValue(side, view.gold_marks[tile]?.length ?? 0, facts);
  return [say("seti-web-gold-worth", { value, sets: player?.gold_sets[tile] ?? 0 }), setOf(side, say)];
}

/** What the next slot of the computer pays. */
function store({ facts, player, say }: Choice): string[] {
  const next = player?.computer ?? 0;
  const place = facts.board.tech_places.indexOf(next + 1);
  const widened = place >= 0 && player?.places[place] != null;
  const reward = facts.board.computer[next] ?? null;
  return [widened ? amount("score", TECH_POINTS, say) : "", reward === null ? "" : tell(reward, say)];
}

function storeBelow({ answer, facts, player, say }: Choice): string[] {
  const key = player?.places[PLACES.indexOf(String(answer.arguments["place"]))];
  const paid = key == null ? undefined : facts.texts.computer_techs[key];
  return paid === undefined ? [] : [tell(paid.lower_slot, say)];
}

/** What is left of a star's data, and what the next slot scores. */
function star({ answer, prompt, facts, view, say }: Choice): string[] {
  const key = String(answer.arguments["star"]);
  const seen = view.stars.find((each) => each.star === key);
  if (seen === undefined || prompt === "evaluate-sector") return [];
  const tile = key === TILE ? facts.speciesOf(key).tile : facts.star(key);
  const next = (tile?.data_slots ?? 0) - seen.data + 1;
  const points = tile?.points_by_slot[String(next)] ?? 0;
  const scored = points === 0 || seen.data === 0 ? "" : say("seti-web-plus", { gain: amount("score", points, say) });
  return [say("seti-web-data-left", { count: seen.data }), scored];
}

function slot({ answer, facts, say }: Choice): string[] {
  const { card, number } = facts.slot(String(answer.arguments["slot"]));
  return missions(card, say).slice(number - 1, number);
}

/** A card for what it is used for now, or everything it can do. */
const USES: Record<string, (card: CardFacts, say: Say) => string[]> = {
  tuck: eachRound,
  corner: pays,
  "split-for-corner": pays,
  "split-for-income": (card, say) => [say("seti-web-plus", { gain: income(card, say) })],
  "signal-by-row-card": (card, say) => [hue(card, say)],
  "signal-by-hand-card": (card, say) => [hue(card, say)],
  finish: (card, say) => card.missions.filter((each) => each.condition !== null).map((each) => tell(each.reward, say)),
};

function card({ answer, prompt, facts, say }: Choice): string[] {
  const used = facts.card(String(answer.arguments["card"]));
  const use = USES[answer.verb] ?? USES[prompt];
  if (use !== undefined) return use(used, say);
  // what playing a card costs and brings would mislead where it is only taken, kept or given away
  return answer.verb === "play" ? [cardCosts(used, say), ...gifts(used, say)] : [];
}

/** What the corner brings. */
function pays(card: CardFacts, say: Say): string[] {
  return [say("seti-web-plus", { gain: corner(card, say) })];
}

/** What a card brings as income. */
function eachRound(card: CardFacts, say: Say): string[] {
  return [say("seti-income-each-round", { amounts: say("seti-web-plus", { gain: income(card, say) }) })];
}
