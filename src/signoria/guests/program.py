"""A program that is spoken to in lines of JSON, and that nobody trusts to answer."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import signal
import subprocess
from collections.abc import Mapping
from time import monotonic
from typing import IO, Any

MOST_BYTES = 65536  # of an answer
MOST_COMPLAINT = 2000  # bytes of standard error that are kept, the last ones
LONGEST_COMPLAINT = 120  # letters of its last line that are shown
LEAVING_SECONDS = 0.5  # to end by itself when its standard input is closed
_PART = 65536


class ProgramError(Exception):
    """The program did not answer, or not as it should; the message says what it did."""


class Nonsense(ProgramError):
    """The program answered, but not with a JSON object; it can be asked again."""


def split(command: str) -> list[str]:
    """The words of a command line."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"the command {command!r} cannot be read: {error}") from error
    if not words:
        raise ValueError("a bot's command line is empty; write, for example, cmd:python mybot.py")
    return words


class Program:
    """One process, in a group of its own, so that it is ended with all that it has started."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 - whoever named it may run it
                split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(error.strerror or str(error)) from error
        self._heard = b""  # of an answer that is not complete
        self._complaint = b""
        self._is_silent = False  # it has closed its standard output
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            os.set_blocking(_known(stream).fileno(), False)

    def ask(self, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Say something, and wait for the line that answers it."""
        self._forget()
        line = self._converse(_line(message), monotonic() + seconds, needs_answer=True)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Nonsense(f"its answer is not JSON: {_shown(line)}") from error
        if not isinstance(answer, dict):
            raise Nonsense(f"its answer is no JSON object: {_shown(line)}")
        return answer

    def tell(self, message: Mapping[str, Any], seconds: float) -> None:
        """Say something that needs no answer."""
        self._converse(_line(message), monotonic() + seconds, needs_answer=False)

    def end(self) -> None:
        """Close its input, wait a moment, and end it with all that it has started."""
        with contextlib.suppress(OSError):
            _known(self.process.stdin).close()
        until = monotonic() + LEAVING_SECONDS
        with contextlib.suppress(ProgramError, OSError):
            while not self._is_silent and monotonic() < until:
                self._heard = b""
                self._converse(b"", until, needs_answer=True)
        # Before it is waited for, its number can be nobody else's.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.process.stdout, self.process.stderr):
            _known(stream).close()

    @property
    def complaint(self) -> str:
        """The last line that it wrote to standard error."""
        lines = self._complaint.decode(errors="replace").strip().splitlines()
        last = "".join(letter for letter in lines[-1] if letter.isprintable()) if lines else ""
        return last[:LONGEST_COMPLAINT]

    def _forget(self) -> None:
        """What was said unasked since the last answer is no answer."""
        self._heard = b""
        with contextlib.suppress(BlockingIOError):
            for _ in range(2):
                if not os.read(_known(self.process.stdout).fileno(), MOST_BYTES):
                    break
            else:
                raise ProgramError(f"it said more than {MOST_BYTES} bytes without being asked")

    def _converse(self, saying: bytes, until: float, *, needs_answer: bool) -> bytes:
        """Write and read at once, so that neither waits for the other; a line, if one is needed."""
        ears = (self.process.stdout, self.process.stderr)
        with selectors.DefaultSelector() as selector:
            for stream in ears:
                selector.register(_known(stream), selectors.EVENT_READ)
            if saying:
                selector.register(_known(self.process.stdin), selectors.EVENT_WRITE)
            while saying or (needs_answer and b"\n" not in self._heard):
                left = until - monotonic()
                ready = selector.select(max(0.0, left))
                if not ready and left <= 0:
                    raise ProgramError("it did not answer in time")
                for key, _ in ready:
                    if key.fileobj is self.process.stdin:
                        saying = self._write(saying)
                        if not saying:
                            selector.unregister(key.fileobj)
                    elif not self._read(key.fileobj is self.process.stdout):
                        selector.unregister(key.fileobj)
        return self._heard.partition(b"\n")[0]

    def _write(self, saying: bytes) -> bytes:
        try:
            return saying[os.write(_known(self.process.stdin).fileno(), saying) :]
        except BlockingIOError:
            return saying
        except OSError as error:
            raise ProgramError(self._how_it_ended()) from error

    def _read(self, is_answer: bool) -> bool:
        """Whether there may be more to read."""
        stream = self.process.stdout if is_answer else self.process.stderr
        try:
            part = os.read(_known(stream).fileno(), _PART)
        except BlockingIOError:
            return True
        if not is_answer:
            self._complaint = (self._complaint + part)[-MOST_COMPLAINT:]
            return bool(part)
        if not part:
            self._is_silent = True
            raise ProgramError(self._how_it_ended())
        self._heard += part
        if len(self._heard) > MOST_BYTES:
            raise ProgramError(f"its answer is longer than {MOST_BYTES} bytes")
        return True

    def _how_it_ended(self) -> str:
        with contextlib.suppress(OSError):
            self._read(is_answer=False)
        try:
            code = self.process.wait(LEAVING_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its standard output"
        said = f": {self.complaint}" if self.complaint else ""
        return f"it ended with code {code}{said}"


def _known(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _shown(line: bytes) -> str:
    return repr(line[:60].decode(errors="replace"))
