"""Components found by what a person types of their names."""

from __future__ import annotations

from collections.abc import Iterable


def explain(wanted: str, every: Iterable[tuple[str, str, str]]) -> list[tuple[str, str]]:
    """Of all keys, names and explanations those whose key or name was typed, or else holds what was typed.

    Components with the same explanation come together.
    """
    said = _spoken_form(wanted)
    spoken = [([_spoken_form(key), _spoken_form(name)], name, text) for key, name, text in every]
    found = [entry for entry in spoken if said in entry[0]]
    if not found:
        found = [entry for entry in spoken if any(said in known for known in entry[0])]
    by_text: dict[str, list[str]] = {}
    for _, name, text in found:
        names = by_text.setdefault(text, [])
        if name not in names:
            names.append(name)
    return [(", ".join(names), text) for text, names in by_text.items()]


def _spoken_form(name: str) -> str:
    """A name as people type it: without capitals and hyphens."""
    return as_typed(name.replace("-", " "))


def as_typed(text: str) -> str:
    """A text as keyboards type it: none of them has printed apostrophes."""
    return " ".join(text.casefold().replace("’", "").replace("ʻ", "").replace("'", "").split())
