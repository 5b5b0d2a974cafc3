"""Somebody at a table: hears what the page hears, and answers as people do, with the buttons the page shows."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from playwright.sync_api import Error, Locator, Position, WebSocket, expect
from playwright.sync_api import TimeoutError as WaitedTooLong

import orrery
from orrery.i18n import messages
from orrery.server.messages import Company, FromServer, Problem, QuestionInfo, Update
from orrery.server.requests import Answers, FromBrowser, Undo
from orrery.terminal.words import Words

from .visitor import Visitor

SAID: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
TOLD: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
EDGE: Position = {"x": 12, "y": 50}
"""A place on a card or plate of a hand on which nothing else lies."""
SHOWS = """version => Number(document.querySelector(".q")?.dataset.version ?? version) >= version"""
"""Whether the page has drawn this version; where nothing is asked aloud it has."""
LEVELS = 2
"""A folder, and in it a kind of answers: deeper no answer lies."""
CROSSED = "error-stale-version"
"""Two answered at the same moment: the later one is asked again, which is nobody's mistake."""

# What somebody does who plays on and wants to get somewhere; in Duel goods are neither bought nor sold.
LIKED = {
    "duel": [
        "found-colony",
        "found-station",
        "fulfil",
        "build",
        "produce",
        "fight",
        "fly",
        "choose",
        "take",
        "fly-on",
        "top",
        "end-flight",
        "end-turn",
        "enough",
        "pay",
        "stay",
    ],
    "race": ["place", "use", "discard"],
}
CALLED_BY_THE_BOARD = {"hole", "ship"}
"""Axes whose words a board may say in its own way."""


