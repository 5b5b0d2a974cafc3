"""Ascending Empires: Zenith Edition, with a real flick: `GAME`, its questions, and what players may ask its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.dealer import Dealer, Trial
from ...core.game import Game, Option, OptionValue, Outcome, Prospect, Refusal
from ...core.table import Effect, Table
from .facts.board import ACTIONS, BUILDINGS, COLOURS, HOLES, PIECES, PLACES, QUADRANTS
from .facts.campaign import CARDS, SCENARIOS, SYMBOLS
from .facts.cards import DISCOVERIES, EMPIRES, MEGASTRUCTURES, MISSIONS, NOISES, TECHNOLOGIES, USES
from .facts.classic import UNITS
from .facts.names import printed_name
from .flick.busy import busy_flicks
from .flick.geometry import RINGS
from .position.actions import PAYMENTS, RELIC_PARTS, SEATS, SHIP_NAMES, SPACE
from .position.campaign import VERDICTS
from .position.events import EVENTS
from .position.forms import RESHAPES
from .position.inventory import check
from .position.planets import bases_at, own_planets, pieces
from .position.state import MODERN, MODES, SOLO, State
from .position.supply import guardians_left
from .rules import (
    attacking,
    building,
    deploying,
    discovering,
    ending,
    flicking,
    interacting,
    jetting,
    moving,
    placing,
    research,
    robots,
    setup,
    structures,
    swapping,
    troops,
    turn,
    warping,
)
from .rules.attacking import Attack, JoinAttack, attack_of, attack_range, defence_of, most_bonus
from .rules.building import STARBASE_SHIPS
from .rules.classic import building as classic_building
from .rules.classic import deploying as classic_deploying
from .rules.classic import moving as classic_moving
from .rules.classic import research as classic_research
from .rules.classic import scanning
from .rules.classic import setup as classic_setup
from .rules.classic import turn as classic_turn
from .rules.classic.moving import SpendPoints
from .rules.classic.rule_set import ClassicRules
from .rules.classic.scanning import Scan
from .rules.classic.turn import ChooseClassicAction
from .rules.control import defence, enemy_in_orbit, is_blockaded
from .rules.ending import EndTurn, MoveBases
from .rules.energy import available
from .rules.flicking import Aim
from .rules.interacting import MOVE_PART, PARTS, InteractStep, RelicParts
from .rules.jetting import ONLY_JET, Towards, jet_end
from .rules.manoeuvres import carried_place, lands, twin
from .rules.missions import mission_share, wants_city_with_base
from .rules.modern import ModernRules
from .rules.modes import RULE_SETS
from .rules.moving import MoveStep, PlaceMine, PutBesideCarrier
from .rules.placing import PlaceShip, PutBase, PutShip
from .rules.research import missing_level, offered_tech
from .rules.scoring import FOREIGN, HOME, RELIC_PLANET, breakdown, standing
from .rules.setup import JETS, MODULES, NO_MEGASTRUCTURE, RANDOM, WORMHOLES, ChooseEmpire, empty_table, opening
from .rules.slingshot import Sling
from .rules.steps import ActionStep
from .rules.structures import AimPlasma
from .rules.turn import ChooseAction, end_is_near
from .sight.candidates import EmpiresCandidates
from .sight.descriptions import Texts
from .sight.descriptions import texts as printed_texts
from .sight.features import EmpiresFeatures
from .sight.forecast import forecast
from .sight.knowledge import redeal
from .sight.refusals import refusals
from .sight.view import View, view
from .solo import bonus, findings, invasion, rule_set, technologies, verdict
from .solo import setup as solo_setup
from .solo.foresight import Step, foresee
from .solo.priorities import BESIEGE, LAND, PRIORITIES
from .solo.rule_set import SoloRules
from .solo.setup import solo_opening
from .solo.verdict import goal_progress

__all__ = [
    "BESIEGE",
    "FOREIGN",
    "GAME",
    "HOME",
    "LAND",
    "MOVE_PART",
    "ONLY_JET",
    "PARTS",
    "RELIC_PLANET",
    "STARBASE_SHIPS",
    "ActionStep",
    "Aim",
    "AimPlasma",
    "Attack",
    "ChooseAction",
    "ChooseClassicAction",
    "ChooseEmpire",
    "EndTurn",
    "InteractStep",
    "JoinAttack",
    "MoveBases",
    "MoveStep",
    "PlaceMine",
    "PlaceShip",
    "PutBase",
    "PutBesideCarrier",
    "PutShip",
    "RelicParts",
    "Scan",
    "SpendPoints",
    "Step",
    "Towards",
    "attack_of",
    "attack_range",
    "available",
    "bases_at",
    "breakdown",
    "carried_place",
    "defence",
    "defence_of",
    "end_is_near",
    "enemy_in_orbit",
    "foresee",
    "goal_progress",
    "guardians_left",
    "is_blockaded",
    "jet_end",
    "lands",
    "missing_level",
    "mission_share",
    "most_bonus",
    "offered_tech",
    "own_planets",
    "pieces",
    "twin",
    "wants_city_with_base",
]

_MODERN: Final = ("mode", MODES[MODERN])
_SEVERAL: Final[tuple[int, ...]] = (2, 3, 4)
_OPTIONS: Final = [
    Option("mode", [*MODES[:SOLO]], _SEVERAL),
    Option("noise", ["good", *(noise for noise in NOISES if noise != "good")]),
    Option("jet", [*JETS]),
    *(Option(module, [False, True], _SEVERAL, _MODERN) for module in MODULES),
    Option("megastructure", [NO_MEGASTRUCTURE, RANDOM, *MEGASTRUCTURES], _SEVERAL, _MODERN),
    Option("wormholes", [*WORMHOLES], [2], needs=_MODERN),
    Option("scenario", [*SCENARIOS], [1]),
    Option("bonus", [False, True], [1]),
]
_VOCABULARY: Final = {
    "action": ACTIONS,
    "empire": EMPIRES,
    "ship": SHIP_NAMES,
    "other_ship": SHIP_NAMES,
    "seat": SEATS,
    "hole": HOLES,
    "other_hole": HOLES,
    "place": PLACES,
    "ring": RINGS,
    "building": BUILDINGS,
    "piece": PIECES,
    "payment": PAYMENTS,
    "colour": COLOURS,
    "tech": TECHNOLOGIES,
    "discovery": DISCOVERIES,
    "mission": MISSIONS,
    "use": USES,
    "part": RELIC_PARTS,
    "unit": UNITS,
    "quadrant": QUADRANTS,
    "card": CARDS,
    "settler": SEATS,
    "symbol": SYMBOLS,
    "priority": PRIORITIES,
    "verdict": VERDICTS,
}
_EFFECTS: Final[list[Effect[State]]] = [
    attacking.Attack(),
    attacking.JoinAttack(0, 0, 0, 0),
    attacking.KeepBuilding(0),
    building.Build(0, 0),
    building.Payment(0, 0),
    building.PayShips(0, 0),
    building.PutUp(0, 0),
    classic_building.BuildForTroops(0),
    classic_building.ChooseUnit(),
    classic_deploying.DeployOrWithdraw(),
    classic_deploying.MineOre(),
    classic_moving.SpendPoints(),
    classic_research.BoxShips(0),
    classic_research.ResearchNext(),
    scanning.Scan(),
    classic_setup.LayOutClassic(),
    classic_turn.ChooseClassicAction(),
    deploying.ChooseHarbour(0),
    deploying.DeployStep(),
    discovering.LayLibrary(0),
    discovering.Supplies(),
    ending.EndEffects(),
    ending.EndTurn(),
    ending.MoveBases(0),
    flicking.Aim(0),
    Sling(0, [0]),
    invasion.AddGuardianCard(),
    invasion.BesiegeAnother(0),
    invasion.BesiegePlanet([0], 0, 0),
    invasion.ChooseQuadrant(),
    invasion.DrawCard(),
    invasion.LandRobots([0], 0),
    invasion.RevealAgain(0),
    invasion.RevealPlace([0], 0),
    invasion.Scout(),
    invasion.Spread(),
    invasion.SpreadFrom(0),
    invasion.Symbol(0),
    invasion.Target(0),
    interacting.EndAction([0]),
    interacting.InteractStep(),
    interacting.RelicParts(0, 0),
    interacting.RemoveRelic(0),
    interacting.SetLeft(0),
    moving.MoveStep(0),
    moving.PlaceMine(0),
    moving.PutBesideCarrier(),
    moving.SecondChance(0),
    moving.ThroughGate(0),
    jetting.Towards(0),
    placing.PlaceShip(0),
    placing.PutBase(0),
    placing.PutShip(0, 0),
    research.ResearchAny(0),
    research.ResearchAt(0),
    research.Terraform(0),
    robots.MarkDestroyed(0),
    robots.MoveRobots(0, 0),
    rule_set.EndWithCards(),
    rule_set.ReadyCards(),
    setup.ChooseEmpire([0]),
    setup.LayOut(0, 0, 0),
    bonus.ChooseBase(),
    bonus.TakeRelics(0),
    findings.FoundLibrary(0),
    solo_setup.GuardMiddle(),
    solo_setup.LayOutScenario(0),
    solo_setup.RevealHeart(),
    solo_setup.RevealInstead(0),
    solo_setup.RevealMiddle(),
    solo_setup.RevealQuadrant(),
    solo_setup.SettleMiddle(),
    solo_setup.SpareOne([0]),
    solo_setup.SwapArtifact(0),
    structures.AimPlasma(0),
    structures.ChoosePlanet(),
    structures.Convert(),
    structures.GiveTroop(),
    swapping.ChooseSwap(0),
    technologies.ChooseOrbit(0),
    technologies.ChooseShip(),
    technologies.LayStone(0),
    technologies.RemoveRobots(0),
    technologies.Watch(),
    troops.JumpTroops(0, 0),
    troops.PlaceTroops(0, 0),
    turn.CheckEnd(0),
    turn.ChooseAction(),
    turn.Turn(),
    verdict.Finish(),
    warping.WarpShips(0),
    warping.WhichShip(0),
    warping.YardShips(0, 0),
]


class AscendingEmpires(Game[State]):
    """The rules of Ascending Empires behind the engine's face."""

    def __init__(self) -> None:
        super().__init__(
            "empires",
            [1, 2, 3, 4],
            _OPTIONS,
            SPACE,
            _VOCABULARY,
            4,
            _sample(),
            _EFFECTS,
            form=5,
            reshapes=RESHAPES,
            features=EmpiresFeatures(),
            candidates=EmpiresCandidates(),
            events=EVENTS,
        )

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
        return solo_opening(options) if seats == 1 else opening(seats, options)

    def own_sides(self, seats: int) -> Sequence[str]:
        return ["robots"] if seats == 1 else []

    def view(self, table: Table[State], seat: int | None) -> View:
        return view(table, seat)

    def redeal(self, table: Table[State], seat: int, dealer: Dealer) -> None:
        redeal(table.state, seat, dealer)

    def standing(self, table: Table[State]) -> Outcome:
        return standing(table.state, table.over)

    def forecast(self, table: Table[State], seat: int, action: int, dealer: Dealer) -> list[Prospect]:
        return forecast(table, seat, action, dealer)

    def refusals(self, table: Table[State], seat: int) -> list[Refusal]:
        return refusals(table, seat)

    def descriptions(self) -> Texts:
        return printed_texts()

    def trials(self) -> list[Trial]:
        """Flicks in a full galaxy, to measure by."""
        return busy_flicks()

    def check(self, state: State) -> None:
        check(state)

    def seats_in(self, state: State) -> int:
        return len(state.players)

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        return printed_name(axis, word, language)


def _sample() -> State:
    """A position that tells the codec what every list holds."""
    state = empty_table(2)
    state.area_places = [[]]
    state.area_tiles = [[]]
    state.laid = [[]]
    return state


RULE_SETS.extend([ModernRules(), ClassicRules(), SoloRules()])
GAME: Final = AscendingEmpires()
