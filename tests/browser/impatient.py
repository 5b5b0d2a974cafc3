"""A server for which every absence is long: `python impatient.py DATABASE WORKERS`."""

from __future__ import annotations

import sys

from orrery.server.serve import AnnouncedServer, configure, serve_together
from orrery.server.settings import Settings

if __name__ == "__main__":
    settings, workers = Settings(sys.argv[1], absence_seconds=0.0), int(sys.argv[2])
    if workers == 1:
        AnnouncedServer(configure(settings, "127.0.0.1", 0), open_browser=False).run()
    else:
        serve_together(settings, "127.0.0.1", 0, workers, json_log=False, open_browser=False, welcome="")
