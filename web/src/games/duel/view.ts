/** What a seat sees of Starfarers Duel: the shape of `update.view`, as the server builds it. */
import type { QuestionInfo, Update } from "../../generated/messages";

export interface PlayerView {
  symbol: string;
  astro: number;
  stock: Record<string, number>;
  capacity: number;
  laboratory: number;
  colony_ships: number;
  trade_ships: number;
  engines: number[];
  cannons: number[];
  centres: Record<string, number>;
  chosen: (string | null)[];
  colonies: string[];
  stations: string[];
  pirates: string[];
  orders: string[];
  friendship: number;
  medals: number;
  points: number;
  breakdown: Record<string, number>;
}

export interface SectorView {
  cards: number;
  seen: string[];
}

export interface StepView {
  card: string | null;
  face_down: boolean;
  turned: boolean;
}

export interface FlightView {
  sector: number;
  speed: number;
  actions_left: number;
  path: StepView[];
  looked: (string | null)[];
  top: (string | null)[];
  bottom: (string | null)[];
  pirate_met: boolean;
  pirate: string | null;
}

export interface View {
  turn: number;
  active: number;
  die: number;
  players: PlayerView[];
  sectors: SectorView[];
  reserve: number[];
  open_orders: string[];
  barred_orders: string[];
  order_pile: number;
  flight: FlightView | null;
  used_stations: string[];
  purchases_left: number;
  friend: number | null;
  hero: number | null;
  winners: number[];
}

/** The wire types a game's view loosely; this is the one place where the board takes it at its word. */
export function viewOf(update: Update): View {
  return update.view as unknown as View;
}

export function strength(parts: number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

/** The card a question is about, where its arguments name one. */
export function askedCard(question: QuestionInfo | null): string | null {
  const card = question?.arguments["card"];
  return typeof card === "string" ? card : null;
}
