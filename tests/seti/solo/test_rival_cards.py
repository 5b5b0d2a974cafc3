"""Every action card: its actions from the top, the first possible one is taken, then the turn ends."""

from __future__ import annotations

import pytest

from orrery.games.seti import GAME
from orrery.games.seti.facts.solo import ACTION_CARDS, ARROW, ARROWS
from orrery.games.seti.position.thinking import ATTEMPTS
from orrery.games.seti.solo.turn import ACTIONS

from .alone import RIVAL, Alone

LINES = {
    "s-1": "left: analyse, launch, research, fly",
    "s-2": "right: analyse, research, scan",
    "s-3": "left: species-card, research, scan",
    "s-4": "right: species-card, fly, research",
    "s-5": "left: analyse, research, scan",
    "s-6": "left: research, launch, scan",
    "s-7": "right: research, fly, scan",
    "s-8": "left: analyse, fly, scan",
    "s-9": "right: analyse, launch, fly",
    "s-10": "right: analyse, launch, scan",
    "s-11": "right: research, analyse, scan",
    "s-12": "left: research, launch, fly",
    "s-13": "left: fly, analyse, scan",
    "s-14": "right: launch, research, scan",
    "s-15": "right: launch, fly",
    "s-16": "left: mark-anomaly, research",
    "s-17": "left: fly, scan",
    "s-18": "right: send-message, scan",
    "s-19": "right: play-exertian, scan",
}
SPECIES = {"s-15": "mascamites", "s-16": "anomalies", "s-17": "oumuamua", "s-18": "centaurians", "s-19": "exertians"}


def game_for(word: str, **its: object) -> Alone:
    found = SPECIES.get(word, "mascamites")
    other = "anomalies" if found != "anomalies" else "mascamites"
    discovered = [found] if word in SPECIES else []
    return Alone(species=(found, other), discovered=discovered, **its)  # type: ignore[arg-type]


@pytest.mark.parametrize("word", LINES)
def test_what_a_card_says(word: str) -> None:
    card = ACTION_CARDS.index(word)
    attempts = [ATTEMPTS[action.attempt] for action in ACTIONS[card]]
    assert f"{ARROWS[ARROW[card]]}: {', '.join(attempts)}" == LINES[word]


@pytest.mark.parametrize("word", LINES)
def test_what_is_not_possible_is_told_and_the_next_is_taken(word: str) -> None:
    """At the start: an empty computer, no probe, 4 publicity."""
    game = game_for(word).rival_turn(word)
    lines = LINES[word].partition(": ")[2].split(", ")
    possible = {"launch", "scan", "mark-anomaly", "play-exertian"}
    if word in ("s-4", "s-16"):
        possible |= {"research"}  # free of charge on these cards
    first = next(line for line in lines if line in possible)
    assert [text.split(" ")[0] for text in game.tried] == lines[: lines.index(first)]
    assert game.took == [first]
    assert game.table.question(0) is not None  # it is the person's turn


@pytest.mark.parametrize("word", [word for word in LINES if "analyse" in LINES[word]])
def test_a_full_computer_is_analysed(word: str) -> None:
    game = game_for(word, computer=6).rival_turn(word)
    before = LINES[word].partition(": ")[2].split(", ")
    assert game.took == ["analyse"]
    assert [text.split(" ")[0] for text in game.tried] == before[: before.index("analyse")]
    bonus = 0 if word in ("s-1", "s-2") else 3
    trace = 5 if LINES[word].startswith("left") else 3  # what the discovery space is worth there
    assert game.it.score == 2 + bonus + trace
    assert game.it.computer == 0


@pytest.mark.parametrize(
    ("word", "progress"),
    [("s-1", 0), ("s-2", 0), ("s-3", 0), ("s-5", 1), ("s-6", 1), ("s-7", 1), ("s-11", 1), ("s-12", 1), ("s-14", 1)],
)
def test_six_publicity_are_paid_for_research(word: str, progress: int) -> None:
    game = game_for(word, publicity=8, probes=["earth"]).rival_turn(word)
    assert game.took == ["research"]
    assert (game.it.publicity, game.it.score) == (2, 4)
    gained = ["1 energy"] + ["1 action"] * progress  # the bonus on top of the stack is energy
    assert game.progress == gained


