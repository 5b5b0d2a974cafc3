"""RULES.md of Ascending Empires: every chapter has its rows, and what is reconstructed is listed."""

from __future__ import annotations

import json
import re

from orrery.games.empires.facts.cards import (
    CLASSIC_TECHNOLOGIES,
    DISCOVERIES,
    EMPIRES,
    MEGASTRUCTURES,
    MISSIONS,
    TECHNOLOGY_FACTS,
    TILE_TECHNOLOGIES,
)
from tests.rules_md import Rules

RULES = Rules("empires")
FACTS: dict[str, list[dict[str, object]]] = json.loads(
    (RULES.package / "data" / "components.json").read_text(encoding="utf-8")
)
PROVENANCE = RULES.text.partition("## 4. Provenance")[2]
CHAPTERS = {
    *("setup", "turn", "energy", "control", "blockade", "move_action", "manoeuvres", "discovering"),
    *("flick_numbers", "flick_aftermath", "flick_ramming", "flick_mines", "flick_slingshot"),
    *("physics", "geometry", "jet", "deploying", "building", "research", "interacting", "missions"),
    *("relics_of_ships", "relics_of_troops", "matter_swap"),
    *("attacking", "end", "scoring", "robots", "empire_cards", "megastructures", "star_devourer", "view"),
    *("classic_setup", "classic_moving", "classic_troops", "classic_research", "classic_technologies"),
    *("classic_scanning", "classic_end"),
    *("solo_setup", "solo_turn", "solo_cards", "solo_robots", "solo_technologies", "solo_goals"),
    *("solo_settlers", "solo_megastructures", "solo_libraries", "solo_heart"),
    *("technologies_orange", "technologies_pink", "technologies_purple", "technologies_green"),
}
CARDS = ("technologies", "missions", "empires", "megastructures")


def keys(section: str, field: str, value: object) -> list[str]:
    return [str(entry["key"]) for entry in FACTS[section] if entry.get(field) == value]


def listed(heading: str) -> list[str]:
    """The keys of a table of the provenance."""
    table = PROVENANCE.partition(f"### {heading}")[2].partition("###")[0]
    return re.findall(r"^\| `([\w-]+)` \|", table, re.MULTILINE)


def test_the_rules_name_tests_of_every_chapter() -> None:
    assert RULES.files >= CHAPTERS
    assert len(RULES.rows()) > 300


def test_every_ruling_belongs_to_a_rule() -> None:
    assert set(RULES.rulings()) == {int(number) for number in re.findall(r"\*\*R(\d+)\*\*", RULES.rule_by_rule)}


def test_every_card_has_its_row() -> None:
    """By its name: technologies, missions, empires, megastructures and discoveries."""
    named = {str(entry["key"]): entry["name"] for section in (*CARDS, "discoveries") for entry in FACTS[section]}
    assert list(named) == [
        *(str(entry["key"]) for entry in FACTS["technologies"]),
        *MISSIONS,
        *EMPIRES,
        *MEGASTRUCTURES,
        *DISCOVERIES,
    ]
    assert sorted(TILE_TECHNOLOGIES) == sorted(str(entry["key"]) for entry in FACTS["technologies"])
    rows = "\n".join(RULES.rows()).lower()
    short = {empire: empire for empire in EMPIRES}
    missing = [key for key, name in named.items() if short.get(key, _english(name)).lower() not in rows]
    assert missing == []


def test_every_classic_technology_has_its_row() -> None:
    rows = "\n".join(RULES.rows()).lower()
    named = {fact.text("key"): fact.entry("name").text("en") for fact in TECHNOLOGY_FACTS}
    assert [key for key in CLASSIC_TECHNOLOGIES if named[key].lower() not in rows] == []


def _english(name: object) -> str:
    assert isinstance(name, dict)
    return str(name["en"])


def test_everything_reconstructed_is_listed_and_nothing_else() -> None:
    uses = [
        str(use["key"])
        for entry in FACTS["megastructures"]
        for use in json.loads(json.dumps(entry["effects"]))
        if use["provenance"] == "reconstructed"
    ]
    whole = [key for section in CARDS for key in keys(section, "provenance", "reconstructed")]
    assert len(whole) == 15 + 12 + 9 + 1
    assert sorted(listed("Reconstructed altogether")) == sorted([*whole, *uses, "survivors"])


def test_everything_reconstructed_in_part_is_listed_and_nothing_else() -> None:
    part = [
        str(entry["key"])
        for section in CARDS
        for entry in FACTS[section]
        if entry.get("reconstructed") and entry["provenance"] != "reconstructed"
    ]
    assert sorted(listed("Reconstructed in part")) == sorted(part)
    for section in ("board", "discs", "physics", "ruler", "stars", "discovery_sets", "setups"):
        assert f"`{section}`" in PROVENANCE, section
