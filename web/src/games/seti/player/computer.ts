/** A player's computer in six columns: what lies on it, and what a data record pays where. */
import { SETI } from "../../../generated/messages";
import type { Description } from "../../../words/description";
import type { Facts } from "../facts";
import type { PlayerView } from "../view";

/** The places for computer technologies, from left to right. */
const PLACES = SETI.tech_places;
type PlaceWord = (typeof PLACES)[number];

/** The most data a pool holds. */
export const POOL = SETI.data_pool;

/** Where a technology can lie: below an upper slot. */
export interface PlaceColumn {
  word: PlaceWord;
  /** The technology that lies there. */
  tech: string | null;
  /** Whether its lower slot is filled. */
  filled: boolean;
  /** What the lower slot pays; nothing without a technology. */
  pays: Description | null;
}

export interface Column {
  /** 1 to 6, from the left. */
  slot: number;
  filled: boolean;
  /** Whether the next data record comes here. */
  next: boolean;
  /** What the upper slot pays when it is filled. */
  pays: Description | null;
  place: PlaceColumn | null;
}

type OfComputer = Pick<PlayerView, "computer" | "places" | "lower">;

export function columnsOf(player: OfComputer, facts: Facts): Column[] {
  return facts.board.computer.map((printed, index) => {
    const slot = index + 1;
    const place = placeOf(player, facts, slot);
    const tech = place?.tech ?? null;
    return {
      slot,
      filled: slot <= player.computer,
      next: slot === player.computer + 1,
      pays: tech === null ? printed : (facts.texts.computer_techs[tech]?.upper_slot ?? null),
      place,
    };
  });
}

function placeOf(player: OfComputer, facts: Facts, slot: number): PlaceColumn | null {
  const index = facts.board.tech_places.indexOf(slot);
  const word = PLACES[index];
  if (word === undefined) return null;
  const tech = player.places[index] ?? null;
  return {
    word,
    tech,
    filled: player.lower[index] ?? false,
    pays: tech === null ? null : (facts.texts.computer_techs[tech]?.lower_slot ?? null),
  };
}
