"""Takes the pictures of the tables that README and documentation show: `python -m tools.pictures`.

Bots play until a person would be asked in the middle of a good game; a real browser shows that table.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

import orrery
from orrery import Match, RandomDealer, bots
from tools.ready import FLAGS, ROOT, chromium_on_path

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final[ViewportSize] = {"width": 1280, "height": 720}
PERSON: Final = 0
BOT: Final = "greedy"
PORT: Final = 8765
ADDRESS: Final = f"http://127.0.0.1:{PORT}"
MOMENTS: Final = {
    "duel": (2, 7, 60, "visit"),
    "race": (3, 4, 30, "choose-action"),
    "seti": (3, 11, 120, "main-action"),
    "empires": (3, 2, 40, "move"),
}
"""How many seats, the seed, how often the person has answered before, and what it is asked then."""


def record(name: str) -> str:
    """The record of a game between bots up to its moment."""
    seats, seed, answers, prompt = MOMENTS[name]
    game = orrery.game(name)
    match = Match(game, ["Ada", *[BOT] * (seats - 1)], {}, RandomDealer(seed))
    brains = [bots.bot(BOT, name, seat) for seat in range(seats)]
    while not match.table.over:
        seat = next(iter(match.table.questions()))
        question = match.table.question(seat)
        assert question is not None
        if seat == PERSON:
            answers -= 1
            if answers < 0 and question.prompt() == prompt:
                return match.record().to_json()
        match.act(seat, game.actions.text(brains[seat].decide(game, match.table, seat)))
    raise SystemExit(f"{name}: nobody is asked {prompt!r} so late in this game")


def take(page: Page, name: str) -> None:
    headers = {"origin": ADDRESS, "content-type": "application/json"}
    page.goto(ADDRESS)
    page.wait_for_load_state("networkidle")
    answer = page.request.post(f"{ADDRESS}/api/records", data=record(name), headers=headers)
    if answer.status != 201:
        raise SystemExit(f"{name}: {answer.text()}")
    page.goto(f"{ADDRESS}/table/{answer.json()['id']}")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or list(MOMENTS)
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-c", "from orrery.cli import main; main()", "serve", "--port", str(PORT)]
        server = subprocess.Popen([*serve, "--database", str(Path(folder) / "pictures.db")], stdout=subprocess.PIPE)
        assert server.stdout is not None
        server.stdout.readline()  # the address: it listens
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium_on_path(), args=FLAGS)
                for name in wanted:
                    page = browser.new_page(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
                    take(page, name)
                    page.close()
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
