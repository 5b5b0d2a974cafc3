/** Messages: both languages complete, games told in words, names in sentences found again. */
import { beforeEach, describe, expect, it } from "vitest";

import type { EventInfo, GameInfo, QuestionInfo, SeatInfo } from "../generated/messages";
import { LANGUAGES, settings } from "../settings.svelte";
import { Refused } from "../wire/http";
import { GameWords, humanise, partsOf, sayOf } from "./game-words";
import { find, has, isWritten, text } from "./messages";
import { complaint, title } from "./tell";
import { idsOf } from "./written";

const GAME: GameInfo = {
  name: "duel",
  seats: [2],
  own_sides: [[]],
  options: [],
  bots: ["random"],
  vocabulary: { card: ["heka-ii"], good: ["ore", "trade-goods"], centre: ["storage"], other_centre: ["storage"] },
  lesson: false,
  names: { de: { card: { "heka-ii": "Heka II", perseus: "Perseus" } }, en: { card: { "heka-ii": "Heka II" } } },
};

function seat(kind: SeatInfo["kind"], name: string, bot = ""): SeatInfo {
  return {
    kind,
    name,
    bot,
    mine: kind === "person",
    present: true,
    invitation: null,
    may: [],
    consent: false,
    wait: null,
    proposal: null,
    hints: 0,
  };
}

function event(name: string, facts: EventInfo["facts"], by = 0): EventInfo {
  return { version: 1, name, seat: by, facts };
}

describe("messages", () => {
  it("has the same ids in both languages", () => {
    expect(idsOf("de")).toEqual(idsOf("en"));
    expect(idsOf("de").length).toBeGreaterThan(200);
  });

  it("can be read: a mistake in a file would silently drop a message", () => {
    for (const language of LANGUAGES) {
      expect(idsOf(language).filter((id) => !isWritten(language, id))).toEqual([]);
    }
  });

  it("falls back to the other language, then to the id in brackets", () => {
    expect(text("de", "web-close")).toBe("Schließen");
    expect(text("de", "no-such-message")).toBe("[no-such-message]");
    expect(find("en", "no-such-message")).toBeUndefined();
    expect(has("web-close")).toBe(true);
  });
});

describe("names in a sentence", () => {
  it("of what can be pointed at on the board are found again, with whose deed it was", () => {
    const pointing = new GameWords(
      GAME,
      () => [seat("person", "Ada"), seat("person", "Ben")],
      () => 0,
      undefined,
      (axis, { seat: doer }) => (axis === "card" ? doer : null),
    );
    const named = pointing
      .event(event("card-reached", { card: "heka-ii" }, 1))
      .filter((part) => part.axis !== undefined);
    expect(named).toEqual([{ text: "Heka II", axis: "card", word: "heka-ii", seat: 1 }]);
  });
});

