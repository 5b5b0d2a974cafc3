"""What the server refuses where people want to be called to their tables."""

from __future__ import annotations

from .errors import Refused


class NotOffered(Refused):
    """The host of this server does not offer this."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-not-offered", "this server does not send such messages")


class BadAddress(Refused):
    """Not an address messages can be sent to from here."""

    def __init__(self) -> None:
        super().__init__("error-bad-address", "no message can be sent to this address")


class TooManyWays(Refused):
    """More addresses than anybody looks at."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-too-many-ways", "you are told in many ways already: remove one first")


class BadMailLink(Refused):
    """The link is of no mail, or has done its work."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-bad-mail-link", "this link is not valid any more")


class BadSmtp(Refused):
    """Not a place where mail can be handed in."""

    def __init__(self) -> None:
        super().__init__("error-bad-smtp", "ORRERY_SMTP has to be like smtps://user:password@host?from=address")


class BadWebhooks(Refused):
    """Not a choice of where messages may go."""

    def __init__(self, choice: str) -> None:
        super().__init__("error-bad-webhooks", f"--webhooks is off, public or anywhere, not {choice!r}", choice=choice)
