"""Seeds: one seed given by a person becomes many, one for each purpose."""

from __future__ import annotations

import hashlib


def derived_seed(seed: int, *purpose: int | str) -> int:
    """A seed for one purpose, the same for the same seed and purpose, unlike all others.

    >>> derived_seed(7, "deals") == derived_seed(7, "deals") != derived_seed(7, "bot", 0)
    True
    """
    text = "/".join([str(seed), *[str(part) for part in purpose]])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
