"""How a command speaks: in the person's language, and of anything wrong with a request in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from ..core.errors import OrreryError
from ..i18n import Messages, messages, usual_language

_usual = messages(usual_language(os.environ))  # help is written before --lang is read


def say(message: str) -> str:
    """A text of the help, in which brackets are no markup."""
    return _usual.text(message).replace("[", r"\[")


Language = Annotated[str, typer.Option("--lang", metavar="de|en", help=say("cli-help-lang"), show_default=False)]


@contextmanager
def speaking(language: str) -> Iterator[Messages]:
    """The messages of a language; any wrong request becomes one line and exit code 2."""
    spoken = messages(usual_language(os.environ))
    try:
        spoken = messages(language) if language else spoken
        yield spoken
    except OrreryError as problem:
        print(" ".join(spoken.error(problem).split()), file=sys.stderr)
        raise typer.Exit(2) from None
