"""Bots no table should have to wait for, thinking in the server's processes like any other."""

from __future__ import annotations

import os
import sys
import threading

from orrery.server.bots_pool import Assignment, think


def never(assignment: Assignment) -> str:
    """Thinks for ever."""
    threading.Event().wait()
    return ""


def crash(assignment: Assignment) -> str:
    """Takes its process with it."""
    os._exit(3)


def hungry(assignment: Assignment) -> str:
    """Wants more memory than a process may take."""
    return str(len(bytearray(3 * 1024**3)))


def cheat(assignment: Assignment) -> str:
    """Says what is not allowed."""
    return "end-turn now"


def echo(assignment: Assignment) -> str:
    """An ordinary bot, but every one of them is random."""
    return think(assignment._replace(bot="random"))


def when_told(word: str, assignment: Assignment) -> str:
    """Waits for a word of the test, then answers; one word for each thought."""
    with open(word) as line:
        line.read()
    return echo(assignment)


def knows(game: str) -> bool:
    """Whether the process has loaded a game before it was asked to play it."""
    return f"orrery.games.{game}" in sys.modules
