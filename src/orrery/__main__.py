"""The entry of the command `orrery`: anyone who installed only the engine is told what playing needs."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
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


def main() -> None:
    missing = [library for library in NEEDED if find_spec(library) is None]
    if missing:
        print(messages(usual_language(os.environ)).text("cli-needs-play", missing=", ".join(missing)), file=sys.stderr)
        raise SystemExit(2)
    from .cli import main as play  # it needs what was just looked for

    play()


if __name__ == "__main__":
    main()
