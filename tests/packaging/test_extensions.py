"""A game or a bot of somebody else's package is one of the catalogue; a broken one harms nobody."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ..skips import INTERPRETED
from .extensions import NIM, Site

pytestmark = pytest.mark.skipif(os.environ.get("ORRERY_BUILD") == "compiled", reason=INTERPRETED)

STRANGERS_BOT = """
from orrery.bots import Bot

class Last(Bot):
    def choose(self, sight):
        return sight.options[-1]
"""


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path / "site")


def test_a_game_of_another_package_is_listed_with_its_bots_and_options(site: Site) -> None:
    site.install_nim()
    ran = site.orrery("games")
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = [line.strip() for line in ran.stdout.splitlines()]
    assert lines.index("nim  Nim") > lines.index("duel  CATAN Starfarers Duel")
    assert "Take one, two or three matches; whoever takes the last one wins." in lines
    assert "matches=21, 12" in lines
    assert any("random, perfect" in line for line in lines)


def test_bots_play_it_and_its_records_replay(site: Site) -> None:
    site.install_nim()
    ran = site.orrery("sim", "nim", "--seats", "perfect,random", "--games", "5", "--json", "--records", "records")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["wins"] == [5, 0]  # 21 matches: whoever begins can win
    ran = site.orrery("record", "show", "records/nim-00001.json")
    assert ran.returncode == 0, ran.stderr
    assert "perfect: taken (count 1)" in ran.stdout


@pytest.mark.parametrize("lang", ["en_US.UTF-8", "de_DE.UTF-8"])
def test_a_person_plays_it_in_the_words_there_are(site: Site, lang: str) -> None:
    """Options in the game's own words, else in English; the rest as its rules call it."""
    site.install_nim()
    ran = site.orrery("play", "nim", "--seats", "me,perfect", lines="1\nh\n2\nq\n", lang=lang)
    assert ran.returncode == 0, ran.stderr
    assert "Matches left: 21" in ran.stdout
    assert "Take (left 21)" in ran.stdout
    assert "2  Take 2 matches" in ran.stdout
    assert "perfect: taken (count" in ran.stdout


def test_it_needs_no_words_at_all(site: Site) -> None:
    site.install("nim", "[orrery.games]\nnim = nim:GAME\n", (NIM / "__init__.py").read_text(encoding="utf-8"))
    ran = site.orrery("play", "nim", "--seats", "me,random", lines="1\nq\n")
    assert ran.returncode == 0, ran.stderr
    assert "2  Take 2" in [line.rstrip() for line in ran.stdout.splitlines()]


def test_its_author_can_check_what_it_promises(site: Site) -> None:
    site.install_nim()
    test = "from nim import GAME\nfrom orrery.testing import contract\n\nTestNim = contract(GAME)\n"
    (site.folder / "test_nim.py").write_text(test)
    ran = site.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_nim.py")
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_a_broken_promise_is_found(site: Site) -> None:
    site.install_nim()
    source = (site.folder / "nim" / "__init__.py").read_text(encoding="utf-8")
    leaking = source.replace('{"matches_left": table.state.matches}', '{"dealer": id(table)}')
    assert leaking != source
    (site.folder / "nim" / "__init__.py").write_text(leaking)
    (site.folder / "test_nim.py").write_text(
        "from nim import GAME\nfrom orrery.testing import contract\n\nTestNim = contract(GAME)\n"
    )
    ran = site.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_nim.py")
    assert ran.returncode == 1
    assert "test_a_view_tells_nothing_hidden" in ran.stdout


