"""Every message that is needed exists in both languages, takes the same arguments, and can be written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.events import Event
from orrery.core.table import Question
from orrery.games.duel.cards import CENTRES, GOODS, KINDS
from orrery.games.duel.events import EVENTS
from orrery.games.duel.refusals import REASONS
from orrery.games.duel.scoring import SPECIALS
from orrery.i18n import LANGUAGES, LOCALES, BadMessage, Messages, UnknownLanguage, messages, usual_language
from orrery.terminal.duel import BOARD_LABELS, SHIP_LABELS
from orrery.terminal.words import Words

GAME = orrery.game("duel")
SOURCE = Path(orrery.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
SPEAKING = [SOURCE / "cli.py", *sorted((SOURCE / "terminal").glob("*.py"))]
PROMPTS = {effect.prompt() for effect in GAME.sample_effects() if isinstance(effect, Question)}
VERBS = {block.verb for block in GAME.actions.blocks}
NAMED = {"card", "order"}
"""Axes whose words are printed names, not messages."""


class Variables(Visitor):
    """The arguments a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def defined(language: str) -> dict[str, set[str]]:
    """The messages of a language with their arguments, straight from the files."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


DEFINED = {language: defined(language) for language in LANGUAGES}


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def literals() -> set[str]:
    """Whole message ids in the source: errors anywhere, everything else in what speaks to people."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        pattern = (
            r"(error|terminal|cli)-[a-z0-9-]*[a-z0-9]|cli-help" if path in SPEAKING else r"error-[a-z0-9-]*[a-z0-9]"
        )
        found |= {text for text in texts(ast.parse(path.read_text(encoding="utf-8"))) if re.fullmatch(pattern, text)}
    return found


def calls_of_own() -> Iterator[ast.expr]:
    """The first argument of every call that writes a message of the game itself."""
    for path in SPEAKING:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                first = node.args[0]
                if name == "own":
                    yield from [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]


def families() -> dict[str, set[str]]:
    """Messages of the game whose ids are put together: the beginning, and what may follow it."""
    points = GAME.standing(GAME.new(2, {}, RandomDealer(0))).breakdown[0]
    return {
        "ask-": PROMPTS,
        "help-": PROMPTS,
        "do-": VERBS,
        "event-": {kind.name for kind in EVENTS},
        "points-": set(points),
        "why-": set(REASONS),
        "label-": {*SHIP_LABELS, *BOARD_LABELS},
        "store-": set(GOODS),
        "amount-": {"astro", "any", "friendship", "medals"},
        "face-": {kind for kind in KINDS if kind not in ("trade-planet", "space-station")},
        "about-": {"target-planet", "asteroids"},
        "about-centre-": set(CENTRES),
        "about-special-": set(SPECIALS),
        "option-": {name for option in GAME.options for name in (option.name, f"{option.name}-help")}
        | {f"{option.name}-{str(choice).lower()}" for option in GAME.options for choice in option.choices},
        "": {
            f"{axis}-{word}"
            for axis, words in GAME.vocabulary.items()
            for word in words
            if axis not in NAMED and not axis.startswith("other_")
        },
    }


def needed() -> set[str]:
    own = {text for argument in calls_of_own() if isinstance(argument, ast.Constant) for text in texts(argument)}
    own |= {beginning + rest for beginning, rests in families().items() for rest in rests}
    return literals() | {f"duel-{message}" for message in own}


def mentioned() -> set[str]:
    """What may be a message of the game that reaches the call by a variable."""
    return {f"duel-{text}" for path in SPEAKING for text in texts(ast.parse(path.read_text(encoding="utf-8")))}


