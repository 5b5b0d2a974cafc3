"""Lend the supervisor's listening socket to its child processes, each as soon as it is ready to accept.

A child that is still starting holds no copy of the socket: when the supervisor is killed meanwhile, the address is free
for the next one at once.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Client, Listener
from multiprocessing.reduction import recv_handle, send_handle

_log = logging.getLogger(__name__)
_REST_SECONDS = 0.1
"""Pause after a failure, which may happen again at once."""


class LentSocket(list[socket.socket]):
    """The supervisor's listening socket; pickled, it becomes a `BorrowedSocket` of the child."""

    def __init__(self, listening: socket.socket) -> None:
        super().__init__([listening])
        self._listener = Listener(family="AF_UNIX")  # in a folder that only this user may enter
        threading.Thread(target=self._lend, name="orrery-listening-socket", daemon=True).start()

    def __reduce__(self) -> tuple[type[BorrowedSocket], tuple[str]]:
        return BorrowedSocket, (str(self._listener.address),)

    def _lend(self) -> None:
        while True:
            try:
                with self._listener.accept() as line:
                    send_handle(line, self[0].fileno(), os.getpid())
            except (OSError, RuntimeError) as problem:  # the latter where macOS gets no receipt
                _log.warning("a process that asked for the listening socket did not get it: %s", problem)
                time.sleep(_REST_SECONDS)


class BorrowedSocket(list[socket.socket]):
    """The listening socket at a child: it is asked for when it is first iterated over, which is to accept on it."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    def __iter__(self) -> Iterator[socket.socket]:
        if not self:
            with Client(self._address) as line:
                self.append(socket.socket(fileno=recv_handle(line)))
        return super().__iter__()


def end_with_parent(listening: list[socket.socket]) -> None:
    """Watch the supervisor from a thread of its own; when it is gone, stop, in order where connections were accepted.

    A child that went on would serve unseen, and at the next supervisor's address.
    """
    threading.Thread(target=_end_with_parent, args=(listening,), name="orrery-supervisor", daemon=True).start()


def _end_with_parent(listening: list[socket.socket]) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    _log.warning("the supervisor is gone: this process stops")
    if len(listening):
        os.kill(os.getpid(), signal.SIGTERM)
    else:
        os._exit(1)  # what it waits for, a database or a job process, may take for ever
