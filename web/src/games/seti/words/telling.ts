/** What all passages of a position of SETI share: who is spoken to, whose something is, things with everything said of them. */
import type { Arguments, Passage, Say } from "../../../table/board";
import type { Facts } from "../facts";
import type { View } from "../view";
import { about } from "./about";
import type { Now } from "./explanation";
import { amount, sentence } from "./texts";

export class Telling {
  constructor(
    readonly view: View,
    /** Who is spoken to; null: somebody who looks on. */
    readonly viewer: number | null,
    /** The seat in front. */
    readonly near: number,
    readonly facts: Facts,
    readonly say: Say,
  ) {}

  /** A message about somebody: who is spoken to is told so. */
  of(id: string, seat: number, args: Arguments = {}): string {
    return this.say(id, { you: seat === this.viewer ? "yes" : "no", ...this.say.spoken(seat), ...args });
  }

  who(seat: number | null): string {
    if (seat === null) return this.say("seti-prose-neutral");
    return seat === this.viewer ? this.say("seti-prose-you") : this.say.seat(seat);
  }

  names(seats: readonly (number | null)[]): string {
    return seats.map((seat) => this.who(seat)).join(", ");
  }

  amounts(counts: Record<string, number>): string {
    return Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => amount(what, n, this.say))
      .join(", ");
  }

  word(axis: string, word: string): string {
    return this.say.word(axis, word);
  }

  words(axis: string, words: readonly string[]): string {
    return words.map((word) => this.say.word(axis, word)).join(", ");
  }

  /** How a thing stands now, as sentences. */
  now(axis: string, word: string): string[] {
    const told = about(axis, word, this.facts, this.say, { view: this.view, near: this.near });
    return (told?.now ?? []).map((each) => this.standing(each));
  }

  private standing({ text, owners }: Now): string {
    if (owners.length === 0) return text;
    const held = owners.map(({ seat, note }) => `${this.who(seat)} ${note}`.trim());
    return `${text}: ${held.join(", ")}.`;
  }

  /** What a thing is and does, as sentences. */
  rules(axis: string, word: string): string[] {
    return (about(axis, word, this.facts, this.say)?.lines ?? []).map(({ text }) => text);
  }

  /** A card with everything that is printed on it; `note` says how it stands. */
  card(card: string, note = ""): string {
    const told = about("card", card, this.facts, this.say);
    const name = this.say.word("card", card);
    const head = note === "" ? name : `${name} (${note})`;
    return [`${head}.`, `${told?.kind ?? ""}.`, ...(told?.lines ?? []).map(({ text }) => text)].join(" ");
  }
}

/** A passage, unless there is nothing to tell. */
export function passage(heading: string, items: readonly string[]): Passage[] {
  const told = items.filter((item) => item !== "").map(sentence);
  return told.length === 0 ? [] : [{ heading, items: told }];
}
