"""What the browser has to know besides data and view: words by number."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from ..facts.cards import CENTRES

CONSTANTS: Final[dict[str, Plain]] = {"centres": [*CENTRES]}
