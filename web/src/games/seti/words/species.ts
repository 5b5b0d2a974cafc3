/** Species explained: their boards, spaces for traces, and what belongs to them. */
import { type Description, tell } from "../../../words/description";
import type { Say } from "../../../table/board";
import type { Facts, RowFacts, SpeciesFacts } from "../facts";
import { COLORS, PLACES, type TraceColor, type View } from "../view";
import { speciesAt, speciesName } from "./spaces";
import { sentence } from "./texts";
import { FIRST_SAMPLE_ROW } from "../species/traces";
import { type About, countBy, fact, type Line, line, type Now, ownerFacts, type Seen } from "./explanation";

const MASCAMITES = "mascamites";
const ANOMALIES = "anomalies";
const CENTAURIANS = "centaurians";

export function aboutSpecies(key: string, facts: Facts, say: Say, seen: Seen | null): About {
  if (PLACES.some((place) => place === key)) return aboutPlace(key, facts, say, seen);
  const species = facts.speciesOf(key);
  const columns = COLORS.map((color) => {
    const spaces = column(species, color, say);
    return line(say("seti-about-column", { hue: hueOf(color, say), spaces }), `trace-${color}`);
  });
  return {
    title: say.word("species", key),
    kind: say("seti-web-kind-species"),
    lines: [line(say(`seti-about-species-${key}`)), ...columns, ...tiles(species, facts, say)],
    now: seen === null ? [] : speciesNow(key, say, seen.view),
    chapter: say("seti-chapter-species"),
  };
}

/** One of the two places, with the species that is found there, or none yet. */
function aboutPlace(place: string, facts: Facts, say: Say, seen: Seen | null): About {
  const known = seen === null ? null : speciesAt(place, seen.view);
  if (known !== null) return aboutSpecies(known, facts, say, seen);
  return {
    title: sentence(say.word("place", place)),
    kind: say("seti-web-kind-hidden-species"),
    lines: [line(say("seti-about-thing-discovery"), "look"), line(say("seti-web-about-hidden-species"))],
    now: [],
    chapter: say("seti-chapter-traces"),
  };
}

function hueOf(color: TraceColor, say: Say): string {
  return sentence(say(`seti-hue-${color}`));
}

/** The spaces of a colour from below; neighbours that pay the same are told together. */
function column(species: SpeciesFacts, color: TraceColor, say: Say): string {
  const found: { from: number; to: number; text: string }[] = [];
  for (const row of species.board[color]) {
    const text = rowText(row, say);
    const last = found.at(-1);
    if (last?.text === text) last.to = row.row;
    else found.push({ from: row.row, to: row.row, text });
  }
  return found.map(({ from, to, text }) => `${from === to ? `${from}.` : `${from}.–${to}.`} ${text}`).join("; ");
}

/** What a space of a species' board costs and brings. */
function rowText(row: RowFacts, say: Say): string {
  let text = tell(row.reward, say);
  if (row.price !== null) text = say("seti-about-space-cost", { price: tell(row.price, say), reward: text });
  if (row.danger !== undefined) text = say("seti-about-space-danger", { reward: text, danger: row.danger });
  return row.repeatable ? say("seti-about-repeatable", { reward: text }) : text;
}

/** What else belongs to a species: samples, anomalies, message rewards, each kind in one paragraph. */
function tiles(species: SpeciesFacts, facts: Facts, say: Say): Line[] {
  const samples = (species.samples ?? []).map(({ id }) =>
    say("seti-about-sample", { number: id, reward: sample(id, facts, say) }),
  );
  const anomalies = (species.anomaly_tiles ?? []).map((tile) => anomalyLine(tile.color, facts, say));
  const rewards = (species.message_rewards ?? []).map(({ id }) =>
    say("seti-about-message-reward", { number: id, reward: messageReward(id, facts, say) }),
  );
  const told = [
    line(samples.join(" "), "sample"),
    line(anomalies.join(" "), "anomaly"),
    line(rewards.join(" "), "message"),
  ];
  return told.filter(({ text }) => text !== "");
}

function tellOr(told: Description | undefined, say: Say): string {
  return told === undefined ? say("seti-nothing") : tell(told, say);
}

/** What a sample pays, counted from 1. */
export function sample(number: number, facts: Facts, say: Say): string {
  return tellOr(facts.texts.samples[number - 1], say);
}

/** What a message reward pays, counted from 1. */
export function messageReward(number: number, facts: Facts, say: Say): string {
  return tellOr(facts.texts.messages[number - 1], say);
}

export function anomalyReward(color: string, side: number, facts: Facts, say: Say): string {
  return tellOr(facts.texts.anomalies[color]?.[side], say);
}

function anomalyLine(color: string, facts: Facts, say: Say): string {
  const [first, second] = [anomalyReward(color, 0, facts, say), anomalyReward(color, 1, facts, say)];
  return say("seti-about-anomaly", { hue: say(`seti-hue-${color}`), first, second });
}

