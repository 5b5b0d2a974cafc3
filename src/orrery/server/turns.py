"""An event loop in which a thousand sockets at once do not make everything else wait until all of them are served."""

from __future__ import annotations

import asyncio
import selectors
import sys

AT_ONCE = 32
"""How many sockets are served in one turn of the loop."""


class FairSelector(selectors.DefaultSelector):
    """Reports a few sockets at a time; the others are still ready at its next look, before those served now."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout)[:AT_ONCE]


def fair_loop() -> asyncio.AbstractEventLoop:
    """A loop that serves everybody in turn; Windows has one of its own."""
    return asyncio.new_event_loop() if sys.platform == "win32" else asyncio.SelectorEventLoop(FairSelector())
