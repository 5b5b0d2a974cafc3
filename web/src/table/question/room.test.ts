/** Answers in rows: none is cut, and the bar grows only where they do not fit otherwise. */
import { describe, expect, it } from "vitest";

import { roomOf, rowsOf, type Way, wayOf, wholeRows } from "./room";

const span = (top: number, height = 32): { top: number; bottom: number } => ({ top, bottom: top + height });

describe("rows", () => {
  it("counts buttons side by side as one row, also where one is higher", () => {
    expect(rowsOf([span(0), span(0), span(37), { top: -4, bottom: 36 }])).toEqual([{ top: -4, bottom: 36 }, span(37)]);
  });

  it("does not count what is not to be seen", () => {
    expect(rowsOf([span(10), { top: 0, bottom: 0 }])).toEqual([span(10)]);
  });
});

describe("room for answers", () => {
  const laid = (rows: Partial<Record<Way, number>>): Way => wayOf((way) => rows[way] ?? 9);

  it("leaves the title in one line while two rows are enough", () => {
    expect(laid({ wide: 2, narrow: 1 })).toBe("wide");
  });

  it("wraps the title before the bar grows", () => {
    expect(laid({ wide: 3, narrow: 2 })).toBe("narrow");
  });

  it("grows before a price is left out", () => {
    expect(laid({ wide: 4, narrow: 3, tall: 3 })).toBe("tall");
  });

  it("leaves notes to tips only where four rows are too few", () => {
    expect(laid({ wide: 9, narrow: 8, tall: 7, terse: 3 })).toBe("terse");
    expect(laid({})).toBe("terse");
  });
});

describe("a list that scrolls", () => {
  const rows = [span(100), span(138), span(176)];

  it("ends behind a whole row", () => {
    expect(wholeRows(rows, 90)).toBe(70);
    expect(wholeRows(rows, 500)).toBe(108);
  });

  it("shows one row at least", () => {
    expect(wholeRows(rows, 10)).toBe(32);
    expect(wholeRows([], 40)).toBe(40);
  });
});

describe("how high a list may grow", () => {
  const desk = { low: false, narrow: false };

  it("is two rows when it was made low, whatever the board is enlarged by", () => {
    expect(roomOf(desk, true, 2, 900)).toBe(144);
    expect(roomOf(desk, false, 2, 900)).toBeGreaterThan(144);
  });

  it("is a part of a phone, and everything beside a pane", () => {
    expect(roomOf({ low: false, narrow: true }, false, 1, 800)).toBeCloseTo(272);
    expect(roomOf({ low: true, narrow: true }, false, 1, 800)).toBe(Infinity);
  });
});