def test_a_bot_of_another_package_plays_one_of_our_games(site: Site) -> None:
    site.install("strangers", "[orrery.bots]\nduel.last = strangers:Last\n", STRANGERS_BOT)
    ran = site.orrery("sim", "duel", "--seats", "last,random", "--games", "1", "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["finished"] == 1
    refused = site.orrery("sim", "race", "--seats", "last,random")
    assert refused.stderr == "No bot called “last” plays race. Bots: random, greedy, easy, medium, hard, best.\n"


BROKEN = {
    "absent": (None, "ModuleNotFoundError: No module named 'absent'"),
    "failing": ("raise RuntimeError('out of\\nmatches')", "RuntimeError: out of matches"),
    "number": ("GAME = 7", "it is no game of that name"),
    "renamed": ("from orrery.games.duel import GAME", "it is no game of that name"),
}


def test_a_broken_game_is_one_line_and_the_others_are_there(site: Site) -> None:
    site.install_nim()
    for name, (source, _) in BROKEN.items():
        site.install(name, f"[orrery.games]\n{name} = {name}:GAME\n", source)
    lines = {f"“{name}” from the package {name} cannot be used: {reason}" for name, (_, reason) in BROKEN.items()}
    ran = site.orrery("games")
    assert ran.returncode == 0
    assert len(ran.stderr.splitlines()) == len(BROKEN)
    assert {*ran.stderr.splitlines()} == lines
    assert "nim  Nim" in ran.stdout
    asked = site.orrery("play", "failing")
    assert asked.returncode == 2
    assert asked.stderr.splitlines() == [line for line in lines if "failing" in line]


def test_a_broken_bot_is_one_line(site: Site) -> None:
    site.install("broken", "[orrery.bots]\nduel.last = broken:Last\n", "Last = 7")
    ran = site.orrery("sim", "duel", "--seats", "last,random")
    assert ran.returncode == 2
    assert ran.stderr == "“duel.last” from the package broken cannot be used: it is no class of bots\n"
    assert site.orrery("sim", "duel", "--games", "1").returncode == 0


def test_one_name_for_two_games_is_told(site: Site) -> None:
    site.install_nim()
    site.install("other", "[orrery.games]\nnim = other:GAME\n", "GAME = None")
    ran = site.orrery("games")
    assert "“nim” from the package nim, other cannot be used" in ran.stderr.replace("other, nim", "nim, other")
    assert len(ran.stderr.splitlines()) == 1


def test_our_own_games_cannot_be_replaced(site: Site) -> None:
    site.install("other", "[orrery.games]\nduel = other:GAME\n", "GAME = None")
    ran = site.orrery("games")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "duel  CATAN Starfarers Duel" in ran.stdout


SERVED = """
import json, pathlib
from orrery.measure.server_process import running_server
from orrery.measure.serving import Person
from orrery.server.requests import NewSeat
with running_server(pathlib.Path()) as server:
    ada = Person(server.port, "Ada")
    told = [json.loads(ada.ask("GET", f"/api/games{path}")) for path in ("", "/nim/facts", "/nim/messages")]
    table = ada.new_table(NewSeat("me"), NewSeat("bot", "perfect"), game="nim")
    told.append(json.loads(ada.ask("GET", f"/api/tables/{table}")))
print(json.dumps(told))
"""


def test_the_server_offers_it_with_its_words(site: Site) -> None:
    site.install_nim()
    ran = site.run("-c", SERVED)
    assert ran.returncode == 0, ran.stderr
    games, facts, words, table = json.loads(ran.stdout)
    assert [(game["name"], game["bots"]) for game in games][-1] == ("nim", ["random", "perfect"])
    assert facts == {"descriptions": {}}
    assert words["en"] == words["de"] == (NIM / "locales" / "en" / "nim.ftl").read_text(encoding="utf-8")
    assert (table["game"], table["status"]) == ("nim", "playing")


def contract_of_nim(site: Site, promise: str) -> tuple[int, str]:
    """Return what a test of the contract tells its author."""
    test = "from nim import GAME\nfrom orrery.testing import contract\n\nTestNim = contract(GAME)\n"
    (site.folder / "test_nim.py").write_text(test)
    ran = site.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", promise, "test_nim.py")
    return ran.returncode, ran.stdout


def change(file: Path, old: str, new: str) -> None:
    source = file.read_text(encoding="utf-8")
    assert source.count(old) == 1
    file.write_text(source.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("lang", ["en_US.UTF-8", "de_DE.UTF-8"])
def test_a_message_that_cannot_be_written_is_told_in_plain_words_and_its_author_learns_of_it(
    site: Site, lang: str
) -> None:
    site.install_nim()
    change(site.folder / "nim" / "locales" / "en" / "nim.ftl", "{ $count } matches", "{ $matches } matches")
    ran = site.orrery("play", "nim", "--seats", "me,perfect", lines="1\n2\nq\n", lang=lang)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "1  Take one match" in ran.stdout
    assert "2  Take 2" in [line.rstrip() for line in ran.stdout.splitlines()]
    code, told = contract_of_nim(site, "every_message")
    assert code == 1
    assert "nim-do-take" in told
    assert "Unknown external: matches" in told


def test_a_game_with_an_effect_that_does_nothing_is_refused_with_its_name(site: Site) -> None:
    site.install_nim()
    change(site.folder / "nim" / "__init__.py", "def options(self", "def choices(self")
    ran = site.orrery("play", "nim", "--seats", "me,random")
    assert ran.returncode == 2
    assert ran.stderr == "“nim” from the package nim cannot be used: TypeError: Take has no options\n"


def test_a_game_that_is_over_before_its_first_question_is_reported(site: Site) -> None:
    site.install_nim()
    change(site.folder / "nim" / "__init__.py", "return TAKE.actions[: table.state.matches]", "return range(0)")
    code, told = contract_of_nim(site, "somebody_is_asked")
    assert code == 1
    assert "is over before anybody is asked" in told
