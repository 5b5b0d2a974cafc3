import { describe, expect, it } from "vitest";

import { withUnit } from "../../lengths";
import { lengthOf, unitOf } from "./unit";

const styles = import.meta.glob<string>("../**/*.{css,svelte}", { query: "?raw", import: "default", eager: true });

describe("the unit of lengths", () => {
  it("is written into every length of a declaration", () => {
    expect(withUnit("12px")).toBe("calc(12 * var(--px))");
    expect(withUnit("0 -.5px 3px rgb(0 0 0 / 0.6), calc(100% - 8px)")).toBe(
      "0 calc(-.5 * var(--px)) calc(3 * var(--px)) rgb(0 0 0 / 0.6), calc(100% - calc(8 * var(--px)))",
    );
    expect(withUnit("700 max(12px, 1em)/1.2 var(--sans)")).toBe("700 max(calc(12 * var(--px)), 1em)/1.2 var(--sans)");
  });

  it("leaves names, strings and addresses alone", () => {
    for (const value of ["var(--t-12px)", '"12px"', "url(star-12px.svg)", "#12px", "1.5em 12%"]) {
      expect(withUnit(value)).toBe(value);
    }
  });

  it("is that of the page where no board has its own", () => {
    expect(lengthOf(17)).toBe("calc(17 * var(--px))");
    expect(unitOf(document.body)).toBe(1);
  });

  it("enlarges everything: browsers do not agree about zoom", () => {
    const zoomed = Object.keys(styles).filter((path) => /(^|[\s;{:])zoom\s*[:=]\s*(?!-)/m.test(styles[path] ?? ""));
    expect(Object.keys(styles).length).toBeGreaterThan(100);
    expect(zoomed).toEqual([]);
  });

  it("is not written into conditions on containers, which therefore count in em", () => {
    const fixed = Object.keys(styles).filter((path) => /@container[^{]*\dpx/.test(styles[path] ?? ""));
    expect(fixed).toEqual([]);
  });
});
