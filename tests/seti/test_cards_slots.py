"""Project cards with a mission that events fill slot by slot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from orrery.games.seti.facts.cards import CARDS

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")


class Happening(NamedTuple):
    """An event: the answers up to it, what they need, and the answers to what the action still brings."""

    answers: tuple[str, ...]
    needs: dict[str, int | Sequence[str]]
    row: tuple[str, ...] = ROW
    after: tuple[str, ...] = ()


NOT_OVER: dict[str, int | Sequence[str]] = {"techs": ["telescope-earth"], "probes": ["3-6"]}
"""After the first signal of a scan there is a choice for the second: the scan is not over yet."""

EVENTS = {
    "research probe": Happening(("research", "take-tech probe-moon"), {"publicity": 6}),
    "research telescope": Happening(("research", "take-tech telescope-hand"), {"publicity": 6}),
    "research computer": Happening(("research", "take-tech computer-card"), {"publicity": 6}, ROW, ("install a",)),
    "trace red": Happening(("finish linguistic-analysis", "trace left red overflow"), {}),
    "trace yellow": Happening(("finish linguistic-analysis", "trace left yellow overflow"), {}),
    "trace blue": Happening(("finish linguistic-analysis", "trace left blue overflow"), {}),
    "launch": Happening(("launch",), {}),
    "orbit": Happening(("orbit venus",), {"probes": ["venus"]}, ROW, ("decline",)),
    "land": Happening(("land io",), {"probes": ["jupiter"], "techs": ["probe-moon"]}),
    "scan": Happening(("scan",), {}, ()),
    "signal red": Happening(("scan", "step row", "signal barnards-star"), NOT_OVER, ("atlas",)),
    "signal yellow": Happening(("scan", "step row", "signal kepler-22"), NOT_OVER, ("grant",)),
    "signal blue": Happening(("scan", "step row", "signal procyon"), NOT_OVER, ("pixl",)),
    "signal black": Happening(("scan", "step row", "signal vega"), NOT_OVER, ("hayabusa",)),
    "card for 0": Happening(("play asteroids-flyby",), {"hand": ["asteroids-flyby"]}),
    "card for 1": Happening(("play press-statement",), {"hand": ["press-statement"]}),
    "card for 2": Happening(("play near-earth-asteroids-survey",), {"hand": ["near-earth-asteroids-survey"]}),
    "card for 3": Happening(("play government-funding",), {"hand": ["government-funding"]}),
    "visit venus": Happening(("burn", "fly 1-3 clockwise"), {"probes": ["1-3"]}),
    "visit uranus": Happening(("burn", "fly 4-1 counter-clockwise"), {"probes": ["4-1"]}),
    "visit earth": Happening(("burn", "fly 1-7 counter-clockwise"), {"probes": ["1-7"]}),
    "visit asteroids": Happening(("burn", "fly 2-6 clockwise"), {"probes": ["2-6"]}),
    "visit comet": Happening(("burn", "fly 4-4 clockwise"), {"probes": ["4-4"]}),
    "corner publicity": Happening(("corner starship",), {"hand": ["starship"]}),
    "corner data": Happening(("corner plato",), {"hand": ["plato"]}),
    "corner move": Happening(("corner wow-signal",), {"hand": ["wow-signal"]}),
}


def before(event: str, mission: str, filled: int = 0) -> Scenario:
    """A mission in play and an event about to happen.

    Earth (1-6) is in a black sector, so that a scan sets off nothing by its first signal, and Venus at 1-4.
    Linguistic Analysis can be finished to mark a trace of any colour.
    """
    game = Scenario(missions=[mission, "linguistic-analysis"]).sky(1, 1, 1)
    game.set(0, **EVENTS[event].needs).row(*EVENTS[event].row)
    for color in ("red", "yellow", "blue"):
        game.trace(0, "left", color)
    game.me.filled[0] = filled
    return game


# Which event fills which slots; no other event fills any

FILLED_BY = {
    76: ("nasa-research-center", {"research probe": [1], "research telescope": [2], "research computer": [3]}),
    77: ("nasa-astrobiology-institute", {"trace red": [1], "trace yellow": [2], "trace blue": [3]}),
    78: ("seti-institute", {"scan": [1, 2, 3]}),
    79: ("iss", {"launch": [1, 2, 3]}),
    80: ("cape-canaveral-sfs", {"launch": [1, 2, 3]}),
    82: ("johnson-space-center", {"orbit": [1], "land": [2]}),
    94: ("popularization-of-science", {"research probe": [1], "research telescope": [2], "research computer": [3]}),
    101: ("telescope-time-allocation", {"scan": [1, 2, 3]}),
    106: ("strategic-planning", {"card for 1": [1], "card for 2": [2], "card for 3": [3]}),
    107: ("first-black-hole-photo", {"trace blue": [1, 2]}),
    116: ("control-center", {"signal yellow": [1], "signal red": [2], "signal blue": [3]}),
    117: ("lunar-gateway", {"orbit": [1, 2], "land": [1, 2]}),
    128: ("advanced-navigation-system", {"visit venus": [1, 2, 3], "visit uranus": [1, 2, 3]}),
    129: ("asteroids-research", {"visit asteroids": [1, 2, 3]}),
    131: ("telescope-modernization", {"research telescope": [1], "scan": [2]}),
    138: ("cornell-university", {"corner publicity": [1], "corner data": [2], "corner move": [3]}),
}


@pytest.mark.parametrize(
    ("card", "events"),
    [pytest.param(*mission, id=f"{number:03}-{mission[0]}") for number, mission in FILLED_BY.items()],
)
def test_a_slot_is_filled_by_its_event_and_by_no_other(card: str, events: dict[str, list[int]]) -> None:
    offered = {}
    for event, happening in EVENTS.items():
        game = before(event, card).do(*happening.answers)
        if game.prompt() == "fill-slot":
            offered[event] = [int(slot.removeprefix(f"{card}:")) for slot in game.offers("fill")]
            assert game.offered()[-1] == "decline"
    assert offered == events


# What a slot pays: event, slot, answers for the reward, gains

Reward = tuple[str, int, tuple[str, ...], dict[str, int]]
REWARDS: dict[int, list[Reward]] = {
    76: [
        ("research probe", 1, (), {"energy": 1}),
        ("research telescope", 2, (), {"publicity": 1}),
        ("research computer", 3, ("draw",), {"cards": 1}),
    ],
    77: [("trace red", 1, (), {"data": 1}), ("trace yellow", 2, (), {"data": 1}), ("trace blue", 3, (), {"data": 1})],
    78: [("scan", 1, (), {"data": 2}), ("scan", 2, ("draw",), {"cards": 1}), ("scan", 3, (), {"score": 4})],
    79: [("launch", 1, (), {"credit": 1}), ("launch", 2, ("draw",), {"cards": 1}), ("launch", 3, (), {"score": 5})],
    80: [("launch", slot, ("fly 1-6 outward",), {}) for slot in (1, 2, 3)],
    82: [("orbit", 1, (), {"publicity": 2}), ("land", 2, (), {"publicity": 2})],
    94: [
        ("research probe", 1, (), {"publicity": 2}),
        ("research telescope", 2, (), {"publicity": 2}),
        ("research computer", 3, (), {"publicity": 2}),
    ],
    101: [
        ("scan", 1, ("signal kepler-22",), {"data": 1}),
        ("scan", 2, ("signal proxima-centauri",), {"data": 1}),
        ("scan", 3, ("signal sirius-a",), {"data": 1}),
    ],
    106: [
        ("card for 1", 1, (), {"score": 2}),
        ("card for 2", 2, ("draw",), {"cards": 1}),
        ("card for 3", 3, (), {"publicity": 2}),
    ],
    107: [("trace blue", 1, (), {"publicity": 2}), ("trace blue", 2, (), {"score": 4})],
    116: [
        ("signal yellow", 1, ("fly 3-6 clockwise",), {}),
        ("signal red", 2, ("fly 3-6 clockwise",), {}),
        ("signal blue", 3, ("fly 3-6 clockwise",), {}),
    ],
    117: [("orbit", 1, ("launch",), {}), ("land", 1, ("launch",), {}), ("land", 2, (), {"energy": 1})],
    128: [
        ("visit venus", 1, (), {"energy": 1}),
        ("visit uranus", 2, (), {"data": 1}),
        ("visit venus", 3, ("fly 1-4 clockwise",), {}),
    ],
    129: [("visit asteroids", slot, (), {"data": 1}) for slot in (1, 2, 3)],
    131: [("research telescope", 1, (), {"publicity": 1}), ("scan", 2, (), {"data": 1})],
    138: [("corner publicity", 1, (), {"publicity": 1}), ("corner data", 2, (), {"data": 1})],
}
EACH_REWARD = pytest.mark.parametrize(
    ("card", "event", "slot", "answers", "gain"),
    [
        pytest.param(FILLED_BY[number][0], *reward, id=f"{number:03}-{FILLED_BY[number][0]}:{reward[1]}-{reward[0]}")
        for number, rewards in REWARDS.items()
        for reward in rewards
    ],
)


def paid(game: Scenario, event: str, card: str, slot: int, answers: tuple[str, ...]) -> dict[str, int]:
    """What filling a slot brings: a slot is filled at its event, before the rest of the action."""
    after = EVENTS[event].after
    without = before(event, card, game.me.filled[0]).do(*EVENTS[event].answers).gained("decline", *after)
    gains = game.gained(f"fill {card}:{slot}", *answers, *after)
    words = sorted({*gains, *without})
    return {word: gains.get(word, 0) - without.get(word, 0) for word in words if gains.get(word) != without.get(word)}


@EACH_REWARD
def test_a_slot_pays_when_it_is_filled(
    card: str, event: str, slot: int, answers: tuple[str, ...], gain: dict[str, int]
) -> None:
    game = before(event, card).do(*EVENTS[event].answers)
    assert paid(game, event, card, slot, answers) == gain
    assert (game.me.filled[0], card in game.missions()) == (1 << slot - 1, True)
    scanning = event.startswith("signal")
    assert game.prompt() in (["signal"] if scanning else ["main-action", "end-turn"]), "one event, one slot, no more"


@EACH_REWARD
def test_the_last_slot_completes_the_mission(
    card: str, event: str, slot: int, answers: tuple[str, ...], gain: dict[str, int]
) -> None:
    slots = max(number for numbers in dict(FILLED_BY.values())[card].values() for number in numbers)
    others = (1 << slots) - 1 - (1 << slot - 1)
    game = before(event, card, filled=others).do(*EVENTS[event].answers)
    assert game.offers("fill") == [f"{card}:{slot}"], "a filled slot is not filled again"
    assert paid(game, event, card, slot, answers) == gain
    assert (card in game.missions(), game.completed()[-1]) == (False, card)


@EACH_REWARD
def test_a_slot_may_be_declined(
    card: str, event: str, slot: int, answers: tuple[str, ...], gain: dict[str, int]
) -> None:
    game = before(event, card).do(*EVENTS[event].answers, "decline")
    assert (game.me.filled[0], card in game.missions(), game.prompt() == "fill-slot") == (0, True, False)


# What playing the card does

PLAYED = [
    pytest.param("nasa-research-center", {"credit": -1}, id="076-nasa-research-center"),
    pytest.param("nasa-astrobiology-institute", {"credit": -1, "publicity": 1}, id="077-nasa-astrobiology-institute"),
    pytest.param("seti-institute", {"credit": -2, "publicity": 1}, id="078-seti-institute"),
    pytest.param("iss", {"credit": -2, "publicity": 1}, id="079-iss"),
    pytest.param("cape-canaveral-sfs", {"credit": -1}, id="080-cape-canaveral-sfs"),
    pytest.param("johnson-space-center", {"credit": -1}, id="082-johnson-space-center"),
    pytest.param("popularization-of-science", {"credit": -2, "publicity": 1}, id="094-popularization-of-science"),
    pytest.param("telescope-time-allocation", {"credit": -2}, id="101-telescope-time-allocation"),
    pytest.param("strategic-planning", {"credit": -1}, id="106-strategic-planning"),
    pytest.param("first-black-hole-photo", {"credit": -2, "data": 2}, id="107-first-black-hole-photo"),
    pytest.param("control-center", {"credit": -1}, id="116-control-center"),
    pytest.param("advanced-navigation-system", {"credit": -1}, id="128-advanced-navigation-system"),
    pytest.param("asteroids-research", {}, id="129-asteroids-research"),
    pytest.param("cornell-university", {"credit": -1}, id="138-cornell-university"),
]


@pytest.mark.parametrize(("card", "pay"), PLAYED)
def test_what_the_card_does_when_it_is_played(card: str, pay: dict[str, int]) -> None:
    game = Scenario(hand=[card], probes=["venus"]).row(*ROW)
    assert game.gained(f"play {card}") == {"cards": -1, **pay}
    assert (game.prompt(), game.missions(), game.me.filled) == ("end-turn", [card], [0])


def test_117_lunar_gateway_launches_when_it_is_played() -> None:
    game = Scenario(hand=["lunar-gateway"]).row(*ROW)
    assert game.gained("play lunar-gateway", "launch") == {"credit": -3, "cards": -1}
    assert (game.prompt(), game.missions(), game.probes()) == ("end-turn", ["lunar-gateway"], ["1-5"])


def test_131_telescope_modernization_takes_a_card_when_it_is_played() -> None:
    game = Scenario(hand=["telescope-modernization"]).row(*ROW).deals("atlas").do("play telescope-modernization")
    assert game.offers("take") == list(ROW)
    game.do("take dune")
    assert (game.hand(), game.me.credit, game.missions()) == (["dune"], 3, ["telescope-modernization"])
    assert [CARDS[card] for card in game.state.row] == ["grant", "hayabusa", "atlas"]
