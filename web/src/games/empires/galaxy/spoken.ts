/** What things of the galaxy are called, for everyone who cannot see them. */
import type { ProspectInfo } from "../../../generated/messages";
import type { Say } from "../../../table/board";
import { type HoleView, ROBOTS, SEATS } from "../view";
import type { Disc } from "./discs";

/** A location with its owner, what stands there, and its defence. */
export function holeName(hole: HoleView, say: Say, settlers = 0): string {
  const counts = {
    troops: hole.troops,
    outposts: hole.outposts,
    cities: hole.cities,
    centres: hole.centres,
    robots: hole.robots,
    bases: hole.bases.length,
  };
  const pieces = Object.entries(counts).filter(([, count]) => count > 0);
  const owner = hole.owner === null ? [] : [hole.owner === ROBOTS ? say("empires-web-robots") : say.seat(hole.owner)];
  const blockaded = hole.owner !== null && hole.blockaded.includes(hole.owner) ? [say("empires-web-blockaded")] : [];
  return [
    say.word("hole", hole.hole),
    ...owner,
    ...pieces.map(([piece, count]) => say(`empires-web-count-${piece}`, { count })),
    ...(settlers > 0 ? [say("empires-web-settlers-here", { count: settlers })] : []),
    ...(hole.defence > 0 ? [say("empires-web-defence", { count: hole.defence })] : []),
    ...blockaded,
    ...(hole.place !== null || hole.scanned_by.length === 0
      ? []
      : [say("empires-lies-scanned-by", { players: hole.scanned_by.map((seat) => say.seat(seat)).join(", ") })]),
  ].join(", ");
}

export function discName(disc: Disc, say: Say): string {
  switch (disc.kind) {
    case "ship": {
      const ship = say("empires-web-ship-of", { player: say.seat(disc.seat), ship: say.word("ship", disc.word) });
      return disc.settler === undefined ? ship : `${ship}, ${say("empires-web-settler-with")}`;
    }
    case "base":
      return say("empires-web-base-of", { player: say.seat(disc.seat) });
    case "guardian":
      return say("empires-web-guardian", { quadrant: say.word("quadrant", disc.word) });
    case "robot":
      return say("empires-web-robot-in-orbit");
    case "mine":
      return say("empires-web-mine-of", { player: say.seat(disc.seat) });
    case "plasma":
      return say("empires-web-plasma");
  }
}

/** What a flick may lead to, in a few words. */
export function prospectName({ name, facts }: ProspectInfo, say: Say): string {
  const seat = SEATS.findIndex((colour) => colour === facts["seat"]);
  return say(`empires-web-prospect-${name}`, {
    hole: "hole" in facts ? say.word("hole", facts["hole"] ?? "") : "",
    player: seat < 0 ? "" : say.seat(seat),
    quadrant: "quadrant" in facts ? say.word("quadrant", facts["quadrant"] ?? "") : "",
  });
}
