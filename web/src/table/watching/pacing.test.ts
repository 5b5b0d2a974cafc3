/** One thing after the other at its pace, skipped at will, by a clock that stands still until it is told. */
import { beforeEach, describe, expect, it } from "vitest";

import { Pacer } from "./pacing";

class Clock {
  now = 0;
  #due: { at: number; run: () => void }[] = [];

  later = (run: () => void, milliseconds: number): (() => void) => {
    const timer = { at: this.now + milliseconds, run };
    this.#due.push(timer);
    return () => void (this.#due = this.#due.filter((other) => other !== timer));
  };

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

describe("what comes too fast", () => {
  let clock: Clock;
  let shown: string[][];
  let waiting: number[];
  let pacer: Pacer<string>;

  beforeEach(() => {
    clock = new Clock();
    shown = [];
    waiting = [];
    const hold = (item: string): number => (item.startsWith("still") ? 0 : 100);
    pacer = new Pacer(
      (items) => shown.push(items),
      hold,
      (count) => waiting.push(count),
      clock.later,
    );
  });

  it("is shown at once as long as nothing is held", () => {
    pacer.take("still 1");
    pacer.take("still 2");
    expect(shown).toEqual([["still 1"], ["still 2"]]);
    expect(waiting).toEqual([0, 0]);
  });

  it("waits until what is shown has been held", () => {
    for (const item of ["a", "b", "c"]) pacer.take(item);
    expect(shown).toEqual([["a"]]);
    expect(waiting).toEqual([0, 1, 2]);
    clock.pass(99);
    expect(shown).toEqual([["a"]]);
    clock.pass(1);
    expect(shown).toEqual([["a"], ["b"]]);
    clock.pass(100);
    expect(shown).toEqual([["a"], ["b"], ["c"]]);
    expect(waiting.at(-1)).toBe(0);
  });

  it("passes over what needs no time", () => {
    for (const item of ["a", "still 1", "b", "still 2"]) pacer.take(item);
    clock.pass(100);
    expect(shown).toEqual([["a"], ["still 1"], ["b"]]);
    clock.pass(100);
    expect(shown.at(-1)).toEqual(["still 2"]);
  });

  it("is shown together when somebody skips, and what comes then at once", () => {
    for (const item of ["a", "b", "c"]) pacer.take(item);
    pacer.skip();
    expect(shown).toEqual([["a"], ["b", "c"]]);
    clock.pass(1000);
    expect(shown).toHaveLength(2);
    pacer.take("d");
    expect(shown.at(-1)).toEqual(["d"]);
  });

  it("is skipped without a word when nothing waits", () => {
    pacer.take("a");
    pacer.skip();
    pacer.take("b");
    expect(shown).toEqual([["a"], ["b"]]);
  });

  it("is forgotten when other eyes look", () => {
    for (const item of ["a", "b"]) pacer.take(item);
    pacer.forget();
    clock.pass(1000);
    expect(shown).toEqual([["a"]]);
    pacer.take("c");
    expect(shown.at(-1)).toEqual(["c"]);
  });

  it("may be held more briefly the more waits", () => {
    const hurried: string[] = [];
    const hurrying = new Pacer<string>(
      (items) => hurried.push(...items),
      (_, count) => 100 / (count + 1),
      () => undefined,
      clock.later,
    );
    for (const item of ["a", "b", "c", "d"]) hurrying.take(item);
    clock.pass(100);
    expect(hurried).toEqual(["a", "b"]);
    clock.pass(34);
    expect(hurried).toEqual(["a", "b", "c"]);
  });
});
