/** The question bar without its drawing: which buttons stand there, what keys do. */
import { describe, expect, it } from "vitest";

import type { OptionText, QuestionInfo, Refusal } from "../generated/messages";
import { choicesOf, focusOf, keyMeaning, leftOf, numbered, suggested, type Choice } from "./question";

function option(action: string): OptionText {
  const [verb = "", word = ""] = action.split(" ");
  return { action, verb, arguments: word ? { word } : {} };
}

function refusal(action: string): Refusal {
  return { ...option(action), reason: "no-room", reason_arguments: {} };
}

function question(options: string[], refused: string[] = []): QuestionInfo {
  return { prompt: "test", arguments: {}, options: options.map(option), refused: refused.map(refusal) };
}

function shown(choices: Choice[]): string[] {
  return choices.map((choice) => {
    if (choice.kind === "answer") return choice.option.action;
    return choice.kind === "refused" ? `!${choice.refusal.action}` : `${choice.verb}(${choice.legal})`;
  });
}

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

describe("the buttons", () => {
  it("stand side by side while they are few, leaving last", () => {
    const choices = choicesOf(question(["end-flight", "buy ore", "fly-on"], ["sell ore"]), null);
    expect(shown(choices)).toEqual(["buy ore", "fly-on", "!sell ore", "end-flight"]);
  });

  it("are grouped by verb when they are many", () => {
    const many = question(["build a", "build b", "build c", "use x", "demand y", "demand z", "end-turn"], ["use w"]);
    expect(shown(choicesOf(many, null))).toEqual(["build(3)", "use(1)", "demand(2)", "end-turn"]);
    expect(shown(choicesOf(many, "use"))).toEqual(["use x", "!use w"]);
  });

  it("are not grouped where all are of one kind, or leave", () => {
    const one = question(["place a", "place b", "place c", "place d", "place e", "place f", "pass"], ["place g"]);
    expect(shown(choicesOf(one, null))).toEqual([
      "place a", "place b", "place c", "place d", "place e", "place f", "!place g", "pass",
    ]);
    const none = question(["pass"], ["place a", "place b", "place c", "place d", "place e", "place f"]);
    expect(shown(choicesOf(none, null))).toEqual(["place(0)", "pass"]);
  });

  it("show a kind of which nothing is possible now", () => {
    const many = question(["end-turn"], ["build a", "build b", "build c", "build d", "build e", "build f", "use x"]);
    expect(shown(choicesOf(many, null))).toEqual(["build(0)", "!use x", "end-turn"]);
  });

  it("suggest the first answer, but never a leaving one beside groups", () => {
    expect(suggested(choicesOf(question(["buy ore", "end-flight"]), null))?.action).toBe("buy ore");
    expect(suggested(choicesOf(question(["end-turn"]), null))?.action).toBe("end-turn");
    const many = question(["build a", "build b", "build c", "build d", "build e", "build f", "end-turn"]);
    expect(suggested(choicesOf(many, null))).toBeNull();
    expect(suggested(choicesOf(question(["end-turn"], ["build a"]), null))).toBeNull();
  });
});

describe("beside a board that offers answers by itself", () => {
  const offer = { has: ({ verb }: { verb: string }) => verb === "place", keys: 2 };
  const choices = choicesOf(leftOf(question(["place a", "place b", "pass"], ["place c"]), offer), null);

  it("the bar has only the others, numbered behind the board's", () => {
    expect(shown(choices)).toEqual(["pass"]);
    expect(numbered(choices, offer).map((choice) => choice !== null)).toEqual([false, false, true]);
    const meanings = ["1", "2", "3", "4"].map((key) => keyMeaning({ key, ...PLAIN }, "nothing", choices, offer));
    expect(meanings).toEqual([null, null, { does: "choose", choice: choices[0] }, null]);
  });

  it("no button is filled, and Enter gives no answer", () => {
    expect(suggested(choices, offer)).toBeNull();
    expect(keyMeaning({ key: "Enter", ...PLAIN }, "nothing", choices, offer)).toBeNull();
  });
});

describe("the keys", () => {
  const choices = choicesOf(question(["buy ore", "buy fuel", "end-flight"], ["sell ore"]), null);

  it("choose by number, but nothing that is refused or not there", () => {
    expect(keyMeaning({ key: "2", ...PLAIN }, "nothing", choices)).toEqual({ does: "choose", choice: choices[1] });
    expect(shown(choices)).toEqual(["buy ore", "buy fuel", "!sell ore", "end-flight"]);
    expect(keyMeaning({ key: "3", ...PLAIN }, "nothing", choices)).toEqual({ does: "choose", choice: choices[3] });
    expect(keyMeaning({ key: "4", ...PLAIN }, "nothing", choices)).toBeNull();
    expect(keyMeaning({ key: "9", ...PLAIN }, "nothing", choices)).toBeNull();
  });

  it("confirm with Enter only when no button has the keyboard", () => {
    expect(keyMeaning({ key: "Enter", ...PLAIN }, "nothing", choices)).toEqual({ does: "choose", choice: choices[0] });
    expect(keyMeaning({ key: "Enter", ...PLAIN }, "button", choices)).toBeNull();
  });

  it("step back, undo, help and log", () => {
    const meant = ["Escape", "z", "H", "l"].map((key) => keyMeaning({ key, ...PLAIN }, "button", choices)?.does);
    expect(meant).toEqual(["back", "undo", "help", "log"]);
  });

  it("belong to the browser with a modifier, and to a field that is typed in", () => {
    expect(keyMeaning({ key: "z", ...PLAIN, ctrlKey: true }, "nothing", choices)).toBeNull();
    expect(keyMeaning({ key: "1", ...PLAIN }, "field", choices)).toBeNull();
  });

  it("know what has the keyboard", () => {
    document.body.innerHTML = "<input id='i'><button id='b'></button><p id='p'></p>";
    const found = ["i", "b", "p"].map((id) => focusOf(document.getElementById(id)));
    expect([...found, focusOf(document.body)]).toEqual(["field", "button", "nothing", "nothing"]);
  });
});
