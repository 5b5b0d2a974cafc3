"""Race for the Galaxy as an environment of PettingZoo."""

from __future__ import annotations

from functools import partial
from typing import Final

from ..pettingzoo_table import RawEnvironment, aec

env: Final = partial(aec, "race")
raw_env: Final = partial(RawEnvironment, "race")
