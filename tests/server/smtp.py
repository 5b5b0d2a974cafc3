"""A mail server on this machine that keeps what it is told, and certificates for it."""

from __future__ import annotations

import datetime
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

_DAY = datetime.timedelta(days=1)

Offer = Literal["tls", "starttls", "injection", "refused", "nothing"]
"""TLS at once; STARTTLS; STARTTLS with further answers that an attacker has added to its own; STARTTLS that is refused
when it is asked for; no STARTTLS, as where an attacker has cut it out."""


class Certificates(NamedTuple):
    """Files of certificates with their keys, and of the authority that signed the first two."""

    authority: Path
    right: Path
    of_another_name: Path
    signed_by_itself: Path


def certificates(folder: Path) -> Certificates:
    """Make them; the right one is for `localhost` and 127.0.0.1."""
    key, other, own = (ec.generate_private_key(ec.SECP256R1()) for _ in range(3))
    made = {
        "authority": _certificate("authority", key, "authority", key),
        "right": _certificate("localhost", other, "authority", key),
        "of_another_name": _certificate("mail.example", other, "authority", key),
        "signed_by_itself": _certificate("localhost", own, "localhost", own),
    }
    for name, certificate in made.items():
        (folder / name).write_bytes(certificate)
    return Certificates(*(folder / name for name in Certificates._fields))


def _certificate(
    name: str, key: ec.EllipticCurvePrivateKey, signer: str, signers_key: ec.EllipticCurvePrivateKey
) -> bytes:
    """The certificate and its key, as a file holds them."""
    now = datetime.datetime.now(datetime.UTC)
    names: list[x509.GeneralName] = [x509.DNSName(name)]
    if name == "localhost":
        names.append(x509.IPAddress(ipaddress.ip_address("127.0.0.1")))
    public = key.public_key()
    authority = signers_key.public_key()
    certificate = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, signer)]))
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _DAY)
        .not_valid_after(now + _DAY)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=name == "authority", path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority), critical=False)
        .sign(signers_key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return certificate.public_bytes(serialization.Encoding.PEM) + private


class SmtpServer:
    """A server of one kind; whatever reaches it in clear text is kept apart."""

    def __init__(self, offer: Offer, certificate: Path | None) -> None:
        self._offer = offer
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if certificate is not None:
            self._context.load_cert_chain(certificate)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.in_clear: list[str] = []
        """Every line that came without TLS."""
        self.sealed: list[str] = []
        """Every line that came over TLS."""
        self.dialogues = 0
        """Number of conversations that have ended."""
        self.ended = threading.Condition()

    def run(self) -> None:
        """Take one connection after the other until the socket is closed."""
        with suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                with suppress(OSError):
                    self._serve(connection)
                connection.close()
                with self.ended:
                    self.dialogues += 1
                    self.ended.notify_all()

    def stop(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def wait_for(self, dialogues: int) -> None:
        """Wait until so many conversations have ended: from then on nothing is added to their lines."""
        with self.ended:
            assert self.ended.wait_for(lambda: self.dialogues >= dialogues, 60)

    def _serve(self, connection: socket.socket) -> None:
        if self._offer == "tls":
            with self._context.wrap_socket(connection, server_side=True) as secured:
                self._speak(secured, self.sealed, greet=True)
        elif self._speak(connection, self.in_clear, greet=True):
            with self._context.wrap_socket(connection, server_side=True) as secured:
                self._speak(secured, self.sealed, greet=False)

    def _speak(self, connection: socket.socket, heard: list[str], greet: bool) -> bool:
        """Answer until the end; whether TLS is to begin now."""
        with connection.makefile("rb") as line:
            if greet:
                _say(connection, "220 here")
            while said := line.readline().decode("latin-1"):
                heard.append(said.rstrip())
                word = said[:4].upper().strip()
                if word == "EHLO":
                    more = [] if heard is self.sealed or self._offer == "nothing" else ["STARTTLS"]
                    _say(connection, "250-here", *(f"250-{each}" for each in more), "250 AUTH PLAIN")
                elif word == "STAR":
                    injected = ["250 here", "250 well", "250 well"] if self._offer == "injection" else []
                    _say(connection, "454 not now" if self._offer == "refused" else "220 begin", *injected)
                    if self._offer != "refused":
                        return True
                elif word == "AUTH":
                    _say(connection, "235 welcome")
                elif word == "DATA":
                    _say(connection, "354 go on")
                    while (said := line.readline().decode("latin-1")) not in (".\r\n", ""):
                        heard.append(said.rstrip())
                    _say(connection, "250 well")
                elif word == "QUIT":
                    _say(connection, "221 bye")
                    return False
                else:
                    _say(connection, "250 well")
        return False


def _say(connection: socket.socket, *answers: str) -> None:
    connection.sendall("".join(f"{answer}\r\n" for answer in answers).encode())


@contextmanager
def smtp_server(offer: Offer, certificate: Path | None = None) -> Iterator[SmtpServer]:
    """Run a server in a thread."""
    server = SmtpServer(offer, certificate)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server
    finally:
        server.stop()
        thread.join()
