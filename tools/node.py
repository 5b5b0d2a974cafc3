"""Node.js: whether there is one that can build the browser client."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "web" / "package.json"


def needed_version() -> tuple[int, int]:
    """The oldest version the client's tools run on, as the client itself says."""
    engines = json.loads(PACKAGE.read_text(encoding="utf-8"))["engines"]["node"]
    major, minor = re.findall(r"\d+", engines)[:2]
    return int(major), int(minor)


def problem() -> str | None:
    """What is wrong with Node.js here, as one line; None if nothing is."""
    wanted = "{}.{} or newer".format(*needed_version())
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return f"Node.js {wanted} with npm is needed to build the browser client, and there is none."
    told = subprocess.run([node, "--version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", told.stdout.strip())
    if found is None or (int(found[1]), int(found[2])) < needed_version():
        return (
            f"Node.js {wanted} is needed to build the browser client; {node} says {told.stdout.strip() or 'nothing'}."
        )
    return None
