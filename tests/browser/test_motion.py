"""Motion: what happens moves briefly for whoever wants it, and not at all for whoever does not."""

from __future__ import annotations

import pytest

from .player import Player
from .visitor import Visitors

UNDERLINE = "settle"
"""Without motion a fading line in the log marks what changed."""
COUNT_ANIMATIONS = """() => {
  window.moved = [];
  document.addEventListener("animationstart", event => {
    const time = getComputedStyle(event.target).animationDuration;
    window.moved.push([event.animationName, Math.max(...time.split(",").map(parseFloat)) * 1000]);
  }, true);
}"""


@pytest.mark.parametrize("motion", [True, False], ids=["wanted", "unwanted"])
def test_motion(visitors: Visitors, motion: bool) -> None:
    ada = visitors.come("Ada", motion=motion)
    player = Player(ada, seed=3)
    player.start()
    player.asked()
    ada.page.evaluate(COUNT_ANIMATIONS)
    player.play(12)
    moved: list[tuple[str, float]] = ada.page.evaluate("window.moved")
    lasting = {name.rpartition("-")[2] for name, length in moved if length > 1}
    if motion:
        assert lasting - {UNDERLINE}
    else:
        assert lasting == {UNDERLINE}
    ada.shot("played")
