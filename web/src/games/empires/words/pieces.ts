/** Ships, starbases, guardian ships and mines in the galaxy explained. */
import { isAdvanced, isAlone, shipOf } from "../view";
import { techLines } from "./cards";
import { doubtOf } from "./doubts";
import { quadrantOf, shipTech, whereName } from "./names";
import { type Explained, fact, ownerFacts, sentence } from "./explanation";

/** A ship by seat and name: "0:ship-2". */
export const aboutShip: Explained = (word, facts, say, seen) => {
  const [place = "", key = ""] = word.includes(":") ? word.split(":") : ["", word];
  const owner = place === "" ? null : Number(place);
  const advanced = isAdvanced(key);
  const tech = advanced && seen !== null ? facts.tech(shipTech(key, seen.view)) : null;
  const ship = seen === null || owner === null ? undefined : shipOf(seen.view, owner, key);
  const kind = say(advanced ? "empires-thing-advanced-ship" : "empires-thing-ship");
  return {
    title: sentence(say.word("ship", key)),
    kind: owner === null ? kind : say("empires-web-kind-of", { kind, player: say.seat(owner) }),
    lines:
      tech === null
        ? [say(advanced ? "empires-about-thing-advanced-ship" : "empires-about-thing-ship")]
        : techLines(tech, say),
    now:
      ship === undefined
        ? []
        : [
            fact(say("empires-web-now-ship", { attack: ship.attack, defence: ship.defence })),
            fact(sentence(whereName(ship.orbit, say))),
          ],
    doubt: tech === null ? "" : doubtOf("technologies", tech.key, say),
    chapter: say("empires-chapter-ships"),
  };
};

/** A starbase by its number. */
export const aboutBase: Explained = (word, _facts, say, seen) => {
  const hole = seen?.view.holes.find((each) => each.bases.some((base) => base.base === Number(word)));
  const base = hole?.bases.find((each) => each.base === Number(word));
  const kind = say("empires-web-kind-building");
  return {
    title: sentence(say.word("building", "starbase")),
    kind: base === undefined ? kind : say("empires-web-kind-of", { kind, player: say.seat(base.owner) }),
    lines: [say("empires-about-building-starbase")],
    now:
      hole === undefined
        ? []
        : [fact(sentence(whereName(hole.hole, say))), fact(say("empires-web-now-defence", { defence: hole.defence }))],
    doubt: "",
    chapter: say("empires-chapter-build"),
  };
};

/** A guardian ship by its quadrant. */
export const aboutGuardian: Explained = (word, facts, say, seen) => {
  if (!facts.board.quadrants.includes(quadrantOf(word))) return null;
  return {
    title: say("empires-thing-guardian-ship"),
    kind: say("empires-web-kind-quadrant", { quadrant: say.word("quadrant", word) }),
    lines: [
      seen !== null && isAlone(seen.view)
        ? say("empires-web-about-guardian-alone", { defence: facts.components.guardian.defence })
        : say("empires-about-thing-guardian-ship"),
    ],
    now: [],
    doubt: "",
    chapter: say(seen !== null && isAlone(seen.view) ? "empires-web-chapter-solo" : "empires-chapter-modules"),
  };
};

/** A mine by its place in the list. */
export const aboutMine: Explained = (word, _facts, say, seen) => {
  const mine = seen?.view.mines[Number(word)];
  return {
    title: say("empires-thing-mine"),
    kind: say("empires-web-kind-token"),
    lines: [say("empires-about-thing-mine")],
    now: mine === undefined ? [] : ownerFacts(say("empires-web-laid-by"), [[mine.owner, ""]]),
    doubt: "",
    chapter: say("empires-chapter-mines"),
  };
};
