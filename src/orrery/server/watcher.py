"""A watcher: one open socket, and what it has still to be told."""

from __future__ import annotations

from collections.abc import Callable

from .messages import BrowsersChanged, Forecast, Hint, Problem
from .people import Person

_STEPS = 32
"""How many steps wait for a watcher who does not listen."""


class Watcher:
    """One open socket: a person looking through the eyes of a seat, or of the public."""

    __slots__ = (
        "_on_news",
        "_told",
        "browser",
        "due",
        "known",
        "person",
        "replies",
        "roused",
        "seat",
        "signed_out",
        "steps",
        "stirred",
    )

    def __init__(self, person: Person, on_news: Callable[[], None] | None = None, browser: str = "") -> None:
        self.person = person
        self.browser = browser
        """The hash of the token with which its browser has signed in."""
        self.signed_out = False
        """True if that browser is no longer the person's: it is told nothing more, and nothing it says is done."""
        self._on_news = on_news
        """Called when there is something to tell it; until then nobody waits for that."""
        self.seat: int | None = None
        self.known: int | None = None
        """The version it was told last; None before its hello."""
        self.steps: list[str] = []
        """Updates of versions the table has left before they could be sent: every watcher sees every step."""
        self._told = 0
        """The version that was told before those."""
        self.replies: list[Problem | Forecast | Hint | BrowsersChanged] = []
        self.due = False
        """Whether the table is to be sent again; several changes may become one update."""
        self.stirred = False
        """Whether the only change is who is there."""
        self.roused = False
        """Whether it has been called since it was last told anything."""

    def rouse(self) -> None:
        """There may be something to tell it."""
        self.roused = True
        if self._on_news is not None:
            self._on_news()

    def sign_out(self) -> None:
        """End the conversation: the browser is no longer the person's."""
        self.signed_out = True
        self.rouse()

    def forget(self) -> None:
        """It is gone: nobody is called any more, and nothing of its conversation is kept."""
        self._on_news = None

    def look(self, seat: int | None, known: int) -> None:
        """From here on through these eyes; what was made for others is no longer sent."""
        self.seat, self.known = seat, known
        self.steps.clear()

    def note(self, update: str, known: int) -> None:
        """A step to be sent later, after a version known before; who does not listen gets where it all led."""
        self._told = self._told if self.steps else known
        self.steps.append(update)
        self.due = len(self.steps) > _STEPS
        if self.due:
            self.known = self._told
            self.steps.clear()

    def taken_steps(self) -> list[str]:
        """The steps that are sent now."""
        steps, self.steps = self.steps, []
        return steps

    def wake(self) -> None:
        """The table has changed."""
        self.due = True
        self.rouse()

    def reply(self, message: Problem | Forecast | Hint | BrowsersChanged) -> None:
        """Send a message to this watcher alone; of all but problems the newest replaces those not sent yet."""
        if not isinstance(message, Problem):
            self.replies = [reply for reply in self.replies if type(reply) is not type(message)]
        self.replies.append(message)
        self.rouse()
