"""Starfarers Duel as an environment of PettingZoo."""

from __future__ import annotations

from functools import partial
from typing import Final

from ..pettingzoo_table import RawEnvironment, aec

env: Final = partial(aec, "duel")
raw_env: Final = partial(RawEnvironment, "duel")
