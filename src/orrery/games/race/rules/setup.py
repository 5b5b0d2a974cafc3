"""Set-up (page 3): start worlds, hands, the pool of points."""

from __future__ import annotations

from ....core.effects import together
from ....core.game import OptionValue
from ....core.table import Effect, Question, Table
from ..facts.cards import CARDS, COPIES, NOTHING, PRESET_HAND, START_NUMBER, START_WORLDS, WINDFALL
from ..facts.limits import DISCARDED_FROM_FIRST_HAND, FIRST_HAND, POINTS_PER_PLAYER
from ..position.actions import DISCARD
from ..position.events import START_WORLD_DEALT
from ..position.state import SETUP, State, new_player
from .payment import discards
from .pile import discard, draw, place_good
from .round import BEGIN_ROUND


def empty_table(seats: int, advanced: bool) -> State:
    """All cards but the start worlds in the pile, nothing dealt."""
    deck = [card for card in range(len(CARDS)) if card not in START_WORLDS for _ in range(COPIES[card])]
    return State(
        players=[new_player() for _ in range(seats)],
        deck=deck,
        shown=[],
        spent=[],
        pool=POINTS_PER_PLAYER * seats,
        rounds=0,
        phase=SETUP,
        first=0,
        secret=0,
        advanced=int(advanced),
    )


def opening(seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
    """The start worlds are about to be dealt."""
    return empty_table(seats, options["advanced"] is True), Deal(int(options["preset-hands"] is True))


class Deal(Effect[State]):
    """Start worlds, then six cards each of which two go, or the hands that belong to a first game."""

    __slots__ = ("preset",)

    def __init__(self, preset: int) -> None:
        self.preset = preset

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        seats = len(state.players)
        worlds = list(START_WORLDS[1 : seats + 1] if self.preset else START_WORLDS)
        others = [world for world in START_WORLDS if world not in worlds]
        for owner, player in enumerate(state.players):
            world = table.dealer.draw(worlds)
            player.tableau.append(world)
            player.goods.append(NOTHING)
            table.tell(START_WORLD_DEALT, owner, world)
            player.ready = 1
        state.first = lowest_start_world(state)
        if self.preset:
            deal_preset_hands(state)
        state.deck.extend(worlds + others)
        state.deck.sort()
        for owner, player in enumerate(state.players):
            if WINDFALL[player.tableau[0]]:
                place_good(table, owner, 0)
        if self.preset:
            table.then(state.first, BEGIN_ROUND)
            return
        for owner in range(seats):
            draw(table, owner, FIRST_HAND)
        table.then(state.first, together(DiscardFromFirstHand(DISCARDED_FROM_FIRST_HAND)), BEGIN_ROUND)


def lowest_start_world(state: State) -> int:
    numbers = [START_NUMBER[player.tableau[0]] for player in state.players]
    return numbers.index(min(numbers))


def deal_preset_hands(state: State) -> None:
    """Each player gets one copy of the four cards with the number of the start world."""
    for player in state.players:
        number = START_NUMBER[player.tableau[0]]
        player.hand = [card for card in range(len(CARDS)) if PRESET_HAND[card] == number]
        for card in player.hand:
            state.deck.remove(card)


class DiscardFromFirstHand(Question[State]):
    """Which two of the six cards to discard; all choose at the same time."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt(self) -> str:
        return "discard-from-first-hand"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return discards(table.state.players[seat])

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        discard(table, seat, DISCARD.place(action))
        if self.left > 1:
            table.then(seat, DiscardFromFirstHand(self.left - 1))
