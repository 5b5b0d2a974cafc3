"""Languages: Fluent messages by id, the same files for the terminal and the browser.

>>> Messages("de").text("error-unknown-language", language="xx", languages="en, de")
'Die Sprache „xx“ gibt es hier nicht. Es gibt: en, de.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource

from .core.description import NAMED, Description
from .core.errors import OrreryError
from .games import folder

LANGUAGES: Final[Sequence[str]] = ["en", "de"]
LOCALES: Final = Path(__file__).parent / "locales"
_DEFINED: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERRED_TO: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class UnknownLanguage(OrreryError):
    """There are no messages in that language."""

    def __init__(self, language: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(
            "error-unknown-language",
            f"no such language: {language!r}; there are: {known}",
            {"language": language, "languages": known},
        )


class BadMessage(Exception):
    """A message is missing, or cannot be written with the arguments it got: a mistake in the program."""


def printable(text: str, letters: int = 300) -> str:
    """A text from elsewhere as it can be shown: no codes that command a terminal, no half letters, no endless length.

    >>> printable("\\x1b[31mred\\n\\ud800")
    '�[31mred �'
    """
    cut = text if len(text) <= letters else text[: letters - 1] + "…"
    return "".join(letter if letter.isprintable() else " " if letter in "\n\t" else "�" for letter in cut)


class Messages:
    """All messages of one language. A file is parsed when one of its messages is asked for: all of them take half a
    second, and a command needs few.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        # isolating marks are for texts that mix writing directions; terminals show them as boxes
        self._bundle = FluentBundle([language], use_isolating=False)
        self._learned: set[str] = set()
        self._texts: list[str] = []
        self._unparsed: set[int] = set()
        self._homes: dict[str, int] = {}
        """The place of the text in which each message or term is."""
        for path in sorted((LOCALES / language).rglob("*.ftl")):
            self._add(path.read_text(encoding="utf-8"))

    def learn(self, game: str) -> None:
        """What a game of another package says: the folder `locales` of its package, in English where that is all."""
        if game not in self._learned:
            self._learned.add(game)
            for place in sorted(self._unparsed):  # what is parsed first counts: nobody replaces our words
                self._parse(place)
            for text in texts_of(game, self.language):
                self._add(text)

    def _add(self, text: str) -> None:
        for name in _DEFINED.findall(text):
            self._homes.setdefault(name, len(self._texts))
        self._unparsed.add(len(self._texts))
        self._texts.append(text)

    def _parse(self, place: int) -> None:
        """A text, and those with what it refers to."""
        if place in self._unparsed:
            self._unparsed.remove(place)
            self._bundle.add_resource(FluentResource(self._texts[place]))
            for name in _REFERRED_TO.findall(self._texts[place]):
                if name in self._homes:
                    self._parse(self._homes[name])

    def has(self, message: str) -> bool:
        if message in self._homes:
            self._parse(self._homes[message])
        return self._bundle.has_message(message)

    def beginning(self, letters: str) -> list[str]:
        """Return the messages whose ids begin with these letters."""
        return [message for message in self._homes if message.startswith(letters)]

    def text(self, message: str, **arguments: str | int) -> str:
        """The message with its arguments filled in."""
        if not self.has(message):
            raise BadMessage(f"{self.language}: no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise BadMessage(f"{self.language}: {message!r} has no text")
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise BadMessage(f"{self.language}: {message!r}: {problems}")
        return str(text)

    def tell(
        self,
        description: Description,
        name: Callable[[str, str, int], str] | None = None,
        write: Callable[..., str] | None = None,
    ) -> str:
        """Return a description in words, its parts first.

        `name` returns a word of a game's vocabulary; `write` a message with its arguments, as `text` does.
        """
        text = write or self.text
        texts = [self.tell(part, name, write) for part in description["parts"]]
        if texts:
            rest = texts.pop()
            while texts:
                rest = text(description["id"], first=texts.pop(), rest=rest)
            return rest
        arguments = description["arguments"]
        if description["id"] == NAMED and name is not None:
            return name(str(arguments["axis"]), str(arguments["word"]), cast("int", arguments["count"]))
        given = {
            key: self.tell(value, name, write) if isinstance(value, dict) else value for key, value in arguments.items()
        }
        return text(description["id"], **given)

    def error(self, error: OrreryError) -> str:
        """What went wrong, for a person."""
        given = {name: printable(value) for name, value in error.arguments.items()}
        reason = {} if error.cause is None else {"reason": self.error(error.cause)}
        return self.text(error.message, **given, **reason)


def texts_of(game: str, language: str) -> list[str]:
    """The Fluent files another package's game has for a language, or else for English."""
    locales = folder(game, "locales")
    if locales is None:
        return []
    for spoken in (language, LANGUAGES[0]):
        if locales.joinpath(spoken).is_dir():
            files = sorted(locales.joinpath(spoken).iterdir(), key=lambda file: file.name)
            return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]
    return []


@cache
def messages(language: str) -> Messages:
    """The messages of a language, read once."""
    return Messages(language)


def usual_language(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, as far as there is one."""
    return "de" if environment.get("LANG", "").lower().startswith("de") else "en"
