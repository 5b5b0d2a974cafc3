"""What a seat is asked and what it still has to do in its turn, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.effects import InOrder
from ....core.features import Layout, Numbers, cap, count_each, mark_bits
from ....core.table import Effect, Question, Table
from ..facts.board import NOTHING, PLANETS, SPACE_NAMES, SPECIES, TECH_KINDS, TECHS, TRACE_COLORS
from ..facts.slots import EVENTS
from ..position.actions import SCAN_STEPS
from ..position.state import State
from ..rules.hand import DiscardCards, Draw, IncreaseIncome, RefillRow, TakeCard
from ..rules.milestones import Milestones, PlayExertian
from ..rules.movement import Move, Rotate
from ..rules.probes import ChooseProbe, ClaimData, Land, Launch, RemoveCraft
from ..rules.research import InstallTech, Research
from ..rules.resources import Gain, ReceiveData
from ..rules.scan import Scan, ScanStep
from ..rules.sectors import EvaluateSectors
from ..rules.signals import WHERE, Signal, SignalByCard, SignalByDeck, SignalByProbes
from ..rules.traces import RULES, Trace
from ..rules.triggers import FillSlot
from ..rules.turn import EndRound, NextTurn, RestOfTurn
from ..solo.objectives import MarkTask
from ..species.mascamites import ChooseSample, DeliverSample, SampleReward
from ..species.species_cards import TakeSpeciesCard
from ..vocabulary.card_effects import ChooseOne, GainPer, If, MayPayExofossil, MovePer, RevealCards, ShowCards
from ..vocabulary.card_handling import SplitCards
from .player_features import MANY, SOME

PROMPTS: Final = [
    *("main-action", "end-turn", "move", "move-instead", "scan", "scan-step", "signal", "signal-by-row-card"),
    *("signal-by-hand-card", "signal-by-probe", "evaluate-sector", "trace", "research", "install", "launch", "land"),
    *("claim-data", "remove-lander", "remove-orbiter", "choose-probe", "take-card", "take-species-card"),
    *("increase-income", "first-income", "discard-cards", "pick-stack-card", "receive-data", "mark-gold", "fill-slot"),
    *("choose-message-reward", "play-exertian", "play-exertian-now", "take-sample", "use-sample", "sample-planet"),
    *("deliver-sample", "choose-one", "meet-condition", "show-cards", "reveal-cards", "may-pay-exofossil"),
    *("split-for-corner", "split-for-income", "mark-task"),
]
"""Every question, by its message."""
_PROMPT: Final = {prompt: place for place, prompt in enumerate(PROMPTS)}
_AHEAD: Final[list[type[Effect[State]]]] = [
    *(Gain, GainPer, ReceiveData, Draw, TakeCard, TakeSpeciesCard, IncreaseIncome, DiscardCards, RefillRow),
    *(Move, MovePer, Rotate, Launch, Land, ClaimData, RemoveCraft, ChooseProbe, Scan, ScanStep, Signal, SignalByCard),
    *(SignalByDeck, SignalByProbes, EvaluateSectors, Trace, Research, InstallTech, FillSlot, MarkTask, Milestones),
    *(PlayExertian, ChooseOne, If, MayPayExofossil, ShowCards, RevealCards, SplitCards, ChooseSample, SampleReward),
    DeliverSample,
]
"""What may be pending, as far as it is worth a number of its own."""
_AHEAD_PLACE: Final = {kind: place for place, kind in enumerate(_AHEAD)}
_GAINS: Final[Sequence[str]] = ["credit", "energy", "publicity", "data", "points", "exofossils"]
_FLAGS: Final = 4
_MOST_ARGUMENT: Final = 20

LAYOUT: Final = Layout()
_KIND: Final = LAYOUT.section("kind", PROMPTS, 1)
_COUNT: Final = LAYOUT.number("count", MANY)
_FLAG: Final = LAYOUT.section("flag", [str(bit + 1) for bit in range(_FLAGS)], 1)
_COLOR: Final = LAYOUT.section("trace color", [*TRACE_COLORS, "any"], 1)
_RULE: Final = LAYOUT.section("trace at", RULES, 1)
_TECH_KIND: Final = LAYOUT.section("technology kind", [*TECH_KINDS, "any"], 1)
_TECH: Final = LAYOUT.section("technology", TECHS, 1)
_WHERE: Final = LAYOUT.section("signal where", WHERE, 1)
_ARGUMENT: Final = LAYOUT.number("signal argument", _MOST_ARGUMENT)
_USED: Final = LAYOUT.section("probes used", SPACE_NAMES, SOME)
_SCANNED: Final = LAYOUT.section("scan steps done", SCAN_STEPS, 1)
_PLANET: Final = LAYOUT.section("planet", PLANETS, 1)
_SPECIES: Final = LAYOUT.section("species", SPECIES, 1)
_EVENT: Final = LAYOUT.section("event", EVENTS, 1)
_PENDING: Final = LAYOUT.section("ahead", [kind.__name__ for kind in _AHEAD], SOME)
_GAIN: Final = LAYOUT.section("ahead gain", _GAINS, MANY)
_MOVES: Final = LAYOUT.number("ahead movement", MANY)


def write_question(table: Table[State], seat: int, out: Numbers, at: int) -> None:
    question = table.question(seat)
    if question is None:
        return
    out[at + _KIND + _PROMPT[question.prompt()]] = 1
    _write_arguments(question, out, at)
    item = table.pending.top
    while item is not None and not isinstance(item.effect, RestOfTurn | NextTurn | EndRound):
        if item.seat == seat and item.effect is not question:
            _write_ahead(item.effect, out, at)
        item = item.below


def _write_arguments(question: Question[State], out: Numbers, at: int) -> None:
    """What kind of question has which arguments; most have none."""
    if isinstance(question, Trace):
        out[at + _COLOR + question.color] = 1
        out[at + _RULE + question.rule] = 1
        out[at + _COUNT] = cap(question.count, MANY)
    elif isinstance(question, Research):
        out[at + _TECH_KIND + question.kind] = 1
        mark_bits(out, at + _FLAG, question.flags)
    elif isinstance(question, InstallTech):
        out[at + _TECH + question.tech] = 1
    elif isinstance(question, ScanStep):
        mark_bits(out, at + _SCANNED, question.done)
    elif isinstance(question, Land):
        mark_bits(out, at + _FLAG, question.flags)
    elif isinstance(question, FillSlot | MarkTask):
        out[at + _EVENT + question.event] = 1
    elif isinstance(question, ClaimData | ChooseSample | DeliverSample):
        _mark(out, at + _PLANET, question.planet)
    elif isinstance(question, TakeSpeciesCard):
        _mark(out, at + _SPECIES, question.species)
        out[at + _COUNT] = cap(question.count, MANY)
    elif isinstance(question, Signal | SignalByCard | SignalByProbes):
        _write_signal(question, out, at)
    else:
        out[at + _COUNT] = cap(_count(question), MANY)


def _write_signal(question: Signal | SignalByCard | SignalByProbes, out: Numbers, at: int) -> None:
    if isinstance(question, SignalByProbes):
        out[at + _COUNT] = cap(question.left, MANY)
        count_each(out, at + _USED, question.used, SOME)
        return
    out[at + _WHERE + question.where] = 1
    out[at + _COUNT] = cap(question.count, MANY)
    mark_bits(out, at + _FLAG, question.flags)
    if isinstance(question, Signal):
        out[at + _ARGUMENT] = cap(question.argument + 1, _MOST_ARGUMENT)


def _mark(out: Numbers, at: int, thing: int) -> None:
    if thing != NOTHING:
        out[at + thing] = 1


def _count(question: Question[State]) -> int:
    """How many times a question is about the same thing, where it says so."""
    if isinstance(question, TakeCard | IncreaseIncome | ReceiveData | Launch):
        return question.count
    if isinstance(question, DiscardCards | RevealCards):
        return question.left
    return question.price if isinstance(question, PlayExertian) else 0


def _write_ahead(effect: Effect[State], out: Numbers, at: int) -> None:
    if isinstance(effect, InOrder):
        for part in effect.effects:
            _write_ahead(part, out, at)
        return
    place = _AHEAD_PLACE.get(type(effect))
    if place is None:
        return
    if out[at + _PENDING + place] < SOME:
        out[at + _PENDING + place] += 1
    if isinstance(effect, Gain):
        amounts = (effect.credit, effect.energy, effect.publicity, effect.data, effect.points, effect.exofossils)
        for resource, amount in enumerate(amounts):
            if amount:
                out[at + _GAIN + resource] = min(int(out[at + _GAIN + resource]) + amount, MANY)
    elif isinstance(effect, Move):
        out[at + _MOVES] = min(int(out[at + _MOVES]) + effect.left, MANY)
