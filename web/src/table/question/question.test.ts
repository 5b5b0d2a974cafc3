/** The question bar without its drawing: which buttons stand there, what keys do. */
import { describe, expect, it } from "vitest";

import type { OptionText, QuestionInfo, Refusal } from "../../generated/messages";
import {
  byReason,
  choicesOf,
  focusOf,
  isBrief,
  keyMeaning,
  leftOf,
  inNumberOrder,
  splitQuestion,
  suggestion,
  type Choice,
  type Opened,
} from "./question";

function option(action: string): OptionText {
  const [verb = "", word = ""] = action.split(" ");
  return { action, verb, arguments: word ? { word } : {} };
}

function refusal(action: string): Refusal {
  return { ...option(action), reason: "no-room", reason_arguments: {}, missing: {} };
}

function question(options: string[], refused: string[] = []): QuestionInfo {
  return { prompt: "test", arguments: {}, options: options.map(option), dials: [], refused: refused.map(refusal) };
}

function shown(choices: Choice[]): string[] {
  return choices.map((choice) => {
    switch (choice.kind) {
      case "answer":
        return choice.option.action;
      case "refused":
        return `!${choice.refusal.action}`;
      case "group":
        return `${choice.verb}(${choice.legal})`;
      case "folder":
        return `[${choice.id}](${choice.legal})`;
      case "why":
        return `why(${choice.refused.length})`;
    }
  });
}

const kind = (verb: string): Opened => ({ kind: "group", verb });

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

describe("the buttons", () => {
  it("stand side by side while they are few, leaving last", () => {
    const choices = choicesOf(question(["end-flight", "buy ore", "fly-on"], ["sell ore"]));
    expect(shown(choices)).toEqual(["buy ore", "fly-on", "!sell ore", "end-flight"]);
  });

  it("are grouped by verb when they are many; a verb with one answer is that answer", () => {
    const many = question(["build a", "build b", "build c", "use x", "demand y", "demand z", "end-turn"], ["use w"]);
    expect(shown(choicesOf(many))).toEqual(["build(3)", "use x", "demand(2)", "end-turn", "why(1)"]);
    expect(shown(choicesOf(many, [kind("build")]))).toEqual(["build a", "build b", "build c"]);
  });

  it("are not grouped where all are of one kind, or leave", () => {
    const one = question(["place a", "place b", "place c", "place d", "place e", "place f", "pass"], ["place g"]);
    expect(shown(choicesOf(one))).toEqual([
      "place a",
      "place b",
      "place c",
      "place d",
      "place e",
      "place f",
      "pass",
      "why(1)",
    ]);
  });

  it("keep many refused answers behind one, few of an opened kind beside the others", () => {
    const none = question(["pass"], ["place a", "place b", "place c", "place d", "place e", "place f", "use x"]);
    expect(shown(choicesOf(none))).toEqual(["pass", "why(7)"]);
    const locked = choicesOf(question(["end-turn"], ["launch", "scan", "analyse", "research"]));
    expect(shown(locked)).toEqual(["end-turn", "why(4)"]);
    expect(suggestion(locked)?.action).toBe("end-turn");
    const some = question(["use a", "use b", "fly", "end-turn"], ["use c", "build d", "build e", "build f"]);
    expect(shown(choicesOf(some))).toEqual(["use(2)", "fly", "end-turn", "why(4)"]);
    expect(shown(choicesOf(some, [kind("use")]))).toEqual(["use a", "use b", "!use c"]);
  });

  it("are kinds where there are groups or many verbs", () => {
    const few = question(["launch", "scan", "play a", "pass"]);
    const single = question(["launch", "scan", "play a", "pass"], ["land a", "land b", "orbit c"]);
    const groups = question(["land a", "land b", "land c", "orbit a", "orbit b", "orbit c", "pass"]);
    expect([few, single, groups].map((each) => isBrief(choicesOf(each)))).toEqual([false, true, true]);
    expect(isBrief(choicesOf(groups, [kind("land")]))).toBe(false);
    expect(suggestion(choicesOf(single))).toBeNull();
  });

  it("suggest the first answer, but none beside kinds of answers", () => {
    expect(suggestion(choicesOf(question(["buy ore", "end-flight"])))?.action).toBe("buy ore");
    expect(suggestion(choicesOf(question(["end-turn"])))?.action).toBe("end-turn");
    const many = question(["build a", "build b", "build c", "build d", "build e", "build f", "end-turn"]);
    expect(suggestion(choicesOf(many, [kind("build")]))?.action).toBe("build a");
    const groups = question(["fly", "build b", "build c", "use d", "use e", "use f", "end-turn"]);
    expect(suggestion(choicesOf(groups))).toBeNull();
    expect(suggestion(choicesOf(question(["end-turn"], ["build a"])))).toBeNull();
  });
});

