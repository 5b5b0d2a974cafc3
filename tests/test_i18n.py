"""Every message that is needed exists in both languages, takes the same arguments, and can be written."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import orrery
from orrery.bots import names as bot_names
from orrery.core.dealer import RandomDealer
from orrery.core.description import phrase, series
from orrery.core.events import Event
from orrery.i18n import LANGUAGES, LOCALES, BadMessage, Messages, UnknownLanguage, messages, usual_language
from orrery.terminal.words import Words
from orrery.testing.messages import descriptions

from .terminal.families import DRAWN, prompts

SOURCE = Path(orrery.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
SPEAKING = [
    *(SOURCE / name for name in ("__main__.py", "cli.py", "store_commands.py")),
    SOURCE / "server" / "host.py",
    SOURCE / "server" / "calling.py",
    *sorted((SOURCE / "terminal").rglob("*.py")),
]
GAMES = "|".join(orrery.NAMES)


class References(Visitor):
    """The arguments a message asks for, and the other messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def defined(language: str) -> dict[str, References]:
    """The messages of a language, straight from the files."""
    found: dict[str, References] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = References()
                found[entry.id.name].visit(entry)
    return found


def ids(path: Path) -> set[str]:
    """The messages of one file."""
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text(encoding="utf-8")))


FRAME = ["core", "server", "web"]
"""What the first page brings, besides what each game says of itself before it is loaded."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_made_of_messages_that_are_loaded_with_them(language: str) -> None:
    """The browser brings what every page says first, and what one game says only with its board."""
    written = {
        str(path.relative_to(LOCALES / language).with_suffix("")): ids(path)
        for path in (LOCALES / language).rglob("*.ftl")
    }
    frame = set().union(*(ids for file, ids in written.items() if file in FRAME or file.endswith("/setup")))
    for file, names in written.items():
        game, _, room = file.rpartition("/")
        known = {
            "": frame,
            "setup": frame,
            "game": frame | written.get(f"{game}/game", set()),
            "web": frame | written.get(f"{game}/game", set()) | written.get(f"{game}/web", set()),
            "prose": frame.union(*(written.get(f"{game}/{other}", set()) for other in ("game", "web", "prose"))),
            "lesson": frame | written.get(f"{game}/game", set()),
            "terminal": frame | written.get(f"{game}/game", set()) | written.get(f"{game}/terminal", set()),
        }
        parts = {part for name in names for part in defined(language)[name].messages}
        assert parts <= known[room if game else ""] | (names if file == "terminal" else set()), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_in_its_own_folder_only(language: str) -> None:
    for path in (LOCALES / language).rglob("*.ftl"):
        game = path.parent.name
        for name in ids(path):
            spoken_of = next((one for one in orrery.NAMES if one in name.split("-")), language)
            assert spoken_of == game, f"{path.name}: {name}"


def variables(language: str, name: str) -> set[str]:
    """The arguments a message asks for, those of its parts included."""
    message = defined(language)[name]
    return message.variables.union(*(variables(language, part) for part in message.messages))


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def speaking_of(game: str) -> list[Path]:
    """What speaks of every game, and what speaks of this one."""
    others = [name for name in orrery.NAMES if name != game]
    return [path for path in SPEAKING if path.parent.name not in others]


@cache
def literals() -> set[str]:
    """Whole message ids in the source: errors anywhere, everything else in what speaks to people."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        pattern = (
            r"(error|terminal|cli|host|call)-[a-z0-9-]*[a-z0-9]|cli-help"
            if path in SPEAKING
            else r"error-[a-z0-9-]*[a-z0-9]"
        )
        found |= {text for text in texts(tree(path)) if re.fullmatch(pattern, text)}
    return found


def calls_of_own(game: str) -> Iterator[ast.expr]:
    """The first argument of every call that writes a message of the game itself."""
    for path in speaking_of(game):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                first = node.args[0]
                if name == "own":
                    yield from [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]


def reasons(game: str) -> list[str]:
    return cast("list[str]", importlib.import_module(f"orrery.games.{game}.sight.refusals").REASONS)


def countable(game: str) -> list[str]:
    """What a refused answer may need more of."""
    return cast("list[str]", getattr(importlib.import_module(f"orrery.games.{game}.sight.refusals"), "MISSING", []))


def families(name: str) -> dict[str, set[str]]:
    """Messages of a game whose ids are put together: the beginning, and what may follow it."""
    game = orrery.game(name)
    return DRAWN[name] | {
        "ask-": prompts(name),
        "help-": prompts(name),
        "do-": {block.verb for block in game.actions.blocks},
        "axis-": {axis.name for block in game.actions.blocks if block.is_dial for axis in block.axes},
        "event-": {kind.name for kind in game.events},
        "points-": set(game.standing(game.new(game.seats[0], {}, RandomDealer(0))).breakdown[0]),
        "side-": {side for seats in game.seats for side in game.own_sides(seats)},
        "why-": set(reasons(name)),
        "missing-": set(countable(name)),
        "bot-": set(bot_names(name)),
        "option-": {choice for option in game.options for choice in (option.name, f"{option.name}-help")}
        | {f"{option.name}-{str(choice).lower()}" for option in game.options for choice in option.choices},
        "": {
            f"{axis}-{word.replace('+', '-')}"
            for axis, words in game.vocabulary.items()
            for word in words
            if not axis.startswith("other_") and game.card_name(axis, word, LANGUAGES[0]) is None
        },
    }


