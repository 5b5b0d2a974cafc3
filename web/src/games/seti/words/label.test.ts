/** Answers in the words of the position, and folders of the question bar. */
import { describe, expect, it } from "vitest";

import type { Refusal } from "../../../generated/messages";
import { reasons } from "../../../table/things/refused";
import type { View } from "../view";
import { FACTS, FILES, option, player, question, strict, update, view } from "./fixtures";
import { folder, fullLabel, label } from "./label";
import { titleOf } from "./titles";

const german = strict("de");

/** An answer as its button says it, in German. */
function button(action: string, prompt: string, seen: View = view()): string {
  const told = label(option(action), update(seen, question(prompt, action)), FILES, german);
  return told === null ? "" : [told.text, told.note].filter((part) => part !== undefined).join(" | ");
}

describe("an answer in the words of the position", () => {
  it("names a flight by where it leads", () => {
    expect(button("fly 2-1 clockwise", "move")).toBe("Mars | +1 Bekanntheit · Ring 2 bei Sirius A");
    expect(button("fly 2-2 clockwise", "move")).toBe("Asteroiden | Ring 2 bei Barnard’s Star");
    expect(button("fly 2-4 outward", "move")).toBe("Ring 3 bei Kepler 22");
  });

  it("says from where a flight begins while there are several pieces", () => {
    const two = view({ players: [player({ probes: ["1-5"], capsules: [{ space: "2-3", sample: 4 }] }), player()] });
    expect(button("fly 1-5 outward", "move", two)).toBe("Ring 2 bei Proxima Centauri | von Erde");
    expect(button("carry 4 counter-clockwise", "move", two)).toMatch(/^Mars \| \+1 Bekanntheit/);
  });

  it("tells what main actions cost, and that a card's are free", () => {
    expect(button("launch", "main-action")).toBe("Sonde starten | −2 Credits");
    expect(button("launch", "launch")).toBe("Sonde starten");
    expect(button("analyse", "main-action")).toBe("Daten analysieren | −1 Energie · 1 blaue Spur");
  });

  it("tells the landing cost of the position and what the place pays", () => {
    expect(button("land mars", "main-action")).toMatch(/^Landung: Mars \| −2 Energie · 6 Punkte; 1 gelbe Spur/);
    expect(button("land phobos-and-deimos", "main-action")).toContain("−2 Energie");
    expect(button("land mars", "land")).not.toContain("−");
  });

  it("gives up pieces and looks at samples by the same answers", () => {
    expect(button("land mars", "remove-lander")).toBe("Lander auf Mars aufgeben");
    expect(button("orbit mars", "remove-orbiter")).toBe("Orbiter bei Mars aufgeben");
    expect(button("orbit saturn", "sample-planet")).toBe(german("seti-look-at-samples", { planet: "Saturn" }));
  });

  it("tells an orbit with its cost and the bonus for the first", () => {
    expect(button("orbit venus", "main-action")).toBe("Orbit: Venus | −1 Credit, −1 Energie · zuerst: 3 Punkte");
    const full = fullLabel(option("orbit venus"), update(view(), question("main-action")), FILES, german);
    expect(full.notes).toContain("6 Punkte; steigere dein Einkommen mit einer Handkarte");
  });

  it("tells a star by the data left and what the next slot scores", () => {
    expect(button("signal vega", "signal")).toBe("Vega | noch 3 Daten · +2 Punkte");
    expect(button("signal oumuamua", "signal")).toBe("ʻOumuamua | noch 3 Daten · +1 Punkt");
  });

  it("names a species once it is known, and what the space pays", () => {
    expect(button("trace left red discovery", "trace")).toBe(
      "Linke Spezies, Entdeckungsfeld | 5 Punkte, 1 Bekanntheit",
    );
    const known = view();
    known.species[0] = { species: "exertians", traces: [], deck: 0, open_card: null };
    expect(button("trace left red row-1", "trace", known)).toBe(
      "Exertianer, Feld 1 | 9 Punkte, 1 Credit, Gefahrenstufe +3",
    );
  });

  it("names the colour of a trace where it is open", () => {
    const asked = question("trace", "trace left red discovery", "trace left blue discovery");
    const told = label(option("trace left red discovery"), update(view(), asked), FILES, german);
    expect(told?.text).toBe("Linke Spezies, Entdeckungsfeld (rot)");
  });

  it("tells what the next slot of the computer pays", () => {
    expect(button("store", "main-action", view({ players: [player({ computer: 1 }), player()] }))).toContain(
      "1 Bekanntheit",
    );
    const widened = player({ places: ["computer-energy", null, null, null], computer: 0 });
    expect(button("store", "main-action", view({ players: [widened, player()] }))).toContain("2 Punkte");
    expect(button("store-below a", "main-action", view({ players: [widened, player()] }))).toContain("1 Energie");
  });

  it("offers both of two things in words", () => {
    const choosing = FACTS.all.find(({ effects }) => effects?.parts.some(({ id }) => id === "seti-effect-choose-one"));
    const seen = view({ playing: choosing?.key ?? null });
    const [first, second] = [button("choose 1", "choose-one", seen), button("choose 2", "choose-one", seen)];
    expect(first).not.toBe(second);
    expect(first).not.toBe(german("seti-do-choose", { option: 1 }));
    expect(button("choose 1", "choose-one")).toBe(german("seti-do-choose", { option: 1 }));
  });

  it("tells the worth of a gold tile and the sets there are", () => {
    expect(button("mark 1", "mark-gold")).toBe("Technologien A | 8 Punkte pro Set, du hast 2 Sets");
  });

  it("tells a card by the use that is asked for", () => {
    expect(button("corner falcon-heavy", "main-action")).toMatch(/\| \+1 Bewegung$/);
    // the question has said what for
    expect(button("tuck falcon-heavy", "increase-income")).toBe("Falcon Heavy | +1 Credit je Runde");
    expect(button("discard falcon-heavy", "signal-by-row-card")).toMatch(/\| gelb$/);
    expect(button("play falcon-heavy", "main-action")).toMatch(/\| kostet 3 Credits/);
  });

  it("tells the uses of a card in full where the list bears its name", () => {
    const told = (action: string): ReturnType<typeof fullLabel> =>
      fullLabel(option(action), update(view(), question("main-action")), FILES, german);
    expect(told("play venera-probe").text).toBe("Ausspielen");
    expect(told("play venera-probe").notes).toHaveLength(3);
    expect(told("corner venera-probe")).toEqual({ text: "Ecke nutzen", notes: ["+1 Bewegung"] });
  });

  it("leaves passing and ending to the plain words, and stays where it is in a flight", () => {
    expect(button("pass", "main-action")).toBe("");
    expect(button("end-turn", "end-turn")).toBe("");
    expect(button("decline", "move")).toBe("Stehen bleiben");
    expect(button("decline", "land")).toBe("Verzichten");
  });
});

