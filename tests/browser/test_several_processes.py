"""Some of the same tests with four processes on PostgreSQL; with `--workers 4` every test in a browser is run so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.measure.server_process import ServerProcess

from ..server.cluster import Cluster
from ..server.engines import PostgreSql
from .hosting import Hosting
from .test_two_people import test_a_bot_sits_in_for_a_while, test_an_invitation_brings_a_friend_to_the_table

__all__ = ["test_a_bot_sits_in_for_a_while", "test_an_invitation_brings_a_friend_to_the_table"]
WORKERS = 4


@pytest.fixture(scope="module")
def server(cluster: Cluster, built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    engine = PostgreSql(cluster)
    with Hosting(engine, WORKERS).server(tmp_path_factory.mktemp("processes")) as running:
        yield running
    engine.end()
