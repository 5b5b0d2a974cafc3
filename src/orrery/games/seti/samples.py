"""One of everything that a position may hold, for the codec."""

from __future__ import annotations

from typing import Final

from ...core.effects import in_order
from ...core.table import Effect
from ...core.value import Value
from .facts.slots import Trigger
from .position.objectives import Objectives
from .position.state import State, TurnBonus
from .rules import (
    discovery,
    free,
    hand,
    milestones,
    movement,
    playing,
    probes,
    research,
    resources,
    scan,
    sectors,
    setup,
    signals,
    traces,
    triggers,
    turn,
)
from .solo import analysis, objectives, progress, technologies
from .solo import scan as rival_scan
from .solo import species as rival_species
from .solo import turn as rival_turn
from .species import anomalies, mascamites, species_cards
from .vocabulary import card_effects, card_handling, conditions, holdings, markers
from .vocabulary.reading import Effects

_THEN: Final[Effects] = [in_order()]
_TRIGGER: Final = Trigger(0, 0, 0)
_CONDITION: Final = conditions.HandEmpty()
_COUNT: Final = holdings.Holding("publicity")
_SHOWN: Final = holdings.ShownIncomes(0)
_GAIN: Final = resources.Gain(0, 0, 0, 0, 0, 0)


def sample_state() -> State:
    """Lists that are empty at first with one thing in them, which tells its kind."""
    state = setup.empty_table(2)
    state.stacks = [[]]
    state.objectives = [Objectives([], [], [0], [], [])]
    state.bonuses = [TurnBonus(_TRIGGER, 0, _THEN, 0)]
    state.rivals = [rival_turn.new_rival(1)]
    return state


VALUES: Final[list[Value]] = [
    _CONDITION,
    conditions.AllColorsHere(0),
    conditions.AllColorsOnOneSpecies(),
    conditions.AnomalyAtEarth(),
    conditions.AtLeast(0, _COUNT),
    conditions.Both(_CONDITION, _CONDITION),
    conditions.CapsuleAt(0),
    conditions.ChosenProbeOn(0, 0),
    conditions.LandedOn([0], 0, 0),
    conditions.OrbiterAndLander(),
    conditions.PaidExofossils(0),
    conditions.ProbeOn(0, 0),
    conditions.SignalsThere(0, 0),
    conditions.TakenBefore(0),
    conditions.TraceOnEachSpecies(0),
    _COUNT,
    holdings.AsteroidsBesideProbe(0),
    holdings.CraftAt(0),
    holdings.CraftAtOnePlanet(),
    holdings.DistanceFromEarth(),
    holdings.LanderAt(0),
    holdings.Landers(0),
    holdings.ShownCorners(0),
    _SHOWN,
    holdings.SightsOfEarthSector(),
    holdings.Techs(0),
    holdings.TechsOfThatKind(),
    holdings.TuckedCards(0),
    markers.ScanSignals(0, [0]),
    markers.ScanSignalsOnTile([0]),
    markers.SectorsMarked([0]),
    markers.SectorsWithSignal(),
    markers.SectorWins(0),
    markers.SignalsAtAnomalies(),
    markers.SignalsOnTile(),
    markers.Traces(0),
    markers.TracesHere(0, 0, 0),
    markers.TracesOfOneColor(),
    markers.TracesOfThatColor(),
    markers.WinsInOneSector(),
]
EFFECTS: Final[list[Effect[State]]] = [
    analysis.FillComputer(),
    analysis.SpendComputerTech(),
    anomalies.NextAnomalyReward(),
    card_effects.ChooseOne(_THEN, _THEN),
    card_handling.CornerOfTakenCard(0),
    card_handling.DrawAndSplit(),
    card_effects.GainPer(_COUNT, _GAIN),
    card_effects.If(_CONDITION, _THEN),
    card_effects.MayPayExofossil(_THEN, 0),
    card_effects.MovePer(_COUNT),
    card_effects.PayExofossils(0),
    card_handling.ReturnThisCard(),
    card_effects.RevealCards(_SHOWN, 0, [0]),
    card_handling.RowCorners(),
    card_effects.ShowCards(_SHOWN, _GAIN, 0),
    card_handling.SplitCards(0),
    card_handling.TakeWholeRow(),
    card_handling.TuckThisCard(),
    discovery.Discover(0),
    discovery.PlayExertianNow(),
    discovery.PlayFoundExertians(),
    free.FreeActionDone(),
    free.GainExchanged(0),
    hand.DiscardCards(0),
    hand.Draw(0),
    hand.IncreaseIncome(0),
    hand.RefillRow(),
    hand.TakeCard(0, _THEN),
    mascamites.ChooseSample(0, 0),
    mascamites.CollectSample(0),
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
    playing.PlaceMessage(),
    playing.PutCardAway(0),
    objectives.MarkTask(0, 0),
    progress.Progress(0, 0),
    probes.ChooseProbe(_THEN),
    probes.ClaimData(0, 0),
    probes.Land(0, _THEN),
    probes.Launch(0, 0),
    probes.RemoveCraft(0, _THEN),
    research.InstallTech(0),
    research.Research(0, 0, _THEN),
    resources.ReceiveData(0),
    _GAIN,
    rival_scan.SignalByRowCard(),
    rival_scan.SpendTelescope(),
    rival_species.ExposeSample(0),
    rival_turn.LeaveRound(),
    scan.Scan(_THEN),
    scan.ScanStep(0, [0], _THEN),
    setup.FirstIncome(),
    setup.LayOut(0, 0),
    signals.AfterSignals([0], _THEN),
    sectors.EvaluateSectors(),
    signals.FollowSignals(_THEN[0], _THEN),
    signals.Signal(0, 0, 0, 0),
    signals.SignalByCard(0, 0, 0),
    signals.SignalByDeck(0),
    signals.SignalByProbes(0, [0]),
    species_cards.TakeSpeciesCard(0, 0),
    technologies.TakePreferredTech(),
    traces.Trace(0, 0, 0, _THEN),
    triggers.FillSlot(0, 0, 0),
    triggers.StartBonus(_TRIGGER, 0, _THEN),
    triggers.StartRule(0),
    turn.BeginRound(),
    turn.EndRound(),
    turn.FirstPassRotates(),
    turn.LimitHand(),
    turn.LookAtStack(),
    turn.MainAction(),
    turn.NextTurn(),
    turn.PickStackCard(),
    turn.RestOfTurn(),
    turn.Turn(),
]
