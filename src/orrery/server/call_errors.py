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


class MailNotAllowed(Refused):
    """A mail address that was asked for consent today, or whose owner wants no mail."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-mail-not-allowed", "this address was asked today already, or wants no mail")


class MailNotSent(Refused):
    """The mail server takes no mail at the moment."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-mail-not-sent", "the mail could not be sent")


class BadMailLink(Refused):
    """The link is of no mail, or has done its work."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-bad-mail-link", "this link is not valid any more")


class BadSmtp(Refused):
    """Not the address of a mail server with what it needs."""

    def __init__(self) -> None:
        super().__init__("error-bad-smtp", "ORRERY_SMTP has to be like smtps://user:password@host?from=address")


class MailWithoutTls(Refused):
    """A mail server on another computer, to be used without TLS."""

    def __init__(self, host: str) -> None:
        text = f"mail goes without TLS only to a server on this computer (localhost), not to {host!r}"
        super().__init__("error-mail-without-tls", text, host=host)


class BadWebhooks(Refused):
    """Not a choice of where messages may go."""

    def __init__(self, choice: str) -> None:
        super().__init__("error-bad-webhooks", f"--webhooks is off, public or anywhere, not {choice!r}", choice=choice)
