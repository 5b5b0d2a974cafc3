"""Builds a wheel with the browser client inside; with ORRERY_COMPILE=1 core and games are compiled by mypyc.

Whoever installs a built wheel needs neither Node nor a compiler; an editable install builds nothing.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

CLIENT = Path("src/orrery/server/client")


def compiled() -> list[str]:
    """The modules whose readable source is also fast source when compiled: the engine and every finished game."""
    games = [rules.parent for rules in Path("src/orrery/games").glob("*/RULES.md")]
    folders = [Path("src/orrery/core"), *games]
    found = [Path("src/orrery/games/__init__.py"), *(path for folder in folders for path in folder.rglob("*.py"))]
    return sorted(str(path) for path in found)


class BuildWithClient(build_py):
    """Collects the package after its client was built."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        built = subprocess.run([sys.executable, "-m", "tools.client"], check=False)
        if built.returncode:
            raise SystemExit(built.returncode)  # it has said why
        # an older build's files have other names and would stay beside the new ones
        shutil.rmtree(Path(self.build_lib) / CLIENT.relative_to("src"), ignore_errors=True)
        super().run()


extensions: list[Extension] = []
if os.environ.get("ORRERY_COMPILE") == "1":
    if find_spec("mypyc") is None:
        raise SystemExit("Compiling needs mypy where setup.py runs: `make compiled`, or pip's --no-build-isolation.")
    from mypyc.build import mypycify

    # for tests the compiled build has to be right, not fast
    level = os.environ.get("ORRERY_OPTIMISE", "3")
    extensions = cast("list[Extension]", mypycify(["--strict", "--config-file=", *compiled()], opt_level=level))
    # a multiplication fused with an addition rounds once instead of twice: flicks would differ between machines
    flags = ["-ffp-contract=off"]
    # nobody replaces our functions from outside, so they may be called directly and put in line
    flags += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    # to look for that in a million lines which nobody wrote would take gcc longer than to compile them
    flags.append("-Wno-misleading-indentation")
    if level == "0":
        flags.append("-g0")  # nobody debugs it there: a sixth of the compiler's time
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]

setup(ext_modules=extensions, cmdclass={"build_py": BuildWithClient})
