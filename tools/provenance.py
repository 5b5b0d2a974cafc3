"""Count where the facts of the games come from and write the tables into the documents: `python -m tools.provenance`.

Every entry of a data file has a mark: `rulebook`, `public` (public lists and pictures) or `reconstructed`. An entry of
the first two kinds may name parts that are reconstructed; an entry of the second kind is `disputed` where public lists
disagree. The mark of a section that is no list of entries is in the file's own `provenance`, or a list of marks there,
one for each item of the section.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "orrery" / "games"
PAGES = ("README.md", "docs/exactness.md")
COLUMNS = ("rulebook", "public", "disputed", "in part", "reconstructed")
HEADS = ("from the rulebook", "from public lists", "public lists disagree", "reconstructed in part", "reconstructed")
TITLES = {
    "duel": "CATAN Starfarers Duel",
    "race": "Race for the Galaxy",
    "seti": "SETI",
    "empires": "Ascending Empires",
}


class Kind(NamedTuple):
    """Facts of a game that are counted together: whole data files, or some of their sections."""

    game: str
    name: str
    file: str
    sections: tuple[str, ...] = ()
    """All sections of the file that no other kind names, if there are none here."""


KINDS = [
    Kind("duel", "sector and reserve cards", "cards.json", ("cards",)),
    Kind("duel", "orders", "cards.json", ("orders",)),
    Kind("duel", "centres, costs, dice, set-up", "cards.json"),
    Kind("race", "cards", "cards.json", ("cards",)),
    Kind("race", "goods", "cards.json", ("goods",)),
    Kind("seti", "project and species cards", "cards.json", ("cards",)),
    Kind("seti", "species boards", "species.json", ("species",)),
    Kind("seti", "stars, planets, technologies, gold tiles", "board.json", ("stars", "planets", "techs", "gold_tiles")),
    Kind("seti", "sky, milestones, set-up, income", "board.json"),
    Kind("seti", "alone: the rival's cards, boards and rules", "solo.json"),
    Kind("seti", "alone: objectives", "objectives.json"),
    Kind("empires", "technologies", "components.json", ("technologies",)),
    Kind("empires", "missions", "components.json", ("missions",)),
    Kind("empires", "empires", "components.json", ("empires",)),
    Kind("empires", "megastructures, survivors", "components.json", ("megastructures", "survivors")),
    Kind("empires", "discoveries, guardian", "components.json", ("discoveries", "discovery_sets", "guardian")),
    Kind("empires", "board, discs, physics, ruler", "components.json", ("board", "discs", "physics", "ruler")),
    Kind("empires", "player boards, buildings, actions, set-ups", "components.json"),
    Kind("empires", "classic mode", "classic.json"),
    Kind("empires", "campaign", "campaign.json"),
]
NO_FACTS = {"provenance", "format", "edition", "verbs", "noise"}
"""Sections that say nothing about the printed game: `noise` is how steady a hand this program assumes."""


class Unmarked(Exception):
    """An entry does not say where it comes from."""


def marks(value: Any, where: str) -> Iterator[str]:
    """Yield a column for each entry of a section, those inside of others included."""
    if isinstance(value, list):
        for place, entry in enumerate(value):
            if not isinstance(entry, dict) or "provenance" not in entry:
                raise Unmarked(f"{where}[{place}]")
            yield from marks(entry, f"{where}[{place}]")
    else:
        yield column(value, where)
        for name, inner in value.items():
            yield from inner_marks(inner, f"{where}.{name}")


def inner_marks(value: Any, where: str) -> Iterator[str]:
    """Yield a column for each entry inside another one that has a mark of its own."""
    if isinstance(value, list):
        for place, entry in enumerate(value):
            yield from inner_marks(entry, f"{where}[{place}]")
    elif isinstance(value, dict):
        if "provenance" in value:
            yield column(value, where)
        for name, inner in value.items():
            yield from inner_marks(inner, f"{where}.{name}")


def column(entry: Mapping[str, Any], where: str) -> str:
    """Return the column in which an entry is counted."""
    mark = entry["provenance"]
    if mark not in ("rulebook", "public", "reconstructed"):
        raise Unmarked(f"{where}: {mark!r} is no mark")
    doubtful = entry.get("reconstructed") or entry.get("selection_reconstructed")
    if doubtful and mark != "reconstructed":
        return "in part"
    return "disputed" if "disputed" in entry and mark == "public" else str(mark)


def counted(kind: Kind, data: Mapping[str, Any] | None = None) -> Counter[str]:
    """Return how many facts of a kind are in each column."""
    found = data if data is not None else json.loads((GAMES / kind.game / "data" / kind.file).read_text("utf-8"))
    named = {section for other in KINDS if other[:1] + other[2:3] == kind[:1] + kind[2:3] for section in other.sections}
    sections = kind.sections or tuple(section for section in found if section not in named | NO_FACTS)
    counts: Counter[str] = Counter()
    for section in sections:
        where = f"{kind.game}/{kind.file}: {section}"
        mark = found.get("provenance", {}).get(section)
        if isinstance(mark, list):
            if len(mark) != len(found[section]):
                raise Unmarked(f"{where}: {len(mark)} marks for {len(found[section])} items")
            counts.update(column({"provenance": each}, where) for each in mark)
        elif mark is not None:
            counts[column({"provenance": mark}, where)] += 1
        elif isinstance(found[section], list) or "provenance" in found[section]:
            counts.update(marks(found[section], where))
        else:
            raise Unmarked(where)
    return counts


def table(whole: bool) -> str:
    """Return the table of all kinds, or the short one with a line for each game."""
    rows = []
    for game, title in TITLES.items():
        kinds = [(kind, counted(kind)) for kind in KINDS if kind.game == game]
        if whole:
            rows += [f"| {title} | {kind.name} | {cells(counts)} | `{kind.file}` |" for kind, counts in kinds]
        else:
            rows.append(f"| {title} | {cells(sum((counts for _, counts in kinds), Counter()))} |")
    heads = ["game", *(["facts"] if whole else []), *HEADS, *(["file"] if whole else [])]
    return "\n".join([f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *rows, ""])


def cells(counts: Mapping[str, int]) -> str:
    return " | ".join(str(counts.get(name, 0) or "–") for name in COLUMNS)


def section(page: str) -> re.Match[str]:
    """Return the place of a page's table, between two comments."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.search(r"(?s)<!-- provenance -->\n(.*?)<!-- /provenance -->", text)
    assert found is not None, f"{page} has no place for the table"
    return found


def write() -> None:
    for page in PAGES:
        found = section(page)
        text = found.string[: found.start(1)] + table(whole=page != "README.md") + found.string[found.end(1) :]
        (ROOT / page).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
