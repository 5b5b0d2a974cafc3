"""Figures of the server for Prometheus: what it does, how long that takes, and what went wrong; no names, no secrets.

Where a supervisor runs several processes, the library gathers all of them from files in a folder it is told
(`PROMETHEUS_MULTIPROC_DIR`); whichever process is asked answers for all.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_registry = CollectorRegistry()

ANSWERS = Counter("orrery_answers", "Answers and undos that were stored", ["game", "by"], registry=_registry)
STORING = Histogram(
    "orrery_answer_seconds",
    "From an answer that was found legal until it was stored",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
    registry=_registry,
)
RACES = Counter("orrery_lost_races", "Changes another process was quicker with", registry=_registry)
FAILURES = Counter("orrery_store_failures", "Times the database did not do its part", registry=_registry)
TAKEN_OVER = Counter("orrery_taken_over", "Tables whose bots were taken over from a dead process", registry=_registry)
TABLES = Gauge("orrery_tables", "Tables in memory", multiprocess_mode="livesum", registry=_registry)
SOCKETS = Gauge("orrery_sockets", "Open sockets", multiprocess_mode="livesum", registry=_registry)


def told() -> bytes:
    """All figures in the form Prometheus reads."""
    if FOLDER not in os.environ:
        return generate_latest(_registry)
    everywhere = CollectorRegistry()
    MultiProcessCollector(everywhere)  # type: ignore[no-untyped-call]
    return generate_latest(everywhere)
