"""Why an answer is not possible now: for the person who looks for it. The rules never ask this module."""

from __future__ import annotations

from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts.board import (
    COMPUTER_SLOTS,
    EARTH,
    FIRST_MOON,
    NOTHING,
    PROBE_MOON,
    TARGETS,
    TECH_KIND,
    TECH_PLACE_SLOT,
    TECH_PLACES,
    TECHS,
)
from ..facts.cards import COST, ENERGY_COST, TRIGGERED, TYPE
from ..position.actions import (
    ANALYSE,
    BURN,
    BUY_CARD,
    EXCHANGE,
    FINISH,
    LAND,
    LAUNCH,
    ORBIT,
    PASS,
    PLAY,
    RESEARCH,
    RESOURCES,
    SCAN,
    STEP,
    STORE,
    STORE_BELOW,
    TECH,
    each,
)
from ..position.player import Player
from ..position.state import State
from ..rules import computer, probes, provision, research, scan
from ..rules.interrupt import TurnQuestion
from ..rules.research import Research
from ..rules.turn import MainAction, RestOfTurn

REASONS: Final = [
    "cannot-pay",
    "probe-limit",
    "no-probe-there",
    "needs-moon-technology",
    "moon-taken",
    "computer-not-full",
    "too-little-publicity",
    "main-action-done",
    "no-probe-in-space",
    "no-data",
    "computer-full",
    "upper-slot-empty",
    "lower-slot-filled",
    "condition-open",
    "slots-open",
    "too-few-to-exchange",
    "technology-owned",
    "other-kind",
    "nobody-has-it",
    "no-hand-card",
]
MISSING: Final = ["credit", "energy", "publicity", "card"]
"""What an answer may need more of."""


def refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may look for in its question, and why it is not there."""
    question = table.question(seat)
    state = table.state
    found: list[Refusal] = []
    if isinstance(question, MainAction):
        found = _of_main_actions(state, seat)
    elif isinstance(question, RestOfTurn):
        found = _of_second_main_actions(state, seat)
    elif isinstance(question, Research):
        found = _of_technologies(state, seat, question)
    elif isinstance(question, scan.ScanStep):
        found = _of_telescopes(state, seat, question)
    if isinstance(question, TurnQuestion) and state.free and seat == state.active:
        found += _of_free_actions(state.players[seat])
    offered = table.questions().get(seat, [])
    return [refusal for refusal in found if refusal.action not in offered]


def _of_main_actions(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    found = [_of_launch(state, seat)]
    found += [_of_orbit(state, seat, planet) for planet in range(EARTH) if state.space_of(planet) != NOTHING]
    found += [_of_landing(state, seat, target) for target in range(len(TARGETS)) if _is_there(state, target)]
    found += [_unpaid(player, SCAN, scan.CREDIT, scan.ENERGY), _of_analysis(player)]
    found += [_unpaid(player, PLAY.at(card), COST[card], ENERGY_COST[card]) for card in player.hand]
    return [*found, _of_publicity(player, RESEARCH, research.RESEARCH_PUBLICITY)]


def _unpaid(player: Player, action: int, credit: int, energy: int) -> Refusal:
    purse: dict[str, str | int] = {"own_credit": player.credit, "own_energy": player.energy}
    short = {"credit": credit - player.credit, "energy": energy - player.energy}
    return Refusal(action, "cannot-pay", {"credit": credit, "energy": energy, **purse}, _lacking(short))


def _lacking(short: dict[str, int]) -> dict[str, int]:
    return {thing: count for thing, count in short.items() if count > 0}


def _of_publicity(player: Player, action: int, price: int) -> Refusal:
    missing = _lacking({"publicity": price - player.publicity})
    return Refusal(action, "too-little-publicity", {"price": price, "publicity": player.publicity}, missing)


def _of_launch(state: State, seat: int) -> Refusal:
    player = state.players[seat]
    if not probes.can_launch(state, seat):
        return Refusal(LAUNCH, "probe-limit", {"count": len(player.probes)})
    return _unpaid(player, LAUNCH, probes.LAUNCH_COST, 0)


def _of_orbit(state: State, seat: int, planet: int) -> Refusal:
    if planet not in probes.planets_with_probe(state, seat):
        return Refusal(ORBIT.at(planet), "no-probe-there", {})
    return _unpaid(state.players[seat], ORBIT.at(planet), probes.ORBIT_CREDIT, probes.ORBIT_ENERGY)


def _is_there(state: State, target: int) -> bool:
    """'Oumuamua is no place to land on until it is found."""
    return state.space_of(probes.planet_of(target)) != NOTHING


