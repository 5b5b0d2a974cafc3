"""SETI, the base game with its five species; besides `GAME` what bots and faces may ask its rules."""

from __future__ import annotations

from collections.abc import Sequence
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
from .facts.objectives import OBJECTIVES, TASKS, objective_name
from .facts.sky import DIRECTIONS
from .facts.slots import SLOTS, slot_name
from .facts.solo import ACTION_CARDS, DIFFICULTIES, action_card_name
from .position.actions import RESOURCES, SCAN_STEPS, SPACE
from .position.events import EVENTS
from .position.forms import RESHAPES
from .position.inventory import check
from .position.state import State
from .position.thinking import ATTEMPTS, CAUSES, GROUNDS, OBSTACLES
from .rules.computer import ANALYSE_ENERGY
from .rules.hand import Draw, IncreaseIncome, TakeCard
from .rules.interrupt import RIVAL_MIND, TurnQuestion
from .rules.movement import Fly, Move
from .rules.probes import (
    LANDING_COST,
    LAUNCH_COST,
    ORBIT_CREDIT,
    ORBIT_ENERGY,
    ChooseProbe,
    Land,
    Launch,
    RemoveCraft,
    can_launch,
    landing_cost,
    planet_of,
    targets,
)
from .rules.research import RESEARCH_PUBLICITY, Research
from .rules.resources import Gain, gain_in
from .rules.scan import SCAN_CREDIT, SCAN_ENERGY, Scan
from .rules.scoring import LOSS, ScorePer, breakdown, danger, standing
from .rules.sectors import ranking
from .rules.setup import PAIRS, RANDOM, opening
from .rules.signals import (
    HAND_CARD,
    OWN_PROBE_AND_NEIGHBORS,
    OWN_PROBE_SECTOR,
    WITHOUT_DATA,
    FollowSignals,
    Signal,
    SignalByCard,
    SignalByDeck,
    SignalByProbes,
)
from .rules.traces import FIRST_SAMPLE_ROW, Trace, spots
from .rules.triggers import StartBonus
from .rules.turn import MainAction, RestOfTurn, main_actions
from .samples import EFFECTS, VALUES, sample_state
from .sight.descriptions import Texts
from .sight.descriptions import texts as printed_texts
from .sight.features import SetiFeatures
from .sight.first_income import state_known
from .sight.knowledge import redeal
from .sight.player_view import points_seen
from .sight.refusals import refusals
from .sight.view import View, view
from .solo.mind import Mind
from .species.anomalies import NextAnomalyReward, anomaly_side, leader
from .species.mascamites import CollectSample, ResolveSample, SampleReward, SampleTokenReward
from .species.species_cards import TakeSpeciesCard
from .vocabulary import texts

__all__ = [
    "ANALYSE_ENERGY",
    "FIRST_SAMPLE_ROW",
    "GAME",
    "HAND_CARD",
    "LANDING_COST",
    "LAUNCH_COST",
    "LOSS",
    "ORBIT_CREDIT",
    "ORBIT_ENERGY",
    "OWN_PROBE_AND_NEIGHBORS",
    "OWN_PROBE_SECTOR",
    "RESEARCH_PUBLICITY",
    "SCAN_CREDIT",
    "SCAN_ENERGY",
    "WITHOUT_DATA",
    "ChooseProbe",
    "CollectSample",
    "Draw",
    "Fly",
    "FollowSignals",
    "Gain",
    "IncreaseIncome",
    "Land",
    "Launch",
    "MainAction",
    "Move",
    "NextAnomalyReward",
    "RemoveCraft",
    "Research",
    "ResolveSample",
    "RestOfTurn",
    "SampleReward",
    "SampleTokenReward",
    "Scan",
    "ScorePer",
    "Signal",
    "SignalByCard",
    "SignalByDeck",
    "SignalByProbes",
    "StartBonus",
    "TakeCard",
    "TakeSpeciesCard",
    "Trace",
    "TurnQuestion",
    "anomaly_side",
    "breakdown",
    "can_launch",
    "danger",
    "gain_in",
    "landing_cost",
    "leader",
    "main_actions",
    "planet_of",
    "ranking",
    "spots",
    "targets",
]

_OPTIONS: Final = [
    Option("species", [RANDOM, *PAIRS]),
    Option("beginner", [False, True]),
    Option("difficulty", [*DIFFICULTIES], [1]),
]
_VOCABULARY: Final = {
    "card": CARDS,
    "other_card": CARDS,
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
    "objective": OBJECTIVES,
    "task": TASKS,
    "step": SCAN_STEPS,
    "resource": RESOURCES,
    "gain": RESOURCES,
    "action_card": ACTION_CARDS,
    "attempt": ATTEMPTS,
    "obstacle": OBSTACLES,
    "ground": GROUNDS,
    "cause": CAUSES,
}


class Seti(Game[State]):
    """The rules of SETI behind the engine's face."""

    def __init__(self) -> None:
        super().__init__(
            "seti",
            [1, 2, 3, 4],
            _OPTIONS,
            SPACE,
            _VOCABULARY,
            2,
            sample_state(),
            EFFECTS,
            form=3,
            reshapes=RESHAPES,
            values=VALUES,
            features=SetiFeatures(),
            events=EVENTS,
        )

    def own_sides(self, seats: int) -> Sequence[str]:
        return ["rival"] if seats == 1 else []

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
        return opening(seats, options)

    def view(self, table: Table[State], seat: int | None) -> View:
        return view(table, seat)

    def redeal(self, table: Table[State], seat: int, dealer: Dealer) -> None:
        redeal(table, seat, dealer)

    def standing(self, table: Table[State]) -> Outcome:
        return standing(table.state, table.over)

    def points_seen(self, table: Table[State], seat: int | None) -> list[dict[str, int]]:
        state, over = state_known(table, seat), table.over
        return [points_seen(state, owner, owner == seat, over) for owner in range(len(state.players))]

    def refusals(self, table: Table[State], seat: int) -> list[Refusal]:
        return refusals(table, seat)

    def check(self, state: State) -> None:
        check(state)

    def seats_in(self, state: State) -> int:
        return len(state.seats())

    def descriptions(self) -> Texts:
        return printed_texts()

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        if axis == "slot":
            return slot_name(word, language)
        if axis in ("objective", "task"):
            return objective_name(word)
        if axis == "action_card":
            return action_card_name(word)
        return printed_name(word, language) if axis == "card" else None


texts.read_all()
RIVAL_MIND.append(Mind())
GAME: Final = Seti()