@pytest.mark.parametrize("word", ["s-4", "s-16"])
def test_research_free_of_charge_with_progress(word: str) -> None:
    game = game_for(word)
    if word == "s-16":
        game.trace(RIVAL, "left", "red", "row-1").trace(RIVAL, "left", "yellow", "row-1")
        game.trace(RIVAL, "left", "blue", "row-1")
    game.rival_turn(word)
    assert game.took == ["research"]
    assert game.it.publicity == 4
    assert game.progress == ["1 energy", "1 action"]


@pytest.mark.parametrize(
    ("word", "progress"), [("s-1", 0), ("s-6", 1), ("s-9", 1), ("s-10", 1), ("s-12", 1), ("s-14", 1), ("s-15", 0)]
)
def test_a_launch_brings_publicity_and_printed_progress(word: str, progress: int) -> None:
    game = game_for(word).rival_turn(word)
    assert game.took == ["launch"]
    assert game.it.publicity == 5
    assert game.it.probes == [game.space("earth")]
    assert game.progress == ["1 action"] * progress


@pytest.mark.parametrize(
    ("word", "planets"),
    [
        ("s-1", "saturn 3, mars 3, jupiter 3, venus 3; orbit"),
        ("s-4", "jupiter 3, mars 3, saturn 3, venus 3; orbit"),
        ("s-7", "neptune 4, saturn 4, mercury 4, venus 4; land"),
        ("s-8", "uranus 4, jupiter 4, mercury 4, venus 4; land"),
        ("s-9", "neptune 4, uranus 4, mercury 4, venus 4; orbit"),
        ("s-12", "mercury 4, saturn 4, jupiter 4, venus 4; land"),
        ("s-13", "neptune 4, uranus 4, mars 4, venus 4; land"),
        ("s-15", "saturn 4, jupiter 5; only-land"),
        ("s-17", "oumuamua 4; land"),
    ],
)
def test_where_a_card_flies(word: str, planets: str) -> None:
    """With a probe on Earth, and nothing else that comes before: the first planet in reach."""
    game = game_for(word, probes=["earth"])
    card = ACTION_CARDS.index(word)
    fly = next(action for action in ACTIONS[card] if ATTEMPTS[action.attempt] == "fly")
    description = fly.describe()
    found = description["arguments"]["planets"]
    assert isinstance(found, dict)
    parts = found["parts"] or [found]
    told = []
    for part in parts:
        planet = part["arguments"]["planet"]
        assert isinstance(planet, dict)
        told.append(f"{planet['id'].removeprefix('seti-planet-')} {part['arguments']['moves']}")
    assert f"{', '.join(told)}; {description['arguments']['prefers']}" == planets
    game.rival_turn(word)
    assert game.took == ["fly"]


@pytest.mark.parametrize("word", [word for word in LINES if word not in ("s-1", "s-4", "s-9", "s-12", "s-15", "s-16")])
def test_a_scan_is_always_possible(word: str) -> None:
    """No publicity, no data, a probe that cannot be launched again or fly: the scan is left."""
    assert LINES[word].endswith("scan")
    signals = 3
    game = game_for(word, publicity=0, probes=["earth"] if "launch" in LINES[word] else [])
    if word == "s-18":
        game.mind.messages = 0
    if word == "s-19":
        for row in range(1, 6):
            game.trace(RIVAL, "left", "red", f"row-{row}")
    game.row("venera-probe", "alma-observatory", "hayabusa").rival_turn(word)
    assert game.took == ["scan"]
    assert len(game.words("signal-placed")) == signals
    earth = {"s-2": 1, "s-3": 1, "s-17": 1, "s-18": 1, "s-19": 1}.get(word, 2)
    assert game.words("sector-chosen")[:earth] == ["61-virginis earth-sector"] * earth
    assert game.state.row.count(-1) == 0


def test_every_card_is_described_in_words() -> None:
    cards = GAME.descriptions()["action_cards"]
    assert isinstance(cards, dict)
    assert list(cards) == [*ACTION_CARDS]
    assert [len(card["actions"]) for card in cards.values()] == [len(actions) for actions in ACTIONS]
