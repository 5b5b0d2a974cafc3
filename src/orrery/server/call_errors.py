"""Refusals of the endpoints and settings by which people are called to their tables."""

from __future__ import annotations

from .errors import Refused


class NotOffered(Refused):
    """The host of this server does not offer this."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-not-offered", "this server does not send such messages")


class BadAddress(Refused):
    """No message can be sent to this address from here."""

    def __init__(self) -> None:
        super().__init__("error-bad-address", "no message can be sent to this address")


class TooManyWays(Refused):
    """The person has as many ways to be told as the server keeps for anybody."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-too-many-ways", "you are told in many ways already: remove one first")


class MailNotAllowed(Refused):
    """The mail address was asked for consent today, or its owner wants no mail."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-mail-not-allowed", "this address was asked today already, or wants no mail")


class MailNotSent(Refused):
    """The mail server takes no mail at the moment."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-mail-not-sent", "the mail could not be sent")


class BadMailLink(Refused):
    """The link is from no mail of this server, or was used already."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-bad-mail-link", "this link is not valid any more")


class BadSmtp(Refused):
    """ORRERY_SMTP lacks a part or has one that is unknown."""

    def __init__(self) -> None:
        super().__init__("error-bad-smtp", "ORRERY_SMTP has to be like smtps://user:password@host?from=address")


class BadSmtpHost(Refused):
    """The mail server in ORRERY_SMTP has a name that no host can have."""

    def __init__(self, host: str) -> None:
        text = f"ORRERY_SMTP names {host!r}, which is no host: between the dots of a name are 1 to 63 letters"
        super().__init__("error-bad-smtp-host", text, host=host)


class SmtpLoginNotAscii(Refused):
    """User or password in ORRERY_SMTP cannot be sent: smtplib sends ASCII only."""

    def __init__(self) -> None:
        text = "user and password in ORRERY_SMTP may have ASCII characters only: ask for another password"
        super().__init__("error-smtp-login-not-ascii", text)


class MailWithoutTls(Refused):
    """ORRERY_SMTP names a mail server on another computer and turns TLS off."""

    def __init__(self, host: str) -> None:
        text = f"mail goes without TLS only to a server on this computer (localhost), not to {host!r}"
        super().__init__("error-mail-without-tls", text, host=host)


class BadWebhooks(Refused):
    """`--webhooks` has an unknown value."""

    def __init__(self, choice: str) -> None:
        super().__init__("error-bad-webhooks", f"--webhooks is off, public or anywhere, not {choice!r}", choice=choice)
