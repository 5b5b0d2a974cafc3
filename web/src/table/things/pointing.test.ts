/** A thing is read by resting or holding, and answered by a click. */
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import { Desk, HOLD_MS, type Thing } from "./desk.svelte";
import { pointing } from "./pointing";

const CARD: Thing = { axis: "card", word: "gem-world", target: "hand:gem-world" };

/** A desk that shows at once what somebody rests on. */
class QuickDesk extends Desk {
  constructor() {
    super(() => {
      throw new Error("nothing of the board is needed here");
    });
  }

  override rest(thing: Thing, anchor: HTMLElement): void {
    this.show(thing, anchor);
  }
}

/** A button that is such a thing, what its desk shows, and how often it was pressed. */
async function laid(thing: Thing | null, answers: boolean) {
  const desk = new QuickDesk();
  const button = document.createElement("button");
  let presses = 0;
  const press = (): boolean => {
    presses += 1;
    return answers;
  };
  const gone = pointing(desk, () => thing, press)(button);
  await tick();
  return { desk, button, presses: () => presses, gone: () => gone?.() };
}

function event(name: string, pointerType = "", timeStamp_ms = 1): Event {
  return Object.defineProperties(new Event(name), {
    pointerType: { value: pointerType },
    timeStamp: { value: timeStamp_ms },
  });
}

describe("a thing of the board", () => {
  it("is shown where a mouse rests on it, and no longer when the mouse leaves", async () => {
    const { desk, button } = await laid(CARD, true);
    button.dispatchEvent(event("pointerenter", "touch"));
    expect(desk.shown).toBeNull();
    button.dispatchEvent(event("pointerenter", "mouse"));
    expect(desk.shown).toEqual({ ...CARD, anchor: button });
    button.dispatchEvent(event("pointerleave", "mouse"));
    expect(desk.shown).toBeNull();
  });

  it("is not shown behind a window that has opened meanwhile, only inside it", async () => {
    const { desk, button } = await laid(CARD, true);
    const window = document.body.appendChild(document.createElement("dialog"));
    window.open = true;
    button.dispatchEvent(event("pointerenter", "mouse"));
    expect(desk.shown).toBeNull();
    window.append(button);
    button.dispatchEvent(event("pointerenter", "mouse"));
    expect(desk.shown).toEqual({ ...CARD, anchor: button });
    window.remove();
  });

  it("answers a click; where there is no answer it is shown", async () => {
    const answering = await laid(CARD, true);
    answering.button.dispatchEvent(event("click"));
    expect([answering.presses(), answering.desk.shown]).toEqual([1, null]);
    const telling = await laid(CARD, false);
    telling.button.dispatchEvent(event("click"));
    expect([telling.presses(), telling.desk.shown?.word]).toEqual([1, "gem-world"]);
  });

  it("is read, not played, by a finger that holds it, if it has anything to tell", async () => {
    for (const [thing, held_ms, presses] of [
      [CARD, HOLD_MS, 0],
      [CARD, HOLD_MS - 1, 1],
      [null, HOLD_MS, 1],
    ] as const) {
      const finger = await laid(thing, true);
      finger.button.dispatchEvent(event("pointerdown", "touch", 100));
      finger.button.dispatchEvent(event("click", "touch", 100 + held_ms));
      expect(finger.presses()).toBe(presses);
    }
  });

  it("takes its large card along when it vanishes, but no other", async () => {
    const { desk, button, gone } = await laid(CARD, false);
    desk.show(CARD, document.createElement("button"));
    gone();
    expect(desk.shown).not.toBeNull();
    desk.show(CARD, button);
    gone();
    expect(desk.shown).toBeNull();
  });
});
