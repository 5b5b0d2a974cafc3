/** The bands of a card: what it pays later, for a mission, for an event, for a reply or at the end of the game. */
import type { CardFacts, Entry } from "../facts";
import { conditionGlyphs, countGlyphs, triggerGlyphs } from "./conditions";
import { entryOf, type Glyph, glyph, numberOf, PER, sign } from "./glyph";
import { glyphsOf } from "./symbols";

/** A slot of a mission that waits for events: the event above, what it pays below. */
interface Slot {
  trigger: Glyph[];
  reward: Glyph[];
}

export type Band =
  | { kind: "mission" | "later"; when: Glyph[]; gives: Glyph[] }
  | { kind: "slots"; slots: Slot[] }
  | { kind: "end"; gives: Glyph[] };

export function bandOf(card: CardFacts): Band | null {
  if (card.type === "exertian") return { kind: "end", gives: conditionGlyphs(card.condition ?? {}) };
  if (card.scoring !== undefined) return { kind: "end", gives: scoringGlyphs(card.scoring) };
  if (card.delayed !== undefined) return { kind: "later", when: [glyph("message")], gives: glyphsOf(card.delayed) };
  const [first, ...more] = card.missions ?? [];
  if (first === undefined) return null;
  if (first.condition !== undefined) {
    return { kind: "mission", when: conditionGlyphs(first.condition), gives: glyphsOf(first.reward) };
  }
  const slots = [first, ...more].map((slot) => ({
    trigger: triggerGlyphs(slot.trigger ?? {}),
    reward: glyphsOf(slot.reward),
  }));
  return { kind: "slots", slots };
}

/** Points per thing, points for a condition, or those of the best gold tile. */
function scoringGlyphs(scoring: Entry): Glyph[] {
  if ("special" in scoring) return [glyph("vp", { count: "?" }), sign(PER), glyph("gold")];
  if ("count" in scoring) {
    const per = glyph("vp", { count: numberOf(scoring, "points_per") });
    return [per, sign(PER), ...countGlyphs(entryOf(scoring, "count"))];
  }
  return [
    ...conditionGlyphs(entryOf(scoring, "condition")),
    sign(":"),
    glyph("vp", { count: numberOf(scoring, "points") }),
  ];
}

/** What discarding a card brings, as glyphs. */
export function cornerGlyphs(card: CardFacts): Glyph[] {
  const { score = 0, ...rest } = card.corner ?? {};
  const points = score === 0 ? [] : [glyph("vp", { count: score })];
  return [...points, ...Object.entries(rest).map(([what, n]) => (n === 1 ? glyph(what) : glyph(what, { count: n })))];
}

/** The sign of a card's type where there is no room for its band. */
export function typeIcon(card: CardFacts): string | null {
  const icons: Record<string, string> = {
    conditional_mission: "mission",
    triggered_mission: "mission",
    sample_mission: "capsule",
    end_game_scoring: "endgame",
    message: "message",
    exertian: "danger",
  };
  return icons[card.type] ?? null;
}
