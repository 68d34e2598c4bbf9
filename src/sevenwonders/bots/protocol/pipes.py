"""A program in another process, addressed line by line and never waited for too long."""

import os
import select
import shlex
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from time import monotonic, sleep
from typing import Final, final

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase

# A view takes a few thousand bytes, so no message of a bot is longer.
LONGEST_LINE: Final = 1 << 20
CHUNK: Final = 1 << 16
# How long a program may take to leave once its input has ended.
LEAVING_S: Final = 0.5
POLL_S: Final = 0.005
LONGEST_COMPLAINT: Final = 200


class ProgramEnded(GameError):
    """The program has ended or closed its side."""


class TooLate(Exception):
    """The program did not answer in time."""


class NotRead(TooLate):
    """The program did not even read in time, and may have received half a line."""


@final
class Pipes:
    """A running program with its input and output. Its error output is kept for the first complaint."""

    __slots__ = ("errors", "process", "received")

    def __init__(self, command: str) -> None:
        if sys.platform == "win32":
            raise ProgramEnded(Phrase("program-windows"))
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - open for as long as the program runs
        self.received = bytearray()
        try:
            # A group of its own, so that what the program starts can be stopped with it.
            self.process = subprocess.Popen(  # noqa: S603 - running the user's program is what this is for
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            self.errors.close()
            raise ProgramEnded(Phrase("program-unstarted", reason=str(error))) from error
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)

    def send(self, data: bytes, deadline: float) -> None:
        """Write to the program, which has until the deadline to read."""
        assert self.process.stdin is not None
        target = self.process.stdin.fileno()
        while data:
            if not select.select([], [target], [], left_until(deadline))[1]:
                raise NotRead
            try:
                data = data[os.write(target, data[:CHUNK]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise ProgramEnded(self.complaint()) from None

    def receive(self, deadline: float) -> bytes:
        """Read the next line of the program, which has until the deadline to write it."""
        assert self.process.stdout is not None
        source = self.process.stdout.fileno()
        while b"\n" not in self.received:
            if len(self.received) > LONGEST_LINE:
                raise ProgramEnded(Phrase("program-endless"))
            if not select.select([source], [], [], left_until(deadline))[0]:
                raise TooLate
            chunk = os.read(source, CHUNK)
            if not chunk:
                raise ProgramEnded(self.complaint())
            self.received += chunk
        line, _, rest = self.received.partition(b"\n")
        self.received = rest
        return bytes(line)

    def complaint(self) -> Phrase:
        """Say how the program ended, with the last line of its error output."""
        code = self.exit_code(LEAVING_S)
        self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, self.errors.tell() - CHUNK))
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        ending = Phrase("program-closed") if code is None else Phrase("program-ended", code=str(code))
        return Phrase("program-said", ending=ending, words=ascii(lines[-1][:LONGEST_COMPLAINT])) if lines else ending

    def exit_code(self, patience_s: float) -> int | None:
        """Return the program's exit code, or None if it is still running. Its number stays taken."""
        deadline = monotonic() + patience_s
        while (ended := os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)) is None:
            if monotonic() > deadline:
                return None
            sleep(POLL_S)
        return ended.si_status

    def stop(self) -> None:
        """Close the program's input, and kill the program if it does not leave."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.exit_code(LEAVING_S)
        # Whatever is left of its group goes too. The group's number is not reused before the program is waited for.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()


def left_until(deadline: float) -> float:
    """Return the seconds until a deadline, at least 0."""
    return max(0.0, deadline - monotonic())
