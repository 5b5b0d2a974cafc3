"""A person before a screen: opens pages, looks, clicks and types, and writes down every complaint of the page."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    ConsoleMessage,
    Error,
    Frame,
    Locator,
    Page,
    Response,
    ViewportSize,
    expect,
)
from playwright.sync_api import TimeoutError as WaitedTooLong

from orrery import NAMES
from orrery.i18n import messages
from orrery.measure.server_process import ServerProcess

from .profiles import SHOWN_WITHIN_MS, UNVEILED, Kind, Profile, Profiles

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 375, "height": 812}
expect.set_options(timeout=SHOWN_WITHIN_MS)
Language = Literal["de", "en"]
Pace = Literal["at-once", "quick", "calm"]

# A message that is missing shows itself as its id in brackets, an argument that is missing as its name in braces.
FILES = "|".join([*NAMES, "core", "web", "error"])
UNTRANSLATED = re.compile(
    rf"\[[a-z]+(?:-[a-z0-9]+)+\]|\b(?:{FILES})-[a-z]+(?:-[a-z0-9]+)*\b|\{{\s*\$[\w-]+\s*\}}"
    r"|\bundefined\b|\bNaN\b|\[object "
)

DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""What is measured after a layout comes into the next one."""
WAY_TO = """element => {
  const on = document.activeElement;
  return on !== document.body && element.compareDocumentPosition(on) & Node.DOCUMENT_POSITION_FOLLOWING
    ? "Shift+Tab" : "Tab";
}"""
"""The key that leads to an element from where the keyboard is."""
SETTLED = """() => {
  window.asking ??= (%s)().then(answer => { window.answered = answer; }).finally(() => { window.asking = null; });
  return window.answered;
}"""
"""Tell whether an asynchronous question about the page was answered with yes when it was last asked."""
OVER = (
    """part => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight].filter(over => over > 0)"""
)
"""By how many pixels something is larger than its place."""


