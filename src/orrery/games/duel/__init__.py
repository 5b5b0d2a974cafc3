"""CATAN Starfarers Duel, complete: `GAME`, the questions it asks, and what players may ask its rules."""

from __future__ import annotations

from typing import Final

from ...core.dealer import Dealer
from ...core.game import Game, Option, OptionValue, Outcome, Refusal
from ...core.table import Effect, Table
from .facts.cards import BUILDS, CARDS, CENTRES, GOODS, ORDERS, SPECIALS, SYMBOLS, printed_name
from .position.actions import SPACE
from .position.events import EVENTS
from .position.inventory import check
from .position.state import State
from .rules.building import TradeAndBuild, place_barred
from .rules.flight import AfterAction, ChooseSector, DealCard, FlyOnOrEnd, PlaceLooked, Visit, actions_at
from .rules.orders import RevealOrder, TakeResource
from .rules.path import ReplaceCard
from .rules.pirates import FacePirate, GiveUpCentre
from .rules.production import Produce, RollProduction
from .rules.scoring import CheckDeadlock, CheckVictory, friendship, medals, points, standing
from .rules.setup import NO_BEGINNER, ChooseCentre, FindStartPlayer, LayOutCards, RevealCentres, empty_table, opening
from .rules.trade import SellMore, TradeAt, trade_options
from .rules.turn import Turn
from .sight.descriptions import Texts
from .sight.descriptions import texts as printed_texts
from .sight.features import DuelFeatures
from .sight.knowledge import redeal
from .sight.refusals import refusals
from .sight.view import View, view

__all__ = [
    "GAME",
    "ChooseCentre",
    "ChooseSector",
    "FacePirate",
    "FlyOnOrEnd",
    "GiveUpCentre",
    "PlaceLooked",
    "Produce",
    "SellMore",
    "TakeResource",
    "TradeAndBuild",
    "TradeAt",
    "Visit",
    "actions_at",
    "friendship",
    "medals",
    "place_barred",
    "points",
    "trade_options",
]

_OPTIONS: Final = [
    Option("symbol", ["sun", "moon"]),
    Option("beginner", [NO_BEGINNER, "0", "1"]),
    Option("refill", ["open", "face-down"]),
    Option("memory-aid", [True, False]),
]
_VOCABULARY: Final = {
    "card": CARDS,
    "good": GOODS,
    "centre": CENTRES,
    "other_centre": CENTRES,
    "order": ORDERS,
    "item": BUILDS,
    "special": SPECIALS,
    "symbol": SYMBOLS,
}
_EFFECTS: Final[list[Effect[State]]] = [
    AfterAction(),
    CheckDeadlock(),
    CheckVictory(),
    ChooseCentre(),
    ChooseSector(),
    DealCard(),
    FacePirate(),
    FindStartPlayer(-1),
    FlyOnOrEnd(),
    GiveUpCentre(),
    LayOutCards(),
    PlaceLooked(),
    Produce(),
    ReplaceCard(),
    RevealCentres(),
    RevealOrder(0, 0),
    RollProduction(),
    SellMore(0, 0),
    TakeResource(),
    TradeAndBuild(),
    TradeAt(0),
    Turn(),
    Visit(),
]


class Duel(Game[State]):
    """The rules of Starfarers Duel behind the engine's face."""

    def __init__(self) -> None:
        state = empty_table([0, 1], face_down=False, memory_aid=True)
        super().__init__(
            "duel",
            [2],
            _OPTIONS,
            SPACE,
            _VOCABULARY,
            1,
            state,
            _EFFECTS,
            features=DuelFeatures(),
            events=EVENTS,
        )

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
        return opening(options)

    def view(self, table: Table[State], seat: int | None) -> View:
        return view(table, seat)

    def redeal(self, table: Table[State], seat: int, dealer: Dealer) -> None:
        redeal(table.state, seat, dealer)

    def standing(self, table: Table[State]) -> Outcome:
        return standing(table.state)

    def refusals(self, table: Table[State], seat: int) -> list[Refusal]:
        return refusals(table, seat)

    def descriptions(self) -> Texts:
        return printed_texts()

    def check(self, state: State) -> None:
        check(state)

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        return printed_name(axis, word, language)


GAME: Final = Duel()
