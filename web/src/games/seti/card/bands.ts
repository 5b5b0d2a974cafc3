/** The bands of a card: what it pays later, for a mission, for an event, for a reply or at the end of the game. */
import type { Description } from "../../../words/description";
import type { CardFacts } from "../facts";
import { clauseGlyphs } from "./conditions";
import { type Glyph, glyph, inside, numberIn, PER, sign } from "./glyph";
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
  if (card.scoring !== null) {
    const gives =
      card.type === "exertian" ? clauseGlyphs(inside(card.scoring, "condition")) : scoringGlyphs(card.scoring);
    return { kind: "end", gives };
  }
  if (card.delayed !== null) return { kind: "later", when: [glyph("message")], gives: glyphsOf(card.delayed) };
  const [first] = card.missions;
  if (first === undefined) return null;
  if (first.condition !== null) {
    return { kind: "mission", when: clauseGlyphs(first.condition), gives: glyphsOf(first.reward) };
  }
  const slots = card.missions.map(({ trigger, reward }) => ({
    trigger: trigger === null ? [] : clauseGlyphs(trigger),
    reward: glyphsOf(reward),
  }));
  return { kind: "slots", slots };
}

/** Points per thing, points for a condition, or those of the best gold tile. */
function scoringGlyphs(scoring: Description): Glyph[] {
  if (scoring.id === "seti-scores-best-tile") return [glyph("vp", { count: "?" }), sign(PER), glyph("gold")];
  const points = glyph("vp", { count: numberIn(inside(scoring, "points"), "n") });
  if (scoring.id === "seti-scores-per") return [points, sign(PER), ...clauseGlyphs(inside(scoring, "count"))];
  return [...clauseGlyphs(inside(scoring, "condition")), sign(":"), points];
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
