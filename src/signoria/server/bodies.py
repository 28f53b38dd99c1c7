"""The body of a request: it has arrived before anybody begins to answer."""

from __future__ import annotations

from starlette.types import Message, Receive


class TooLarge(Exception):
    """More came than may."""


class Gone(Exception):
    """Whoever sent it went away before it was complete."""


async def arrived(receive: Receive, most: int) -> Receive:
    """Wait for a whole body of at most so many bytes; answers with what gives it to a reader.

    So whoever sends slowly keeps nothing busy but the connection.
    """
    messages: list[Message] = []
    received, is_complete = 0, False
    while not is_complete:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        received += len(message.get("body", b""))
        if received > most:
            raise TooLarge
        messages.append(message)
        is_complete = not message.get("more_body", False)

    async def receive_on() -> Message:
        return messages.pop(0) if messages else await receive()

    return receive_on
