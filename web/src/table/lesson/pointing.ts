/** What the coach points at: things of the board by their names, and whatever gives the answer that is taught. */
import type { LessonStep } from "../../generated/messages";
import { fits } from "./steps";

/** What can be seen of an element; nothing of one that is hidden or scrolled out of its window, pane or list. */
export function boxOf(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  const frames = ["main", ".scrolls"].flatMap((frame) => element.closest(frame)?.getBoundingClientRect() ?? []);
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const top = Math.max(box.top, 0, ...frames.map((frame) => frame.top));
  const bottom = Math.min(box.bottom, innerHeight, ...frames.map((frame) => frame.bottom));
  return box.width > 0 && right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** The elements that give an answer the step teaches: the buttons of the question first, there is most room. */
function answering(step: LessonStep): Element[] {
  const all = [...document.querySelectorAll("[data-action]")];
  const found = all.filter((each) => fits(step.answer, each.getAttribute("data-action") ?? ""));
  const [buttons, things] = [true, false].map((isButton) => found.filter((each) => !!each.closest(".q") === isButton));
  return [...(buttons?.length ? buttons : folded(step)), ...(things ?? [])];
}

/** The button of the question that opens the answers of a kind. */
function folded(step: LessonStep): Element[] {
  return [...document.querySelectorAll(`.q [data-verb="${step.answer.split(" ")[0]}"]`)];
}

function named(names: readonly string[]): Element[] {
  // words of the vocabulary and numbers: nothing in them would end the quotation
  return names.flatMap((name) => [
    ...document.querySelectorAll(`[data-target="${name}"], [data-thing="${name}"], [data-part="${name}"]`),
  ]);
}

/** The things a step speaks of, the one its bubble stands at first; some may be out of sight. */
export function thingsOf(step: LessonStep): Element[] {
  return [...new Set([...(step.answer === "" ? [] : answering(step)), ...named(step.at)])];
}

/** Brings what lies on the board into sight, and the button that gives the answer, where they scroll. */
export function bringIntoSight(step: LessonStep): void {
  const things = thingsOf(step);
  const button = things.find((each) => each.closest(".q"));
  // the same answer may also lie on another pane
  const thing = things.find((each) => each.closest("main") && !each.closest(".q") && each.getClientRects().length > 0);
  // a board is seen from its beginning, as far as that shows the thing
  thing?.closest("main")?.scrollTo({ top: 0 });
  for (const each of [button, thing]) each?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
