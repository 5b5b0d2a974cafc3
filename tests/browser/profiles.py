"""Browser profiles, lent to one visitor after the other: where the scripts are known, a page costs a quarter less.

What somebody leaves in a profile, cookies and settings, is forgotten before the next one comes. Whoever does more to it
than open pages has one of their own.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from playwright.sync_api import Browser, Page

LOCALES = {"en": "en-GB", "de": "de-DE"}
SHOWN_WITHIN_MS = 20_000
"""For whatever a page is waited for; bots and replays take turns with all browsers of the run."""
KEPT = 4
"""Of each kind few are asked for at once, and tests that ask for the same come one after the other."""
QUIET = "/icon.svg"
"""An address without scripts."""

CHOOSE = """pace => {
  if (origin === "null") return; // an empty page keeps nothing
  const key = "orrery-settings";
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({pace}));
}"""
"""What others do is shown at this pace, unless something else has been chosen on the page."""
VEIL = """() => {
  window.veil = new CSSStyleSheet();
  veil.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets.push(veil);
}"""
"""Nobody sees these pages: they are laid out, found and clicked as ever, but not painted, a fifth of their time."""
UNVEILED = "html:root { opacity: 1 !important }"
"""What a picture needs."""


class Kind(NamedTuple):
    """What cannot be changed about a profile: the server it is for, and what its pages are told of the person."""

    address: str
    language: str
    motion: bool
    touch: bool
    pace: str
    worker: bool


class Profile:
    """A context of the browser."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.context = browser.new_context(
            locale=LOCALES[kind.language],
            reduced_motion="no-preference" if kind.motion else "reduce",
            has_touch=kind.touch,
            is_mobile=kind.touch,
        )
        self.context.set_default_timeout(SHOWN_WITHIN_MS)
        self.context.add_init_script(f"({CHOOSE})({json.dumps(kind.pace)})")
        self.context.add_init_script(f"({VEIL})()")
        if not kind.worker:  # one for every test would take its time and tell nothing
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.spent = kind.worker
        """Something in it cannot be forgotten."""
        self._keeper: Page | None = None

    def forget(self) -> None:
        """Everything, except the scripts: a page that nobody sees keeps their process."""
        if self._keeper is None:
            self._keeper = self.context.new_page()
            self._keeper.goto(self.kind.address + QUIET)
        for page in self.context.pages:
            if page is not self._keeper:
                page.close()
        self._keeper.evaluate("localStorage.clear()")
        self.context.clear_cookies()


class Profiles:
    """Those of one browser that nobody uses, the one that was used last at the end."""

    def __init__(self, browser: Browser, kept: int = KEPT) -> None:
        self._browser = browser
        self._kept = kept
        self._free: list[Profile] = []

    def new(self, kind: Kind) -> Profile:
        """One that knows nothing yet."""
        return Profile(self._browser, kind)

    def lend(self, kind: Kind) -> Profile:
        fitting = [profile for profile in self._free if profile.kind == kind]
        if not fitting:
            return self.new(kind)
        self._free.remove(fitting[-1])
        return fitting[-1]

    def take_back(self, profile: Profile) -> None:
        if profile.spent or not self._kept:
            profile.context.close()
            return
        profile.forget()
        self._free.append(profile)
        while len(self._free) > self._kept:
            self._free.pop(0).context.close()
