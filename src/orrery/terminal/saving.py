"""Records on disk: where the game under way is kept, written so that no crash leaves half a file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ..core.errors import BrokenRecord
from ..core.match import Match, replay
from ..core.record import Record
from ..core.table import State
from ..games import game
from .complaint import Complaint


def usual_place(game: str, environment: Mapping[str, str]) -> Path:
    """Where a game under way is kept unless a person says otherwise."""
    state = environment.get("XDG_STATE_HOME", "")
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "orrery" / f"{game}.json"


def read_record(path: Path) -> Record:
    """The record in a file; the complaint names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Complaint("terminal-no-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise Complaint("terminal-unreadable-file", file=str(path), reason=_reason(problem)) from None
    try:
        return Record.from_json(text)
    except BrokenRecord as problem:
        raise Complaint("terminal-broken-file", problem, file=str(path)) from None


def is_saved(path: Path) -> bool:
    """Whether there is something to go on from; a folder is not a saved game."""
    try:
        if path.is_dir():
            raise Complaint("terminal-save-is-folder", file=str(path))
        return path.exists()
    except OSError as problem:
        raise Complaint("terminal-unreadable-file", file=str(path), reason=_reason(problem)) from None


def replay_file(path: Path) -> Match[State]:
    """The match a record in a file leads to, checked move by move."""
    record = read_record(path)
    played = game(record.game)
    try:
        return replay(played, record)
    except BrokenRecord as problem:
        raise Complaint("terminal-broken-file", problem, file=str(path)) from None


def folder_for_records(path: Path) -> Path:
    """A folder that exists and can be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Complaint("terminal-unwritable-file", file=str(path), reason=_reason(problem)) from None
    return path


def write_record(path: Path, record: Record) -> None:
    """Put a record in its place at once: anyone reading the file finds the old one or the new one."""
    try:
        _write(path, record.to_json())
    except OSError as problem:
        raise Complaint("terminal-unwritable-file", file=str(path), reason=_reason(problem)) from None


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _reason(problem: OSError | UnicodeDecodeError) -> str:
    return problem.strerror or type(problem).__name__ if isinstance(problem, OSError) else str(problem)
