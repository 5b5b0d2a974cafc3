"""Which golden games were played under which version of the rules: a note of each that is only ever added to.

A golden game that comes out otherwise tells that rules have changed; under the same `rules_version` it may not.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple

from orrery import Record


class Golden(NamedTuple):
    """A golden game, by the rules it was played under."""

    game: str
    rules_version: int
    name: str


def digest(record: Record) -> str:
    """What rules make of a game: set-up, moves, deals and scores; positions may have another shape one day."""
    written = json.dumps([record.seats, record.options, record.moves, record.scores], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:16]


def read_notes(text: str) -> dict[Golden, str]:
    """A line for each: game, rules version, name, digest."""
    rows = [line.split() for line in text.splitlines()]
    return {Golden(game, int(version), name): noted for game, version, name, noted in rows}


def written_notes(notes: Mapping[Golden, str]) -> str:
    return "".join(f"{game} {version} {name} {noted}\n" for (game, version, name), noted in sorted(notes.items()))


def complaints(notes: Mapping[Golden, str], found: Mapping[Golden, str], versions: Mapping[str, int]) -> list[str]:
    """What is wrong with golden games, if the rules of these games have these versions."""
    told = []
    for golden, now in found.items():
        if golden.rules_version != versions[golden.game]:
            told.append(
                f"{golden.game}/{golden.name} is of rules version {golden.rules_version}: write the records again"
            )
        elif golden not in notes:
            told.append(f"{golden.game}/{golden.name} is not noted: run with --write-records")
        elif notes[golden] != now:
            told.append(
                f"the rules of {golden.game} have changed: {golden.name} is another game. Raise its rules_version"
            )
    gone = [golden for golden in notes if golden.rules_version == versions[golden.game] and golden not in found]
    told += [f"{golden.game}/{golden.name} is gone, and rules_version is the same" for golden in gone]
    newest = {game: max((each.rules_version for each in notes if each.game == game), default=0) for game in versions}
    told += [f"the rules of {game} had version {newest[game]}" for game in versions if newest[game] > versions[game]]
    return told