describe("a game in words", () => {
  let seats: SeatInfo[];
  let words: GameWords;

  beforeEach(() => {
    settings.choose({ language: "de" });
    seats = [seat("person", "Lena"), seat("bot", "", "random")];
    words = new GameWords(
      GAME,
      () => seats,
      () => 0,
    );
  });

  it("lets places and pieces be pointed at in the log where a board can show them", () => {
    const told = event("produced", { good: "ore", count: 1 });
    const pointing = new GameWords(
      GAME,
      () => seats,
      () => 0,
      () => null,
      (axis) => (axis === "good" ? 1 : null),
    );
    const marked = (spoken: GameWords): string[] =>
      spoken
        .event(told)
        .flatMap((part) => (part.axis === undefined ? [] : [`${part.axis}:${part.word ?? ""}:${part.seat}`]));
    expect(marked(pointing)).toEqual(["good:ore:1"]);
    expect(marked(words)).toEqual([]);
  });

  it("tells what a refused answer needs: beside it in a few words, with the reason in a sentence", () => {
    const refusal = { reason: "no-astro", reason_arguments: { astro: 5 }, missing: { astro: 2, ore: 1 } };
    expect(words.missing(refusal)).toBe("noch 2 Astro und 1 Erz nötig");
    expect(words.refusal(refusal)).toBe("Du brauchst 5 Astro. Noch 2 Astro und 1 Erz nötig.");
    expect(words.missing({ ...refusal, missing: {} })).toBe("");
    expect(words.refusal({ ...refusal, missing: {} })).toBe("Du brauchst 5 Astro.");
    settings.choose({ language: "en" });
    expect(words.missing(refusal)).toBe("needs 2 more astro and 1 more ore");
  });

  it("speaks the chosen language at once", () => {
    const option = { action: "buy trade-goods 2", verb: "buy", arguments: { good: "trade-goods", count: 2 } };
    expect(words.action(option)).toBe("2 Handelswaren kaufen");
    settings.choose({ language: "en" });
    expect(words.action(option)).toContain("2 trade goods");
    expect(sayOf(words).language).toBe("en");
  });

  it("tells an event to the one it happened to and to others", () => {
    const produced = event("good-produced", { good: "ore", card: "heka-ii" });
    expect(words.event(produced)).toEqual([
      { text: "Du erhältst 1 Erz von " },
      { text: "Heka II", axis: "card", word: "heka-ii" },
      { text: "." },
    ]);
    const other = new GameWords(
      GAME,
      () => seats,
      () => 1,
    );
    expect(other.event(produced)[0]?.text).toBe("Lena erhält 1 Erz von ");
  });

  it("keeps what is hidden out of the sentence", () => {
    const looked = event("sensor-looked", { sector: 3, card: null }, 1);
    expect(words.event(looked)).toEqual([{ text: "Zufall sieht sich eine Karte von Raumsektor 3 an." }]);
  });

  it("tells alike events in one sentence", () => {
    const [one, two] = [event("card-reached", { card: "heka-ii" }), event("card-reached", { card: "perseus" })];
    expect(words.alike(one, two)).toBe(true);
    expect(
      words
        .event(one, two)
        .map((part) => part.text)
        .join(""),
    ).toBe("Du erreichst: Heka II und Perseus.");
    expect(
      words
        .event(one, two)
        .filter((part) => part.axis === "card")
        .map((part) => part.word),
    ).toEqual(["heka-ii", "perseus"]);
    const hidden = event("sensor-looked", { sector: 3, card: null }, 1);
    expect(words.alike(hidden, hidden)).toBe(true);
    expect(
      words
        .event(hidden, hidden)
        .map((part) => part.text)
        .join(""),
    ).toMatch(/Raumsektor 3 an\. ×2$/);
  });

  it("keeps events apart that differ in more than a name", () => {
    const ore = event("good-produced", { good: "ore", card: "heka-ii" });
    expect(words.alike(ore, event("good-produced", { good: "trade-goods", card: "heka-ii" }))).toBe(false);
    expect(words.alike(ore, event("good-produced", { good: "ore", card: "perseus" }))).toBe(false);
    expect(words.alike(ore, { ...ore, seat: 1 })).toBe(false);
    expect(words.alike(ore, { ...ore, name: "good-taken" })).toBe(false);
  });

  it("has a game's own sentence for several", () => {
    const race: GameInfo = { ...GAME, name: "race", vocabulary: { card: ["heka-ii"], action: ["develop", "settle"] } };
    words = new GameWords(
      race,
      () => seats,
      () => 0,
    );
    const drawn = event("card-drawn", { card: null }, 1);
    expect(words.event(drawn, drawn, drawn)).toEqual([{ text: "Zufall zieht 3 Karten." }]);
    const [first, second] = [
      event("action-chosen", { action: "develop" }),
      event("action-chosen", { action: "settle" }),
    ];
    expect(words.alike(first, second)).toBe(true);
    expect(words.event(first, second)).toEqual([{ text: "Du wählst geheim Entwickeln und Siedeln." }]);
  });

  it("finds the message of a word with a plus in it", () => {
    const race: GameInfo = { ...GAME, name: "race", vocabulary: { means: ["contact-ship"] } };
    expect(
      new GameWords(
        race,
        () => seats,
        () => 0,
      ).word("means", "contact-ship"),
    ).toContain("Kolonieschiff");
  });

  it("names seats by name, bot or number and tells equal names apart", () => {
    expect([words.seat(0), words.seat(1)]).toEqual(["Lena", "Zufall"]);
    seats = [seat("person", ""), seat("open", "")];
    expect([words.seat(0), words.seat(1)]).toEqual(["Spieler 1", "freier Platz"]);
    seats = [seat("person", "Lena"), seat("person", "Lena")];
    expect([words.seat(0), words.seat(1)]).toEqual(["Lena 1", "Lena 2"]);
  });

  it("isolates names written from right to left, in seats and where a seat changes hands", () => {
    const words = new GameWords(
      GAME,
      () => [seat("person", "עדה"), seat("person", "Ben")],
      () => null,
    );
    expect(words.seat(0)).toBe("\u2068עדה\u2069");
    expect(words.seat(1)).toBe("Ben");
    const lent = event("handover", { how: "lent", former: "عادل", name: "", bot: "random", by: "عادل" });
    const told = words
      .event(lent)
      .map((part) => part.text)
      .join("");
    expect(told).toContain("\u2068عادل\u2069");
  });

  it("finds a word also under a name that is no axis", () => {
    expect(words.word("seen", "heka-ii")).toBe("Heka II");
    expect(words.word("seen", "never-seen")).toBe("Never seen");
  });

  it("humanises what nobody has translated", () => {
    expect(humanise("open_orders")).toBe("Open orders");
    expect(words.event(event("never-heard-of", { good: "ore" }))).toEqual([{ text: "Lena: Never heard of (Erz)" }]);
    expect(words.action({ verb: "dance-wildly", arguments: { count: 3 } })).toBe("Dance wildly 3");
  });

  it("says a word as people at the table do, in the log only what still holds", () => {
    const spoken = new GameWords(
      GAME,
      () => seats,
      () => 0,
      (axis, word, past) => {
        if (axis !== "good") return null;
        return past ? `${word} of old` : `${word} here`;
      },
    );
    expect([spoken.word("good", "ore"), spoken.word("card", "heka-ii")]).toEqual(["ore here", "Heka II"]);
    expect(spoken.action({ verb: "dance", arguments: { good: "ore" } })).toBe("Dance ore here");
    expect(spoken.event(event("never-heard-of", { good: "ore" }))[0]?.text).toContain("(ore of old)");
    expect(sayOf(spoken).word("good", "ore", 2)).toBe("ore here");
  });

  it("leaves a sentence without names whole", () => {
    expect(partsOf("Nichts geschah.")).toEqual([{ text: "Nichts geschah." }]);
  });
});

