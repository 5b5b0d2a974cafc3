"""How the rival decides where a person would be asked: each question by the rule of its paragraph."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.solo import PROGRESS_FOR_CARD, PROGRESS_FOR_INCOME
from ..position.state import State
from ..position.thinking import FOR_CARD, FOR_INCOME
from ..rules.hand import IncreaseIncome, TakeCard
from ..rules.interrupt import RivalMind
from ..rules.milestones import ChooseMessageReward, MarkGold, PlayExertian
from ..rules.probes import ClaimData
from ..rules.sectors import EvaluateSectors
from ..rules.signals import Signal
from ..rules.traces import Trace
from ..rules.turn import MainAction
from ..species.species_cards import TakeSpeciesCard
from .flight import claim_data
from .milestones import choose_message_reward, mark_gold
from .progress import advance
from .scan import evaluate_sectors, place_signal
from .traces import place_trace
from .turn import take_turn

_DECIDED: Final = (
    MainAction,
    Signal,
    Trace,
    EvaluateSectors,
    ClaimData,
    IncreaseIncome,
    TakeCard,
    TakeSpeciesCard,
    MarkGold,
    ChooseMessageReward,
    PlayExertian,
)


class Mind(RivalMind):
    """The rules of the rival, question by question."""

    def has_rule(self, question: Question[State]) -> bool:
        return isinstance(question, _DECIDED)

    def decide(self, table: Table[State], seat: int, question: Question[State]) -> None:
        if isinstance(question, MainAction):
            take_turn(table, seat)
        elif isinstance(question, Signal):
            place_signal(table, seat, question)
        elif isinstance(question, Trace):
            place_trace(table, seat, question)
        elif isinstance(question, EvaluateSectors):
            evaluate_sectors(table, seat, question)
        elif isinstance(question, ClaimData):
            claim_data(table, seat, question)
        else:
            _decide_gain_or_milestone(table, seat, question)


def _decide_gain_or_milestone(table: Table[State], seat: int, question: Question[State]) -> None:
    """Cards and income are progress, whatever lies in row and decks; Exertian milestones are not for the rival."""
    if isinstance(question, IncreaseIncome):
        advance(table, seat, question.count * PROGRESS_FOR_INCOME, FOR_INCOME)
    elif isinstance(question, (TakeCard, TakeSpeciesCard)):
        advance(table, seat, question.count * PROGRESS_FOR_CARD, FOR_CARD)
    elif isinstance(question, MarkGold):
        mark_gold(table, seat, question)
    elif isinstance(question, ChooseMessageReward):
        choose_message_reward(table, seat, question)
