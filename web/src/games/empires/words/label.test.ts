import { describe, expect, it } from "vitest";

import type { QuestionInfo, Refusal } from "../../../generated/messages";
import { LANGUAGES } from "../../../settings.svelte";
import { reasons, spokenName } from "../../../table/things/refused";
import type { PlayerView, View } from "../view";
import { AXES, classic, FACTS, FILES, option, question, refused, rich, strict, update, view } from "./fixtures";
import { folder, fullLabel, label, titleOf } from "./label";
import { word } from "./names";
import { signOf } from "./signs";

const SAMPLES: Record<string, string> = {
  action: "move",
  empire: "korr",
  ship: "purple-ship",
  hole: "alpha-middle",
  base: "2",
  mine: "0",
  ring: "near",
  angle: "3",
  column: "4",
  row: "5",
  building: "research-centre",
  payment: "pieces",
  colour: "purple",
  tech: "juggernaut",
  discovery: "warp",
  mission: "garrison",
  use: "overload",
  part: "ships",
  energy: "1",
  seat: "blue",
  quadrant: "delta",
  bonus: "2",
  direction: "10",
  power: "50",
  troops: "2",
  unit: "ship",
};

function german(action: string, prompt = "move", seen: View = rich(), others: string[] = []): string {
  const say = strict("de", seen);
  const { text, note } = label(option(action), update(seen, question(prompt, action, ...others)), FILES, say);
  return note === undefined ? text : `${text} | ${note}`;
}

