"""Builds a plain wheel, or with ORRERY_COMPILE=1 one whose core and games are compiled by mypyc."""

import os
from pathlib import Path

from setuptools import setup


def compiled() -> list[str]:
    """The modules whose readable source is also fast source when compiled."""
    found = [*Path("src/orrery/core").rglob("*.py"), *Path("src/orrery/games").rglob("*.py")]
    return sorted(str(path) for path in found)


if os.environ.get("ORRERY_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", "--config-file=", *compiled()], opt_level="3"))
else:
    setup()
