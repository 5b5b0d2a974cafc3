"""The entry of the command `orrery`: anyone who installed only the engine is told what playing needs."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .i18n import messages, usual_language

NEEDED: Final = (
    "alembic",
    "h11",
    "msgspec",
    "prometheus_client",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
    "websockets",
)
"""What the extra `play` brings."""


_PACKAGE: Final = Path(__file__).parent


def shares_folder() -> bool:
    """Return whether another distribution, called `orrery`, is installed into the folder of this package.

    Each of the two overwrites files of the other, and uninstalling one of them removes files of both.
    """
    return any(_PACKAGE.parent.glob("orrery-[0-9]*.dist-info"))


def main() -> None:
    told = messages(usual_language(os.environ))
    if shares_folder():
        print(told.text("cli-other-package"), file=sys.stderr)
    missing = [library for library in NEEDED if find_spec(library) is None]
    if missing:
        print(told.text("cli-needs-play", missing=", ".join(missing)), file=sys.stderr)
        raise SystemExit(2)
    from .cli import main as play  # it needs what was just looked for

    play()


if __name__ == "__main__":
    main()
