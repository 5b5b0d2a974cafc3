/** What only somebody alone meets, explained: invasion and technology cards, goals, the supply, robots in orbit. */
import type { Named } from "../facts";
import { effectWords, foretold, goalWords } from "../solo/phrases";
import { type Explained, fact, type Now, sentence } from "./explanation";

const CHAPTER = "empires-web-chapter-solo";
const SUPPLIES = ["robots", "guardians", "destroyed"];

export const aboutCard: Explained = (key, facts, say, seen) => {
  const card = facts.campaign.cards.find((each) => each.key === key);
  if (card === undefined) return null;
  const told = seen?.view.campaign?.deck.find((each) => each.card === key);
  const now = (): Now[] => {
    if (seen === null || seen.view.campaign === null) return [];
    const { open_card, discards } = seen.view.campaign;
    if (open_card === key) return [fact(say("empires-web-now-open"))];
    if (discards.includes(key)) return [fact(say("empires-web-now-discarded"))];
    if (told === undefined) return [];
    const { text, loss } = foretold(told, card, seen.view, facts.board.quadrants, say);
    return [fact(say("empires-web-now-in-deck", { what: loss === "" ? text : `${text}. ${sentence(loss)}` }))];
  };
  return {
    title: say.word("card", key),
    kind: say(card.kind === "guardian" ? "empires-web-kind-guardian-card" : "empires-web-kind-card"),
    lines: [
      say(`empires-web-about-card-${card.kind}`),
      ...(card.symbols ?? []).map((symbol) => say(`empires-web-about-symbol-${symbol}`)),
    ],
    now: now(),
    doubt: doubted(card) ? say("empires-about-reconstructed") : "",
    chapter: say(CHAPTER),
  };
};

/** A technology card by colour and side: "orange-A". */
export const aboutTechnologyCard: Explained = (word, facts, say) => {
  const [colour = "", side = ""] = word.split("-");
  const card = facts.campaign.technologies.find((each) => each.colour === colour && each.side === side);
  if (card === undefined) return null;
  const line = (stones: number, effect: typeof card.lower): string =>
    say("empires-web-with-stones", { stones, effect: effectWords(effect, say) });
  return {
    title: say(`empires-web-card-${colour}`),
    kind: say("empires-web-kind-technology-card", { side }),
    lines: [line(1, card.lower), line(2, card.upper), say("empires-web-about-technology-card")],
    now: [],
    doubt: doubted(card) ? say("empires-about-reconstructed") : "",
    chapter: say(CHAPTER),
  };
};

export const aboutGoal: Explained = (key, facts, say, seen) => {
  const asked = facts.campaign.scenarios.flatMap(({ goals }) => goals).find((each) => each.goal === key);
  if (asked === undefined) return null;
  const wanted = seen?.view.campaign?.goals.find((each) => each.goal === key)?.wanted ?? asked.count;
  return {
    title: goalWords({ goal: key, wanted }, say),
    kind: say("empires-web-kind-goal"),
    lines: [sentence(say(`empires-goal-${key}`)), say("empires-web-about-goal")],
    now: [],
    doubt: "",
    chapter: say(CHAPTER),
  };
};

export const aboutSupply: Explained = (key, _facts, say) => {
  if (!SUPPLIES.includes(key)) return null;
  return {
    title: say(`empires-web-supply-${key}`),
    kind: say("empires-web-kind-supply"),
    lines: [say(`empires-web-about-supply-${key}`)],
    now: [],
    doubt: "",
    chapter: say(CHAPTER),
  };
};

/** A robot in orbit, by its number. */
export const aboutRobot: Explained = (_word, _facts, say) => ({
  title: say("empires-web-robot-in-orbit"),
  kind: say("empires-thing-robot"),
  lines: [say("empires-web-about-robot-in-orbit")],
  now: [],
  doubt: "",
  chapter: say(CHAPTER),
});

function doubted({ provenance }: Named): boolean {
  return provenance === "reconstructed";
}
