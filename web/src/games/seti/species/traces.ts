/** Traces at a species: who has marked which space, and what the free ones ask and pay. */
import { SETI } from "../../../generated/messages";
import type { Description } from "../../../words/description";
import type { Facts, RowFacts } from "../facts";
import { PLACES, type Place, type SpeciesView, type TraceColor, type View } from "../view";

/** Whose mark the neutral one is. */
export const NEUTRAL = -1;
/** The row of the blue Mascamite column from which a delivered sample is needed. */
export const FIRST_SAMPLE_ROW = SETI.first_sample_row;

/** A space on the board of a discovered species. */
export interface TraceSpace {
  spot: string;
  cost: RowFacts["cost"];
  reward: Description | null;
  repeatable: boolean;
  danger: number;
  /** The sample that pays here, if one does. */
  sample: number | null;
  /** Nobody may mark it yet: no sample has been delivered for it. */
  closed: boolean;
  /** Owners of the marks, in the order in which they came. */
  marks: number[];
}

/** This many marks of one owner. */
export interface Held {
  owner: number;
  count: number;
}

export function speciesIn(view: View, place: Place): SpeciesView {
  const species = view.species[PLACES.indexOf(place)];
  if (species === undefined) throw new RangeError(`nothing lies on the ${place}`);
  return species;
}

/** The place of a discovered species; null while it is not found. */
export function placeOf(view: View, species: string): Place | null {
  return PLACES.find((place) => speciesIn(view, place).species === species) ?? null;
}

/** The owners of the marks on a space. */
export function marksAt(species: SpeciesView, color: TraceColor, spot: string): number[] {
  const there = species.traces.filter((trace) => trace.color === color && trace.spot === spot);
  return there.map((trace) => trace.owner ?? NEUTRAL);
}

/** Marks counted by owner, in the order of the seats, the neutral ones last. */
export function countByOwner(owners: number[]): Held[] {
  const found = [...new Set(owners)].map((owner) => ({ owner, count: owners.filter((each) => each === owner).length }));
  const order = ({ owner }: Held): number => (owner === NEUTRAL ? Number.MAX_SAFE_INTEGER : owner);
  return found.sort((one, other) => order(one) - order(other));
}

/** The spaces of a colour on a discovered species' board, the lowest first. */
export function spacesOf(view: View, facts: Facts, place: Place, color: TraceColor): TraceSpace[] {
  const lying = speciesIn(view, place);
  if (lying.species === null) return [];
  return facts.speciesOf(lying.species).board[color].map((row) => {
    const spot = `row-${row.row}`;
    const needsSample = row.reward.id === "seti-effect-sample-token-reward";
    const sample = needsSample ? (view.sample_spots[row.row - FIRST_SAMPLE_ROW] ?? null) : null;
    return {
      spot,
      cost: row.cost,
      reward: sample === null ? row.reward : sampleReward(facts, sample),
      repeatable: row.repeatable,
      danger: row.danger ?? 0,
      sample,
      closed: needsSample && sample === null,
      marks: marksAt(lying, color, spot),
    };
  });
}

/** The lowest space that can still be marked. */
export function nextFree(spaces: TraceSpace[]): TraceSpace | undefined {
  return spaces.find((space) => !space.closed && (space.repeatable || space.marks.length === 0));
}

/** What a sample of the Mascamites pays. */
export function sampleReward(facts: Facts, sample: number): Description | null {
  return facts.texts.samples[sample - 1] ?? null;
}

export function discoveryReward(facts: Facts, place: Place): Description | null {
  return facts.board.species_places[PLACES.indexOf(place)] ?? null;
}

/** The danger of the marks a seat has on the Exertians' board, which everyone sees. */
export function openDanger(view: View, facts: Facts, seat: number): number {
  const lying = view.species.find((species) => species.species === "exertians");
  const marks = (lying?.traces ?? []).filter((trace) => trace.owner === seat);
  const { board } = facts.speciesOf("exertians");
  const dangers = marks.map(
    (mark) => board[mark.color as TraceColor].find((row) => `row-${row.row}` === mark.spot)?.danger ?? 0,
  );
  return dangers.reduce((sum, each) => sum + each, 0);
}
