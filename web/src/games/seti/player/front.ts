/** The cards that lie in front of a player. */
import type { PlayerView } from "../view";

export type FrontKind = "mission" | "message" | "scoring" | "exertian" | "played";

export interface FrontCard {
  kind: FrontKind;
  /** Null where it lies face down for this seat. */
  card: string | null;
  /** Mission slots that are filled, by their words. */
  filled: string[];
  /** What it pays now at the end of the game; null where it does not, or nobody may know. */
  points: number | null;
  /** The score at which a message is answered. */
  at: number | null;
  /** Whether the condition of a mission holds now. */
  ready: boolean;
}

const PLAIN = { filled: [], points: null, at: null, ready: false };

/** The species whose back a face-down card of this kind shows. */
export function backOf(kind: FrontKind): string | undefined {
  return kind === "exertian" || kind === "played" ? "exertians" : undefined;
}

/** Missions, messages, cards that count at the end, Exertian cards held and played. */
export function frontOf(player: PlayerView): FrontCard[] {
  const held: (string | null)[] = player.exertians ?? Array<null>(player.exertians_held).fill(null);
  return [
    ...player.missions.map(({ card, filled, ready }): FrontCard => ({
      ...PLAIN,
      kind: "mission",
      card,
      filled,
      ready,
    })),
    ...player.messages.map((card, index): FrontCard => ({
      ...PLAIN,
      kind: "message",
      card,
      at: player.message_at[index] ?? null,
    })),
    ...player.scoring.map((card, index): FrontCard => ({
      ...PLAIN,
      kind: "scoring",
      card,
      points: player.scoring_points[index] ?? null,
    })),
    ...held.map((card): FrontCard => ({ ...PLAIN, kind: "exertian", card })),
    ...player.played_exertians.map((card, index): FrontCard => ({
      ...PLAIN,
      kind: "played",
      card,
      points: player.exertian_points?.[index] ?? null,
    })),
  ];
}
