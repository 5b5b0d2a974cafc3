/** The position of Starfarers Duel in words: turn, flight, both starships, sectors and the Galactic Council. */
import type { Update } from "../../../generated/messages";
import type { Passage, Say } from "../../../table/board";
import { nearSeat, playerAt } from "../../../table/players/seats";
import { tell } from "../../../words/description";
import { CENTRES, type Facts, factsOf } from "../facts";
import { type FlightView, type PlayerView, strength, type View, viewOf } from "../view";
import { about, capital, centreSentence } from "./about";

const GROUPS = ["I", "II", "III", "IV"];
const SPECIALS = ["friend", "hero"] as const;

/** The whole position, as the eyes see it through which the update was made. */
export function prose(update: Update, files: unknown, say: Say): Passage[] {
  const near = nearSeat(update);
  return new Telling(viewOf(update), update.seat, factsOf(files), say).all([near, 1 - near]);
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
    const { flight } = this.view;
    return [
      this.turn(),
      ...(flight === null ? [] : [this.flight(flight)]),
      ...seats.map((seat) => this.ship(seat)),
      this.sectors(),
      this.council(seats),
    ];
  }

  /** A message about somebody: who is spoken to is told so. */
  private of(id: string, seat: number, args: Record<string, string | number> = {}): string {
    return this.say(id, { you: seat === this.viewer ? "yes" : "no", player: this.say.seat(seat), ...args });
  }

  private turn(): Passage {
    const { say, view } = this;
    const won = view.winners.map((seat) => this.of("duel-prose-won", seat, { points: playerAt(view, seat).points }));
    if (view.turn === 0) return { heading: say("duel-before-turns"), items: won };
    const engines = strength(playerAt(view, view.active).engines);
    const speed = { die: view.die, engines, speed: view.die + engines };
    return {
      heading: this.of("duel-prose-turn", view.active, { turn: view.turn }),
      items: [
        ...won,
        ...(view.die > 0 ? [say("duel-web-speed", speed)] : []),
        ...(view.flight === null ? [say("duel-web-no-flight")] : []),
        say("duel-web-goal", { points: this.facts.limit("points") }),
        ...(view.purchases_left > 0
          ? [this.of("duel-prose-purchases", view.active, { count: view.purchases_left })]
          : []),
      ],
    };
  }

  // The flight

  private flight(flight: FlightView): Passage {
    const { say } = this;
    const card = (key: string | null): string => (key === null ? say("duel-path-face-down") : this.shown(key));
    const piles = { looked: flight.looked, top: [...flight.top].reverse(), bottom: flight.bottom };
    const laid = Object.entries(piles).filter(([, cards]) => cards.length > 0);
    return {
      heading: this.of("duel-prose-flight", this.view.active, { sector: flight.sector + 1 }),
      items: [
        say("duel-prose-far", { count: flight.path.length, speed: flight.speed }),
        say("duel-web-actions-left", { count: flight.actions_left }),
        ...flight.path.map((_, place) => this.step(flight, place)),
        ...(flight.pirate_met ? [this.pirate(flight)] : []),
        ...laid.flatMap(([pile, cards]) => cards.map((key) => say(`duel-prose-${pile}`, { card: card(key) }))),
      ],
    };
  }

  private step(flight: FlightView, place: number): string {
    const { say } = this;
    const { card = null, face_down: hidden = false, turned = false } = flight.path[place] ?? {};
    const here = place === flight.path.length - 1 && !flight.pirate_met;
    const what = card === null ? say(hidden ? "duel-path-face-down" : "duel-path-gap") : this.explained(card);
    return say("duel-prose-step", {
      number: place + 1,
      state: turned ? "used" : here ? "here" : "passed",
      card: what,
    });
  }

  private pirate({ pirate }: FlightView): string {
    return pirate === null
      ? this.of("duel-prose-pirate-hidden", this.view.active)
      : this.of("duel-prose-pirate", this.view.active, { card: this.explained(pirate) });
  }

  // Starships

  private ship(seat: number): Passage {
    const { say, view } = this;
    const player = playerAt(view, seat);
    const used = (card: string): boolean => view.used_stations.includes(card);
    const parts: Passage[] = [
      { heading: say("duel-label-stores"), items: this.stores(player) },
      { heading: say("duel-prose-built"), items: this.built(player) },
      { heading: say("duel-label-centres"), items: this.centres(player) },
      { heading: say("duel-label-colonies"), items: player.colonies.map((card) => this.shown(card)) },
      {
        heading: say("duel-label-stations"),
        items: player.stations.map((card) =>
          used(card) ? say("duel-prose-used", { card: this.shown(card) }) : this.shown(card),
        ),
      },
      { heading: say("duel-prose-orders"), items: player.orders.map((order) => this.order(order)) },
      { heading: say("duel-prose-pirates"), items: player.pirates.map((card) => this.shown(card)) },
    ];
    return {
      heading: this.of("duel-prose-ship", seat, { symbol: say.word("symbol", player.symbol), points: player.points }),
      items: [say("duel-amount-astro", { count: player.astro }), ...this.renown(seat, player)],
      parts: parts.filter(({ items }) => items !== undefined && items.length > 0),
    };
  }

  private renown(seat: number, player: PlayerView): string[] {
    const { say, view } = this;
    const scored = Object.entries(player.breakdown).filter(([, points]) => points > 0);
    const sums = scored.map(([category, points]) => `${say(`duel-points-${category}`)} ${points}`).join(", ");
    return [
      ...(sums === "" ? [] : [say("duel-prose-points", { points: player.points, sums })]),
      say("duel-amount-friendship", { count: player.friendship }),
      say("duel-amount-medals", { count: player.medals }),
      ...SPECIALS.filter((special) => view[special] === seat).map((special) => say.word("special", special)),
    ];
  }

  private stores(player: PlayerView): string[] {
    return this.facts.goods.map((good) =>
      this.say("duel-web-store", {
        good: this.say(`duel-store-${good}`),
        count: player.stock[good] ?? 0,
        room: good === "knowledge" ? player.laboratory : player.capacity,
      }),
    );
  }

  private built(player: PlayerView): string[] {
    const { say, facts } = this;
    const mounted = (part: "engine" | "cannon", parts: number[]): string =>
      say(`duel-prose-${part}s`, {
        strength: strength(parts),
        parts: parts.length < 2 ? "none" : parts.join(" + "),
        free: facts.limit(`${part}s`) - parts.length,
      });
    const free = facts.limit("hangar") - player.colony_ships - player.trade_ships;
    return [
      mounted("engine", player.engines),
      mounted("cannon", player.cannons),
      say("duel-prose-hangar", { colony: player.colony_ships, trade: player.trade_ships, free }),
    ];
  }

  private centres(player: PlayerView): string[] {
    const { say, facts } = this;
    const secret = player.chosen.filter((centre) => centre === null).length;
    const told = CENTRES.map((centre) => {
      const level = player.centres[centre] ?? 0;
      const state = player.chosen.includes(centre)
        ? say("duel-web-room-chosen")
        : say("duel-web-room-level", { level });
      return say("duel-prose-centre", {
        centre: capital(say.word("centre", centre)),
        state,
        about: centreSentence(centre, facts, say),
      });
    });
    return secret > 0 ? [say("duel-chosen-secretly", { count: secret }), ...told] : told;
  }

  // The board

  private sectors(): Passage {
    const { say, view } = this;
    const groups = view.reserve.map((count, place) => `${GROUPS[place] ?? ""}: ${count}`).join(", ");
    const reserve = view.reserve.reduce((sum, count) => sum + count, 0);
    return {
      heading: say("duel-prose-sectors"),
      items: [`${say("duel-web-reserve-cards", { count: reserve })} (${groups})`],
      parts: view.sectors.map((sector, place) => ({
        heading: say("duel-web-sector-cards", { sector: place + 1, count: sector.cards }),
        items: sector.seen.map((card) => say("duel-prose-seen", { card: this.shown(card) })),
      })),
    };
  }

  private council(seats: number[]): Passage {
    const { say, view, facts } = this;
    const counts = { friend: "friendship", hero: "medals" } as const;
    const specials = SPECIALS.map((special) => {
      const holder = view[special];
      return say("duel-prose-special", {
        special: say.word("special", special),
        holder: holder === null ? say("duel-web-nobody") : this.of("duel-prose-somebody", holder),
        counts: seats
          .map((seat) => `${this.of("duel-prose-somebody", seat)} ${playerAt(view, seat)[counts[special]]}`)
          .join(", "),
        about: tell(facts.about("specials", special), say),
      });
    });
    const orders = view.open_orders.map((order) =>
      view.barred_orders.includes(order) ? `${this.order(order)} ${say("duel-web-barred")}.` : this.order(order),
    );
    return {
      heading: say("duel-prose-council"),
      items: [...orders, say("duel-prose-pile", { count: view.order_pile }), ...specials],
    };
  }

  // Cards

  /** The name with what is printed on the card, in a few words. */
  private shown(card: string): string {
    return this.say("duel-prose-card", {
      card: this.say.word("card", card),
      face: tell(this.facts.face(card), this.say),
    });
  }

  /** The name with everything the card does. */
  private explained(card: string): string {
    return this.say("duel-prose-explained", {
      card: this.say.word("card", card),
      about: tell(this.facts.about("cards", card), this.say),
    });
  }

  private order(order: string): string {
    const told = about("order", order, this.facts, this.say);
    return [`${told?.title ?? order}.`, ...(told?.sentences ?? [])].join(" ");
  }
}
