/** The position of Race for the Galaxy in words: the round, the action cards, one's hand, and every tableau. */
import type { Update } from "../../../generated/messages";
import type { Passage, Say } from "../../../table/board";
import { nearSeat, playerAt, rivalsOf } from "../../../table/players/seats";
import { tell } from "../../../words/description";
import { type Facts, factsOf, printedCost } from "../facts";
import { inOrder } from "../player/layout";
import { type HandView, type PlacedView, type PlayerView, type View, viewOf } from "../view";
import { about } from "./about";

/** The whole position, as the eyes see it through which the update was made. */
export function prose(update: Update, files: unknown, say: Say): Passage[] {
  const view = viewOf(update);
  const near = nearSeat(update);
  return new Telling(view, update.seat, factsOf(files), say).all([near, ...rivalsOf(view, near)]);
}

class Telling {
  constructor(
    private readonly view: View,
    /** Who is spoken to; null: somebody who looks on. */
    private readonly viewer: number | null,
    private readonly facts: Facts,
    private readonly say: Say,
  ) {}

  all(seats: number[]): Passage[] {
    const own = this.viewer === null ? null : playerAt(this.view, this.viewer);
    return [
      this.round(own),
      { heading: this.say("race-prose-actions"), items: seats.map((seat) => this.chosen(seat)) },
      ...(own === null ? [] : this.held(own)),
      ...seats.map((seat) => this.tableau(seat)),
    ];
  }

  /** A message about somebody: who is spoken to is told so. */
  private of(id: string, seat: number, args: Record<string, string | number> = {}): string {
    return this.say(id, { you: seat === this.viewer ? "yes" : "no", player: this.say.seat(seat), ...args });
  }

  private names(cards: readonly string[]): string {
    return cards.map((card) => this.say.word("card", card)).join(", ");
  }

  // The middle of the table

  private round(own: PlayerView | null): Passage {
    const { say, view } = this;
    const step = say.word("step", view.step);
    const steps = view.steps.map((each) => say.word("step", each)).join(", ");
    const seen: [string, readonly string[]][] = [
      ["race-web-discards-seen", view.shown],
      ["race-web-discards-own", own?.discarded ?? []],
    ];
    const heaps = seen
      .filter(([, cards]) => cards.length > 0)
      .map(([id, cards]) => say(id, { cards: this.names(cards) }));
    return {
      heading: view.round === 0 ? step : say("race-prose-round", { round: view.round, step }),
      items: [
        ...view.winners.map((seat) => this.of("race-prose-won", seat, { points: playerAt(view, seat).points })),
        ...(steps === "" ? [] : [say("race-prose-steps", { steps })]),
        say("race-web-pool", { count: Math.max(0, view.pool) }),
        say("race-web-pile", { count: view.deck }),
        [say("race-web-discards", { count: view.discards }), ...heaps].join(" "),
        this.of("race-prose-first", view.first),
        ...(view.advanced ? [say("race-prose-advanced")] : []),
      ],
    };
  }

  /** The action cards of a seat, and what it is doing. */
  private chosen(seat: number): string {
    const { say, view } = this;
    const player = playerAt(view, seat);
    const actions = player.actions.map((action) =>
      action === null ? say("race-web-face-down") : say.word("action", action),
    );
    const doing = [
      actions.length === 0 ? say("race-prose-no-action") : actions.join(", "),
      ...(view.winners.length > 0
        ? []
        : [this.of(player.decided ? "race-prose-decided" : "race-prose-deciding", seat)]),
      ...(player.placing === null
        ? []
        : [this.of("race-prose-placing", seat, { card: say.word("card", player.placing) })]),
    ];
    return this.of("race-prose-somebody", seat, { doing: doing.join("; ") });
  }

  // What only its owner sees

  private held(own: PlayerView): Passage[] {
    const { say } = this;
    const ways = Object.entries(own.ways ?? {});
    const hand = own.hand ?? [];
    const looked = own.looked ?? [];
    const all: Passage[] = [
      {
        heading: say("race-prose-looked", { count: looked.length }),
        items: looked.map((card) => this.card(say.word("card", card), card)),
      },
      {
        heading: say("race-prose-hand", { count: hand.length }),
        items: inOrder(hand, this.facts).map((held) => this.inHand(held)),
      },
      {
        heading: say("race-prose-ways"),
        items: ways.map(([means, price]) => `${say.word("means", means)}: ${say("race-web-means-cost", { price })}`),
      },
    ];
    return all.filter(({ items }) => items !== undefined && items.length > 0);
  }

  private inHand({ card, price, strength }: HandView): string {
    const { say } = this;
    const name = say.word("card", card);
    const defence = printedCost(this.facts.card(card));
    if (strength !== null) return this.card(say("race-web-held-military", { card: name, defence, strength }), card);
    return this.card(price === null ? name : say("race-web-held-price", { card: name, price }), card);
  }

  // Tableaus

  private tableau(seat: number): Passage {
    const { say } = this;
    const player = playerAt(this.view, seat);
    const { strength, chips, points } = player;
    const sums = Object.entries(player.breakdown).map(([category, sum]) => `${say(`race-points-${category}`)} ${sum}`);
    return {
      heading: this.of("race-prose-tableau", seat, { count: player.tableau.length, points }),
      items: [
        say("race-web-holds", { cards: player.hand_size, strength, chips }),
        ...this.advantages(player),
        ...(player.looked_size > 0 ? [this.of("race-prose-choosing", seat, { count: player.looked_size })] : []),
        say("race-prose-points", { sums: sums.join(", ") }),
      ],
      parts: [{ heading: say("race-prose-cards"), items: player.tableau.map((placed) => this.placed(placed, player)) }],
    };
  }

  private advantages(player: PlayerView): string[] {
    const { say } = this;
    const cheaper = Object.entries({ all: player.settle_discount, ...player.settle_discount_for });
    return [
      ...Object.entries(player.strength_against).map(([against, n]) =>
        say("race-short-settle-military", { against, n }),
      ),
      ...(player.develop_discount > 0 ? [say("race-short-develop-discount", { n: player.develop_discount })] : []),
      ...cheaper.filter(([, n]) => n > 0).map(([good, n]) => say("race-short-settle-discount", { good, n })),
    ];
  }

  private placed({ card, good, sale, points }: PlacedView, { used }: PlayerView): string {
    const { say } = this;
    const facts = this.facts.card(card);
    const spent = facts.says.powers.filter(({ use }) => use !== null && used.includes(use));
    return [
      this.card(say.word("card", card), card),
      ...(points === null ? [] : [say("race-prose-worth-now", { points })]),
      ...(good ? [say("race-prose-good", { good: say.word("good", facts.good ?? ""), count: sale ?? 0 })] : []),
      ...spent.map(({ label }) => say("race-prose-used", { power: tell(label, say) })),
    ].join(" ");
  }

  /** A card with everything that is printed on it; `name` may say more of it than its name. */
  private card(name: string, card: string): string {
    const { say } = this;
    const told = about("card", card, this.facts, say);
    const lines = (told?.lines ?? []).map(({ phase, text }) =>
      phase === null ? text : say("race-prose-power", { name: phase, phase: say(`race-numeral-${phase}`), text }),
    );
    return [name, told?.kind ?? "", ...lines].map(sentence).join(" ");
  }
}

/** What is one line on a card ends like a sentence where lines follow each other. */
function sentence(line: string): string {
  return /[.:!?]$/.test(line) ? line : `${line}.`;
}