class Visitor:
    """One person with one browser profile."""

    def __init__(self, profile: Profile, address: str, shots: Path | None, language: Language, name: str) -> None:
        self.profile = profile
        self.context = profile.context
        self.pages: list[Page] = []
        self.tables: set[str] = set()
        """The tables this person was at."""
        self.said: list[str] = []
        """Everything the pages wrote to their consoles."""
        self.context.on("page", self._watch)
        self.page = self.context.new_page()
        self.address = address
        self.language = language
        self.name = name
        self.complaints: list[str] = []
        self._shots = shots
        self._taken = 0
        self._time_held = False
        self.page.on("console", self._listen)
        self.page.on("pageerror", self._note_error)
        self.page.on("response", self._note_failure)

    def leave(self) -> None:
        self.context.remove_listener("page", self._watch)

    def _watch(self, page: Page) -> None:
        self.pages.append(page)
        page.on("framenavigated", self._note_table)
        page.on("console", lambda message: self.said.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.said.append(f"page error: {error.message}\n{error.stack}"))

    def _note_table(self, frame: Frame) -> None:
        found = re.search(r"/table/([\w-]+)", frame.url)
        if found:
            self.tables.add(found[1])

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.name}, console {message.type}: {message.text}")

    def _note_error(self, error: Error) -> None:
        self.complaints.append(f"{self.name}, page error: {error.message}\n{error.stack}")

    def _note_failure(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{self.name}, {response.status}: {response.url}")

    def forgive(self, words: str) -> None:
        """Complaints with these words were provoked, and the browser's own note about a refusal is none."""
        provoked = [complaint for complaint in self.complaints if words in complaint]
        assert provoked, f"nothing complained about {words}: {self.complaints}"
        noted = "Failed to load resource: the server responded with a status of 4"
        self.complaints = [
            complaint for complaint in self.complaints if complaint not in provoked and noted not in complaint
        ]

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def hold_time(self) -> None:
        """From here on time passes on this person's page only when the test lets it."""
        self._time_held = True
        self.profile.spent = True
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))

    def say(self, message: str, **arguments: str | int) -> str:
        """A message in the language this person reads."""
        return messages(self.language).text(message, **arguments)

    def button(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **arguments))

    def tab_to(self, wanted: Locator) -> None:
        """Presses Tab until the element has the keyboard, backwards where it lies before; the focus must be visible."""
        way: str = wanted.evaluate(WAY_TO)
        for _ in range(200):
            self.page.keyboard.press(way)
            if wanted.evaluate("element => element === document.activeElement"):
                outlined = wanted.evaluate("element => getComputedStyle(element).outlineStyle !== 'none'")
                assert outlined, f"the focus on {wanted} cannot be seen"
                return
        raise AssertionError(f"Tab never came to {wanted}")

    def switch_language(self) -> None:
        """Clicks the button with the language; from then on this person reads the other one."""
        self.button("web-switch-language").click()
        self.language = "de" if self.language == "en" else "en"
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)

    def shot(self, title: str) -> None:
        """Looks at the screen once it is drawn; where pictures are wanted, it is kept, numbered in the test's order."""
        if not self._time_held:
            self.page.evaluate(DRAWN)
        if self._shots is None:
            return
        self._taken += 1
        path = self._shots.with_name(f"{self._shots.name}-{self.name.lower()}-{self._taken:02}-{title}.png")
        self.page.screenshot(path=path, style=UNVEILED)

    def text(self) -> str:
        """Everything that can be read on the screen, also by a screen reader."""
        found: str = self.page.evaluate(
            """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
                '[aria-label],[title],[alt],[placeholder],[aria-description],[aria-valuetext]')].flatMap(
                e => ['aria-label','title','alt','placeholder','aria-description','aria-valuetext']
                    .map(name => e.getAttribute(name) ?? ''))].join('\\n')"""
        )
        return found

    def reads_only_words(self) -> None:
        """No message id, no unfilled argument anywhere on the screen."""
        left = sorted(set(UNTRANSLATED.findall(self.text())))
        assert not left, f"{self.name} reads on {self.page.url}: {left}"

    def finds_nothing(self, search: str, within: Locator | None = None) -> None:
        """A search on the page comes to nothing, as soon as what has changed is laid out."""
        place = None if within is None else within.element_handle()
        try:
            self.page.wait_for_function(f"place => ({search})(place).length === 0", arg=place)
        except WaitedTooLong:
            left = self.page.evaluate(search, place)
            raise AssertionError(f"{self.page.url}: {search} finds {left}") from None

    def wait_until(self, question: str) -> None:
        """Asks the page an asynchronous question until it says yes; `wait_for_function` takes any promise for a yes."""
        self.page.wait_for_function(SETTLED % question)

    def need_not_scroll(self) -> None:
        """The whole page fits the window, in both directions."""
        self.finds_nothing(OVER, self.page.locator("html"))

    def board_fits(self, board: str) -> None:
        """Neither the page nor the board in it has to be scrolled."""
        self.need_not_scroll()
        self.finds_nothing(OVER, self.page.locator(board))

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


class Visitors:
    """Everybody who comes to the server during a test."""

    def __init__(self, profiles: Profiles, server: ServerProcess, shots: Path | None) -> None:
        self._profiles = profiles
        self._shots = shots
        self.server = server
        self.here: list[Visitor] = []

    def come(
        self,
        name: str,
        language: Language = "en",
        size: ViewportSize = DESK,
        motion: bool = False,
        touch: bool = False,
        pace: Pace = "at-once",
        worker: bool = False,
        new: bool = False,
    ) -> Visitor:
        """`new`: with a browser that has not seen these pages before."""
        address = self.server.address
        kind = Kind(address, language, motion, touch, pace, worker)
        profile = self._profiles.new(kind) if new else self._profiles.lend(kind)
        visitor = Visitor(profile, address, self._shots, language, name)
        visitor.page.set_viewport_size(size)
        self.here.append(visitor)
        return visitor

    def complaints(self) -> list[str]:
        return [complaint for visitor in self.here for complaint in visitor.complaints]

    def spoil(self) -> None:
        """After a failure nobody knows what their profiles are worth."""
        for visitor in self.here:
            visitor.profile.spent = True

    def leave(self) -> None:
        complaints = self.complaints()
        if complaints:
            self.spoil()
        for visitor in self.here:
            visitor.leave()
            self._profiles.take_back(visitor.profile)
        self.here.clear()
        assert not complaints, "\n".join(complaints)
