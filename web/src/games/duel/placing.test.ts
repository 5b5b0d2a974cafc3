import { describe, expect, it } from "vitest";

import { placed } from "./placing";

const WINDOW = { width: 1000, height: 700 };
const OWN = { width: 200, height: 150 };

describe("placing a floating box", () => {
  it("goes above, else below, else beside", () => {
    const thing = { left: 400, width: 100, height: 100 };
    expect(placed({ ...thing, top: 300 }, OWN, WINDOW)).toEqual({ left: 350, top: 138 });
    expect(placed({ ...thing, top: 20 }, OWN, WINDOW)).toEqual({ left: 350, top: 132 });
    const tall = { width: 200, height: 500 };
    expect(placed({ ...thing, top: 300 }, tall, WINDOW).left).toBe(512);
    expect(placed({ ...thing, left: 880, top: 300 }, tall, WINDOW).left).toBe(668);
  });

  it("never leaves the window", () => {
    const at = placed({ left: 2, top: 300, width: 20, height: 20 }, OWN, WINDOW);
    expect(at.left).toBe(8);
  });
});
