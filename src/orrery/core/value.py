"""Values that effects and states hold besides numbers: conditions, counts, triggers."""

from __future__ import annotations


class Value:
    """Something small and immutable; the constructor's arguments are its attributes, under the same names.

    A class directly below this one is a family: where a sample shows one member, the codec takes any known one.
    """

    __slots__ = ()
