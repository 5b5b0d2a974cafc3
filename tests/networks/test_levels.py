"""The networks of the package and the levels that play by them."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from tools.model_card import page

import orrery
from orrery.bots import bot, names
from orrery.bots.catalogue import JUDGED, LEARNED, LEVELS
from orrery.core.dealer import RandomDealer
from orrery.core.outlook import first_asked
from orrery.networks.foreseer import foreseer_for
from orrery.networks.levels import LEVELS as PLAYED
from orrery.networks.levels import load_trained, load_trained_foreseer
from orrery.networks.network import made_for

TRAINED = Path(str(files("orrery.networks"))) / "trained"
MEGABYTES = 20


def test_all_networks_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in TRAINED.iterdir()) <= MEGABYTES * 1_000_000


def test_every_game_with_levels_has_a_network_with_a_card_to_read_and_no_other_has() -> None:
    assert sorted(path.name for path in TRAINED.iterdir()) == sorted(
        f"{game}.{kind}" for game in [*LEARNED, *JUDGED] for kind in ("md", "npz")
    )
    assert sorted(PLAYED) == sorted(LEARNED)
    assert all(list(levels) == LEVELS for levels in PLAYED.values())


@pytest.mark.parametrize("game", LEARNED)
def test_a_network_of_the_package_fits_its_game(game: str) -> None:
    card = load_trained(game).card
    assert {key: card[key] for key in made_for(orrery.game(game))} == made_for(orrery.game(game))
    assert (TRAINED / f"{game}.md").read_text(encoding="utf-8") == page(game), "python -m tools.model_card writes it"


def test_the_network_that_judges_positions_has_its_card_to_read() -> None:
    card = load_trained_foreseer().card
    assert {key: card[key] for key in foreseer_for()} == foreseer_for()
    written = (TRAINED / "empires.md").read_text(encoding="utf-8")
    assert written == page("empires"), "python -m tools.model_card writes it"


@pytest.mark.parametrize("game", orrery.NAMES)
def test_levels_stand_behind_the_other_bots_weakest_first(game: str) -> None:
    assert names(game) == ["random", "greedy", *LEVELS]


@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize("game", orrery.NAMES)
def test_a_level_plays_legal_answers(game: str, level: str) -> None:
    played = orrery.game(game)
    players = [bot(level, game, seat) for seat in range(2)]
    table = played.new(2, {}, RandomDealer(3))
    for _ in range(80):
        if table.over:
            break
        seat = first_asked(table)
        table.act(seat, players[seat].decide(played, table, seat))  # refused unless it is legal


WITHOUT_NUMPY = """
import importlib.util as u, sys
found = u.find_spec
u.find_spec = lambda name, *more: None if name == "numpy" else found(name, *more)
sys.modules["numpy"] = None
from orrery.bots import bot, names
print(names("race"), names("empires")[-1], bot("best", "empires", 1).judge.__name__)
from orrery.cli import main
sys.argv = ["orrery", "sim", "race", "--seats", "best,random", "--lang", "en"]
main()
"""


@pytest.mark.whole
def test_without_numpy_levels_are_absent_with_a_sentence() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False)
    assert ran.stdout == "['random', 'greedy'] best by_wealth\n"
    assert ran.returncode == 2
    assert ran.stderr == (
        "The bot “best” of race plays by a learned network and needs numpy. Install it with: pip install numpy\n"
    )
