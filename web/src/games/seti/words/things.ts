/** Resources, pieces, piles and notions that have no name of their own on a card or board, explained. */
import type { Say } from "../../../table/board";
import type { Facts } from "../facts";
import { incomeOf } from "../player/income";
import { ROUNDS, type View } from "../view";
import { traceCounts } from "./boards";
import { amount, sentence } from "./texts";
import { type About, everybody, fact, line, type Now, type Seen } from "./explanation";

/** What the terminal explains too, and the chapter that tells of it. */
const SHARED: Record<string, string> = {
  asteroids: "seti-chapter-probes",
  comet: "seti-chapter-probes",
  publicity: "seti-chapter-techs",
  data: "seti-chapter-computer",
  computer: "seti-chapter-computer",
  income: "seti-chapter-income",
  probe: "seti-chapter-probes",
  discovery: "seti-chapter-traces",
  milestones: "seti-chapter-gold",
  exofossils: "seti-chapter-species",
};

/** What only the drawn table explains. */
const DRAWN: Record<string, string> = {
  credit: "seti-web-chapter-turns",
  energy: "seti-web-chapter-turns",
  score: "seti-chapter-gold",
  move: "seti-chapter-probes",
  orbiter: "seti-chapter-probes",
  lander: "seti-chapter-probes",
  moon: "seti-chapter-probes",
  sun: "seti-chapter-probes",
  rotation: "seti-chapter-techs",
  launch: "seti-chapter-probes",
  scan: "seti-chapter-signals",
  signal: "seti-chapter-signals",
  win: "seti-chapter-signals",
  analyse: "seti-chapter-computer",
  research: "seti-chapter-techs",
  tech: "seti-chapter-techs",
  card: "seti-chapter-cards",
  corner: "seti-chapter-cards",
  mission: "seti-chapter-cards",
  scoring: "seti-chapter-cards",
  hand: "seti-web-chapter-hand",
  row: "seti-web-chapter-hand",
  deck: "seti-web-chapter-hand",
  discard: "seti-web-chapter-hand",
  stack: "seti-web-chapter-turns",
  round: "seti-web-chapter-turns",
  pass: "seti-web-chapter-turns",
  start: "seti-web-chapter-turns",
  free: "seti-web-chapter-turns",
  gold: "seti-chapter-gold",
  trace: "seti-chapter-traces",
  "trace-red": "seti-chapter-traces",
  "trace-yellow": "seti-chapter-traces",
  "trace-blue": "seti-chapter-traces",
  overflow: "seti-chapter-traces",
  neutral: "seti-chapter-traces",
  "species-card": "seti-chapter-species",
  capsule: "seti-chapter-species",
  sample: "seti-chapter-species",
  message: "seti-chapter-species",
  exertians: "seti-chapter-species",
  "rival-computer": "seti-web-chapter-solo",
  "rival-techs": "seti-web-chapter-solo",
  "action-deck": "seti-web-chapter-solo",
  reinforcement: "seti-web-chapter-solo",
  progress: "seti-web-chapter-solo",
  objectives: "seti-web-chapter-solo",
};

const DANGER = "danger";

/** Every notion that can be explained. */
export const things: string[] = [...Object.keys(SHARED), ...Object.keys(DRAWN), DANGER];

export function aboutThing(key: string, facts: Facts, say: Say, seen: Seen | null): About | null {
  const now = seen === null ? [] : thingNow(key, facts, say, seen);
  const kind = say("seti-web-kind-thing");
  if (key === DANGER) {
    const chapter = say("seti-chapter-species");
    return { title: say("seti-points-danger"), kind, lines: [line(say("seti-about-danger"))], now, chapter };
  }
  const chapter = SHARED[key] ?? DRAWN[key];
  if (chapter === undefined) return null;
  const title = say(key in SHARED ? `seti-thing-${key}` : `seti-web-thing-${key}`);
  const text = say(key in SHARED ? `seti-about-thing-${key}` : `seti-web-about-${key}`);
  return { title, kind, lines: [line(text)], now, chapter: say(chapter) };
}

