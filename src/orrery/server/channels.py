"""Which ways to call people the host offers: none, unless asked for when the server is started."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from .call_errors import BadWebhooks

Webhooks: TypeAlias = Literal["off", "public", "anywhere"]


@dataclass(frozen=True, slots=True)
class Channels:
    """What a host has to know of the world outside for it."""

    webhooks: Webhooks = "off"
    """Whether messages go to addresses that people give: to public ones, or to those of the host's own network, too."""
    push_contact: str = ""
    """Whom a push service may ask about its messages: `mailto:` and an address."""
    smtp: str = ""
    """The server that takes mail: `smtps://user:password@mail.example?from=orrery@mail.example`."""
    quiet_seconds: float = 60.0
    """A table has to wait that long before anybody is called: most people come by themselves."""
    every_seconds: float = 20.0
    """How often it is looked who is waited for."""


SILENT = Channels()


def webhooks_of(text: str) -> Webhooks:
    """What was typed."""
    for known in get_args(Webhooks):
        if text == known:
            found: Webhooks = known
            return found
    raise BadWebhooks(text)
