"""Builds a wheel with the browser client inside; with ORRERY_COMPILE=1 core and games are compiled by mypyc."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
CLIENT = ROOT / "src" / "orrery" / "server" / "client" / "index.html"


def compiled() -> list[str]:
    """The modules whose readable source is also fast source when compiled."""
    found = [*Path("src/orrery/core").rglob("*.py"), *Path("src/orrery/games").rglob("*.py")]
    return sorted(str(path) for path in found)


class BuildWithClient(build_py):
    """Makes the browser client before the package is put together, so that installing a wheel needs no Node."""

    def run(self) -> None:
        if not self.editable_mode and not CLIENT.exists():
            if shutil.which("npm") is None:
                sys.exit("Building the browser client needs Node 20 or newer with npm.")
            subprocess.run(["make", "client"], cwd=ROOT, check=True)
        super().run()


extensions: list[Extension] = []
if os.environ.get("ORRERY_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = cast("list[Extension]", mypycify(["--strict", "--config-file=", *compiled()], opt_level="3"))

setup(ext_modules=extensions, cmdclass={"build_py": BuildWithClient})
