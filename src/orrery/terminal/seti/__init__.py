"""The terminal's drawing of the game."""

from .drawing import DRAWING

__all__ = ["DRAWING"]
