"""Mail, where the operator has an SMTP server: no word in it was typed by a stranger."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from signoria.server import problems
from signoria.server.push import Failed, Gone, Refused, is_address
from signoria.server.settings import Settings

LONGEST_ADDRESS = 254
SECONDS = 15.0  # for the server to answer
LOOPBACK = ("localhost", "127.0.0.1", "::1")
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+[A-Za-z]{2,}"
)
_TEMPORARY = range(400, 500)


def checked_address(said: str) -> str:
    """An address as it is kept, or a problem."""
    address = said.strip()
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        raise problems.impossible("bad-address", "an address is written name@example.org")
    name, _, host = address.rpartition("@")
    if len(name) > 64 or is_address(host):
        raise problems.impossible("bad-address", "an address is written name@example.org")
    return f"{name}@{host.lower()}"


def composed(settings: Settings, to: str, subject: str, text: str, off: str = "") -> EmailMessage:
    """A mail; *off*: the address that ends them, for programs that offer it."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.origin).hostname)
    message["Auto-Submitted"] = "auto-generated"
    if off:
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def send(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail to the SMTP server, or raise what became of it."""
    parts = urlsplit(settings.smtp)
    host, tls = parts.hostname or "", ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=tls)
            if parts.scheme == "smtps"
            else smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
        ) as server:
            if parts.scheme == "smtp" and host not in LOOPBACK:
                server.starttls(context=tls)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        raise (Failed if all(code in _TEMPORARY for code in codes) else Gone) from None
    except smtplib.SMTPResponseException as error:
        raise (Failed if error.smtp_code in _TEMPORARY else Refused) from None
    except (OSError, smtplib.SMTPException):
        raise Failed from None
