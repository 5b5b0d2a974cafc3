"""What a network is compared with while it learns."""

from __future__ import annotations

from importlib.resources import as_file, files

from orrery.learning.evaluation import examine
from orrery.learning.presets import usual_settings
from orrery.learning.settings import Settings, Variant


def test_alone_nobody_else_is_compared() -> None:
    settings = Settings("seti", (Variant(1, {"difficulty": 1}), Variant(2)), trial_deals=1, longest=8)
    with as_file(files("orrery.networks").joinpath("trained", "seti.npz")) as network:
        shares, against_best = examine(settings, network, network, number=0)
    assert shares.keys() == {"alone 1-difficulty=1", "greedy 2", "best 2"}
    assert against_best == shares["best 2"]


def test_seti_is_learned_alone_where_it_can_be_won() -> None:
    variants = usual_settings("seti", [1, 2], workers=1, gpu=False).distinct()
    assert [variant.options.get("difficulty") for variant in variants] == [1, 2, None]