def _of_landing(state: State, seat: int, target: int) -> Refusal:
    planet = probes.planet_of(target)
    player = state.players[seat]
    if planet not in probes.planets_with_probe(state, seat):
        return Refusal(LAND.at(target), "no-probe-there", {})
    if target >= FIRST_MOON and any(other.moons[target - FIRST_MOON] for other in state.players):
        return Refusal(LAND.at(target), "moon-taken", {})
    if target >= FIRST_MOON and not player.has_tech(PROBE_MOON):
        return Refusal(LAND.at(target), "needs-moon-technology", {"tech": PROBE_MOON})
    return _unpaid(player, LAND.at(target), 0, probes.landing_cost(state, seat, planet))


def _of_analysis(player: Player) -> Refusal:
    if player.computer < COMPUTER_SLOTS:
        return Refusal(ANALYSE, "computer-not-full", {"count": COMPUTER_SLOTS - player.computer})
    return _unpaid(player, ANALYSE, 0, computer.ANALYSE_ENERGY)


def _of_second_main_actions(state: State, seat: int) -> list[Refusal]:
    """After the main action of a turn no other one is possible."""
    player = state.players[seat]
    actions = [LAUNCH, SCAN, ANALYSE, *each(PLAY, player.hand), RESEARCH, PASS]
    for planet in probes.planets_with_probe(state, seat):
        actions += [ORBIT.at(planet), *each(LAND, probes.targets(state, seat, planet, 0))]
    return [Refusal(action, "main-action-done", {}) for action in sorted(actions)]


def _of_technologies(state: State, seat: int, question: Research) -> list[Refusal]:
    found: list[Refusal] = []
    for tech in range(len(TECHS)):
        if state.players[seat].has_tech(tech):
            reason = "technology-owned"
        elif question.kind not in (research.EVERY_KIND, TECH_KIND[tech]):
            reason = "other-kind"
        else:
            reason = "nobody-has-it"
        found.append(Refusal(TECH.at(tech), reason, {}))
    return found


def _of_telescopes(state: State, seat: int, question: scan.ScanStep) -> list[Refusal]:
    """Own technologies that this scan has not used and that cannot be paid."""
    player = state.players[seat]
    found: list[Refusal] = []
    if question.is_open(player, scan.BY_MERCURY):
        found.append(_of_publicity(player, STEP.at(scan.BY_MERCURY), scan.MERCURY_PUBLICITY))
    if question.is_open(player, scan.BY_HAND):
        found.append(Refusal(STEP.at(scan.BY_HAND), "no-hand-card", {}, {"card": 1}))
    if question.is_open(player, scan.BY_LAUNCH) and probes.can_launch(state, seat):
        found.append(_unpaid(player, STEP.at(scan.BY_LAUNCH), 0, scan.LAUNCH_ENERGY))
    return found


def _of_free_actions(player: Player) -> list[Refusal]:
    found: list[Refusal] = []
    if not player.probes and not player.capsules:
        found.append(Refusal(BURN, "no-probe-in-space", {}))
    else:
        found.append(_unpaid(player, BURN, 0, 1))
    found.append(Refusal(STORE, "computer-full" if player.computer == COMPUTER_SLOTS else "no-data", {}))
    found += [_of_lower_slot(player, place) for place in range(len(TECH_PLACES)) if player.places[place] != NOTHING]
    for card in player.missions:
        found.append(Refusal(FINISH.at(card), "slots-open" if TYPE[card] == TRIGGERED else "condition-open", {}))
    held = [player.credit, player.energy, len(player.hand)]
    for given in range(len(RESOURCES)):
        for gained in range(len(RESOURCES)):
            if given != gained or RESOURCES[given] == "card":
                trade = EXCHANGE.at(given, gained)
                missing = _lacking({RESOURCES[given]: provision.EXCHANGE_PRICE - held[given]})
                found.append(Refusal(trade, "too-few-to-exchange", {"count": held[given]}, missing))
    return [*found, _of_publicity(player, BUY_CARD, provision.CARD_PRICE)]


def _of_lower_slot(player: Player, place: int) -> Refusal:
    action = STORE_BELOW.at(place)
    if player.lower >> place & 1:
        return Refusal(action, "lower-slot-filled", {})
    if player.computer <= TECH_PLACE_SLOT[place]:
        return Refusal(action, "upper-slot-empty", {})
    return Refusal(action, "no-data", {})
