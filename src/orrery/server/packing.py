"""Answers that never change are compressed once, not for everybody who asks."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def packed_answer(content: bytes, compressed: bool, cache: str) -> Response:
    """JSON, compressed for those who can read it so, or plain."""
    headers = {"cache-control": cache, "vary": "Accept-Encoding"}
    if compressed:
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type="application/json")


class Packed:
    """A long answer in both forms."""

    def __init__(self, plain: bytes, cache: str) -> None:
        self._plain = plain
        self._compressed = gzip.compress(plain)
        self._cache = cache

    def response(self, request: Request) -> Response:
        compressed = takes_gzip(request)
        return packed_answer(self._compressed if compressed else self._plain, compressed, self._cache)
