/** The keyboard goes to the question where what had it is gone, and stays wherever it still is. */
import { afterEach, beforeEach, expect, it } from "vitest";

import { keepingFocus } from "./keeping-focus";

let table: HTMLElement;
let stop: () => void;
const at = (selector: string): HTMLElement => table.querySelector<HTMLElement>(selector) ?? table;
/** Observers are told before whatever waits for them. */
const observed = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  table = document.createElement("div");
  table.innerHTML = '<section class="q" tabindex="-1"><button id="one"></button></section><button id="two"></button>';
  document.body.append(table);
  stop = keepingFocus(table);
});

afterEach(() => {
  stop();
  table.remove();
});

it("goes to the question when its button is gone", async () => {
  at("#one").focus();
  at("#one").remove();
  await observed();
  expect(document.activeElement).toBe(at(".q"));
});

it("goes to the question when its button can no longer be pressed", async () => {
  at("#two").focus();
  at("#two").setAttribute("disabled", "");
  await observed();
  expect(document.activeElement).toBe(at(".q"));
});

it("stays where it is while other things come and go", async () => {
  at("#two").focus();
  at("#one").remove();
  await observed();
  expect(document.activeElement).toBe(at("#two"));
});

it("stays on what is only laid elsewhere", async () => {
  const card = at("#two");
  card.focus();
  // browsers tell so when they take it from what is moved
  card.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  table.prepend(card);
  await observed();
  expect(document.activeElement).toBe(card);
});

it("is not taken to the table by who has it nowhere", async () => {
  at("#two").focus();
  at("#two").blur();
  at("#one").remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});