def browser_sources() -> Iterator[str]:
    """What the browser client is made of, without its tests."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name and "generated" not in path.parts:
            yield path.read_text(encoding="utf-8")


def browser_literals() -> set[str]:
    """Whole message ids in the browser client."""
    return {
        name
        for text in browser_sources()
        for name in re.findall(r"[\"'`]((?:web|duel)-[a-z0-9-]*[a-z0-9])[\"'`]", text)
    }


def browser_patterns() -> list[re.Pattern[str]]:
    """Message ids the browser client puts together, as patterns with at least one fixed word."""
    found: set[str] = set()
    for text in browser_sources():
        for template in re.findall(r"`([a-z0-9-]*(?:\$\{[^`}]*\}[a-z0-9-]*)+)`", text):
            pieces = re.split(r"\$\{[^}]*\}", template)
            if any("-" in piece and piece.strip("-") for piece in pieces):
                found.add("(duel-)?" + "[a-z0-9-]+".join(re.escape(piece) for piece in pieces))
    return [re.compile(pattern) for pattern in sorted(found)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    defined = set(DEFINED[language])
    browser, patterns = browser_literals(), browser_patterns()
    assert sorted(needed() - defined) == []
    assert sorted(name for name in browser if name.startswith(("web-", "duel-web-")) and name not in defined) == []
    left_over = defined - needed() - mentioned() - browser
    assert sorted(name for name in left_over if not any(pattern.fullmatch(name) for pattern in patterns)) == []


def test_every_message_put_together_belongs_to_a_known_family() -> None:
    begun = set()
    for argument in calls_of_own():
        if isinstance(argument, ast.JoinedStr):
            first = argument.values[0]
            begun.add(first.value if isinstance(first, ast.Constant) else "")
    assert begun <= set(families())


def test_both_languages_take_the_same_arguments() -> None:
    first, second = (DEFINED[language] for language in LANGUAGES)
    assert {name: first[name] for name in first} == {name: second.get(name) for name in first}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "yes", "no"])
def test_every_message_can_be_written(language: str, value: str | int) -> None:
    for name, variables in DEFINED[language].items():
        text = messages(language).text(name, **dict.fromkeys(variables, value))
        assert text.strip(), name
        assert "{" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_event_can_be_told(language: str) -> None:
    words = Words(GAME, messages(language), ["me", "random"])
    told = [words.option(action) for action in range(GAME.actions.size)]
    for kind in EVENTS:
        facts = [0 for _ in (*kind.public, *kind.secret)]
        for viewer in (0, 1, None):
            told.append(words.event(Event(kind, 0, facts, 0), viewer))
            told.append(words.event(Event(kind, 0, facts, 1), viewer, open_secrets=True))
    assert all(text == text.strip() and text for text in told)


def test_grammar() -> None:
    english, german = (Words(GAME, messages(language), ["me", "random"]) for language in ("en", "de"))
    one, two = (GAME.actions.parse(f"buy trade-goods {count}") for count in (1, 2))
    assert [english.option(one), english.option(two)] == ["Buy 1 trade good", "Buy 2 trade goods"]
    assert [german.option(one), german.option(two)] == ["1 Handelsware kaufen", "2 Handelswaren kaufen"]
    assert german.option(GAME.actions.parse("sell knowledge 2")) == "2 Wissenspunkte verkaufen"
    assert german.option(GAME.actions.parse("build engine-1")) == "Baue einen Antrieb der Stärke 1"


def test_an_event_is_told_from_where_one_sits() -> None:
    words = Words(GAME, messages("en"), ["me", "random"])
    looked = next(kind for kind in EVENTS if kind.name == "sensor-looked")
    event = Event(looked, 1, [3, 0], 1)
    assert words.event(event, 1) == "Your sensor centre shows you Andromeda."
    assert words.event(event, 0) == "random looks at a card of sector 3."
    assert words.event(event, None) == "random looks at a card of sector 3."
    assert words.event(event, None, open_secrets=True) == "random looks at a card of sector 3: Andromeda."


def test_whoever_has_to_sell_is_told_so() -> None:
    words = Words(GAME, messages("de"), ["me", "random"])
    bought = next(kind for kind in EVENTS if kind.name == "bought-from-rival")
    event = Event(bought, 1, [0, 2], 1)
    assert words.event(event, 0) == "random kauft dir 1 Erz für 2 Astro ab."
    assert words.event(event, None) == "random kauft dem Mitspieler 1 Erz für 2 Astro ab."


def test_names_of_seats() -> None:
    assert Words(GAME, messages("de"), ["me", "random"]).names == ["Spieler 1", "random"]
    assert Words(GAME, messages("en"), ["random", "random"]).names == ["random 1", "random 2"]


def test_mistakes_of_the_program_are_loud() -> None:
    with pytest.raises(BadMessage):
        Messages("en").text("no-such-message")
    with pytest.raises(BadMessage):
        Messages("en").text("duel-do-fly")
    with pytest.raises(UnknownLanguage):
        Messages("xx")


@pytest.mark.parametrize(
    ("lang", "language"), [("de_DE.UTF-8", "de"), ("de", "de"), ("en_GB", "en"), ("fr_FR.UTF-8", "en"), ("C", "en")]
)
def test_the_language_of_an_environment(lang: str, language: str) -> None:
    assert usual_language({"LANG": lang}) == language


def test_the_language_of_an_empty_environment() -> None:
    assert usual_language({}) == "en"
