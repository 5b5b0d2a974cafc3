"""Mail by SMTP: where it is handed in, and how a message to a person looks."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from .call_errors import BadAddress, BadSmtp

_LIMIT_SECONDS = 20.0
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_LETTERS = 254


class PostOffice(NamedTuple):
    """A server that takes mail: `smtps://user:password@mail.example?from=orrery@mail.example`."""

    host: str
    port: int
    secure: bool
    """From the first word on; otherwise the line is made secure before anything is told."""
    user: str
    password: str
    sender: str


def post_office(url: str) -> PostOffice:
    """Where mail is handed in, as the host has written it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadSmtp from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not _ADDRESS.fullmatch(sender):
        raise BadSmtp
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return PostOffice(parts.hostname, port or (465 if secure else 587), secure, user, password, sender)


def mail_address(text: str) -> str:
    """An address that people write to; refused if it is none."""
    trimmed = text.strip()
    if len(trimmed) > _LETTERS or not _ADDRESS.fullmatch(trimmed):
        raise BadAddress
    return trimmed


def send(office: PostOffice, to: str, subject: str, text: str, stop: str) -> None:
    """Hand it in; OSError or SMTPException (which is one) if that fails. In a thread: it waits for others."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = f"Orrery <{office.sender}>", to, subject
    message["Date"] = formatdate()
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    connect = smtplib.SMTP_SSL if office.secure else smtplib.SMTP
    with connect(office.host, office.port, timeout=_LIMIT_SECONDS) as line:
        if not office.secure and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        if office.user:
            line.login(office.user, office.password)
        line.send_message(message)
