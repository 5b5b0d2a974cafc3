"""Ascending Empires: Zenith Edition, with a real flick: `GAME`, its questions, and what players may ask its rules."""

from __future__ import annotations

from typing import Final

from ...core.dealer import Dealer, Trial
from ...core.game import Game, Option, OptionValue, Outcome, Prospect, Refusal
from ...core.table import Effect, Table
from .facts.board import BUILDINGS, COLOURS, FACTS, HOLES, PIECES, PLACES, QUADRANTS, TURN_ACTIONS
from .facts.cards import DISCOVERIES, EMPIRES, MEGASTRUCTURES, MISSIONS, NOISES, TECHNOLOGIES, USES
from .flick import flicking, placing
from .flick.flicking import busy_flicks
from .flick.forecast import forecast
from .flick.geometry import RINGS
from .position.actions import PAYMENTS, RELIC_PARTS, SEATS, SHIP_NAMES, SPACE
from .position.inventory import check
from .position.state import State
from .rules import (
    attacking,
    building,
    deploying,
    discovering,
    ending,
    interacting,
    jetting,
    moving,
    research,
    robots,
    setup,
    structures,
    swapping,
    troops,
    turn,
    warping,
)
from .rules.attacking import Attack, JoinAttack, attack_of, attack_range, defence_of
from .rules.building import STARBASE_SHIPS
from .rules.control import bases_at, defence, enemy_in_orbit, is_blockaded, own_planets, pieces
from .rules.ending import MoveBases
from .rules.energy import available
from .rules.interacting import MOVE_PART, PARTS, InteractStep, RelicParts
from .rules.jetting import ONLY_JET, Towards, jet_end
from .rules.manoeuvres import carried_place, lands, twin
from .rules.missions import mission_share, wants_city_with_base
from .rules.modern import ModernRules
from .rules.modes import RULE_SETS
from .rules.moving import MoveStep, PlaceMine, PutBesideCarrier
from .rules.research import offered_tech
from .rules.scoring import FOREIGN, HOME, RELIC_PLANET, breakdown, standing
from .rules.setup import JETS, MODULES, NO_MEGASTRUCTURE, RANDOM, WORMHOLES, ChooseEmpire, empty_table, opening
from .rules.steps import ActionStep
from .rules.structures import AimPlasma
from .rules.turn import ChooseAction, all_controlled
from .sight.knowledge import redeal
from .sight.refusals import refusals
from .sight.view import View, view

__all__ = [
    "FOREIGN",
    "GAME",
    "HOME",
    "MOVE_PART",
    "ONLY_JET",
    "PARTS",
    "RELIC_PLANET",
    "STARBASE_SHIPS",
    "ActionStep",
    "AimPlasma",
    "Attack",
    "ChooseAction",
    "ChooseEmpire",
    "InteractStep",
    "JoinAttack",
    "MoveBases",
    "MoveStep",
    "PlaceMine",
    "PutBesideCarrier",
    "RelicParts",
    "Towards",
    "all_controlled",
    "attack_of",
    "attack_range",
    "available",
    "bases_at",
    "breakdown",
    "carried_place",
    "defence",
    "defence_of",
    "enemy_in_orbit",
    "is_blockaded",
    "jet_end",
    "lands",
    "mission_share",
    "offered_tech",
    "own_planets",
    "pieces",
    "twin",
    "wants_city_with_base",
]

_OPTIONS: Final = [
    Option("noise", ["good", *(noise for noise in NOISES if noise != "good")]),
    Option("jet", [*JETS]),
    *(Option(module, [False, True]) for module in MODULES),
    Option("megastructure", [NO_MEGASTRUCTURE, RANDOM, *MEGASTRUCTURES]),
    Option("wormholes", [*WORMHOLES], [2]),
]
_VOCABULARY: Final = {
    "action": TURN_ACTIONS,
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
    "quadrant": QUADRANTS,
}
_EFFECTS: Final[list[Effect[State]]] = [
    attacking.Attack(),
    attacking.JoinAttack(0, 0, 0),
    attacking.KeepBuilding(0),
    building.Build(0, 0),
    building.Payment(0, 0),
    building.PayShips(0, 0),
    building.PutUp(0, 0),
    deploying.DeployStep(),
    discovering.LayLibrary(0),
    discovering.Supplies(),
    ending.EndEffects(),
    ending.EndTurn(),
    ending.MoveBases(0),
    flicking.Aim(0),
    flicking.Sling(0, [0]),
    interacting.EndAction([0]),
    interacting.InteractStep(),
    interacting.RelicParts(0, 0),
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
    setup.ChooseEmpire([0]),
    setup.LayOut(0, 0, 0),
    structures.AimPlasma(0),
    structures.ChoosePlanet(),
    structures.Convert(),
    structures.GiveTroop(),
    swapping.ChooseSwap(0),
    troops.JumpTroops(0, 0),
    troops.PlaceTroops(0, 0),
    turn.CheckEnd(0),
    turn.ChooseAction(),
    turn.Turn(),
    warping.WarpShips(0),
    warping.WhichShip(0),
    warping.YardShips(0, 0),
]
_NAMED: Final = {
    "tech": "technologies",
    "mission": "missions",
    "empire": "empires",
    "discovery": "discoveries",
}
"""Axes whose words are printed names, and the section of the facts that has them."""


class AscendingEmpires(Game[State]):
    """The rules of Ascending Empires behind the engine's face."""

    def __init__(self) -> None:
        super().__init__("empires", [2, 3, 4], _OPTIONS, SPACE, _VOCABULARY, 2, _sample(), _EFFECTS, form=2)

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
        return opening(seats, options)

    def view(self, table: Table[State], seat: int | None) -> View:
        return view(table, seat)

    def redeal(self, state: State, seat: int, dealer: Dealer) -> None:
        redeal(state, seat, dealer)

    def standing(self, table: Table[State]) -> Outcome:
        return standing(table.state, table.over)

    def forecast(self, table: Table[State], seat: int, action: int, dealer: Dealer) -> list[Prospect]:
        return forecast(table, seat, action, dealer)

    def refusals(self, table: Table[State], seat: int) -> list[Refusal]:
        return refusals(table, seat)

    def trials(self) -> list[Trial]:
        """Flicks in a full galaxy, to measure by."""
        return busy_flicks()

    def check(self, state: State) -> None:
        check(state)

    def card_name(self, axis: str, word: str, language: str) -> str | None:
        section = _NAMED.get(axis)
        if section is None:
            return None
        for entry in FACTS.entries(section):
            if entry.text("key") == word:
                return entry.entry("name").text(language)
        return None


def _sample() -> State:
    """A position that tells the codec what every list holds."""
    state = empty_table(2)
    state.area_places = [[]]
    state.area_tiles = [[]]
    state.laid = [[]]
    return state


RULE_SETS.append(ModernRules())
GAME: Final = AscendingEmpires()