describe.each(LANGUAGES)("every answer, %s", (language) => {
  const say = strict(language, rich());

  it.each(Object.keys(AXES))("has words for %s, also in full, and as a kind of answers", (verb) => {
    const action = [verb, ...(AXES[verb] ?? []).map((axis) => SAMPLES[axis] ?? "")].join(" ");
    const asked = update(rich(), question("move", action));
    const { text, note = "" } = label(option(action), asked, FILES, say);
    expect(text).toMatch(/^[\p{Lu}\d+αβγδ]/u);
    expect(note.length).toBeLessThanOrEqual(52);
    for (const told of [text, note, ...fullLabel(option(action), asked, FILES, say).notes])
      expect(told).not.toMatch(/\[|null|undefined/);
    expect(say(`empires-verb-${verb}`)).not.toBe("");
  });
});

describe("what stands on a button", () => {
  it("tells places in an orbit and flicks in degrees, as the board does", () => {
    expect(german("put far 38", "put-ship")).toBe("Außen am Ring, 190°");
    expect(german("aim 1325 40", "aim")).toBe("Richtung 132,5 Grad, Kraft 40 Prozent");
  });

  it("names a building with its place, its price, the technology it brings and its stars", () => {
    expect(german("build research-centre alpha-middle", "build")).toBe(
      "Forschungszentrum: α-Mitte (Lila) | kostet 1 Truppe · bringt Nullpunktenergie",
    );
    expect(german("build research-centre beta-edge-a", "build")).toContain("bringt Geothermale Energie");
    expect(german("build city beta-edge-a", "build")).toMatch(
      /^Stadt: β-Rand rechts \(Grün\) \| kostet Truppe und Stützpunkt/,
    );
    const full = fullLabel(
      option("build city beta-edge-a"),
      update(rich(), question("build")),
      FILES,
      strict("de", rich()),
    );
    expect(full).toEqual({ text: "Stadt", notes: ["Kostet Truppe und Stützpunkt", "Alle Energie zurück", "2 Sterne"] });
  });

  it("is listed under the name of the thing alone", () => {
    const say = strict("de", rich());
    expect(titleOf("hole:beta-edge-a", "β-Rand rechts (Grün), Lena, Verteidigung 1", say)).toBe("β-Rand rechts (Grün)");
    expect(titleOf("ship:0:purple-ship", "Moloch, Lena", say)).toBe("Moloch");
    expect(titleOf("discovery:warp", "Warp", say)).toBe("Warp");
  });

  it("tells where ships are only where several could do the same", () => {
    expect(german("flick ship-1")).toBe("Raumschiff 1 schnipsen");
    expect(german("flick ship-1", "move", rich(), ["flick ship-3"])).toBe(
      "Raumschiff 1 schnipsen | Orbit α-Mitte (Lila)",
    );
    expect(german("flick ship-3", "move", rich(), ["flick ship-1"])).toBe("Raumschiff 3 schnipsen | Freier Raum");
  });

  it("sets attack against defence", () => {
    expect(german("attack-ship blue ship-1", "attack")).toBe("Raumschiff 1 von Noor angreifen | Verteidigung 1");
    expect(german("attack-planet alpha-central", "attack")).toMatch(/\| Verteidigung 2$/);
    expect(german("attack-guardian delta", "attack")).toMatch(/\| Verteidigung 2$/);
    expect(german("join purple-ship", "join-attack")).toBe("Mit Moloch angreifen | Angriff 1");
  });

  it("tells starbases by their planet and missions by what they are worth now", () => {
    expect(german("shift-base 2")).toContain("α-Mitte (Lila)");
    expect(german("mission garrison", "interact")).toMatch(/\| 4 Siegpunkte am Ende$/);
    expect(german("mission metropolis", "interact")).toMatch(/\| 3 Siegpunkte am Ende$/);
    expect(german("raise beta-middle")).toContain("2 Energie");
    expect(german("seize beta-middle")).toContain("3 Energie");
  });

  it("names prices, points and secrets of the classic mode", () => {
    const seen = classic();
    expect(german("mine alpha-middle 3", "mine-ore", seen)).toMatch(/\| 2 Siegpunkte · /);
    expect(german("build research-centre alpha-middle", "build-for-troops", seen)).toMatch(/\| kostet 2 Truppen$/);
    const [lena] = seen.players;
    const cheap = {
      ...seen,
      players: [{ ...lena, techs: ["classic-cheap-labs"] } as PlayerView, ...seen.players.slice(1)],
    };
    expect(german("build research-centre alpha-middle", "build-for-troops", cheap)).toMatch(/\| kostet 1 Truppe$/);
    expect(german("advance classic-gunnery", "research-next", seen)).toMatch(/\| Angriff, Stufe 2 · als Erstes \+2$/);
    expect(german("scan delta-middle", "scan", seen)).toMatch(/\| nur du siehst es$/);
    expect(german("unlock ship", "unlock", seen)).toMatch(/\| noch 2 gesperrt$/);
    expect(german("pay-ship ship-1", "box-ships", seen)).toBe("Raumschiff 1 abgeben | von deinem Tableau");
    expect(german("done", "build-for-troops", seen)).toBe("Nichts mehr bauen");
  });

  it("says what is left undone", () => {
    expect(german("done", "attack")).toBe("Nicht angreifen");
    expect(german("done", "research-any")).toBe(strict("de")("empires-research-as-usual"));
    expect(german("done", "move")).toBe("Fertig");
  });
});

describe("the folder of manoeuvres", () => {
  const many = question(
    "move",
    "flick ship-1",
    "flick ship-2",
    "land ship-1",
    "land ship-2",
    "reposition ship-1",
    "reposition ship-2",
    "done",
  );

  it("holds them beside many flicks, and leaves landing, boosts and the end open", () => {
    expect(folder(option("reposition ship-1"), many)).toBe("empires-web-folder-manoeuvres");
    for (const action of ["flick ship-1", "land ship-1", "done", "boost 1"])
      expect(folder(option(action), many)).toBeNull();
  });

  it("leaves room for flicks where many ships could be launched", () => {
    const launches = ["alpha-gate", "alpha-middle"].map((hole) => `launch ${hole} ship-1`);
    const few = question("move-points", "flick ship-3", ...launches);
    expect(folder(option("launch alpha-gate ship-1"), few)).toBeNull();
    const crowd = { ...many, prompt: "move-points" };
    expect(folder(option("launch alpha-gate ship-1"), crowd)).toBe("empires-web-folder-launches");
    expect(folder(option("flick ship-1"), crowd)).toBeNull();
    const troops = { ...many, prompt: "deploy-or-withdraw" };
    expect(folder(option("withdraw alpha-middle"), troops)).toBe("empires-web-folder-withdraw");
    expect(folder(option("deploy-troop alpha-middle"), troops)).toBeNull();
  });

  it("is not needed for few answers or other questions", () => {
    expect(folder(option("land ship-1"), question("move", "flick ship-1", "land ship-1"))).toBeNull();
    expect(folder(option("at alpha-middle"), { ...many, prompt: "place-troops" } satisfies QuestionInfo)).toBeNull();
  });
});

describe.each(LANGUAGES)("names at the table, %s", (language) => {
  const say = strict(language);
  const now = (axis: string, key: string, past = false): string | null => word(axis, key, update(rich()), say, past);

  it("begin with the name the log has for the place, and say what lies there", () => {
    expect(now("hole", "beta-edge-a")).toBe(`${say("empires-hole-beta-edge-a")} (${say("empires-web-lying-green")})`);
    expect(now("hole", "alpha-middle")).toContain(say("empires-hole-alpha-middle"));
    expect(now("hole", "beta-middle")).toContain(say("empires-megastructure-dyson-sphere"));
    expect(now("hole", "gamma-gate")).toBe(
      `${say("empires-hole-gamma-gate")} (${say("empires-lies-gate", { player: "Noor" })})`,
    );
  });

  it("say what one has seen face down, and whose home world it is", () => {
    const known = (key: string): string | null => word("hole", key, update(classic()), say, false);
    expect(known("beta-middle")).toBe(`${say("empires-hole-beta-middle")} (${say("empires-web-known-artifact")})`);
    expect(known("delta-middle")).toBeNull();
    expect(known("alpha-gate")).toContain(say("empires-lies-home-world", { player: "Lena" }));
  });

  it("leave face-down places and the log to the plain names", () => {
    expect(now("hole", "gamma-middle")).toBeNull();
    expect(now("hole", "beta-edge-a", true)).toBeNull();
    expect(now("other_hole", "beta-edge-a", true)).toBeNull();
  });

  it("call players and advanced ships by their names", () => {
    expect(now("seat", "blue")).toBe("Noor");
    expect(now("seat", "white")).toBeNull();
    expect(now("ship", "purple-ship", true)).toBe(say.word("tech", "juggernaut"));
    expect(now("other_ship", "pink-ship")).toBe(say.word("tech", "phase-ship"));
    expect(now("ship", "ship-2")).toBeNull();
    expect(now("ring", "near")).toBeNull();
  });
});

describe("why a thing cannot be chosen", () => {
  const say = strict("de", view());
  const textOf = (refusal: Refusal): string => fullLabel(refusal, update(view()), FILES, say).text;

  it("is told once for each reason, and with the answers where there are several", () => {
    const [one, two] = [refused("land ship-1", "blockaded"), refused("land ship-2", "blockaded")];
    expect(reasons([one, two], textOf, say)).toEqual([say("empires-why-blockaded")]);
    expect(reasons([one, refused("jump ship-1", "no-free-flick")], textOf, say)).toEqual([
      `Raumschiff 1 landen: ${say("empires-why-blockaded")}`,
      `Raumschiff 1 kostenlos schnipsen: ${say("empires-why-no-free-flick")}`,
    ]);
    expect(spokenName("α-Mitte (Lila)", [one, two], say)).toBe(
      `α-Mitte (Lila). ${say("empires-why-blockaded").replace(/\.$/, "")}`,
    );
  });
});

describe("signs of answers", () => {
  it("show the building that would be built", () => {
    expect(signOf(option("build city alpha-middle"))).toBe("city");
    expect(signOf(option("boost 1"))).toBe("energy");
    expect(signOf(option("done"))).toBeNull();
    expect(
      FACTS.components.buildings.map((building) => signOf(option(`build ${building.key} alpha-middle`))),
    ).toContain("starbase");
  });
});
