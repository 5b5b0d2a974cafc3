import { describe, expect, it } from "vitest";

import { SECTORS, SPACES, spaceOf } from "../view";
import type { Point } from "../../../look/drawing";
import { edgesOf, isLower, polarAt, spaceAtPoint, STARS_INNER, STARS_OUTER } from "./geometry";
import {
  anomalySpot,
  costSpot,
  nameRow,
  pieceSpots,
  planetSpot,
  signSpot,
  slotSpots,
  tileSpots,
  winSpots,
} from "./places";

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

describe("places in the sky", () => {
  it("keep planets, costs and pieces on their space", () => {
    for (const space of SPACES) {
      const [inner, outer] = edgesOf(spaceOf(space).ring);
      const planet = planetSpot(space);
      expect(spaceAtPoint(planet)).toBe(space);
      expect(polarAt(planet).radius + planet.size).toBeLessThan(outer);
      for (const crowded of [false, true]) {
        expect(spaceAtPoint(costSpot(space, true, crowded))).toBe(space);
        expect(spaceAtPoint(costSpot(space, false, crowded))).toBe(space);
      }
      for (const lying of ["empty", "asteroids", "comet", "mars"]) {
        for (let count = 1; count <= 4; count += 1) {
          for (const spot of pieceSpots(space, lying, count)) {
            expect(spaceAtPoint(spot)).toBe(space);
            expect(spot.radius).toBeGreaterThan(inner);
          }
        }
      }
    }
  });

  it("let every one of many pieces be seen", () => {
    for (const space of SPACES) {
      for (const lying of ["empty", "comet", "mars", "oumuamua"]) {
        for (let count = 2; count <= 8; count += 1) {
          const spots = pieceSpots(space, lying, count);
          expect(spots).toHaveLength(count);
          spots.forEach((spot, place) => {
            for (const other of spots.slice(place + 1)) expect(away(spot, other)).toBeGreaterThan(spot.size * 0.9);
          });
        }
      }
    }
  });

  it("stand two pieces of an empty space side by side without touching", () => {
    const [one, other] = pieceSpots("3-1", "empty", 2);
    if (one === undefined || other === undefined) throw new Error("two pieces have two places");
    expect(away(one, other)).toBeGreaterThan(one.size + other.size);
  });

  it("put slots on the board of their star, the first on the left as one reads", () => {
    for (let sector = 0; sector < SECTORS; sector += 1) {
      for (const count of [4, 6, 9]) {
        const spots = slotSpots(sector, count).map(polarAt);
        for (const { radius, turn } of spots) {
          expect(radius).toBeGreaterThan(STARS_INNER);
          expect(radius).toBeLessThan(STARS_OUTER);
          expect(Math.floor(turn)).toBe(sector);
        }
        expect((spots[0]?.turn ?? 0) > (spots[1]?.turn ?? 0)).toBe(isLower(sector));
      }
      expect(polarAt(anomalySpot(sector)).turn).toBeGreaterThan(sector);
      for (const spot of slotSpots(sector, 6)) {
        expect(away(spot, anomalySpot(sector))).toBeGreaterThan(20);
        expect(away(spot, signSpot(sector))).toBeGreaterThan(6 + 9);
      }
    }
    expect(tileSpots("3-5", 3).map(spaceAtPoint)).toEqual(["3-5", "3-5", "3-5"]);
  });

  it("keep the name of a star between Earth and the markers of who has won", () => {
    const arc = (Math.PI / 4) * (STARS_INNER + 38.5);
    for (const size of [12.5, 16.5]) {
      for (const earth of [false, true]) {
        for (const wins of [0, 1, 4]) {
          const { part, step } = nameRow("Barnard’s Star", size, earth, wins);
          const half = (14 * 0.55 * size) / 2;
          expect(part * arc - half).toBeGreaterThanOrEqual(earth ? 21.9 : 5.9);
          const first = wins === 0 ? arc : 0.94 * arc - (wins - 1) * step - 6.5;
          expect(part * arc + half).toBeLessThanOrEqual(first + 1);
        }
      }
    }
    expect(nameRow("Vega", 12.5, false, 0)).toEqual({ part: 0.5, step: 0 });
    expect(winSpots(0, 3, 12)).toHaveLength(3);
  });
});
