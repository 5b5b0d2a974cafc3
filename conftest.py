"""Of the sources only modules with examples are taken in: importing all of them takes longer than trying these."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parent / "src"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """None where nobody here minds it."""
    if collection_path.suffix != ".py" or not collection_path.is_relative_to(SOURCES):
        return None
    return None if ">>> " in collection_path.read_text(encoding="utf-8") else True
