/** A box afloat finds a side with room, and the window holds it. */
import { describe, expect, it } from "vitest";

import { floatingAt, type Side } from "./floating";

describe("a box afloat", () => {
  const window = { width: 1000, height: 700 };
  const own = { width: 200, height: 150 };
  const tall = { width: 200, height: 500 };
  const thing = { left: 400, top: 300, width: 100, height: 100 };
  const over: Side[] = ["above", "below", "right", "left"];
  const beside: Side[] = ["above", "right", "left", "below"];

  it("goes to the first side on which it fits", () => {
    expect(floatingAt(thing, own, window, over)).toEqual({ left: 350, top: 138 });
    expect(floatingAt({ ...thing, top: 20 }, own, window, over)).toEqual({ left: 350, top: 132 });
    expect(floatingAt(thing, tall, window, over)).toEqual({ left: 512, top: 100 });
    expect(floatingAt({ ...thing, left: 880 }, tall, window, over)).toEqual({ left: 668, top: 100 });
  });

  it("tries the sides in the order it is told", () => {
    expect(floatingAt({ ...thing, top: 20 }, own, window, beside)).toEqual({ left: 512, top: 8 });
    expect(floatingAt({ ...thing, top: 20, left: 880 }, own, window, beside)).toEqual({ left: 668, top: 8 });
    const broad = { left: 0, top: 20, width: 375, height: 60 };
    expect(floatingAt(broad, own, { width: 375, height: 700 }, beside).top).toBe(92);
  });

  it("stays in the window, also where no side has room", () => {
    expect(floatingAt({ left: 2, top: 300, width: 20, height: 20 }, own, window, over).left).toBe(8);
    const spot = floatingAt({ ...thing, left: 100, top: 100 }, own, { width: 375, height: 300 }, beside);
    expect(spot).toEqual({ left: 50, top: 75 });
  });
});
