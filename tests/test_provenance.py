"""Every fact says where it comes from, and the documents show the counts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools.provenance import GAMES, KINDS, NO_FACTS, PAGES, Kind, Unmarked, counted, section, table

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


def test_the_sources_lie_where_the_page_says() -> None:
    page = (Path(__file__).parents[1] / "docs" / "exactness.md").read_text(encoding="utf-8")
    assert "src/orrery/games/<game>/data/" in page
    for game in {kind.game for kind in KINDS}:
        assert f"`{game}`" in page
