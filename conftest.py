"""Modules whose examples cannot be run here, because the library they need is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") and find_spec("tensorboardX") else ["src/orrery/learning"]
