"""The samples of a terminal in the documents are what the commands print today."""

from __future__ import annotations

import pytest
from tools.samples import SAMPLES, Sample, block, shown

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.document)
def test_a_sample_is_what_the_command_prints(sample: Sample) -> None:
    assert block(sample).group(1) == shown(sample), "write it again: python -m tools.samples"