function speciesNow(key: string, say: Say, view: View): Now[] {
  const species = view.species.find((each) => each.species === key);
  if (species === undefined) return [];
  const found = ownerFacts(
    say("seti-label-traces"),
    countBy(
      species.traces.map((trace) => trace.owner),
      view,
    ),
    say,
  );
  if (species.deck > 0) found.push(fact(sentence(say("seti-species-deck", { count: species.deck }))));
  if (species.open_card !== null)
    found.push(fact(sentence(say("seti-open-card", { card: say.word("card", species.open_card) }))));
  return found;
}

/** A space for traces: `<place>:<colour>:<spot>`. */
export function aboutSpot(word: string, facts: Facts, say: Say, seen: Seen | null): About {
  const [place = "", color = "", spot = ""] = word.split(":");
  const where = seen === null ? say.word("place", place) : speciesName(place, seen.view, say);
  const hue = say(`seti-hue-${color}`);
  return {
    title: say("seti-web-spot-title", { species: sentence(where), spot: say.word("spot", spot) }),
    kind: say("seti-web-kind-trace", { hue }),
    lines: [
      line(say("seti-web-about-spot", { reward: spotReward(word, facts, say, seen?.view ?? null) }), `trace-${color}`),
      line(spotRule(spot, say)),
    ],
    now: seen === null ? [] : spotNow(place, color, spot, say, seen.view),
    chapter: say("seti-chapter-traces"),
  };
}

function spotRule(spot: string, say: Say): string {
  return say(spot === "discovery" ? "seti-about-thing-discovery" : "seti-help-trace");
}

/** What a space for traces costs and brings; without the position a row is not known. */
export function spotReward(word: string, facts: Facts, say: Say, view: View | null): string {
  const [place = "", color = "", spot = ""] = word.split(":");
  if (spot === "overflow") return tell(facts.board.overflow, say);
  if (spot === "discovery") return tellOr(facts.board.species_places[place === PLACES[0] ? 0 : 1], say);
  const species = view === null ? null : speciesAt(place, view);
  if (species === null || view === null) return say("seti-web-spot-unknown");
  const row = Number(spot.replace("row-", ""));
  const lying = species === MASCAMITES && color === "blue" ? view.sample_spots[row - FIRST_SAMPLE_ROW] : undefined;
  if (lying !== undefined) return sample(lying, facts, say);
  const found = facts.speciesOf(species).board[color as TraceColor][row - 1];
  return found === undefined ? say("seti-nothing") : rowText(found, say);
}

function spotNow(place: string, color: string, spot: string, say: Say, view: View): Now[] {
  const traces = view.species[place === PLACES[0] ? 0 : 1]?.traces ?? [];
  const here = traces.filter((trace) => trace.color === color && trace.spot === spot).map((trace) => trace.owner);
  const neutral = here.includes(null) ? [fact(say("seti-web-now-neutral"))] : [];
  return [...ownerFacts(say("seti-web-now-marked"), countBy(here, view), say), ...neutral];
}

export function aboutSample(word: string, facts: Facts, say: Say): About {
  return {
    title: say("seti-do-sample", { sample: word }),
    kind: say.word("species", MASCAMITES),
    lines: [
      line(say("seti-web-about-spot", { reward: sample(Number(word), facts, say) }), "sample"),
      line(say("seti-web-about-sample")),
    ],
    now: [],
    chapter: say("seti-chapter-species"),
  };
}

export function aboutReward(word: string, facts: Facts, say: Say, seen: Seen | null): About {
  const owner = seen?.view.message_rewards[Number(word) - 1] ?? null;
  return {
    title: say("seti-do-reply", { reward: word }),
    kind: say.word("species", CENTAURIANS),
    lines: [
      line(say("seti-web-about-spot", { reward: messageReward(Number(word), facts, say) }), "reward"),
      line(say("seti-help-choose-message-reward")),
    ],
    now: owner === null ? [] : [{ text: say("seti-web-now-taken-by"), owners: [{ seat: owner, note: "" }] }],
    chapter: say("seti-chapter-species"),
  };
}

export function aboutAnomaly(color: string, facts: Facts, say: Say, seen: Seen | null): About {
  const [sector, side] = seen?.view.anomalies[color] ?? [];
  const star = seen?.view.stars.find((each) => each.sector === sector);
  const now: Now[] = [];
  if (side !== undefined)
    now.push(fact(say("seti-web-now-anomaly", { reward: anomalyReward(color, side, facts, say) })));
  if (star !== undefined) now.push(fact(say("seti-web-now-sector", { star: say.word("star", star.star) })));
  return {
    title: say("seti-web-anomaly", { hue: say(`seti-hue-${color}`) }),
    kind: say.word("species", ANOMALIES),
    lines: [line(anomalyLine(color, facts, say), "anomaly"), line(say("seti-about-species-anomalies"))],
    now,
    chapter: say("seti-chapter-species"),
  };
}