describe("folders", () => {
  const side = new Set(["exchange", "corner", "burn"]);
  const folder = ({ verb }: { verb: string }): string | null => (side.has(verb) ? "free" : null);
  const free = ["burn", "corner a", "corner b", "exchange a", "exchange b", "exchange c", "exchange d"];
  const main = question(
    ["launch", "land a", "land b", "scan", "play a", "play b", "pass", ...free],
    ["orbit a", "exchange e"],
  );

  it("hold what stands aside, at the end, with what is refused there", () => {
    expect(shown(choicesOf(main, [], folder))).toEqual([
      "launch",
      "land(2)",
      "scan",
      "play(2)",
      "pass",
      "[free](7)",
      "why(1)",
    ]);
    expect(shown(choicesOf(main, [{ kind: "folder", id: "free" }], folder))).toEqual([
      "burn",
      "corner(2)",
      "exchange(4)",
      "why(1)",
    ]);
    expect(shown(choicesOf(main, [{ kind: "folder", id: "free" }, kind("exchange")], folder))).toEqual([
      "exchange a",
      "exchange b",
      "exchange c",
      "exchange d",
      "!exchange e",
    ]);
  });

  it("are opened by number keys at every level", () => {
    const press = (path: Opened[], key: string): Choice | null => {
      const meaning = keyMeaning({ key, ...PLAIN }, "nothing", choicesOf(main, path, folder));
      return meaning?.does === "choose" ? meaning.choice : null;
    };
    expect(press([], "6")).toEqual({ kind: "folder", id: "free", legal: 7 });
    expect(press([{ kind: "folder", id: "free" }], "3")).toEqual({ kind: "group", verb: "exchange", legal: 4 });
    expect(
      shown([press([{ kind: "folder", id: "free" }, kind("exchange")], "2")].filter((one) => one !== null)),
    ).toEqual(["exchange b"]);
  });

  it("do not hide what is alone, nor stand empty", () => {
    expect(shown(choicesOf(question(["burn", "corner a"]), [], folder))).toEqual(["burn", "corner a"]);
    expect(shown(choicesOf(question(["end-turn"], ["burn"]), [], folder))).toEqual(["!burn", "end-turn"]);
  });

  it("leave the way that ends the turn filled", () => {
    const choices = choicesOf(question(["burn", "corner a", "end-turn"]), [], folder);
    expect(shown(choices)).toEqual(["end-turn", "[free](2)"]);
    expect(suggestion(choices)?.action).toBe("end-turn");
  });
});

describe("the words of a question", () => {
  it("are split after the first sentence", () => {
    expect(splitQuestion("What is your main action? Free actions are possible too.")).toEqual([
      "What is your main action?",
      "Free actions are possible too.",
    ]);
    expect(splitQuestion("Which card do you keep? (all choose at once)")[1]).toBe("(all choose at once)");
    expect(splitQuestion("Discard 2 cards")).toEqual(["Discard 2 cards", ""]);
    expect(splitQuestion("In the 1. phase, what?")).toEqual(["In the 1. phase, what?", ""]);
  });

  it("tell refusals with one reason together, those of one verb in a list", () => {
    const far = { ...refusal("land a"), reason: "too-far" };
    const told = byReason([refusal("land b"), far, refusal("land c"), refusal("orbit b")]);
    const actions = told.map((verbs) => verbs.map((alike) => alike.map((one) => one.action)));
    expect(actions).toEqual([[["land b", "land c"], ["orbit b"]], [["land a"]]]);
  });
});

describe("beside a board that offers answers by itself", () => {
  const offer = { has: ({ verb }: { verb: string }) => verb === "place", keys: 2 };
  const choices = choicesOf(leftOf(question(["place a", "place b", "pass"], ["place c"]), offer));

  it("the bar has only the others, numbered behind the board's", () => {
    expect(shown(choices)).toEqual(["pass"]);
    expect(inNumberOrder(choices, offer).map((choice) => choice !== null)).toEqual([false, false, true]);
    const meanings = ["1", "2", "3", "4"].map((key) => keyMeaning({ key, ...PLAIN }, "nothing", choices, offer));
    expect(meanings).toEqual([null, null, { does: "choose", choice: choices[0] }, null]);
  });

  it("no button is filled, and Enter gives no answer", () => {
    expect(suggestion(choices, offer)).toBeNull();
    expect(keyMeaning({ key: "Enter", ...PLAIN }, "nothing", choices, offer)).toBeNull();
  });
});

describe("the keys", () => {
  const choices = choicesOf(question(["buy ore", "buy fuel", "end-flight"], ["sell ore"]));

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

  it("step back, undo, help, log and ask for a hint", () => {
    const meant = ["Escape", "z", "H", "l", "T"].map((key) => keyMeaning({ key, ...PLAIN }, "button", choices)?.does);
    expect(meant).toEqual(["back", "undo", "help", "log", "hint"]);
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