def test_a_series_is_told_two_by_two() -> None:
    amounts = [phrase("seti-amount-energy", n=n) for n in (1, 2, 3)]
    assert messages("en").tell(series("seti-amounts", amounts)) == "1 energy, 2 energy, 3 energy"
    assert messages("en").tell(series("seti-amounts", amounts[:1])) == "1 energy"
    rich = phrase("seti-effect-if", condition=phrase("seti-is-hand-empty"), then=amounts[1])
    assert messages("en").tell(rich) == "if you have no cards in hand: 2 energy"


@cache
def needed(game: str) -> set[str]:
    """The messages of a game that somebody is going to read."""
    own = {text for argument in calls_of_own(game) if isinstance(argument, ast.Constant) for text in texts(argument)}
    own |= {beginning + rest for beginning, rests in families(game).items() for rest in rests}
    return {f"{game}-{message}" for message in own} | {
        description["id"] for description in descriptions(orrery.game(game))
    }


@cache
def mentioned(game: str) -> set[str]:
    """What may be a message of the game that reaches the call by a variable."""
    return {f"{game}-{text}" for path in speaking_of(game) for text in texts(tree(path))}


def parts(language: str) -> set[str]:
    """Messages other messages are made of."""
    return {part for message in defined(language).values() for part in message.messages}


def browser_sources() -> Iterator[str]:
    """What the browser client is made of, without its tests."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name and "generated" not in path.parts:
            yield path.read_text(encoding="utf-8")


@cache
def browser_literals() -> set[str]:
    """Whole message ids in the browser client."""
    return {
        name
        for text in browser_sources()
        for name in re.findall(rf"[\"'`]((?:web|{GAMES})-[a-z0-9-]*[a-z0-9])[\"'`]", text)
    }


def browser_patterns() -> list[re.Pattern[str]]:
    """Message ids the browser client puts together, as patterns with at least one fixed word."""
    found: set[str] = set()
    for text in browser_sources():
        for template in re.findall(r"`([a-z0-9-]*(?:\$\{[^`}]*\}[a-z0-9-]*)+)`", text):
            pieces = re.split(r"\$\{[^}]*\}", template)
            if any("-" in piece and piece.strip("-") for piece in pieces):
                found.add(f"(({GAMES})-)?" + "[a-z0-9-]+".join(re.escape(piece) for piece in pieces))
    return [re.compile(pattern) for pattern in sorted(found)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    wanted = literals().union(*(needed(game) for game in orrery.NAMES))
    beginnings = ("web-", *(f"{game}-web-" for game in orrery.NAMES))
    wanted |= {name for name in browser_literals() if name.startswith(beginnings)}
    assert sorted((wanted | parts(language)) - set(defined(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    used = literals() | browser_literals() | parts(language)
    used = used.union(*(needed(game) | mentioned(game) for game in orrery.NAMES))
    patterns = browser_patterns()
    left_over = set(defined(language)) - used
    assert sorted(name for name in left_over if not any(pattern.fullmatch(name) for pattern in patterns)) == []


@pytest.mark.parametrize("game", orrery.NAMES)
def test_every_message_put_together_belongs_to_a_known_family(game: str) -> None:
    begun = set()
    for argument in calls_of_own(game):
        if isinstance(argument, ast.JoinedStr):
            first = argument.values[0]
            begun.add(first.value if isinstance(first, ast.Constant) else "")
    assert begun <= set(families(game))


def test_both_languages_take_the_same_arguments() -> None:
    first, second = ({name: variables(language, name) for name in defined(language)} for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "yes", "no"])
def test_every_message_can_be_written(language: str, value: str | int) -> None:
    for name in defined(language):
        text = messages(language).text(name, **dict.fromkeys(variables(language, name), value))
        assert text.strip(), name
        assert "{" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", orrery.NAMES)
def test_what_is_said_of_a_bot_fits_into_its_row(language: str, game: str) -> None:
    """One row on the home page, 760 pixels wide; how strong a bot is stands at its end."""
    for bot in bot_names(game):
        assert len(messages(language).text(f"{game}-bot-{bot}")) <= 106, bot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_can_be_written_before_any_other_file_was_asked_for(language: str) -> None:
    """Files are parsed on demand: whatever a message is made of comes with it, wherever that stands."""
    made_of_others = 0
    for path in (LOCALES / language).rglob("*.ftl"):
        names = ids(path)
        apart = [name for name in names if defined(language)[name].messages - names]
        made_of_others += len(apart)
        for name in apart[:5] or sorted(names)[:1]:
            Messages(language).text(name, **dict.fromkeys(variables(language, name), 1))
    assert made_of_others > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", orrery.NAMES)
def test_what_is_secret_is_told_to_one_seat_alone(language: str, game: str) -> None:
    words = Words(orrery.game(game), messages(language), ["me", "random"])
    for kind in orrery.game(game).events:
        if kind.secret:
            printable = {
                fact: words.event(Event(kind, 0, [*(0 for _ in kind.public), *(fact for _ in kind.secret)], 0), None)
                for fact in (0, 1)
            }
            assert printable[0] == printable[1], kind.name


def test_mistakes_of_the_program_are_loud() -> None:
    with pytest.raises(BadMessage):
        messages("en").text("no-such-message")
    with pytest.raises(BadMessage):
        messages("en").text("terminal-welcome")
    with pytest.raises(UnknownLanguage):
        Messages("xx")


@pytest.mark.parametrize(
    ("lang", "language"), [("de_DE.UTF-8", "de"), ("de", "de"), ("en_GB", "en"), ("fr_FR.UTF-8", "en"), ("C", "en")]
)
def test_the_language_of_an_environment(lang: str, language: str) -> None:
    assert usual_language({"LANG": lang}) == language


def test_the_language_of_an_empty_environment() -> None:
    assert usual_language({}) == "en"
