/** Probes and capsules in the sky: whose they are, where they stand, where they came from. */
import { indexOf, SECTORS, spaceOf, type View } from "../view";
import { pieceSpots, type PieceSpot } from "./places";

export interface Piece {
  /** The same piece has the same key as long as it is in the sky. */
  key: string;
  seat: number;
  space: string;
  kind: "probe" | "capsule";
  /** The sample of a capsule, where one may know it. */
  sample: number | null;
  spot: PieceSpot;
}

type Unplaced = Omit<Piece, "spot">;

/** Every piece with its place beside the others on its space. */
export function piecesOf(view: View): Piece[] {
  const all = view.players.flatMap((player, seat) => piecesOfSeat(player, seat));
  const spaces = [...new Set(all.map((piece) => piece.space))];
  return spaces.flatMap((space) => {
    const there = all.filter((piece) => piece.space === space);
    const lying = view.sky[indexOf(space)];
    const spots = pieceSpots(space, lying?.planet ?? lying?.kind ?? "empty", there.length);
    return there.flatMap((piece, place) => {
      const spot = spots[place];
      return spot === undefined ? [] : [{ ...piece, spot }];
    });
  });
}

function piecesOfSeat(player: View["players"][number], seat: number): Unplaced[] {
  const probes = player.probes.map((space, place): Unplaced => {
    return { key: `probe ${seat} ${place}`, seat, space, kind: "probe", sample: null };
  });
  const capsules = player.capsules.map(({ space, sample }, place): Unplaced => {
    return { key: `capsule ${seat} ${place}`, seat, space, kind: "capsule", sample };
  });
  return [...probes, ...capsules];
}

/**
 * Where each piece of a kind of one seat came from; null for one that is new.
 * Pieces that stay are matched first, so that one that has landed does not send the others on a journey.
 */
export function originsOf(before: string[], after: string[]): (string | null)[] {
  if (before.length === after.length) return before;
  const left = [...before];
  const stayed = after.map((space) => {
    const place = left.indexOf(space);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return after.map((space, place) => (stayed[place] ? space : (left.shift() ?? null)));
}

/** How a piece moves in the drawing: around the Sun by this many degrees, or in a straight line from a point. */
export type Way = { turn: number } | { x: number; y: number };

/** From where it stood to where it stands; null where it has not moved. */
function wayOf(from: Piece, to: Piece): Way | null {
  if (from.space === to.space) return null;
  const [a, b] = [spaceOf(from.space), spaceOf(to.space)];
  if (a.ring !== b.ring) return { x: from.spot.x - to.spot.x, y: from.spot.y - to.spot.y };
  let sectors = a.sector - b.sector;
  if (sectors > SECTORS / 2) sectors -= SECTORS;
  if (sectors < -SECTORS / 2) sectors += SECTORS;
  return { turn: (sectors * 360) / SECTORS };
}

export interface Journey {
  piece: Piece;
  way: Way;
}

/** The pieces that have moved, and how; new ones are simply there. */
export function journeysOf(before: Piece[], after: Piece[]): Journey[] {
  const journeys: Journey[] = [];
  for (const pieces of kindsOf(after)) {
    const [{ seat, kind } = { seat: -1, kind: "" }] = pieces;
    const old = before.filter((piece) => piece.seat === seat && piece.kind === kind).sort(byKey);
    const origins = originsOf(
      old.map(({ space }) => space),
      pieces.map(({ space }) => space),
    );
    pieces.forEach((piece, place) => {
      const from = old.find((each) => each.space === origins[place]);
      const way = from === undefined ? null : wayOf(from, piece);
      if (way !== null) journeys.push({ piece, way });
    });
  }
  return journeys;
}

function byKey(one: Piece, other: Piece): number {
  return one.key < other.key ? -1 : 1;
}

/** Pieces of the same seat and kind, each list in its order. */
function kindsOf(pieces: Piece[]): Piece[][] {
  const kinds = [...new Set(pieces.map(({ seat, kind }) => `${kind} ${seat}`))];
  return kinds.map((word) => pieces.filter(({ seat, kind }) => `${kind} ${seat}` === word).sort(byKey));
}