describe("the title of a list of answers", () => {
  it("is the name of the thing alone", () => {
    expect(titleOf("planet:mars", "Mars. Orbiter: Lena", german)).toBe("Mars");
    expect(titleOf("resource:credit", "5 Credits. Tauschen", german)).toBe("5 Credits");
    expect(titleOf("store", "Datenpool", german)).toBe("Datenpool");
  });
});

describe("why a thing cannot be chosen", () => {
  const refuse = (action: string, reason: string): Refusal => ({
    ...option(action),
    reason,
    reason_arguments: {},
    missing: {},
  });
  const textOf = (refusal: Refusal): string => fullLabel(refusal, update(view()), FILES, german).text;
  const told = (...refused: Refusal[]): string[] => reasons(refused, textOf, german);

  it("is told once for each reason, and with the answers where there are several", () => {
    const [one, two] = [refuse("land mars", "no-probe-there"), refuse("orbit mars", "no-probe-there")];
    expect(told(one, two)).toEqual([german("seti-why-no-probe-there")]);
    expect(told(one, refuse("orbit venus", "main-action-done"))).toEqual([
      `Landung: Mars: ${german("seti-why-no-probe-there")}`,
      `Orbit: Venus: ${german("seti-why-main-action-done")}`,
    ]);
  });
});

describe("the folder of free actions", () => {
  const main = question("main-action", "launch", "corner falcon-heavy", "burn");

  it("holds them where something else is asked", () => {
    expect(folder(option("corner falcon-heavy"), main)).toBe("seti-web-folder-free");
    expect(folder(option("launch"), main)).toBeNull();
  });

  it("leaves movement open while flying, and everything where nothing else is asked", () => {
    const move = question("move", "fly 1-5 outward", "burn", "store", "decline");
    expect(folder(option("burn"), move)).toBeNull();
    expect(folder(option("store"), move)).toBe("seti-web-folder-free");
    expect(folder(option("store"), question("free", "store", "burn"))).toBeNull();
  });
});
