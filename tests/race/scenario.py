"""Positions of Race for the Galaxy in the rulebook's words.

game = Scenario("settle", tableau=["new-sparta"], hand=["star-nomad-lair", "gem-world"])
game.deals("spice-world").do("place star-nomad-lair", "pass")
assert game.goods() == ["star-nomad-lair"]
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.dealer import RandomDealer
from orrery.core.table import Pending, stack_of
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS, GOOD, INDEX, NOTHING, START_NUMBER
from orrery.games.race.position.actions import ACTIONS
from orrery.games.race.position.state import ROUND_END, SELECT, STEPS, Player, State, new_player
from orrery.games.race.rules.round import BEGIN_ROUND, END_ROUND, PHASES
from orrery.games.race.rules.scoring import points, six_cost_points
from orrery.games.race.sight.view import View

from ..scenario import Playing

HOMES = ["old-earth", "epsilon-eridani", "new-sparta", "earths-lost-colony"]
"""Tableaus nobody has spoken for: seat by seat."""

CHANGE = ["export-duties", "deficit-spending", "genetics-lab", "consumer-markets", "diversified-economy"]
"""Developments that say nothing in Explore, Develop and Settle: hand cards to pay with, two of each."""


def money(count: int, *besides: str) -> list[str]:
    """This many hand cards to pay with, none of them one of the others."""
    cards = [card for card in CHANGE if card not in besides for _ in range(2)]
    assert count <= len(cards)
    return cards[:count]


class Scenario(Playing[State]):
    """A position in the middle of a game; seat 0 is first and the phase named is about to begin.

    `phase` is one of the steps of a round ("explore", "develop", "settle-again", "consume", "produce"),
    "select" (a new round) or "round-end". After the phase the round ends and the next one begins.
    Nobody has chosen an action and every hand is empty unless said so; the tableau of seat 0 is what is
    given, the others have one start world without powers that matter (see HOMES).
    """

    def __init__(
        self,
        phase: str = "select",
        tableau: Sequence[str] = ("old-earth",),
        hand: Sequence[str] = (),
        goods: Sequence[str] = (),
        actions: Sequence[str] = (),
        seats: int = 2,
        advanced: bool = False,
    ) -> None:
        super().__init__(GAME, GAME.new(seats, {"advanced": advanced}, RandomDealer(1)))
        state = self.state
        state.deck = sorted(self._all_cards())
        state.players = [new_player() for _ in range(seats)]
        state.first = state.secret = state.rounds = 0
        self.set(0, tableau=tableau, hand=hand, goods=goods, actions=actions)
        for seat in range(1, seats):
            home = next(
                world for world in HOMES if INDEX[world] in state.deck and START_NUMBER[INDEX[world]] != NOTHING
            )
            self.set(seat, tableau=[home])
        step = STEPS.index(phase)
        if step == SELECT:
            self.ahead(Pending(0, BEGIN_ROUND))
        elif step == ROUND_END:
            self.ahead(Pending(0, END_ROUND))
        else:
            self.ahead(Pending(0, PHASES[step]), Pending(0, END_ROUND))

    # Building the position

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def rival(self) -> Player:
        return self.state.players[1]

    def set(
        self,
        seat: int,
        tableau: Sequence[str] | None = None,
        hand: Sequence[str] | None = None,
        goods: Sequence[str] | None = None,
        actions: Sequence[str] | None = None,
        chips: int | None = None,
    ) -> Scenario:
        """Give a player a tableau, a hand, goods on worlds of the tableau, actions of this round, chips."""
        player = self.state.players[seat]
        if tableau is not None:
            self.state.deck += player.tableau
            player.tableau = [self._take(card) for card in tableau]
            player.goods = [NOTHING for _ in tableau]
        if hand is not None:
            self.state.deck += player.hand
            player.hand = sorted(self._take(card) for card in hand)
        for world in goods or ():
            place = player.tableau.index(INDEX[world])
            assert GOOD[INDEX[world]] != NOTHING, f"{world} holds no goods"
            player.goods[place] = self._take_any()
        if actions is not None:
            player.actions = sorted(ACTIONS.index(action) for action in actions)
        if chips is not None:
            self.state.pool += player.chips - chips
            player.chips = chips
        self.state.deck.sort()
        return self

    def first(self, seat: int) -> Scenario:
        """Let this seat have the lowest start world: per-player steps begin with it."""
        self.state.first = seat
        self.table.pending.top = stack_of([(seat, item.effect) for item in self.table.pending.items()]).top
        return self

    def pile(self, *cards: str) -> Scenario:
        """Leave only these cards in the pile; all others that lie there go to the discards, unseen."""
        self.state.spent += self.state.deck
        self.state.deck = []
        for card in cards:
            self.state.spent.remove(INDEX[card])
            self.state.deck.append(INDEX[card])
        self.state.deck.sort()
        return self

    def no_discards(self) -> Scenario:
        """Nothing lies in the discards: the cards there become chance goods nobody will miss (the last hand)."""
        last = self.state.players[-1]
        last.hand = sorted(last.hand + self.state.spent + self.state.shown)
        self.state.spent, self.state.shown = [], []
        return self

    def outcome(self, entry: str | int) -> int:
        return INDEX[entry] if isinstance(entry, str) else entry

    # Playing

    def first_options(self, *prompts: str) -> Scenario:
        """Take the first option as long as seat 0 is asked one of these."""
        while self.prompt() in prompts:
            self.do(self.offered()[0], seat=0)
        return self

    # Looking at it

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.players[seat].hand]

    def tableau(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.players[seat].tableau]

    def goods(self, seat: int = 0) -> list[str]:
        """The worlds that hold a good."""
        player = self.state.players[seat]
        return [CARDS[card] for card, good in zip(player.tableau, player.goods, strict=True) if good != NOTHING]

    def offered(self, seat: int = 0) -> list[str]:
        """The options of a seat, in text; empty when it is not asked."""
        self.start()
        return [GAME.actions.text(action) for action in self.table.questions().get(seat, [])]

    def prompt(self, seat: int = 0) -> str | None:
        """What a seat is asked, by message id."""
        self.start()
        question = self.table.question(seat)
        return question.prompt() if question else None

    def drawn(self, seat: int = 0) -> int:
        """How many cards a seat has drawn into its hand."""
        return sum(owner == seat for owner, _ in self.facts("card-drawn"))

    def points(self, seat: int = 0) -> int:
        return points(self.state.players[seat])

    def six(self, card: str, seat: int = 0) -> int:
        """What a six-cost development scores."""
        return six_cost_points(self.state.players[seat], INDEX[card])

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees now."""
        self.start()
        return GAME.view(self.table, seat)

    # Inside

    def _all_cards(self) -> list[int]:
        state = self.state
        cards = [*state.deck, *state.shown, *state.spent]
        for player in state.players:
            cards += [*player.hand, *player.tableau, *player.looked, *player.discarded]
            cards += [good for good in player.goods if good != NOTHING]
        return cards

    def _take(self, card: str) -> int:
        self.state.deck.remove(INDEX[card])
        return INDEX[card]

    def _take_any(self) -> int:
        """A card to lie face down as a good: the last of the pile, which scenarios name least."""
        self.state.deck.sort()
        return self.state.deck.pop()
