"""Write and read the links in mails, by which the owner of an address agrees to mail, stops it and allows it again.

A link names a way and the hash of its address and is signed by the server. So only those who have received a mail have
a link for the address, and the link still works when the way is no longer stored.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

_BYTES = 16
_LETTERS = 22
"""Length of a hash or signature as it is written."""
_GMAIL = ("gmail.com", "googlemail.com")
"""Domains of the same mailboxes."""


class MailLink(NamedTuple):
    """The way in which a mail was sent, and the hash of the address it was sent to."""

    way: str
    recipient: str


def recipient_of(key: str, address: str) -> str:
    """Return the hash of an address with the server's secret; all spellings of one mailbox have the same hash.

    >>> recipient_of("key", "Ada@mail.example") == recipient_of("key", "ada+games@MAIL.example")
    True
    >>> recipient_of("key", "ada@mail.example") == recipient_of("other key", "ada@mail.example")
    False
    """
    return _signed(key, "recipient", _mailbox(address))


def _mailbox(address: str) -> str:
    """Return one spelling for all spellings of a mailbox.

    >>> _mailbox("A.da+games@GoogleMail.com"), _mailbox("A.da+games@mail.example"), _mailbox("+ada@mail.example")
    ('ada@gmail.com', 'a.da@mail.example', '+ada@mail.example')
    """
    name, _, domain = address.lower().rpartition("@")
    name = name.partition("+")[0] or name
    if domain in _GMAIL:  # ignores dots in names
        name, domain = name.replace(".", ""), _GMAIL[0]
    return f"{name}@{domain}"


def write_link(key: str, link: MailLink) -> str:
    """Return the text of a link, of letters, digits, `-` and `_`.

    >>> read_link("key", write_link("key", MailLink("way", recipient_of("key", "ada@mail.example")))).way
    'way'
    """
    return link.recipient + _signature(key, link) + link.way


def read_link(key: str, text: str) -> MailLink | None:
    """Return what the text of a link says, or None if this server has not written it.

    >>> read_link("key", "made-up") is None
    True
    """
    recipient, signature, way = text[:_LETTERS], text[_LETTERS : 2 * _LETTERS], text[2 * _LETTERS :]
    link = MailLink(way, recipient)
    return link if hmac.compare_digest(signature.encode(), _signature(key, link).encode()) else None


def _signature(key: str, link: MailLink) -> str:
    return _signed(key, "link", f"{link.recipient} {link.way}")


def _signed(key: str, purpose: str, text: str) -> str:
    digest = hmac.digest(key.encode(), f"{purpose} {text}".encode(), sha256)
    return urlsafe_b64encode(digest[:_BYTES]).decode().rstrip("=")