/** A part of a scan explained. */
export function aboutStep(key: string, say: Say): About {
  return {
    title: say.word("step", key),
    kind: say("seti-web-thing-scan"),
    lines: [line(say("seti-help-scan-step"))],
    now: [],
    chapter: say("seti-chapter-signals"),
  };
}

/** Things of which every player has a number. */
type Counted = (view: View) => (number | null)[];
const COUNTED: Record<string, Counted> = {
  credit: (view) => view.players.map((player) => player.credit),
  energy: (view) => view.players.map((player) => player.energy),
  publicity: (view) => view.players.map((player) => player.publicity),
  data: (view) => view.players.map((player) => player.data),
  score: (view) => view.players.map((player) => player.score),
  hand: (view) => view.players.map((player) => player.hand_size),
  exofossils: (view) => view.players.map((player) => player.exofossils),
  orbiter: (view) => view.players.map((player) => sum(player.orbiters)),
  lander: (view) => view.players.map((player) => sum(player.landers) + sum(player.moons)),
  mission: (view) => view.players.map((player) => player.completed.length),
  tech: (view) => view.players.map((player) => player.techs.length),
  capsule: (view) => view.players.map((player) => player.capsules.length),
  exertians: (view) => view.players.map((player) => player.played_exertians.length),
  danger: (view) => view.players.map((player) => player.danger),
  win: (view) =>
    view.players.map((_, seat) => view.stars.flatMap((star) => star.wins).filter((owner) => owner === seat).length),
  trace: (view) => traceCounts(view, null),
  "trace-red": (view) => traceCounts(view, "red"),
  "trace-yellow": (view) => traceCounts(view, "yellow"),
  "trace-blue": (view) => traceCounts(view, "blue"),
};

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function thingNow(key: string, facts: Facts, say: Say, { view }: Seen): Now[] {
  const counted = COUNTED[key];
  if (counted !== undefined) {
    const title = say(key === "mission" ? "seti-label-completed" : "seti-web-now");
    return [
      everybody(
        title,
        counted(view).map((count) => (count === null ? "?" : String(count))),
      ),
    ];
  }
  const notes = notesOf(key, facts, say, view);
  return notes === null ? tableNow(key, facts, say, view) : [everybody(say("seti-web-now"), notes)];
}

/** What every player has of something, in words. */
function notesOf(key: string, facts: Facts, say: Say, view: View): string[] | null {
  if (key === "computer") return view.players.map((player) => `${player.computer}/${facts.board.computer.length}`);
  if (key === "probe") return view.players.map((player) => `${player.probes.length}/${player.probe_limit}`);
  if (key !== "income") return null;
  return view.players.map((player) =>
    incomeOf(player.income, facts)
      .map(({ kind, count }) => amount(kind, count, say))
      .join(", "),
  );
}

/** How something stands for all. */
function tableNow(key: string, facts: Facts, say: Say, view: View): Now[] {
  switch (key) {
    case "round":
      return [fact(say("seti-web-now-round", { round: view.round, rounds: ROUNDS }))];
    case "rotation":
      return [fact(`${sentence(say("seti-rotation", { count: view.next_rotation }))}.`)];
    case "deck":
      return [fact(sentence(say("seti-deck", { count: view.deck })))];
    case "discard":
      return [fact(sentence(say("seti-discards", { count: view.discard.length })))];
    case "stack":
      return view.stacks.length === 0 ? [] : [fact(say("seti-web-now-stack", { count: view.stacks[0] ?? 0 }))];
    case "progress":
      return view.rival !== null && facts.solo.isDisputed(view.rival.difficulty)
        ? [fact(say("seti-web-doubted-start"))]
        : [];
    case "milestones":
    case "neutral":
      return view.neutral_markers.flatMap((count, place) => {
        const points = facts.board.milestones.neutral[place] ?? 0;
        return count === 0 ? [] : [fact(say("seti-neutral-markers", { count, points }))];
      });
    default:
      return [];
  }
}
