"""Why an answer is not possible now: for the person who looks for it. The rules never ask this module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.game import Refusal
from ....core.table import Table
from ..facts.board import (
    COMPUTER_SLOTS,
    EARTH,
    NOTHING,
    PROBE_MOON,
    TARGETS,
    TECH_PLACES,
    TECHS,
)
from ..facts.cards import COST, ENERGY_COST
from ..position.actions import (
    ANALYSE,
    BURN,
    BUY_CARD,
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
from ..rules import computer, free, probes, provision, research, scan
from ..rules.interrupt import TurnQuestion
from ..rules.playing import finish_barred, play_barred
from ..rules.research import Research
from ..rules.turn import MainAction, RestOfTurn

REASONS: Final[Sequence[str]] = [
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
    "no-technology-left",
    "other-kind",
    "nobody-has-it",
    "no-hand-card",
]
MISSING: Final[Sequence[str]] = ["credit", "energy", "publicity", "card"]
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
        found += _of_free_actions(state, seat)
    return [refusal for refusal in found if refusal.reason]


def _refusal(player: Player, action: int, reason: str, credit: int = 0, energy: int = 0, publicity: int = 0) -> Refusal:
    """What a rule says of an answer ("": it is possible), in the words for this reason; the rest is its price."""
    if reason == "cannot-pay":
        purse: dict[str, str | int] = {"own_credit": player.credit, "own_energy": player.energy}
        missing = _lacking({"credit": credit - player.credit, "energy": energy - player.energy})
        return Refusal(action, reason, {"credit": credit, "energy": energy, **purse}, missing)
    if reason == "too-little-publicity":
        missing = _lacking({"publicity": publicity - player.publicity})
        return Refusal(action, reason, {"price": publicity, "publicity": player.publicity}, missing)
    if reason == "probe-limit":
        return Refusal(action, reason, {"count": len(player.probes)})
    if reason == "needs-moon-technology":
        return Refusal(action, reason, {"tech": PROBE_MOON})
    if reason == "computer-not-full":
        return Refusal(action, reason, {"count": COMPUTER_SLOTS - player.computer})
    return Refusal(action, reason, {}, {"card": 1} if reason == "no-hand-card" else None)


def _lacking(short: dict[str, int]) -> dict[str, int]:
    return {thing: count for thing, count in short.items() if count > 0}


def _of_main_actions(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    found = [_refusal(player, LAUNCH, probes.launch_barred(state, seat), probes.LAUNCH_COST)]
    for planet in range(EARTH):
        if state.space_of(planet) != NOTHING:
            barred = probes.orbit_barred(state, seat, planet)
            found.append(_refusal(player, ORBIT.at(planet), barred, probes.ORBIT_CREDIT, probes.ORBIT_ENERGY))
    found += [_of_landing(state, seat, target) for target in range(len(TARGETS)) if _is_there(state, target)]
    found.append(_refusal(player, SCAN, scan.scan_barred(player), scan.SCAN_CREDIT, scan.SCAN_ENERGY))
    found.append(_refusal(player, ANALYSE, computer.analysis_barred(player), 0, computer.ANALYSE_ENERGY))
    for card in player.hand:
        found.append(_refusal(player, PLAY.at(card), play_barred(player, card), COST[card], ENERGY_COST[card]))
    barred = research.research_barred(player)
    return [*found, _refusal(player, RESEARCH, barred, publicity=research.RESEARCH_PUBLICITY)]


def _is_there(state: State, target: int) -> bool:
    """'Oumuamua is no place to land on until it is found."""
    return state.space_of(probes.planet_of(target)) != NOTHING


def _of_landing(state: State, seat: int, target: int) -> Refusal:
    cost = probes.landing_cost(state, seat, probes.planet_of(target))
    return _refusal(state.players[seat], LAND.at(target), probes.landing_barred(state, seat, target), 0, cost)


def _of_second_main_actions(state: State, seat: int) -> list[Refusal]:
    """After the main action of a turn no other one is possible."""
    player = state.players[seat]
    actions = [LAUNCH, SCAN, ANALYSE, *each(PLAY, player.hand), RESEARCH, PASS]
    for planet in probes.planets_with_probe(state, seat):
        actions += [ORBIT.at(planet), *each(LAND, probes.targets(state, seat, planet, 0))]
    return [Refusal(action, "main-action-done", {}) for action in sorted(actions)]


def _of_technologies(state: State, seat: int, question: Research) -> list[Refusal]:
    return [Refusal(TECH.at(tech), question.obstacle(state, seat, tech), {}) for tech in range(len(TECHS))]


def _of_telescopes(state: State, seat: int, question: scan.ScanStep) -> list[Refusal]:
    """Own technologies that this scan has not used and whose price is lacking."""
    player = state.players[seat]
    found: list[Refusal] = []
    for step in scan.TELESCOPE:
        if question.is_open(player, step):
            barred = scan.telescope_barred(state, seat, step)
            price = scan.MERCURY_PUBLICITY
            found.append(_refusal(player, STEP.at(step), barred, 0, scan.LAUNCH_ENERGY, price))
    return found


def _of_free_actions(state: State, seat: int) -> list[Refusal]:
    player = state.players[seat]
    found = [_refusal(player, BURN, free.burn_barred(player), 0, 1)]
    found.append(Refusal(STORE, computer.store_barred(player), {}))
    for place in range(len(TECH_PLACES)):
        if player.places[place] != NOTHING:
            found.append(Refusal(STORE_BELOW.at(place), computer.lower_barred(player, place), {}))
    for card in player.missions:
        found.append(Refusal(FINISH.at(card), finish_barred(state, seat, card), {}))
    for given, trades in enumerate(free.TRADES):
        barred, count = free.exchange_barred(player, given), free.amount_of(player, given)
        missing = _lacking({RESOURCES[given]: provision.EXCHANGE_PRICE - count})
        found += [Refusal(trade, barred, {"count": count}, missing) for trade in trades]
    return [*found, _refusal(player, BUY_CARD, free.buying_barred(player), publicity=provision.CARD_PRICE)]
