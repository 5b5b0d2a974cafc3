"""What a seat still has to do in its turn, step by step: for the person who wants to know what comes next.

The rules never ask this module.
"""

from __future__ import annotations

from typing import Final, TypedDict

from ....core.table import Effect, Table
from ..facts.board import ANY, TECH_KINDS, TRACE_COLORS
from ..position.state import State
from ..rules import discovery, hand, milestones, movement, probes, research, scan, signals
from ..rules.free import GainExchanged
from ..rules.playing import PlaceMessage
from ..rules.resources import Gain, ReceiveData
from ..rules.traces import Trace
from ..rules.triggers import FillSlot
from ..rules.turn import EndRound, NextTurn, RestOfTurn
from ..species import mascamites
from ..species.anomalies import NextAnomalyReward
from ..species.species_cards import TakeSpeciesCard
from ..vocabulary import card_effects
from ..vocabulary.lists import LISTS, NO_LIST, Do

RESOURCES: Final = ["credit", "energy", "publicity", "data", "score", "exofossil"]


class ChainStep(TypedDict):
    """A step to come: what it is, how many, and of what kind ("" where there is none)."""

    step: str
    of: str
    count: int


def chain(table: Table[State], seat: int) -> list[ChainStep]:
    """What is pending for the seat behind the question it is asked, up to the end of its turn."""
    found: list[ChainStep] = []
    asked = table.question(seat)
    if asked is None:
        return found
    for item in reversed(table.pending):
        effect = item.effect
        if isinstance(effect, (RestOfTurn, NextTurn, EndRound)):
            break
        if item.seat == seat and effect is not asked:
            found += steps(table.state, seat, effect)
    return found


def steps(state: State, seat: int, effect: Effect[State]) -> list[ChainStep]:
    """One effect as the steps it will be; what runs by itself and shows nothing is left out."""
    if isinstance(effect, Do):
        return _of_list(state, seat, effect.number)
    if isinstance(effect, Gain):
        return _gains(effect)
    if isinstance(effect, movement.Fly):
        return [_step("move", "", state.players[seat].movement)]
    if isinstance(effect, Trace):
        return [_step("trace", "any" if effect.color == ANY else TRACE_COLORS[effect.color], 1)]
    if isinstance(effect, research.Research):
        return [_step("research", "" if effect.kind == research.EVERY_KIND else TECH_KINDS[effect.kind], 1)]
    return _counted(effect) or _single(effect)


def _of_list(state: State, seat: int, number: int) -> list[ChainStep]:
    found: list[ChainStep] = []
    if number != NO_LIST:
        for effect in LISTS[number]:
            found += steps(state, seat, effect)
    return found


def _step(name: str, of: str, count: int) -> ChainStep:
    return {"step": name, "of": of, "count": count}


def _gains(gain: Gain) -> list[ChainStep]:
    amounts = [gain.credit, gain.energy, gain.publicity, gain.data, gain.points, gain.exofossils]
    return [_step("gain", RESOURCES[place], amount) for place, amount in enumerate(amounts) if amount]


def _counted(effect: Effect[State]) -> list[ChainStep]:
    """Effects that say how often."""
    if isinstance(effect, movement.Move):
        return [_step("move", "", effect.left)]
    if isinstance(effect, ReceiveData):
        return [_step("gain", "data", effect.count)]
    if isinstance(effect, hand.Draw):
        return [_step("draw", "", effect.count)]
    if isinstance(effect, hand.TakeCard):
        return [_step("take-card", "", effect.count)]
    if isinstance(effect, hand.IncreaseIncome):
        return [_step("income", "", effect.count)]
    if isinstance(effect, hand.DiscardCards):
        return [_step("discard", "", effect.left)]
    if isinstance(effect, (signals.Signal, signals.SignalByCard, signals.SignalByDeck)):
        return [_step("signal", "", effect.count)]
    if isinstance(effect, signals.SignalByProbes):
        return [_step("signal", "", effect.left)]
    return []


def _single(effect: Effect[State]) -> list[ChainStep]:
    if isinstance(effect, (scan.Scan, scan.ScanStep)):
        return [_step("scan", "", 1)]
    if isinstance(effect, probes.Launch):
        return [_step("launch", "", 1)]
    if isinstance(effect, probes.Land):
        return [_step("land", "", 1)]
    if isinstance(effect, movement.Rotate):
        return [_step("rotate", "", 1)]
    if isinstance(effect, research.InstallTech):
        return [_step("install", "", 1)]
    if isinstance(effect, TakeSpeciesCard):
        return [_step("species-card", "", 1)]
    if isinstance(effect, FillSlot):
        return [_step("fill-slot", "", 1)]
    if isinstance(effect, PlaceMessage):
        return [_step("message", "", 1)]
    if isinstance(effect, (milestones.MarkGold, milestones.ChooseMessageReward, milestones.PlayExertian)):
        return [_step("milestone", "", 1)]
    if isinstance(effect, (discovery.Discover, discovery.PlayExertianNow, discovery.PlayFoundExertians)):
        return [_step("discovery", "", 1)]
    return [_step("more", "", 1)] if isinstance(effect, _MORE) else []


_MORE: Final = (
    card_effects.ChooseOne,
    card_effects.CornerOfTakenCard,
    card_effects.DrawAndSplit,
    card_effects.GainPer,
    card_effects.If,
    card_effects.MayPayExofossil,
    card_effects.MovePer,
    card_effects.ReturnThisCard,
    card_effects.RevealCards,
    card_effects.RowCorners,
    card_effects.ShowCards,
    card_effects.SplitCards,
    card_effects.TakeWholeRow,
    card_effects.TuckThisCard,
    GainExchanged,
    mascamites.ChooseSample,
    mascamites.CollectSample,
    mascamites.DeliverSample,
    mascamites.ResolveSample,
    mascamites.SampleReward,
    mascamites.SampleTokenReward,
    NextAnomalyReward,
    probes.ChooseProbe,
    probes.ClaimData,
    probes.RemoveCraft,
)
"""What a card or a board still has to give, in ways too many for a sign of their own."""
