"""Somebody who hears the page instead of seeing it: the accessibility tree tells every position, keys are enough."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from orrery.server.messages import QuestionInfo, Update

from .empires_player import EmpiresPlayer
from .player import Player
from .prepared import golden, lay_out
from .told import TOLD, Told
from .visitor import Visitor, Visitors

BUTTONS = ["duel", "race", "seti"]
"""Games in which every answer is a button; in Ascending Empires ships are aimed."""
LAST_TURNS = 150
"""More answers than the last turns of a game take."""
HAS_KEYBOARD = "() => document.activeElement !== document.body"


class Hands(Player):
    """Somebody who comes to every button with Tab and presses it with Enter; its name must say what it is."""

    def press(self, button: Locator) -> None:
        expect(button).to_have_role("button")
        expect(button).to_have_accessible_name(re.compile(r"\w{2}"))
        if not button.evaluate("button => button === document.activeElement"):
            self.visitor.tab_to(button)
        self.page.keyboard.press("Enter")

    def answer_by_keys(self, question: QuestionInfo) -> None:
        self.press_answer(self.liked(question))


class FlickingHands(Hands, EmpiresPlayer):
    """The same in Ascending Empires, where ships are flicked and put as the hand is held already."""

    def answer_by_keys(self, question: QuestionInfo) -> None:
        if not question.dials:
            self.press_answer(self.liked(question))
            return
        expect(self.hand).to_be_visible()
        self.page.keyboard.press("Enter")
        self.settled()


class Listener:
    """A player who knows the accessibility tree and the keyboard, and nothing else."""

    def __init__(self, visitor: Visitor, game: str, record: str | None = None) -> None:
        """At a new table, or in the middle of a game."""
        self.visitor = visitor
        self.page = visitor.page
        self.player: Hands = FlickingHands(visitor) if game == "empires" else Hands(visitor)
        self.game = game
        if record is None:
            self.player.start(game=game)
        else:
            lay_out(visitor, record)

    @property
    def words(self) -> Locator:
        return self.page.get_by_role("region", name=self.visitor.say("web-prose"))

    @property
    def announced(self) -> Locator:
        return self.page.get_by_role("log", name=self.visitor.say("web-announcements")).get_by_role("paragraph")

    def reads_what_came_up(self) -> None:
        """A window that tells of something has the keyboard on its button, and goes away with it."""
        window = self.page.get_by_role("dialog")
        if window.count() > 0:
            expect(window).to_have_accessible_name(re.compile(r"\w{2}"))
            expect(window.get_by_role("button")).to_be_focused()
            self.page.keyboard.press("Enter")
            expect(window).to_have_count(0)

    def hears(self) -> None:
        """The question was said aloud (others may have answered since), and the words tell the whole position."""
        update, tree = self._tree()
        assert update.question is not None
        expect(self.announced.filter(has_text=self.player.question_text(update.question)).last).to_be_attached()
        missing = [text for text in TOLD[self.game](update, Told(self.player)) if text not in tree]
        assert not missing, f"{missing} cannot be found in\n{tree}"

    def _tree(self) -> tuple[Update, str]:
        """The words as the tree holds them, with the update they tell: meanwhile nothing else has come."""
        while True:
            update = self.player.asked()
            tree = self.words.aria_snapshot()
            if update is self.player.latest:
                return update, tree.replace('\\"', '"')

    def answers(self, update: Update) -> None:
        question = update.question
        assert question is not None
        held = self.page.evaluate(HAS_KEYBOARD)
        self.player.answer_by_keys(question)
        assert not held or self.page.evaluate(HAS_KEYBOARD), "the keyboard fell off the table"

    def plays(self, answers: int) -> int:
        """This many answers, or to the end of the game; how many it were."""
        for count in range(answers):
            update = self.player.asked()
            if update.question is None:
                return count
            self.reads_what_came_up()
            if count % 3 == 0:
                self.hears()
            self.answers(update)
        return answers


@pytest.mark.parametrize("game", BUTTONS)
def test_the_tree_tells_every_position_of_a_game_played_by_keys(ada: Visitor, game: str) -> None:
    listener = Listener(ada, game)
    assert listener.plays(7) == 7
    levels = listener.words.get_by_role("heading", level=3)
    assert levels.count() > 3
    ada.reads_only_words()


@pytest.mark.parametrize(
    ("record", "part", "place"), [("usual", 0.105, "duel-path-gap"), ("face-down", 0.1, "duel-path-face-down")]
)
def test_the_tree_tells_a_place_of_a_flight_without_an_open_card(
    ada: Visitor, record: str, part: float, place: str
) -> None:
    listener = Listener(ada, "duel", golden("duel", record, part))
    listener.hears()
    expect(listener.words.get_by_role("listitem").filter(has_text=ada.say(place)).first).to_be_attached()


def test_the_tree_tells_every_kind_of_galaxy(ada: Visitor) -> None:
    """With modules, in the classic mode and alone; how ships are flicked by keys is tried in `test_empires_flick`."""
    for name in ("greedy-4-modules", "greedy-2-classic", "alone-5-won", "alone-2-settlers"):
        Listener(ada, "empires", golden("empires", name, 0.5)).hears()
        ada.reads_only_words()


def test_the_tree_tells_the_rival_institute(ada: Visitor) -> None:
    Listener(ada, "seti", golden("seti", "alone-hardest", 0.6)).hears()
    ada.reads_only_words()


@pytest.mark.long
@pytest.mark.parametrize("game", [*BUTTONS, "empires"])
def test_a_whole_game_is_played_by_somebody_who_hears_it(ada: Visitor, game: str) -> None:
    listener = Listener(ada, game)
    assert listener.plays(2000) < 2000
    ends(listener)


def test_a_game_of_ascending_empires_is_ended_by_keys(ada: Visitor) -> None:
    listener = Listener(ada, "empires", golden("empires", "greedy-2", 0.95))
    assert 3 < listener.plays(LAST_TURNS) < LAST_TURNS
    assert isinstance(listener.player, FlickingHands)
    assert listener.player.told("flicked"), "no ship was flicked"
    ends(listener)


def ends(listener: Listener) -> None:
    """The game is over, and a window says so."""
    assert listener.player.asked().outcome is not None
    expect(listener.page.get_by_role("dialog", name=re.compile("."))).to_be_visible()


def test_everybody_can_read_the_words_and_goes_on_where_they_were(visitors: Visitors) -> None:
    ben = visitors.come("Ben", language="de")
    listener = Listener(ben, "duel")
    listener.player.asked()
    button = ben.page.get_by_role("button", name=ben.say("web-prose"))
    ben.tab_to(button)
    ben.page.keyboard.press("Enter")
    window = ben.page.get_by_role("dialog", name=ben.say("web-prose"))
    expect(window.get_by_role("heading", name="Dein Raumschiff")).to_be_visible()
    ben.shot("in-words")
    window.get_by_role("button", name=ben.say("web-close")).click()
    expect(button).to_be_focused()
    ben.page.keyboard.press("w")
    expect(window).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(button).to_be_focused()
