"""What can be wrong with what a person typed on the command line."""

from __future__ import annotations

from ..core.errors import OrreryError


class Complaint(OrreryError):
    """A command cannot be carried out; its message says why and what would be right."""

    def __init__(self, message: str, cause: OrreryError | None = None, **arguments: str) -> None:
        listed = ", ".join(f"{name}: {value}" for name, value in arguments.items())
        super().__init__(message, f"{message} ({listed})", arguments, cause)
