"""The browser client's files; every page of it is the same one, which reads its own address."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .errors import NoSuchPage

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Orrery</title>
<h1>Orrery</h1>
<p>The server runs, but its browser client was not built.
Build it with <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then load this page again.</p>
<p lang="de">Der Server läuft, aber die Oberfläche für den Browser wurde nicht gebaut.
Baue sie mit <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code> und lade diese Seite dann neu.</p>
</html>
"""


class Assets(StaticFiles):
    """Files with a hash in their name never change."""

    async def check_config(self) -> None:
        """The client may be built while the server runs, so a missing folder only means missing files."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Pages:
    """The client's pages and the few files beside them; the page is told below which path it is."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder = folder
        self._base = base

    async def page(self, request: Request) -> Response:
        """A file of the client's root, or the client itself for any other address."""
        path = "/" + request.path_params["path"]
        if path == "/api" or path.startswith(("/api/", "/assets/")):
            raise NoSuchPage
        files = self._files()
        client = files.pop("index.html", None)
        wanted = files.get(request.path_params["path"])
        if wanted is not None:
            return FileResponse(wanted, headers={"cache-control": "no-cache"})
        if client is None:
            return HTMLResponse(_NOT_BUILT, headers={"cache-control": "no-store"})
        # it is built with addresses that begin where it is, and it is at every address
        written = client.read_text(encoding="utf-8").replace('"./', f'"{self._base}/')
        return HTMLResponse(written, headers={"cache-control": "no-cache"})

    def _files(self) -> dict[str, Path]:
        """What is there by name: an address is looked up and never becomes a path."""
        if not self._folder.is_dir():
            return {}
        return {file.name: file for file in self._folder.iterdir() if file.is_file()}
