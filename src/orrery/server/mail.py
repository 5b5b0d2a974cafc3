"""Send mail through the host's SMTP server, over TLS with a verified certificate.

The certificate and the name in it are checked for `smtps://` (TLS from the first byte) and for `smtp://` (STARTTLS)
alike; a server that does not offer STARTTLS gets neither the password nor a message. Only a relay on this computer may
be used without TLS, and only where `tls=off` says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import smtplib
import socket
import ssl
import threading
from email import policy
from email.message import EmailMessage
from email.utils import formatdate
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from .call_errors import BadAddress, BadSmtp, BadSmtpHost, MailWithoutTls, SmtpLoginNotAscii
from .outgoing import connect, resolve

_LIMIT_SECONDS = 30.0
"""Longest time of one delivery, from looking up the server's name to the end of its last answer."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_LETTERS = 254
_PORTS = {"tls": 465, "starttls": 587, "off": 25}
_WHOLE_LINES = policy.default.clone(max_line_length=998)
"""Links are longer than the usual lines, and must not be broken."""
_READY = 220
"""The SMTP code of a greeting, and of the answer to STARTTLS."""
_PERMANENT = 500
"""The first SMTP code of a lasting refusal; codes below ask for a later try, as in greylisting."""

Security: TypeAlias = Literal["tls", "starttls", "off"]


class MailServerFails(Exception):
    """The server was not reached, was not to be trusted or took no message, whatever address it was for."""

    def __init__(self, reason: str, perhaps_sent: bool) -> None:
        super().__init__(reason)
        self.perhaps_sent = perhaps_sent
        """The dialogue ended without an answer after the message had begun to leave."""


class RecipientRefused(Exception):
    """The server has refused this address for good."""


class MailServer(NamedTuple):
    """The SMTP server that takes the host's mail: `smtps://user:password@mail.example?from=orrery@mail.example`."""

    host: str
    port: int
    security: Security
    user: str
    password: str
    sender: str


def mail_server(url: str) -> MailServer:
    """Return the server that the URL names; refused unless the URL is complete, can work and protects the password.

    >>> mail_server("smtp://localhost?from=orrery@mail.example&tls=off").port
    25
    """
    try:
        parts = urlsplit(url)
        port = parts.port
        options = parse_qs(parts.query, strict_parsing=True)
    except ValueError:
        raise BadSmtp from None
    [sender, *more], [tls, *others] = options.pop("from", [""]), options.pop("tls", ["on"])
    known = parts.scheme in ("smtp", "smtps") and tls in ("on", "off") and not (more or others or options)
    if not known or not parts.hostname or not _ADDRESS.fullmatch(sender):
        raise BadSmtp
    try:
        parts.hostname.encode("idna")  # refuses empty labels and those of more than 63 letters
    except UnicodeError:
        raise BadSmtpHost(parts.hostname) from None
    security: Security = "tls" if parts.scheme == "smtps" else "starttls"
    if tls == "off":
        if parts.scheme == "smtps":
            raise BadSmtp
        if parts.hostname != "localhost" and not _is_loopback(parts.hostname):
            raise MailWithoutTls(parts.hostname)
        security = "off"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if not (user + password).isascii():
        raise SmtpLoginNotAscii
    return MailServer(parts.hostname, port or _PORTS[security], security, user, password, sender)


def mail_address(text: str) -> str:
    """Return the address that was typed as mail servers know it; refused if it is none.

    >>> mail_address(" Ada@Bücher.example ")
    'Ada@xn--bcher-kva.example'
    """
    name, _, domain = text.strip().rpartition("@")
    try:
        address = f"{name}@{domain.encode('idna').decode().lower()}"
    except UnicodeError:
        raise BadAddress from None
    if len(address) > _LETTERS or not _ADDRESS.fullmatch(address):
        raise BadAddress
    return address


async def send(
    server: MailServer, to: str, subject: str, text: str, stop: str, limit_seconds: float = _LIMIT_SECONDS
) -> None:
    """Hand a message to the server; MailServerFails or RecipientRefused if it does not take it within the time.

    smtplib blocks, so the dialogue runs in a thread. When time is up the connection is shut down under it, which ends
    the dialogue wherever it stands, also where the server sends a byte now and then.
    """
    message = EmailMessage(_WHOLE_LINES)
    message["From"], message["To"], message["Subject"] = f"Orrery <{server.sender}>", to, subject
    message["Date"] = formatdate()
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    leaving = threading.Event()
    try:
        async with asyncio.timeout(limit_seconds):
            await _send(server, message, leaving, limit_seconds)
    except smtplib.SMTPRecipientsRefused as problem:
        [(code, _)] = problem.recipients.values()
        if code >= _PERMANENT:
            raise RecipientRefused from None
        raise MailServerFails(f"it answers {code} to RCPT", perhaps_sent=False) from None
    except (OSError, ValueError) as problem:
        # OSError: also SMTPException, SSLError and TimeoutError; ValueError: an answer or a name that cannot be decoded
        answered = isinstance(problem, smtplib.SMTPResponseException)
        raise MailServerFails(f"{type(problem).__name__}: {problem}", leaving.is_set() and not answered) from None


async def _send(server: MailServer, message: EmailMessage, leaving: threading.Event, limit_seconds: float) -> None:
    addresses = await resolve(server.host, server.port)
    if server.security == "off":
        addresses = [address for address in addresses if _is_loopback(address)]
    connection = await connect(addresses, server.port, limit_seconds)
    connection.settimeout(limit_seconds)
    with connection.dup() as handle:
        try:
            await asyncio.to_thread(_deliver, connection, server, message, leaving)
        finally:
            with contextlib.suppress(OSError):  # the dialogue has ended, and the server has closed its side
                handle.shutdown(socket.SHUT_RDWR)


def _deliver(connection: socket.socket, server: MailServer, message: EmailMessage, leaving: threading.Event) -> None:
    """Speak SMTP on a new connection and close it."""
    with contextlib.ExitStack() as stack:
        client = _client(connection, stack)
        if server.security == "tls":
            client = _secured(client, server, stack)
        _require_ready(client.getreply())
        if server.security == "starttls":
            client.ehlo_or_helo_if_needed()
            if not client.has_extn("starttls"):
                raise smtplib.SMTPNotSupportedError(
                    f"{server.host} offers no STARTTLS; for a relay on this computer add tls=off to ORRERY_SMTP"
                )
            _require_ready(client.docmd("STARTTLS"))
            client = _secured(client, server, stack)
        if server.user:
            client.login(server.user, server.password)
        client.ehlo_or_helo_if_needed()
        leaving.set()
        client.send_message(message)
        with contextlib.suppress(smtplib.SMTPException):  # the server has taken the message already
            client.quit()


def _client(connection: socket.socket, stack: contextlib.ExitStack) -> smtplib.SMTP:
    """Return an SMTP client that uses this connection and has read nothing from it."""
    client = smtplib.SMTP()
    client.sock = connection
    stack.callback(client.close)
    return client


def _secured(client: smtplib.SMTP, server: MailServer, stack: contextlib.ExitStack) -> smtplib.SMTP:
    """Return a client that speaks TLS on the same connection.

    It is a new client, so that nothing counts that was received before: an attacker may have written it.
    """
    assert client.sock is not None
    trusted = ssl.create_default_context()
    return _client(trusted.wrap_socket(client.sock, server_hostname=server.host), stack)


def _require_ready(reply: tuple[int, bytes]) -> None:
    code, text = reply
    if code != _READY:
        raise smtplib.SMTPResponseException(code, text)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
