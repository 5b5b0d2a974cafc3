"""Every fact says where it comes from, and the documents show the counts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.provenance import GAMES, KINDS, NO_FACTS, PAGES, Kind, Unmarked, counted, section, table

from orrery.i18n import messages

ROOT = Path(__file__).parents[1]
OLD_CLAIM = re.compile(
    r"complete and exact|exact and complete|vollständig und (regelgenau|exakt)|reconstructions?,? marked on the board"
)
"""The claim of before the marks were counted: not all facts are exact, and not all marks are on a board."""
FILES = {f"{path.parts[-3]}/{path.name}": path for path in GAMES.glob("*/data/*.json")}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}: {kind.name}")
def test_every_entry_has_a_mark(kind: Kind) -> None:
    assert counted(kind).total() > 0


def test_every_section_of_every_file_is_counted() -> None:
    assert {f"{kind.game}/{kind.file}" for kind in KINDS} == FILES.keys()
    for file, path in FILES.items():
        kinds = [kind for kind in KINDS if f"{kind.game}/{kind.file}" == file]
        named = {section for kind in kinds for section in kind.sections}
        rest = json.loads(path.read_text(encoding="utf-8")).keys() - named - NO_FACTS
        assert not rest or any(not kind.sections for kind in kinds), (file, rest)


def test_the_pages_show_the_counts() -> None:
    for page in PAGES:
        shown = table(whole=page != "README.md")
        assert section(page).group(1) == shown, "write it again: python -m tools.provenance"


@pytest.mark.parametrize(
    "cards",
    [[{"key": "one"}], [{"key": "one", "provenance": "hearsay"}], ["one"], [{"provenance": "public"}, {"key": "two"}]],
)
def test_an_entry_without_a_mark_is_named(cards: list[Any]) -> None:
    with pytest.raises(Unmarked, match=r"race/cards\.json: cards"):
        counted(Kind("race", "cards", "cards.json", ("cards",)), {"cards": cards})


def test_what_is_reconstructed_in_part_is_neither_sure_nor_wholly_reconstructed() -> None:
    cards = [
        {"provenance": "rulebook"},
        {"provenance": "public", "selection_reconstructed": True},
        {"provenance": "rulebook", "reconstructed": ["level"], "effects": [{"provenance": "reconstructed"}]},
        {"provenance": "reconstructed", "reconstructed": ["level"]},
    ]
    counts = counted(Kind("race", "cards", "cards.json", ("cards",)), {"cards": cards})
    assert counts == {"rulebook": 1, "in part": 2, "reconstructed": 2}


def test_public_lists_that_disagree_are_counted_apart() -> None:
    cards = [{"provenance": "public"}, {"provenance": "public", "disputed": "another list says 3"}]
    assert counted(Kind("race", "cards", "cards.json", ("cards",)), {"cards": cards}) == {"public": 1, "disputed": 1}


def test_the_items_of_a_section_may_have_marks_of_their_own() -> None:
    kind = Kind("race", "stacks", "cards.json", ("stacks",))
    marks = ["rulebook", "public"]
    assert counted(kind, {"provenance": {"stacks": marks}, "stacks": [1, 2]}) == {"rulebook": 1, "public": 1}
    with pytest.raises(Unmarked, match=r"race/cards\.json: stacks: 2 marks for 3 items"):
        counted(kind, {"provenance": {"stacks": marks}, "stacks": [1, 2, 3]})


def test_the_sources_lie_where_the_page_says() -> None:
    page = (ROOT / "docs" / "exactness.md").read_text(encoding="utf-8")
    assert "src/orrery/games/<game>/data/" in page
    for game in {kind.game for kind in KINDS}:
        assert f"`{game}`" in page


def test_no_text_claims_that_all_facts_are_exact() -> None:
    texts = [path for folder in ("docs", "src", "web/src") for path in (ROOT / folder).rglob("*")]
    texts += [path for path in ROOT.iterdir() if path.name != "CHANGELOG.md"]
    kinds = {".md", ".ftl", ".py", ".toml", ".cff", ".yml", ".html", ".ts", ".svelte"}
    found = [path for path in texts if path.suffix in kinds and OLD_CLAIM.search(path.read_text(encoding="utf-8"))]
    assert [str(path.relative_to(ROOT)) for path in found] == []


MARKED = {
    "the cards of a round are shuffled": "about-action-deck",
    "no stack in round 5": "about-action-deck",
    "an empty reinforcement deck": "about-reinforcement",
    "movement rewards": "about-progress",
    "outside its turn the arrow": "about-action-deck",
    "heights of traces": "about-rival-computer",
}
"""The rules of SETI's rival that no source gives, with the message that explains each."""


@pytest.mark.parametrize(("language", "words"), [("en", "we have worked"), ("de", "haben wir erschlossen")])
def test_the_reconstructed_rules_of_the_rival_are_marked_where_they_are_explained(language: str, words: str) -> None:
    rules = json.loads(FILES["seti/solo.json"].read_text(encoding="utf-8"))["reconstructed"]
    assert len(rules) == len(MARKED)
    for (begins, message), entry in zip(MARKED.items(), rules, strict=True):
        assert entry["rule"].startswith(begins)
        assert re.search(words, messages(language).text(f"seti-web-{message}"), re.IGNORECASE)
