/** Everything on the table is explained in both languages, and no message is missing. */
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../../settings.svelte";
import { COLORS, PLACES, SPACES, type View } from "../view";
import { about, type About, axes, type Seen, things } from "./about";
import { FACTS, player, strict, view } from "./fixtures";

const SPOTS = ["discovery", ...Array.from({ length: 9 }, (_, row) => `row-${row + 1}`), "overflow"];
const SPOT_WORDS = PLACES.flatMap((place) =>
  COLORS.flatMap((color) => SPOTS.map((spot) => `${place}:${color}:${spot}`)),
);
const SLOTS = FACTS.all
  .filter((card) => card.type === "triggered_mission")
  .flatMap((card) => card.missions.map((_, place) => `${card.key}:${place + 1}`));
const PLANETS = [...FACTS.board.planets.map((planet) => planet.key), "oumuamua", "earth"];
const MOONS = FACTS.board.planets.flatMap((planet) => planet.moons.map((moon) => moon.key));

const WORDS: Record<string, string[]> = {
  card: FACTS.all.map((card) => card.key),
  planet: PLANETS,
  target: [...MOONS, "mars"],
  star: [...FACTS.board.stars.map((star) => star.key), "oumuamua"],
  tech: FACTS.board.techs.map((tech) => tech.key),
  gold: FACTS.board.gold_tiles.map((tile) => tile.key),
  species: [...FACTS.species.map((species) => species.key), ...PLACES],
  spot: SPOT_WORDS,
  slot: SLOTS,
  sample: ["1", "2", "3", "4", "5", "6", "7"],
  reward: ["1", "2", "3", "4"],
  anomaly: [...COLORS],
  space: SPACES,
  thing: things,
  action_card: FACTS.solo.actionCards.map((card) => card.key),
  objective: FACTS.solo.objectives.map((objective) => objective.key),
  task: FACTS.solo.objectives.map((objective) => `${objective.key}:1`),
  step: ["earth", "row", "mercury", "hand", "launch", "move"],
};

/** A position with as many live facts as there can be. */
function rich(species: [string, string]): View {
  return view({
    players: [
      player({
        ...{
          hand: ["falcon-heavy"],
          probes: ["1-5", "2-3"],
          orbiters: { mars: 2 },
          landers: { venus: 1 },
          moons: { io: 1 },
        },
        ...{ capsules: [{ space: "2-4", sample: 3 }], scoring: ["europa-clipper"], scoring_points: [6], danger: 4 },
        ...{ missions: [{ card: "venera-probe", filled: [], ready: true }], techs: ["probe-moon"] },
      }),
      player({
        ...{ messages: ["vessel-designs"], message_at: [35], completed: ["hive-sample"], income: ["falcon-heavy"] },
        ...{ missions: [{ card: "pioneer-11-mission", filled: ["pioneer-11-mission:1"], ready: false }] },
      }),
    ],
    species: species.map((key) => ({
      ...{ species: key, deck: 8, open_card: "first-contact" },
      traces: [
        { color: "red", spot: "discovery", owner: 0 },
        { color: "blue", spot: "row-1", owner: 1 },
        { color: "yellow", spot: "discovery", owner: null },
      ],
    })),
    ...{ samples: { jupiter: 3, saturn: 1 }, sample_spots: [2], message_rewards: [1, null, null, null] },
    anomalies: { red: [0, 0], yellow: [3, 1], blue: [5, 0] },
    reach: { "1-5": { costs: Array.from({ length: 32 }, (_, place) => place), steps: [] } },
  });
}

const SEEN: (Seen | null)[] = [
  null,
  { view: view(), near: 0 },
  { view: rich(["mascamites", "anomalies"]), near: 0 },
  { view: rich(["oumuamua", "centaurians"]), near: 0 },
  { view: rich(["centaurians", "exertians"]), near: 0 },
];

function textsOf(told: About): string[] {
  return [
    told.title,
    told.kind,
    told.chapter,
    ...told.lines.map((line) => line.text),
    ...told.now.flatMap((now) => [now.text, ...now.owners.map((each) => each.note)]),
  ];
}

describe.each(LANGUAGES)("explained, %s", (language) => {
  const say = strict(language);

  it("covers every axis", () => {
    expect(Object.keys(WORDS).sort()).toEqual([...axes].sort());
    for (const words of Object.values(WORDS)) expect(words.length).toBeGreaterThan(2);
  });

  it.each(axes)("tells every %s with a title, a sentence and a chapter, whatever is seen of the table", (axis) => {
    for (const word of WORDS[axis] ?? []) {
      for (const seen of SEEN) {
        const told = about(axis, word, FACTS, say, seen);
        if (told === null) throw new Error(`nothing is told of ${axis} ${word}`);
        expect([told.title, told.kind, told.chapter]).not.toContain("");
        expect(told.lines.length).toBeGreaterThan(0);
        for (const line of told.lines) expect(line.text.length).toBeGreaterThan(8);
        for (const text of textsOf(told)) expect(text).not.toMatch(/\[seti-|undefined|\bnone\b|: \.|null/);
      }
    }
  });

  it("tells nothing of what it does not know", () => {
    expect(about("weather", "rain", FACTS, say)).toBeNull();
    expect(about("thing", "rain", FACTS, say)).toBeNull();
    expect(about("card", "rain", FACTS, say)).toBeNull();
  });

  it("has a sentence for every part of a card", () => {
    for (const card of FACTS.all) {
      const parts = (card.effects ? 1 : 0) + (card.delayed ? 1 : 0) + card.missions.length + (card.scoring ? 1 : 0);
      expect(about("card", card.key, FACTS, say)?.lines).toHaveLength(card.type === "exertian" ? 1 : parts + 3);
    }
  });

  it("counts what is seen: orbiters, sets, what cards pay now", () => {
    const seen = SEEN[2] ?? null;
    expect(about("planet", "mars", FACTS, say, seen)?.now).toContainEqual({
      text: say("seti-head-orbiters"),
      owners: [{ seat: 0, note: "×2" }],
    });
    const gold = about("gold", "tech-a", FACTS, say, seen)?.now[0]?.owners.map((each) => each.note);
    expect(gold).toEqual([
      say("seti-web-now-sets", { sets: 2 }),
      say("seti-web-now-sets-pay", { sets: 2, value: 11, points: 0 }),
    ]);
    expect(about("card", "europa-clipper", FACTS, say, seen)?.now[0]?.owners).toEqual([
      { seat: 0, note: say("seti-web-now-pays", { points: 6 }) },
    ]);
  });

  it("tells the delivered sample of a blue space at the Mascamites", () => {
    const told = about("spot", "left:blue:row-3", FACTS, say, SEEN[2] ?? null);
    expect(told?.lines[0]?.text).toContain(say("seti-amount-score", { n: 7 }));
  });
});
