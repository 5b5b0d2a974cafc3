"""What the server writes down: lines for people, or one JSON object in each line for programs that gather logs."""

from __future__ import annotations

import logging
import os
import time

import msgspec

from .quiet_log import OncePerMinute

_PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Each line an object; a fault's trace is one of its fields."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "where": record.name,
            "process": os.getpid(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up_logs(as_json: bool) -> None:
    """For this process; statements of the database show no parameters, and requests no cookies or secrets."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(_PLAIN))
    handler.addFilter(OncePerMinute())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for library in ("alembic", "uvicorn"):
        logging.getLogger(library).setLevel(logging.WARNING)
