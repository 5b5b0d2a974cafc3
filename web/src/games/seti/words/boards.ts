/** Technologies, gold tiles, mission slots and cards explained. */
import { SETI } from "../../../generated/messages";
import { tell } from "../../../words/description";
import type { Say } from "../../../table/board";
import type { CardFacts, Facts } from "../facts";
import type { PlayerView, View } from "../view";
import { isExertian, kindOf, missionLine, partsOf } from "./cards";
import { amount } from "./texts";
import { type About, countBy, everybody, fact, line, type Now, type Owner, ownerFacts, type Seen } from "./explanation";

/** The token on a stack nobody has taken from, and the upper slot of a computer technology. */
export const TECH_POINTS = SETI.tech_points;

export function aboutTech(key: string, facts: Facts, say: Say, seen: Seen | null): About {
  return {
    title: say.word("tech", key),
    kind: say(`seti-kind-${facts.tech(key).kind}`),
    lines: [line(say(`seti-about-tech-${key}`), facts.tech(key).kind), line(say("seti-help-research"))],
    now: seen === null ? [] : techNow(key, facts, say, seen.view),
    chapter: say("seti-chapter-techs"),
  };
}

/** The token for the first of a stack, and the bonus on its top tile. */
export function techBonus(key: string, facts: Facts, view: View, say: Say): string {
  const stack = view.techs.find((each) => each.tech === key);
  const points = stack?.two_points === true ? [amount("score", TECH_POINTS, say)] : [];
  const bonus =
    stack?.bonus == null
      ? []
      : facts.board.tile_bonuses.slice(stack.bonus, stack.bonus + 1).map((each) => tell(each, say));
  return [...points, ...bonus].join(", ");
}

function techNow(key: string, facts: Facts, say: Say, view: View): Now[] {
  const left = view.techs.find((each) => each.tech === key)?.left ?? 0;
  const bonus = techBonus(key, facts, view, say);
  return [
    fact(say("seti-web-now-left", { count: left })),
    ...(bonus === "" ? [] : [fact(say("seti-web-now-bonus", { bonus }))]),
    ...ownerFacts(
      say("seti-web-now-owners"),
      view.players.map((player) => (player.techs.includes(key) ? 1 : 0)),
      say,
    ),
  ];
}

export function aboutGold(side: string, facts: Facts, say: Say, seen: Seen | null): About {
  const [first = 0, second = 0, third = 0] = facts.gold(side).points_by_space;
  return {
    title: say(`seti-gold-${side}`),
    kind: say("seti-web-kind-gold"),
    lines: [
      line(say("seti-about-gold", { first, second, third, set: setOf(side, say) }), "vp"),
      line(say("seti-web-about-gold")),
    ],
    now: seen === null ? [] : goldNow(side, facts, say, seen.view),
    chapter: say("seti-chapter-gold"),
  };
}

export function setOf(side: string, say: Say): string {
  return say(`seti-about-gold-${side}`);
}

/** What a seat's marker on a tile is worth; null without one. */
export function goldValue(tile: number, seat: number, facts: Facts, view: View): number | null {
  const place = (view.gold_marks[tile] ?? []).indexOf(seat);
  return place < 0 ? null : spaceValue(view.gold[tile] ?? "", place, facts);
}

/** What a space of a tile is worth for each set; the last one is worth the same for everybody who comes later. */
export function spaceValue(side: string, place: number, facts: Facts): number {
  const values = facts.gold(side).points_by_space;
  return values[Math.min(place, values.length - 1)] ?? 0;
}

function goldNow(side: string, facts: Facts, say: Say, view: View): Now[] {
  const tile = view.gold.indexOf(side);
  if (tile < 0) return [];
  const notes = view.players.map((player, seat) => {
    const sets = player.gold_sets[tile] ?? 0;
    const value = goldValue(tile, seat, facts, view);
    if (value === null) return say("seti-web-now-sets", { sets });
    return say("seti-web-now-sets-pay", { sets, value, points: player.gold_points[tile] ?? 0 });
  });
  const next = spaceValue(side, view.gold_marks[tile]?.length ?? 0, facts);
  return [everybody(say("seti-web-now-sets-held"), notes), fact(say("seti-web-now-next-marker", { value: next }))];
}

export function aboutSlot(slot: string, facts: Facts, say: Say, seen: Seen | null): About {
  const { card, number } = facts.slot(slot);
  const about = aboutCard(card, say, seen);
  const mission = card.missions[number - 1];
  const lines = mission === undefined ? [] : [missionLine(mission, number, say)];
  return { ...about, title: say.word("slot", slot), lines: [...lines, line(say("seti-help-fill-slot"))] };
}

export function aboutCard(card: CardFacts, say: Say, seen: Seen | null): About {
  return {
    title: say.word("card", card.key),
    kind: kindOf(card, say),
    lines: partsOf(card, say),
    now: seen === null ? [] : cardNow(card.key, say, seen.view),
    chapter: say(isExertian(card) || card.species !== undefined ? "seti-chapter-species" : "seti-chapter-cards"),
  };
}

/** Where a card lies face up, and what it would pay now. */
function cardNow(card: string, say: Say, view: View): Now[] {
  const owners = view.players.flatMap((player, seat): Owner[] => {
    const note = standing(card, player, say);
    return note === null ? [] : [{ seat, note }];
  });
  return owners.length === 0 ? [] : [{ text: say("seti-web-now-lies-with"), owners }];
}

function standing(card: string, player: PlayerView, say: Say): string | null {
  const scored = player.scoring.indexOf(card);
  if (scored >= 0) return say("seti-web-now-pays", { points: player.scoring_points[scored] ?? 0 });
  const buried = player.played_exertians.indexOf(card);
  if (buried >= 0) return say("seti-web-now-pays", { points: player.exertian_points?.[buried] ?? 0 });
  const waiting = player.messages.indexOf(card);
  if (waiting >= 0) return say("seti-web-now-answered-at", { points: player.message_at[waiting] ?? 0 });
  const mission = player.missions.find((each) => each.card === card);
  if (mission?.ready === true) return say("seti-ready");
  if (mission !== undefined) return say("seti-web-now-open", { filled: mission.filled.length });
  if (player.completed.includes(card)) return say("seti-web-now-completed");
  return player.income.includes(card) ? say("seti-web-now-income") : null;
}

/** How many traces each seat has, by colour or in all. */
export function traceCounts(view: View, color: string | null): number[] {
  const traces = view.species.flatMap((species) => species.traces);
  return countBy(
    traces.filter((trace) => color === null || trace.color === color).map((trace) => trace.owner),
    view,
  );
}
