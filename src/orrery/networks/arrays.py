"""Read files of arrays (`.npz`) that anybody may have made."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

LARGEST: Final = 1 << 30
"""Bytes that all arrays of a file may take once they are unpacked."""


class UnreadableArrays(Exception):
    """The file holds no arrays that can be read."""


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Return the arrays of a file by their names; FileNotFoundError where there is none."""
    try:
        with path.open("rb") as file:
            if sum(member.file_size for member in ZipFile(file).infolist()) > LARGEST:
                raise UnreadableArrays(f"more than {LARGEST} bytes")
            file.seek(0)
            with np.load(file, allow_pickle=False) as arrays:
                found = {name: arrays[name] for name in arrays.files}
    except (FileNotFoundError, UnreadableArrays):
        raise
    except Exception as problem:  # numpy, zipfile and their decompressors raise exceptions of many kinds
        raise UnreadableArrays(type(problem).__name__) from problem
    for name, array in found.items():
        if not isinstance(array, np.ndarray):  # numpy returns other files of the archive as bytes
            raise UnreadableArrays(name)
    return found
