"""Mail over the wire: password and message leave only over TLS with a certificate that is valid for the server."""

from __future__ import annotations

import asyncio
import base64
from contextlib import suppress

import pytest

from orrery.server.call_errors import BadAddress, BadSmtp, BadSmtpHost, MailWithoutTls, SmtpLoginNotAscii
from orrery.server.errors import Refused
from orrery.server.mail import MailServer, MailServerFails, RecipientRefused, mail_address, mail_server, send

from .smtp import Certificates, Offer, SmtpServer, certificates, smtp_server

STOP = "https://games.example/mail#x"
LOGIN = base64.b64encode(b"\0me\0p@ss").decode()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(autouse=True)
def trusted(made: Certificates, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the system trust the tests' authority."""
    monkeypatch.setenv("SSL_CERT_FILE", str(made.authority))


def mail(server: SmtpServer, scheme: str = "smtp", host: str = "localhost", more: str = "") -> None:
    """Send one message, and wait until the server has heard all of it."""
    where = mail_server(f"{scheme}://me:p%40ss@{host}:{server.port}?from=orrery@games.example{more}")
    try:
        asyncio.run(send(where, "ben@mail.example", "Your turn", "It is your turn.", STOP))
    finally:
        server.wait_for(1)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
@pytest.mark.parametrize(("scheme", "offer"), [("smtps", "tls"), ("smtp", "starttls")])
def test_password_and_message_go_over_verified_tls(made: Certificates, scheme: str, offer: Offer, host: str) -> None:
    with smtp_server(offer, made.right) as server:
        mail(server, scheme, host)
        assert f"AUTH PLAIN {LOGIN}" in server.sealed
        assert "It is your turn." in server.sealed
        assert f"List-Unsubscribe: <{STOP}>" in server.sealed
        assert [line[:4].upper() for line in server.in_clear] == (["EHLO", "STAR"] if scheme == "smtp" else [])


@pytest.mark.parametrize(
    ("scheme", "offer", "shown", "reason"),
    [
        ("smtps", "tls", "of_another_name", "Hostname mismatch"),
        ("smtp", "starttls", "of_another_name", "Hostname mismatch"),
        ("smtps", "tls", "signed_by_itself", "self.signed certificate"),
        ("smtp", "starttls", "signed_by_itself", "self.signed certificate"),
        ("smtp", "nothing", "right", "add tls=off"),
        ("smtp", "refused", "right", "454"),
        ("smtps", "nothing", "right", "SSL"),
    ],
)
def test_without_verified_tls_neither_password_nor_message_leaves(
    made: Certificates, scheme: str, offer: Offer, shown: str, reason: str
) -> None:
    with smtp_server(offer, getattr(made, shown)) as server:
        with pytest.raises(MailServerFails, match=reason):
            mail(server, scheme)
        assert {line[:4].upper() for line in server.in_clear} <= {"EHLO", "STAR"} or scheme == "smtps"
        everything = "\n".join(server.in_clear + server.sealed)
        for kept_back in (LOGIN, "AUTH", "MAIL", "ben@", "your turn"):
            assert kept_back not in everything


def test_what_came_before_tls_counts_for_nothing(made: Certificates) -> None:
    """An attacker can add answers in clear text to the one that begins TLS."""
    with smtp_server("injection", made.right) as server:
        mail(server)
        assert [line[:4].upper() for line in server.sealed[:3]] == ["EHLO", "AUTH", "MAIL"]
        assert "It is your turn." in server.sealed


def test_a_relay_on_this_computer_is_used_without_tls_where_the_host_says_so() -> None:
    with smtp_server("starttls") as server:
        mail(server, more="&tls=off")
        assert "It is your turn." in server.in_clear
        assert "STARTTLS" not in server.in_clear


@pytest.mark.parametrize("host", ["mail.example", "10.0.0.5", "localhost.example", "[fe80::1]", "0.0.0.0"])
def test_no_other_relay_is(host: str) -> None:
    with pytest.raises(MailWithoutTls):
        mail_server(f"smtp://{host}:25?from=a@b.example&tls=off")


@pytest.mark.parametrize("more", ["&tls=maybe", "&tls=off&tls=on", "&tls", "&ssl=off", "&from=c@d.example"])
def test_an_option_that_is_not_known_is_refused(more: str) -> None:
    with pytest.raises(BadSmtp):
        mail_server(f"smtp://localhost?from=a@b.example{more}")
    with pytest.raises(BadSmtp):
        mail_server("smtps://localhost?from=a@b.example&tls=off")


@pytest.mark.parametrize(
    ("url", "port", "security"),
    [
        ("smtps://mail.example?from=a@b.example", 465, "tls"),
        ("smtp://mail.example?from=a@b.example", 587, "starttls"),
        ("smtp://mail.example:2525?from=a@b.example&tls=on", 2525, "starttls"),
        ("smtp://[::1]?from=a@b.example&tls=off", 25, "off"),
    ],
)
def test_where_mail_goes(url: str, port: int, security: str) -> None:
    found = mail_server(url)
    assert (found.port, found.security) == (port, security)


@pytest.mark.parametrize(
    ("where", "refusal"),
    [
        ("me:p%C3%A4ss@mail.example", SmtpLoginNotAscii),
        ("m%C3%A9:pass@mail.example", SmtpLoginNotAscii),
        ("me:p%FFss@mail.example", SmtpLoginNotAscii),
        ("a..b", BadSmtpHost),
        (f"{'a' * 64}.example", BadSmtpHost),
    ],
)
def test_a_login_or_host_that_cannot_work_is_refused_in_one_line(where: str, refusal: type[Refused]) -> None:
    with pytest.raises(refusal) as refused:
        mail_server(f"smtps://{where}?from=a@b.example")
    assert "ORRERY_SMTP" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert mail_server("smtps://bücher.example?from=a@b.example").host == "bücher.example"


def test_a_host_that_cannot_be_looked_up_is_a_failure_of_the_mail_server() -> None:
    where = MailServer("a..b", 25, "starttls", "", "", "orrery@games.example")
    with pytest.raises(MailServerFails) as failed:
        asyncio.run(send(where, "ben@mail.example", "", "words", STOP))
    assert not failed.value.perhaps_sent


@pytest.mark.parametrize(
    "answer", ["450 4.2.0 greylisted", "451 later", "421 closing", "550 no such mailbox", "553 no"]
)
def test_only_a_lasting_refusal_of_a_recipient_is_a_bad_address(answer: str) -> None:
    with pytest.raises(RecipientRefused if answer[0] == "5" else MailServerFails) as failed:
        asyncio.run(send_where_one_answer_differs("RCPT", answer))
    assert not isinstance(failed.value, MailServerFails) or not failed.value.perhaps_sent


@pytest.mark.parametrize(
    ("word", "answer", "perhaps"),
    [
        ("MAIL", None, True),
        (".", None, True),
        ("MAIL", "450 later", False),
        (".", "554 no", False),
        ("EHLO", None, False),
        ("AUTH", "334 a", False),
    ],
)
def test_it_is_known_whether_a_message_may_have_left(word: str, answer: str | None, perhaps: bool) -> None:
    with pytest.raises(MailServerFails) as failed:
        asyncio.run(send_where_one_answer_differs(word, answer))
    assert failed.value.perhaps_sent == perhaps


async def send_where_one_answer_differs(word: str, answer: str | None) -> None:
    """Send a message to a server that gives this answer to one command, or closes the connection instead."""

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        in_message = False
        while line := (await reader.readline()).decode():
            said = line.strip().upper()
            in_message = said == "DATA" or (in_message and said != ".")
            if said.startswith(word):
                if answer is None:
                    break
                writer.write(f"{answer}\r\n".encode())
            elif said.startswith("EHLO"):
                writer.write(b"250-here\r\n250 AUTH CRAM-MD5\r\n")
            elif not in_message or said == "DATA":
                writer.write(b"354 go on\r\n" if said == "DATA" else b"250 well\r\n")
        writer.close()
        await writer.wait_closed()
        ended.set()

    ended = asyncio.Event()
    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    login = "me:pass@" if word == "AUTH" else ""
    port = server.sockets[0].getsockname()[1]
    where = mail_server(f"smtp://{login}localhost:{port}?from=orrery@games.example&tls=off")
    async with server:
        try:
            await send(where, "ben@mail.example", "", "words", STOP)
        finally:
            await ended.wait()


@pytest.mark.parametrize("address", ["a@b..example", "a@" + "b" * 64 + ".example", "ä@b.example", "a@", "@b.example"])
def test_what_no_mail_server_knows_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        mail_address(address)


def test_a_server_that_never_comes_to_an_end_is_left() -> None:
    """It sends a letter now and then, so that no single read takes long."""

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while True:
                writer.write(b"2")
                await writer.drain()
                await asyncio.sleep(0.01)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        ended.set()

    ended = asyncio.Event()

    async def scene() -> None:
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        where = mail_server(f"smtp://localhost:{port}?from=orrery@games.example&tls=off")
        async with server:
            with pytest.raises(MailServerFails, match="TimeoutError"):
                await send(where, "ben@mail.example", "", "", STOP, 0.3)
            async with asyncio.timeout(60):
                await ended.wait()  # the connection is closed, too

    asyncio.run(scene())