describe("a game of another package without words", () => {
  const nim: GameInfo = {
    name: "nim",
    seats: [2],
    own_sides: [[]],
    options: [],
    bots: ["random"],
    vocabulary: {},
    names: {},
    lesson: false,
  };
  const words = new GameWords(
    nim,
    () => [seat("person", "Ada")],
    () => 0,
  );

  it("is told as its rules call things", () => {
    expect(title("nim")).toBe("Nim");
    expect(words.question({ prompt: "take", arguments: { left: 7 } } as unknown as QuestionInfo)).toBe("Take (left 7)");
    expect(words.action({ verb: "take", arguments: { count: 2 } })).toBe("Take 2");
    expect(words.event(event("taken", { count: 2 }))).toEqual([{ text: "Ada: Taken (2)" }]);
    expect(words.why({ reason: "too-many", reason_arguments: {} })).toBe("Too many");
  });
});

it("the sides of a game come after the seats, with names of their own", () => {
  const alone: GameInfo = { ...GAME, name: "seti", seats: [1, 2], own_sides: [["rival"], []] };
  const words = new GameWords(
    alone,
    () => [seat("person", "Lena")],
    () => 0,
  );
  const said = (by: number, name: string, facts: EventInfo["facts"] = {}): string =>
    words
      .event(event(name, facts, by))
      .map((part) => part.text)
      .join("");
  settings.choose({ language: "de" });
  expect([words.seat(0), words.seat(1), words.side("rival", "object")]).toEqual(["Lena", "Rivale", "den Rivalen"]);
  expect([said(0, "passed"), said(1, "passed")]).toEqual(["Du passt.", "Der Rivale passt."]);
  expect([said(0, "turn-begun"), said(1, "turn-begun")]).toEqual(["Dein Zug", "Zug des Rivalen"]);
  settings.choose({ language: "en" });
  expect(words.seat(1)).toBe("Rival");
  expect(said(1, "sector-won", { star: "Vega" })).toBe("The Vega sector is complete: the rival wins it.");
  expect(words.ownSides(2)).toEqual([]);
  expect(words.side("tin-robots", "name")).toBe("Tin robots");
});

it("does not let a name written from right to left turn the words of a complaint", () => {
  const refused = new Refused("error-still-expected", { seat: "1", name: "עדה", minutes: "5" }, 409);
  expect(complaint(refused)).toContain("\u2068עדה\u2069");
});
