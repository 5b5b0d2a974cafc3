import { describe, expect, it } from "vitest";

import type { Say } from "../../../table/board";
import { SPACES, type StarView, type View } from "../view";
import { type Piece, piecesOf } from "./pieces";
import { pieceName, spaceName, starName } from "./spoken";

/** Says the message's id and what it is told. */
const say = Object.assign((id: string, args: object = {}) => [id, ...Object.values(args)].join(" "), {
  word: (_axis: string, word: string) => word,
  seat: (seat: number) => `seat ${seat}`,
  spoken: (seat: number) => ({ player: `seat ${seat}`, side: "none" }),
  has: () => true,
  action: () => "",
  refusal: () => "",
  language: "en",
}) as Say;

const star: StarView = { star: "vega", sector: 3, data: 2, signals: [1, 0], wins: [1] };

describe("the sky in words", () => {
  it("tells of a star what is left, who is there, who has won it and whether Earth is near", () => {
    expect(starName(star, 4, true, say)).toBe(
      "seti-web-sky-star vega 2 4. seti-web-sky-signals seat 1, seat 0. seti-web-sky-wins seat 1. seti-web-sky-earth-here",
    );
    expect(starName({ ...star, signals: [], wins: [] }, 4, false, say)).toBe("seti-web-sky-star vega 2 4");
  });

  it("tells of a space who stands there and what a flight to it takes", () => {
    const sky = SPACES.map(() => ({ kind: "comet", planet: null, publicity: true }));
    const players = [{ probes: ["2-3"], capsules: [{ space: "2-3", sample: 4 }] }];
    const view = { sky, players, stars: [star] } as unknown as View;
    expect(spaceName("2-3", view, piecesOf(view), 2, say)).toContain(
      "seti-web-sky-probe seat 0 none, seti-web-sky-own-capsule 4, seti-amount-move 2",
    );
  });

  it("keeps the sample of others a secret", () => {
    const capsule = { key: "", seat: 2, space: "1-1", kind: "capsule", sample: null } as Piece;
    expect(pieceName(capsule, say)).toBe("seti-web-sky-capsule seat 2 none");
  });
});
