"""Every question of SETI can be shown and explained, in both languages, on eighty columns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.seti import GAME
from orrery.i18n import LANGUAGES, messages

from ..seti.scenario import Scenario
from ..seti.solo.goals import Goals
from ..seti.species import Found
from .families import prompts
from .stage import asked

WIDTH = 80
ROW = ("dragonfly", "hayabusa", "grant")
SOME = ["iss", "alice", "dune"]
"""Cards that are only there to be held."""


def playing(card: str, *answers: str, **mine: int | list[str]) -> Scenario:
    """Seat 0 has played a card, and given these answers since."""
    game = Scenario(hand=[card], credit=9, energy=9).set(0, **mine).row(*ROW)
    return game.do(f"play {card}", *answers)


def with_mascamites(card: str, *answers: str, **mine: int | list[str]) -> Found:
    game = Found(discovered=["mascamites"], hand=[card], credit=9).set(0, **mine)
    return game.samples([1, 2, 3], [4, 5, 6], [7]).do(f"play {card}", *answers)


def first_income() -> Scenario:
    game = Scenario()
    game.table = GAME.new(2, {}, RandomDealer(1))
    game.started = True
    return game


def two_complete_sectors() -> Scenario:
    game = Scenario(hand=["algonquin-radio-observatory"], credit=9)
    game.signals("vega", 1, 1, 1).signals("procyon", 1, 1, 1, 1).do("play algonquin-radio-observatory")
    return game.do("signal 61-virginis", "signal barnards-star", "signal procyon", "signal vega")


def exertians_found() -> Scenario:
    game = Scenario(species=("exertians", "anomalies"), computer=6, energy=1)
    game.trace(0, "left", "red").trace(0, "left", "yellow").row(*ROW)
    return game.do("analyse", "trace left blue discovery", "end-turn")


def delivery() -> Found:
    game = Found(discovered=["mascamites"], missions=["the-queen"]).samples([1, 2, 3], [4, 5, 6], [7])
    return game.capsule(0, 2, "earth").capsule(0, 5, "earth").do("finish the-queen")


def exertian_milestone() -> Scenario:
    game = Scenario(species=("exertians", "anomalies"), discovered=["exertians"], credit=9, score=24)
    return game.do("launch", "end-turn")


STAGED: dict[str, Callable[[], Scenario]] = {
    "first-income": first_income,
    "main-action": lambda: Scenario(probes=["mars"], hand=SOME, missions=["galileo-mission", "atlas"], data=2).row(
        "sherloc"
    ),
    "end-turn": lambda: Scenario(hand=SOME).do("launch"),
    "pick-stack-card": lambda: Scenario().stack(*SOME).do("pass"),
    "take-card": lambda: Scenario().row(*ROW).do("buy-card"),
    "take-species-card": lambda: (
        Found(discovered=["mascamites"], hand=SOME).about_to_mark("red").do("trace left red row-1")
    ),
    "increase-income": lambda: Scenario(probes=["venus"], hand=SOME).do("orbit venus"),
    "discard-cards": lambda: Scenario(hand=SOME).do("exchange card credit"),
    "move": lambda: Scenario(probes=["mars"], hand=SOME).do("burn"),
    "move-instead": lambda: playing("gravitational-slingshot", "fly 2-1 clockwise", probes=["2-1"]),
    "launch": lambda: playing("low-cost-space-launch"),
    "land": lambda: playing("europa-clipper", probes=["jupiter"]),
    "claim-data": lambda: Scenario(probes=["mars"]).do("land mars", "trace left yellow discovery"),
    "remove-orbiter": lambda: playing("atmospheric-entry", orbiters=["mars", "venus"]),
    "remove-lander": lambda: playing("sample-return", landers=["mars", "europa"]),
    "choose-probe": lambda: playing("osiris-rex", probes=["mars", "venus"], techs=["probe-limit"]),
    "research": lambda: Scenario(publicity=6).do("research"),
    "install": lambda: Scenario(publicity=6).do("research", "take-tech computer-card"),
    "scan": lambda: playing("noto-radio-observatory"),
    "scan-step": lambda: Scenario().row(*ROW).do("scan"),
    "signal": lambda: playing("canadian-hydrogen-telescope"),
    "signal-by-row-card": lambda: Scenario().row(*ROW).do("scan", "step row"),
    "signal-by-hand-card": lambda: playing("planet-hunters", "draw", hand=SOME),
    "signal-by-probe": lambda: playing("great-observatories-project", probes=["mars", "2-6"], techs=["probe-limit"]),
    "evaluate-sector": two_complete_sectors,
    "trace": lambda: Found(discovered=["anomalies"]).about_to_mark("any"),
    "fill-slot": lambda: Scenario(missions=["iss"]).do("launch"),
    "mark-task": lambda: Goals("ii-9", "iii-1").set(0, publicity=6).do("research", "take-tech computer-card"),
    "show-cards": lambda: playing("fuel-tanks-construction", hand=["juno-probe"]),
    "reveal-cards": lambda: playing("fuel-tanks-construction", "show 1", hand=["juno-probe", "fusion-reactor"]),
    "meet-condition": lambda: playing("seti-at-home", hand=["starship"], publicity=7),
    "receive-data": lambda: playing("seti-data-archive", data=5),
    "choose-one": lambda: playing("euclid-telescope-construction"),
    "may-pay-exofossil": lambda: Found(
        species=("oumuamua", "anomalies"), discovered=["oumuamua"], hand=["exofossil-samples"], exofossils=1
    ).do("play exofossil-samples", "take-tech computer-card", "install a"),
    "split-for-corner": lambda: Found(discovered=["anomalies"], hand=["part-of-everyday-life"]).do(
        "play part-of-everyday-life"
    ),
    "split-for-income": lambda: (
        Found(discovered=["anomalies"], hand=["part-of-everyday-life"])
        .deals("grant", "atlas", "dune")
        .do("play part-of-everyday-life", "discard grant")
    ),
    "take-sample": lambda: with_mascamites(
        "breeding-sample", "land saturn", "trace right yellow discovery", probes=["saturn"]
    ),
    "use-sample": lambda: with_mascamites("ecosystem-study", probes=["saturn"]),
    "sample-planet": lambda: with_mascamites("ecosystem-study", probes=["saturn", "jupiter"], techs=["probe-limit"]),
    "deliver-sample": delivery,
    "mark-gold": lambda: Scenario(score=25).do("launch", "end-turn"),
    "choose-message-reward": lambda: Found(
        species=("centaurians", "anomalies"), discovered=["centaurians"], score=20
    ).do("launch", "end-turn"),
    "play-exertian": exertian_milestone,
    "play-exertian-now": exertians_found,
}


LACKING: dict[str, Callable[[], Scenario]] = {
    "increase-income": lambda: Scenario(probes=["venus"]).do("orbit venus"),
    "land": lambda: playing("europa-clipper", probes=["earth"]),
    "scan-step": lambda: Scenario(techs=["telescope-hand"]).do("scan"),
    "signal-by-hand-card": lambda: playing("planet-hunters", "take grant", "discard grant", "signal kepler-22"),
    "show-cards": lambda: playing("fuel-tanks-construction"),
    "sample-planet": lambda: with_mascamites("ecosystem-study", probes=["earth"]),
}
"""Steps that lack their means; free actions could bring them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", LACKING)
def test_a_question_says_what_its_step_lacks(prompt: str, language: str) -> None:
    titles: list[str] = []
    for staged in (LACKING[prompt], STAGED[prompt]):
        game = staged()
        assert game.prompt() == prompt
        question = game.table.question(0)
        assert question is not None
        titles.append(messages(language).text(f"seti-ask-{prompt}", **question.arguments(game.table, 0)))
    assert titles[0] != titles[1]


def test_every_question_is_staged() -> None:
    assert set(STAGED) == prompts("seti")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", STAGED)
def test_every_question_can_be_shown(prompt: str, language: str) -> None:
    game = STAGED[prompt]()
    game.start()
    seat = next(iter(game.table.questions()))
    assert game.prompt(seat) == prompt
    shown = asked(game, language, seat)
    assert all(len(line) <= WIDTH for line in shown.splitlines())
    assert messages(language).text(f"seti-help-{prompt}").split()[-1] in shown
    options = game.table.questions()[seat]
    assert f"{len(options)}  " in shown
