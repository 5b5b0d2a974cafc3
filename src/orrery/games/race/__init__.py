"""Race for the Galaxy, the base game, complete: `GAME`, the questions it asks, and what players may ask its rules."""

from __future__ import annotations

from typing import Final

from ...core.dealer import Dealer
from ...core.game import Game, Option, OptionValue, Outcome, Refusal
from ...core.table import Effect, Table
from .facts.cards import CARDS, GOODS, printed_name
from .facts.powers import POWERS
from .position.actions import ACTIONS, MEANS, SPACE
from .position.events import EVENTS
from .position.inventory import check
from .position.state import STEPS, State
from .rules.consume import (
    Consume,
    ConsumeGoods,
    DiscardForPoints,
    NameNumber,
    Reward,
    SpendGoods,
    TradeGood,
    UsePower,
    sale,
)
from .rules.develop import DrawForDevelopment, PayDevelopment
from .rules.develop import price as development_price
from .rules.explore import Explore, Keep, StartKeeping
from .rules.payment import KeepHandLimit, Pay
from .rules.placing import PayForCard, PlaceCard, PlacingPhase, RevealPlacements
from .rules.produce import (
    DrawForMost,
    DrawForProduced,
    Produce,
    ProduceGoods,
    ProduceWindfall,
    StartProducing,
    worlds_of,
)
from .rules.round import BeginRound, CheckEnd, ChooseAction, EndRound, RevealActions, steps_of_round
from .rules.scoring import points, six_cost_points, standing
from .rules.settle import ChooseMeans, DrawForWorld, SettleWorld, strength, ways
from .rules.settle import price as world_price
from .rules.setup import Deal, DiscardFromFirstHand, empty_table, opening
from .sight.descriptions import Texts
from .sight.descriptions import texts as printed_texts
from .sight.features import RaceFeatures
from .sight.knowledge import redeal
from .sight.refusals import refusals
from .sight.view import View, view

__all__ = [
    "GAME",
    "ChooseAction",
    "ChooseMeans",
    "DiscardForPoints",
    "DiscardFromFirstHand",
    "Keep",
    "KeepHandLimit",
    "NameNumber",
    "Pay",
    "PlaceCard",
    "ProduceWindfall",
    "SpendGoods",
    "TradeGood",
    "UsePower",
    "development_price",
    "points",
    "sale",
    "six_cost_points",
    "steps_of_round",
    "strength",
    "ways",
    "world_price",
    "worlds_of",
]

_OPTIONS: Final = [
    Option("preset-hands", [False, True]),
    Option("advanced", [False, True], seats=[2]),
]
_VOCABULARY: Final = {
    "card": CARDS,
    "action": ACTIONS,
    "means": MEANS,
    "power": POWERS,
    "step": STEPS,
    "good": GOODS,
}
_EFFECTS: Final[list[Effect[State]]] = [
    BeginRound(),
    CheckEnd(),
    ChooseAction(),
    ChooseMeans(),
    Consume(),
    ConsumeGoods(),
    Deal(0),
    DiscardForPoints(0, 0),
    DiscardFromFirstHand(0),
    DrawForDevelopment(),
    DrawForMost(),
    DrawForProduced(),
    DrawForWorld(),
    EndRound(),
    Explore(),
    Keep(0),
    KeepHandLimit(),
    NameNumber(),
    Pay(0),
    PayDevelopment(),
    PayForCard(),
    PlaceCard(0),
    PlacingPhase(0),
    Produce(),
    ProduceGoods(0),
    ProduceWindfall(0),
    RevealActions(),
    RevealPlacements(),
    Reward(0, 0),
    SettleWorld(),
    SpendGoods(0, 0, 0),
    StartKeeping(),
    StartProducing(),
    TradeGood(),
    UsePower(),
]


class Race(Game[State]):
    """The rules of Race for the Galaxy behind the engine's face."""

    def __init__(self) -> None:
        state = empty_table(2, advanced=False)
        super().__init__(
            "race",
            [2, 3, 4],
            _OPTIONS,
            SPACE,
            _VOCABULARY,
            2,
            state,
            _EFFECTS,
            features=RaceFeatures(),
            events=EVENTS,
        )

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
        return opening(seats, options)

    def view(self, table: Table[State], seat: int | None) -> View:
        return view(table, seat)

    def redeal(self, table: Table[State], seat: int, dealer: Dealer) -> None:
        redeal(table.state, seat, dealer)

    def standing(self, table: Table[State]) -> Outcome:
        return standing(table.state, table.over)

    def refusals(self, table: Table[State], seat: int) -> list[Refusal]:
        return refusals(table, seat)

    def descriptions(self) -> Texts:
        return printed_texts()

    def check(self, state: State) -> None:
        check(state)

    def seats_in(self, state: State) -> int:
        return len(state.players)

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        return printed_name(word, language) if axis == "card" else None


GAME: Final = Race()
