import { expect, it } from "vitest";

import type { GameInfo, LessonStep, Update } from "../../generated/messages";
import { questionOf, updateOf } from "../fixtures";
import { type Pupil, Teacher } from "./teacher.svelte";

function step(id: string, answer = ""): LessonStep {
  return { id, chapter: "one", answer, free: "", also: [], at: [], pane: "", times: 1 };
}

class Somebody implements Pupil {
  sent: string[] = [];
  problem = null;
  table = { id: "table" };
  update: Update;
  constructor() {
    const update = updateOf("duel", {}, questionOf("choose-sector", []), [{}, {}]);
    this.update = { ...update, table: { ...update.table, lesson: "on" }, lesson: { given: 0, aside: false } };
  }
  decide = (...answers: string[]): void => void this.sent.push(...answers);
  proceed = this.decide;
  rewind = (): void => undefined;
}

it("holds an answer back until another one is tried or one goes back, whatever the others do meanwhile", () => {
  const ada = new Somebody();
  const steps = [step("welcome"), step("fly", "fly 2"), step("farewell")];
  const teacher = new Teacher(ada, { name: "duel" } as GameInfo, { steps });
  teacher.choose("fly 3");
  expect([teacher.step?.id, teacher.held?.id, ada.sent]).toEqual(["fly", "fly", []]);
  ada.update = { ...ada.update, version: ada.update.version + 1 };
  expect(teacher.held?.id).toBe("fly");
  teacher.back();
  expect([teacher.step?.id, teacher.held]).toEqual(["welcome", null]);
  teacher.next();
  expect([teacher.step?.id, teacher.held]).toEqual(["fly", null]);
  teacher.choose("fly 2");
  expect(ada.sent).toEqual(["fly 2"]);
});
