"""Plain data: what JSON can say, the only shape in which anything leaves the engine."""

from __future__ import annotations

from typing import TypeAlias

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
