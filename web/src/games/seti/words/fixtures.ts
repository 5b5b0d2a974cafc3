/** What the tests of the words share: the real facts, strict speakers of both languages, and positions. */
import { readFileSync } from "node:fs";

import type { OptionText, QuestionInfo, Update } from "../../../generated/messages";
import type { Language } from "../../../settings.svelte";
import type { Say } from "../../../table/board";
import { answerOf, questionOf, speaker, strictly, updateOf } from "../../../table/fixtures";
import { type Facts, factsOf } from "../facts";
import type { PlayerView, SpaceView, View } from "../view";

function read(name: string): unknown {
  return JSON.parse(readFileSync(`../src/orrery/games/seti/data/${name}.json`, "utf-8"));
}

/** As the server sends them. */
export const FILES: Record<string, unknown> = {
  ...{ cards: read("cards"), board: read("board"), species: read("species") },
  ...{ solo: read("solo"), objectives: read("objectives") },
  descriptions: JSON.parse(readFileSync("src/generated/seti-descriptions.json", "utf-8")) as unknown,
};
export const FACTS: Facts = factsOf(FILES);

/** Speaks one language only, and throws where it has no words or a message lacks an argument. */
export function strict(language: Language): Say {
  const say = strictly(language);
  const word = (axis: string, key: string | number, count = 1): string => {
    if (axis === "slot") return `${word("card", String(key).split(":")[0] ?? "")} (${String(key).split(":")[1]})`;
    if (axis === "action_card") return FACTS.solo.actionCard(String(key)).name;
    if (axis === "objective" || axis === "task") return FACTS.solo.objective(String(key).split(":")[0] ?? "").name;
    if (axis !== "card") return say(`seti-${axis}-${key}`, { count });
    const { name } = FACTS.card(String(key));
    return name[language] ?? name.en;
  };
  return speaker(language, "seti", word, (seat) => `Seat ${seat}`);
}

/** Which argument an answer has, by its verb. */
const AXES: Record<string, string[]> = {
  orbit: ["planet"],
  land: ["target"],
  fly: ["space", "direction"],
  carry: ["sample", "direction"],
  probe: ["space"],
  signal: ["star"],
  evaluate: ["star"],
  trace: ["place", "color", "spot"],
  "take-tech": ["tech"],
  install: ["place"],
  "store-below": ["place"],
  step: ["step"],
  fill: ["slot"],
  "mark-task": ["task"],
  choose: ["option"],
  mark: ["tile"],
  reply: ["reward"],
  sample: ["sample"],
  exchange: ["resource", "gain"],
};

/** An answer from its text, as the server writes it. */
export function option(action: string): OptionText {
  return answerOf(action, (verb) => AXES[verb] ?? ["card"]);
}

export function question(prompt: string, ...actions: string[]): QuestionInfo {
  return questionOf(prompt, actions.map(option));
}

export function player(changed: Partial<PlayerView> = {}): PlayerView {
  return {
    score: 20,
    credit: 3,
    energy: 2,
    publicity: 5,
    data: 2,
    exofossils: 0,
    hand: null,
    hand_size: 4,
    species_cards: 0,
    drawn: null,
    income: ["falcon-heavy"],
    missions: [],
    completed: [],
    scoring: [],
    scoring_points: [],
    gold_points: [0, 0, 0, 0],
    gold_sets: [2, 0, 1, 0],
    messages: [],
    message_at: [],
    message_tile: null,
    techs: [],
    places: [null, null, null, null],
    computer: 0,
    lower: [false, false, false, false],
    probes: [],
    probe_limit: 1,
    capsules: [],
    orbiters: {},
    landers: {},
    moons: {},
    exertians: null,
    exertians_held: 0,
    played_exertians: [],
    exertian_points: null,
    danger: null,
    passed: false,
    breakdown: {},
    ...changed,
  };
}

/** A sky with Earth, Mars and 'Oumuamua, asteroids beside Mars and a comet in the outermost ring. */
function sky(): SpaceView[] {
  const spaces: SpaceView[] = Array.from({ length: 32 }, () => ({ kind: "empty", planet: null, publicity: false }));
  const planet = (place: number, key: string): void => {
    spaces[place] = { kind: "planet", planet: key, publicity: key !== "earth" };
  };
  planet(5, "earth");
  planet(10, "mars");
  planet(21, "oumuamua");
  planet(31, "neptune");
  spaces[11] = { kind: "asteroids", planet: null, publicity: false };
  spaces[24] = { kind: "comet", planet: null, publicity: true };
  return spaces;
}

export function view(changed: Partial<View> = {}): View {
  const stars = FACTS.board.stars.map(({ key, data_slots }, sector) => ({
    ...{ star: key, sector, data: data_slots - 1, signals: [0], wins: [] as number[] },
  }));
  return {
    round: 2,
    active: 0,
    start: 0,
    next_rotation: 1,
    rotation_token: true,
    deck: 80,
    playing: null,
    players: [player({ hand: ["falcon-heavy"] }), player()],
    row: ["venera-probe", null, "europa-clipper"],
    stars: [...stars, { star: "oumuamua", sector: 5, data: 3, signals: [], wins: [] }],
    sky: sky(),
    techs: FACTS.board.techs.map((tech) => ({ tech: tech.key, bonus: 0, left: 4, two_points: true })),
    gold: ["tech-a", "mission-b", "income-a", "other-a"],
    gold_marks: [[1], [], [0, 1], []],
    species: [
      { species: null, traces: [], deck: 0, open_card: null },
      { species: null, traces: [], deck: 0, open_card: null },
    ],
    offsets: [0, 0, 0],
    discard: [],
    stacks: [3, 3, 3],
    stack: null,
    orbit_bonus: ["mars", "venus"],
    data_bonus: Array.from({ length: 11 }, () => true),
    samples: {},
    known_samples: {},
    sample_spots: [],
    anomalies: {},
    message_rewards: [null, null, null, null],
    exertian_milestones: [],
    neutral_markers: [2, 1],
    winners: [],
    reach: {},
    landing_costs: { mars: 2, venus: 3 },
    chain: [],
    rival: null,
    objectives: null,
    ...changed,
  };
}

export function update(seen: View, asked: QuestionInfo | null = null, points: Update["points"] = []): Update {
  return updateOf("seti", seen, asked, points);
}
