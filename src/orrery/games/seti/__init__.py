"""SETI, the base game with its five species; `GAME` is the only public name."""

from __future__ import annotations

from typing import Final

from ...core.dealer import Dealer
from ...core.game import Game, Option, OptionValue, Outcome, Refusal
from ...core.table import Effect, Table
from .facts.board import (
    PLACES,
    PLANETS,
    SIGHTS,
    SIGNAL_PLACES,
    SPACE_NAMES,
    SPECIES,
    SPOTS,
    TARGETS,
    TECH_PLACES,
    TECHS,
    TRACE_COLORS,
)
from .facts.cards import CARDS, printed_name
from .facts.sky import DIRECTIONS
from .position.actions import RESOURCES, SCAN_STEPS, SPACE
from .position.inventory import check
from .position.state import State
from .rules import discovery, hand, milestones, movement, playing, probes, research, signals
from .rules.free import FreeActionDone, GainExchanged
from .rules.resources import Gain, ReceiveData
from .rules.scan import Scan, ScanStep
from .rules.scoring import standing
from .rules.setup import PAIRS, RANDOM, FirstIncome, LayOut, empty_table, opening
from .rules.traces import Trace
from .rules.triggers import FillSlot, StartMark, StartRule
from .rules.turn import (
    BeginRound,
    EndRound,
    FirstPassRotates,
    LimitHand,
    LookAtStack,
    MainAction,
    NextTurn,
    PickStackCard,
    RestOfTurn,
    Turn,
)
from .sight.knowledge import redeal
from .sight.player_view import points_seen
from .sight.refusals import refusals
from .sight.view import View, view
from .species import mascamites
from .species.anomalies import NextAnomalyReward
from .species.species_cards import TakeSpeciesCard
from .vocabulary import (
    card_effects,
    texts,  # noqa: F401 (fills the registries)
)
from .vocabulary.lists import Do
from .vocabulary.slots import SLOTS, slot_name

_OPTIONS: Final = [Option("species", [RANDOM, *PAIRS]), Option("beginner", [False, True])]
_VOCABULARY: Final = {
    "card": CARDS,
    "planet": PLANETS,
    "target": TARGETS,
    "star": SIGNAL_PLACES,
    "tech": TECHS,
    "place": [*PLACES, *TECH_PLACES],
    "color": TRACE_COLORS,
    "spot": SPOTS,
    "species": SPECIES,
    "space": SPACE_NAMES,
    "sight": SIGHTS,
    "direction": DIRECTIONS,
    "slot": SLOTS,
    "step": SCAN_STEPS,
    "resource": RESOURCES,
    "gain": RESOURCES,
}
_EFFECTS: Final[list[Effect[State]]] = [
    BeginRound(),
    card_effects.ChooseOne(0, 0),
    card_effects.CornerOfTakenCard(),
    card_effects.DrawAndSplit(),
    card_effects.GainPer(0, 0),
    card_effects.If(0, 0),
    card_effects.MayPayExofossil(0, 0),
    card_effects.MovePer(0),
    card_effects.PayExofossils(0),
    card_effects.ReturnThisCard(),
    card_effects.RevealCards(0, 0, [0]),
    card_effects.RowCorners(),
    card_effects.ShowCards(0, 0),
    card_effects.SplitCards(0),
    card_effects.TakeWholeRow(),
    card_effects.TuckThisCard(),
    discovery.Discover(0),
    discovery.PlayExertianNow(),
    discovery.PlayFoundExertians(),
    Do(0),
    EndRound(),
    FillSlot(0, 0, 0),
    FirstIncome(),
    FirstPassRotates(),
    FreeActionDone(),
    Gain(0, 0, 0, 0, 0, 0),
    GainExchanged(0),
    hand.DiscardCards(0),
    hand.Draw(0),
    hand.IncreaseIncome(0),
    hand.RefillRow(),
    hand.TakeCard(0),
    LayOut(0, 0),
    LimitHand(),
    LookAtStack(),
    MainAction(),
    mascamites.ChooseSample(0, 0),
    mascamites.CollectSample(),
    mascamites.DeliverSample(0),
    mascamites.ResolveSample(0),
    mascamites.SampleReward(0),
    mascamites.SampleTokenReward(0),
    milestones.ChooseMessageReward(),
    milestones.MarkGold(),
    milestones.Milestones(),
    milestones.PlayExertian(0),
    milestones.PutMessageAway(0),
    movement.Fly(),
    movement.Move(0),
    movement.MoveInstead(),
    movement.Rotate(),
    NextAnomalyReward(),
    NextTurn(),
    PickStackCard(),
    playing.PlaceMessage(),
    playing.PutCardAway(0),
    probes.ChooseProbe(0),
    probes.ClaimData(0, 0),
    probes.ForgetLanding(),
    probes.Land(0),
    probes.Launch(0),
    probes.RemoveCraft(0, 0),
    research.ForgetResearch(),
    research.InstallTech(0),
    research.Research(0, 0),
    ReceiveData(0),
    RestOfTurn(),
    Scan(),
    ScanStep(0),
    signals.EvaluateSectors(),
    signals.Signal(0, 0, 0, 0),
    signals.SignalByCard(0, 0, 0),
    signals.SignalByDeck(0),
    signals.SignalByProbes(0, [0]),
    StartMark(0),
    StartRule(0),
    TakeSpeciesCard(0),
    Trace(0, 0),
    Turn(),
]


class Seti(Game[State]):
    """The rules of SETI behind the engine's face."""

    def __init__(self) -> None:
        state = empty_table(2)
        state.stacks = [[]]  # a sample tells that there are lists in it
        super().__init__("seti", [2, 3, 4], _OPTIONS, SPACE, _VOCABULARY, 2, state, _EFFECTS)

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
        return opening(seats, options)

    def view(self, table: Table[State], seat: int | None) -> View:
        return view(table, seat)

    def redeal(self, state: State, seat: int, dealer: Dealer) -> None:
        redeal(state, seat, dealer)

    def standing(self, table: Table[State]) -> Outcome:
        return standing(table.state, table.over)

    def points_seen(self, table: Table[State], seat: int | None) -> list[dict[str, int]]:
        owners = range(len(table.state.players))
        return [points_seen(table.state, owner, owner == seat, table.over) for owner in owners]

    def refusals(self, table: Table[State], seat: int) -> list[Refusal]:
        return refusals(table, seat)

    def check(self, state: State) -> None:
        check(state)

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        if axis == "slot":
            return slot_name(word, language)
        return printed_name(word, language) if axis == "card" else None


GAME: Final = Seti()
