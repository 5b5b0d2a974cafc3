"""Lines a person types, or a pipe delivers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable


class Keyboard:
    """Asks for one line after the other; the end of the input is an EOFError."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self._read = read
        self._kept: list[str] = []

    def line(self, prompt: str) -> str:
        return self._kept.pop() if self._kept else self._read(prompt).strip()

    def keep(self, line: str) -> None:
        """Give a line back: it was meant for the next question."""
        self._kept.append(line)


def standard_keyboard() -> Keyboard:
    """What comes in from outside; lines from a pipe are shown, so that the output reads like a dialogue."""
    if sys.stdin is None:  # started without any input
        return scripted_keyboard([])
    return Keyboard(input if sys.stdin.isatty() else _read_pipe)


def _read_pipe(prompt: str) -> str:
    print(prompt, end="", flush=True)  # a piping program may wait for the question before answering
    line = sys.stdin.readline()
    print(line.rstrip())
    if not line:
        raise EOFError
    return line


def scripted_keyboard(lines: Iterable[str]) -> Keyboard:
    """Lines known beforehand."""
    rest = iter(lines)

    def read(prompt: str) -> str:
        line = next(rest, None)
        if line is None:
            raise EOFError
        return line

    return Keyboard(read)
