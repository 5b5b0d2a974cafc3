/** A player of SETI in words: resources, craft, computer, hand, what lies in front, income, points. */
import type { Passage } from "../../../table/board";
import { playerAt } from "../../../table/players/seats";
import { tell } from "../../../words/description";
import { columnsOf } from "../player/computer";
import { craftsOf, goldOf, tracesOf, winsOf } from "../player/holdings";
import { incomeOf } from "../player/income";
import { type FrontCard, frontOf } from "../player/front";
import { groupWord } from "../player/words";
import type { PlayerView } from "../view";
import { placeName } from "./spaces";
import { passage, type Telling } from "./telling";
import { amount, sentence } from "./texts";

export function playerPassage(told: Telling, seat: number): Passage {
  const { say, view } = told;
  const player = playerAt(view, seat);
  const held = player.hand ?? [];
  return {
    heading: boardName(told, seat),
    items: [...holdings(told, player), ...out(told, seat)].map(sentence),
    parts: [
      ...passage(
        say("seti-prose-hand", { count: held.length }),
        held.map((card) => told.card(card)),
      ),
      ...passage(
        say("seti-label-drawn"),
        (player.drawn ?? []).map((card) => told.card(card)),
      ),
      ...inFront(told, seat),
      ...passage(say("seti-label-computer"), computer(told, player)),
      ...passage(say("seti-label-income"), income(told, player)),
      ...passage(say("seti-label-points"), points(told, seat)),
    ],
  };
}

export function boardName(told: Telling, seat: number): string {
  const { score } = playerAt(told.view, seat);
  return told.of("seti-prose-player", seat, { points: amount("score", score, told.say) });
}

function holdings({ say }: Telling, player: PlayerView): string[] {
  const { credit, energy, publicity } = player;
  return [
    [
      amount("credit", credit, say),
      amount("energy", energy, say),
      say("seti-web-own-publicity", { count: publicity }),
      say("seti-prose-pool", { count: player.data }),
    ].join(", "),
    say("seti-has-hand", { count: player.hand_size }),
    ...(player.species_cards > 0 ? [say("seti-has-species-cards", { count: player.species_cards })] : []),
    ...(player.exofossils > 0 ? [amount("exofossil", player.exofossils, say)] : []),
    ...(player.danger === null || player.danger === 0 ? [] : [say("seti-has-danger", { danger: player.danger })]),
    ...(player.message_tile === null ? [] : [say("seti-has-message-tile", { points: player.message_tile })]),
    ...(player.passed ? [say("seti-prose-passed")] : []),
  ];
}

/** What a player has out on the table. */
export function out(told: Telling, seat: number): string[] {
  const { say, view } = told;
  const player = playerAt(view, seat);
  const crafts = craftsOf(player).map(({ kind, axis, place, count, sample }) => {
    const at = axis === "space" ? placeName(place, view, say) : say.word(axis, place);
    return say(`seti-prose-${kind}`, { count, place: at, sample: sample ?? 0 });
  });
  const traces = tracesOf(view, seat).flatMap(({ species, counts }, place) => {
    const found = counts.filter(({ count }) => count > 0);
    const where = species === null ? say.word("place", place === 0 ? "left" : "right") : say.word("species", species);
    const marks = found.map(({ color, count }) => say("seti-prose-trace", { hue: say(`seti-hue-${color}`), count }));
    return marks.length === 0 ? [] : [say("seti-prose-traces", { where, marks: marks.join(", ") })];
  });
  const won = winsOf(view, seat).map(({ star, count }) => `${say.word("star", star)}${count > 1 ? ` (${count})` : ""}`);
  return [
    say("seti-web-own-probes", { count: player.probes.length, limit: player.probe_limit }),
    ...crafts,
    ...(player.techs.length === 0 ? [] : [say("seti-prose-techs", { techs: told.words("tech", player.techs) })]),
    ...traces,
    ...(won.length === 0 ? [] : [say("seti-prose-wins", { stars: won.join(", ") })]),
    ...(player.completed.length === 0
      ? []
      : [say("seti-prose-completed", { cards: told.words("card", player.completed) })]),
  ];
}

export function inFront(told: Telling, seat: number): Passage[] {
  const cards = frontOf(playerAt(told.view, seat));
  return passage(
    told.say("seti-prose-front"),
    cards.map((card) => front(told, card)),
  );
}

function front(told: Telling, { kind, card, filled, points, at, ready }: FrontCard): string {
  const { say } = told;
  const notes = [
    groupWord(kind, say),
    ...(filled.length > 0
      ? [say("seti-prose-filled", { slots: filled.map((slot) => slot.split(":")[1]).join(", ") })]
      : []),
    ...(ready ? [say("seti-ready")] : []),
    ...(points === null ? [] : [say("seti-web-now-pays", { points })]),
    ...(at === null ? [] : [say("seti-web-now-answered-at", { points: at })]),
  ].join(", ");
  return card === null ? say("seti-prose-face-down", { kind: notes }) : told.card(card, notes);
}

/** Each slot from the left: filled or not, what it pays, what lies below it. */
function computer(told: Telling, player: PlayerView): string[] {
  const { say, facts } = told;
  return columnsOf(player, facts).map(({ slot, filled, pays, place }) => {
    const below = place?.tech ?? null;
    return say("seti-prose-slot", {
      slot,
      filled: filled ? "yes" : "no",
      pays: pays === null ? "" : tell(pays, say),
      has: pays === null ? "no" : "yes",
      tech: below === null ? "" : say.word("tech", below),
      below: place === null ? "none" : below === null ? "free" : place.filled ? "filled" : "open",
      more: place?.pays == null ? "" : tell(place.pays, say),
    });
  });
}

function income(told: Telling, player: PlayerView): string[] {
  const { say, facts } = told;
  const each = incomeOf(player.income, facts)
    .map(({ kind, count }) => amount(kind, count, say))
    .join(", ");
  return [
    say("seti-income-each-round", { amounts: each }),
    ...(player.income.length === 0 ? [] : [say("seti-prose-tucked", { cards: told.words("card", player.income) })]),
  ];
}

export function points(told: Telling, seat: number): string[] {
  const { say, view } = told;
  const player = playerAt(view, seat);
  const sums = Object.entries(player.breakdown).map(([category, sum]) => `${say(`seti-points-${category}`)} ${sum}`);
  const tiles = goldOf(view, seat).map(({ side, points: worth }) =>
    say("seti-prose-gold", { tile: say(`seti-gold-${side}`), points: worth }),
  );
  return [...sums, ...tiles];
}
