"""Other people's packages, installed in a folder as pip leaves them, for a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NIM = Path(__file__).parent / "nim"


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, entry_points: str, source: str | None = None) -> None:
        """A package of one file (or none) with its entry points."""
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(entry_points)
        if source is not None:
            (self.folder / f"{package}.py").write_text(source)

    def install_nim(self) -> None:
        """A game with a bot, and words of its own in one language."""
        shutil.copytree(NIM, self.folder / "nim", ignore=shutil.ignore_patterns("__pycache__"))
        self.install("nim", "[orrery.games]\nnim = nim:GAME\n\n[orrery.bots]\nnim.perfect = nim:Perfect\n")

    def run(self, *arguments: str, lines: str = "", lang: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
        """Python with these arguments, for somebody who has installed all this."""
        paths = [str(self.folder), os.environ.get("PYTHONPATH", "")]
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "LANG": lang,
            "COLUMNS": "80",
            "XDG_STATE_HOME": str(self.folder / "state"),
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            input=lines,
            text=True,
            capture_output=True,
            check=False,
        )

    def orrery(self, *arguments: str, lines: str = "", lang: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
        return self.run("-m", "orrery", *arguments, lines=lines, lang=lang)