class Player:
    """A visitor who plays. The socket is only listened to: what is known must also be on the screen."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.latest: Update | None = None
        self.chance = orrery.RandomDealer(seed)
        self._socket: WebSocket | None = None
        self._sent: int | None = None
        self.page.on("websocket", self._connected)

    @property
    def game(self) -> orrery.Game[orrery.State]:
        """The game that is played at the table."""
        assert self.latest is not None
        return orrery.game(self.latest.table.game)

    def _connected(self, socket: WebSocket) -> None:
        self._socket = socket
        self.latest = None
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._said)
        socket.on("close", self._closed)

    def _closed(self, socket: WebSocket) -> None:
        if socket is self._socket:
            self._socket = None

    def _said(self, frame: str | bytes) -> None:
        said = SAID.decode(frame)
        if isinstance(said, Answers | Undo):
            self._sent = said.version

    def _heard(self, frame: str | bytes) -> None:
        told = TOLD.decode(frame)
        if isinstance(told, Update):
            self.latest = told
        elif isinstance(told, Company) and self.latest is not None:
            self.latest = msgspec.structs.replace(self.latest, table=told.table)
        elif isinstance(told, Problem) and told.message != CROSSED:
            self.visitor.complaints.append(f"{self.visitor.name} was refused: {told.message} {told.arguments}")

    def until(self, condition: Callable[[Update], bool]) -> Update:
        """The first update that is so."""
        while self.latest is None or not condition(self.latest):
            self._wait_for_news()
        return self.latest

    def _wait_for_news(self) -> None:
        socket = self._socket
        if socket is None:
            self.page.wait_for_event("websocket")
            return
        try:
            socket.wait_for_event("framereceived")
        except WaitedTooLong:
            raise
        except Error:
            # the line was cut: the page connects again by itself
            if socket is self._socket:
                self._socket = None

    def settled(self) -> Update:
        """Waits until the page has sent what was clicked or pressed, the table has taken it, and the page shows it."""
        self._confirm()
        while self._sent is None:
            assert self._socket is not None
            self._socket.wait_for_event("framesent")
        sent, self._sent = self._sent, None
        taken = self.until(lambda update: update.answered > sent)
        expect(self.page.locator(".q.busy")).to_have_count(0)
        return taken

    def _confirm(self) -> None:
        """An answer that would be final at once waits for one more click."""
        held = self.page.locator("[data-hold]")
        if self._sent is None and held.count() > 0:
            held.click()

    def asked(self) -> Update:
        """Waits for the next question, or for the end of the game, and until the page shows it."""
        while True:
            update = self.until(lambda update: update.question is not None or update.outcome is not None)
            self.page.wait_for_function(SHOWS, arg=update.version)
            if self.latest is not None:  # a page that is loaded again forgets and hears it again
                return update

    # Coming to a table

    def start(self, *opponents: str, game: str = "duel") -> str:
        """Sets a table on the first page: game, name, who else sits there (unsaid: the usual bot); the table's id."""
        visitor = self.visitor
        visitor.open("/")
        visitor.page.get_by_role("button", name=visitor.say(f"{game}-poster")).click()
        visitor.page.get_by_label(visitor.say("web-your-name")).fill(visitor.name)
        if len(opponents) > 1:
            seats = visitor.page.get_by_role("group", name=visitor.say("web-seats"))
            seats.get_by_role("button", name=str(len(opponents) + 1)).click()
        for number, opponent in enumerate(opponents):
            field = visitor.page.get_by_label(visitor.say("web-opponent-number", number=number + 1))
            field.select_option(label=opponent)
        visitor.button("web-start").click()
        visitor.page.wait_for_url("**/table/*")
        return visitor.page.url.rpartition("/")[2]

    def bot(self) -> str:
        """How the usual bot is called where one chooses who sits at the table."""
        return self.visitor.say("web-bot", bot=self.visitor.say("web-bot-greedy"))

    # Words on the screen

    @property
    def words(self) -> Words:
        return Words(self.game, messages(self.visitor.language), [])

    @property
    def bar(self) -> Locator:
        """By its label, not by its role: whoever looks for a role looks at everything on the page, for every answer."""
        return self.page.locator(f'section.q[aria-label="{self.visitor.say("web-question")}"]')

    @property
    def answers(self) -> Locator:
        return self.bar.get_by_role("group", name=self.visitor.say("web-answers"))

    def label(self, action: str) -> str:
        """How the answer is written on its button."""
        return self.words.option(self.game.actions.parse(action))

    def question_text(self, question: QuestionInfo) -> re.Pattern[str]:
        """What is asked; how places are called is the board's own affair."""
        words = self.words
        arguments = words.arguments(question.arguments)
        named = arguments | dict.fromkeys(CALLED_BY_THE_BOARD & arguments.keys(), "…")
        text = re.escape(words.own(f"ask-{question.prompt}", **named))
        return re.compile(text.replace("…", ".+").replace(r"\ ", r"\s+"))

    # Answering

    def liked(self, question: QuestionInfo) -> str:
        """An answer this person would give: by verb, then at random."""
        verbs = {option.verb for option in question.options}
        verb = next((liked for liked in LIKED.get(self.game.name, []) if liked in verbs), question.options[0].verb)
        found = [option.action for option in question.options if option.verb == verb]
        return found[self.chance.below(len(found))]

    def answer(self, action: str) -> Update:
        """Clicks the answer where it lies on the board, or else its button below the question."""
        target = self.target(action)
        if target.count() == 0:
            return self.answer_in_words(action)
        expect(target.first).to_have_accessible_name(re.compile(f": {re.escape(self.label(action))}$"))
        several = target.first.get_attribute("aria-pressed") is not None
        _click(target.first)
        if several:
            self._pick_more()
        return self.settled()

    def target(self, action: str) -> Locator:
        """The thing on the board that is clicked for an answer; on a phone it may lie in a pane that is not shown."""
        return self.page.locator(f'button[data-target][data-action="{action}"]').filter(visible=True)

    def _pick_more(self) -> None:
        """Cards that go together are sent together, with a last click."""
        confirm = self.page.locator("[data-confirm]")
        while confirm.get_attribute("aria-disabled") == "true":
            more = self.page.locator("button[data-action][aria-pressed=false]").first
            _click(more)
        confirm.click()

    def answer_in_words(self, action: str) -> Update:
        """Clicks the answer's button below the question, where needed after that of its kind."""
        self.shown(action).click()
        return self.settled()

    def shown(self, action: str) -> Locator:
        """The answer's button, after the buttons that lie above it: a folder, a kind of answers."""
        button = self._button(action)
        for _ in range(LEVELS):
            expect(button.or_(self._way(action)).first).to_be_visible()
            if button.count() == 0:
                self._open(self._way(action), Locator.click)
        expect(button).to_be_visible()
        return button

    def _button(self, action: str) -> Locator:
        """The button of just this answer, whatever is written on it: two cards may bear the same name."""
        return self.answers.locator(f'[data-action="{action}"]')

    def _way(self, action: str) -> Locator:
        """What is opened on the way to an answer: its kind, or the folder in which its kind lies."""
        kind = self.answers.locator(f'[data-verb="{action.split()[0]}"]')
        if kind.count() > 0:
            return kind
        verb = action.split()[0]
        named = self.answers.locator(f'[data-folder$="-{verb}"]')
        return named if named.count() > 0 else self.answers.locator("[data-folder]").last

    @staticmethod
    def _open(way: Locator, by: Callable[[Locator], None]) -> None:
        """One level down; the next key or click must not meet the buttons of the level above."""
        by(way)
        expect(way).to_have_count(0)

    def press_answer(self, action: str) -> Update:
        """Answers by keyboard alone: the number on the button, or Tab and Enter where no number is left."""
        button = self._button(action)
        for _ in range(LEVELS):
            expect(button.or_(self._way(action)).or_(self.target(action)).first).to_be_visible()
            if button.count() == 0 and self._way(action).count() > 0:
                self._open(self._way(action), self.press)
        if button.count() > 0:
            self.press(button)
        else:
            self._press_target(self.target(action).first)
        return self.settled()

    def _press_target(self, target: Locator) -> None:
        """What lies on the board has numbers too; cards that go together are confirmed with Enter."""
        several = target.get_attribute("aria-pressed") is not None
        self.press(target)
        if several:
            confirm = self.page.locator("[data-confirm]")
            while confirm.get_attribute("aria-disabled") == "true":
                self.press(self.page.locator("button[data-action][aria-pressed=false]").first)
            self.visitor.tab_to(confirm)
            self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        key = button.locator("xpath=./kbd | ../kbd")
        if key.count() > 0:
            self.page.keyboard.press(key.inner_text())
        else:
            self.visitor.tab_to(button)
            self.page.keyboard.press("Enter")

    def play(self, answers: int, look: Callable[[Update], None] | None = None) -> Update:
        """Gives this many answers, unless the game ends before; `look` sees every question first."""
        update = self.asked()
        for _ in range(answers):
            update = self.asked()
            if update.question is None:
                break
            expect(self.bar).to_contain_text(self.question_text(update.question))
            if look is not None:
                look(update)
            update = self.answer(self.liked(update.question))
        return update


def _click(target: Locator) -> None:
    """A card under the pointer comes forward and covers its neighbour: so the pointer leaves it first."""
    held = (target.get_attribute("data-target") or "").startswith(("hand:", "looked:"))
    if held:
        target.page.mouse.move(1, 1)
    target.click(position=EDGE if held else None)
