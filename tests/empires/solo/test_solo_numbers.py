"""Positions of somebody alone as numbers: what the deck holds, where settlers are, what a flick may touch."""

from __future__ import annotations

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.facts.campaign import CARDS
from orrery.games.empires.position.campaign import ABOARD, RESCUED
from orrery.games.empires.rules.flicking import Aim
from orrery.games.empires.sight.candidates import EmpiresCandidates
from orrery.games.empires.sight.features import EmpiresFeatures

from .scenario import Alone

FEATURES = EmpiresFeatures()
CANDIDATES = EmpiresCandidates()


def numbers(game: Alone, prefix: str) -> dict[str, int]:
    """The numbers of a section that are not zero, by what follows its name."""
    named = FEATURES.by_name(game.table, 0)
    return {name.removeprefix(prefix): number for name, number in named.items() if name.startswith(prefix)}


def test_the_deck_is_known_and_the_guardian_cards_under_the_open_one_are_counted() -> None:
    game = Alone(1)
    assert sorted(numbers(game, "alone/card in the deck/")) == sorted(CARDS[card] for card in game.state.campaign.deck)
    assert numbers(game, "alone/open guardian card/") == {CARDS[game.state.campaign.open_card]: 1}
    assert numbers(game, "alone/guardian cards") == {"": len(game.state.campaign.waiting)}
    assert numbers(game, "alone/scenario/") == {"1": 1}


def test_goals_tell_how_much_is_wanted_and_how_much_is_there() -> None:
    game = Alone(3).planet("beta-middle", cities=1).planet("alpha-middle", cities=1)
    assert numbers(game, "alone/goal wanted/")["cities"] == 4
    assert numbers(game, "alone/goal reached/")["cities"] == 2


def test_settlers_wait_are_aboard_rescued_or_lost() -> None:
    game = Alone(2).ship(0, "ship-2", "beta-middle")
    game.state.campaign.settlers[:3] = [HOLES.index("gamma-middle"), ABOARD + 1, RESCUED]
    assert numbers(game, "alone/settler 1/") == {"at/gamma-middle": 1}
    assert numbers(game, "alone/settler 2/") == {"aboard/ship-2": 1}
    assert numbers(game, "alone/settler 3/") == {"rescued": 1}
    assert numbers(game, "alone/settler 4/") == {"lost": 1}


def test_robots_in_orbit_and_the_heart_are_foreseen() -> None:
    game = Alone(6).ship(0, "ship-1", (360, 440)).besieged("delta-central", 2).next(Aim(0))
    game.start()
    assert numbers(game, "delta-central/robots in orbit") == {"": 2}
    out = CANDIDATES.zeros[:]
    slots = len(CANDIDATES.propose(game.table, 0, out, 0))
    sums = [sum(list(out)[place :: CANDIDATES.size]) for place in range(CANDIDATES.size)]
    met = {name for name, total in zip(CANDIDATES.names, sums, strict=True) if total and name.startswith("percent/")}
    assert slots == CANDIDATES.slots
    assert {"percent/rams robot", "percent/touches heart"} <= met
