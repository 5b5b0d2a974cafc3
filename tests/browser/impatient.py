"""A server for which every absence is long: `python -m tests.browser.impatient DATABASE`."""

from __future__ import annotations

import sys

from orrery.server.serve import AnnouncedServer, configure
from orrery.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(sys.argv[1], absence_seconds=0.0)
    AnnouncedServer(configure(settings, "127.0.0.1", 0), open_browser=False).run()
