"""What the doctor finds: one line for each thing looked at."""

from typing import Literal

import msgspec

Level = Literal["ok", "warning", "problem"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at, what it is like, and what to do about it unless it is in order."""

    level: Level
    subject: str
    text: str
    advice: str = ""


def ok(subject: str, text: str) -> Finding:
    """Nothing needs to be done."""
    return Finding("ok", subject, text)


def warning(subject: str, text: str, advice: str) -> Finding:
    """Return the server works, but not as well or as safely as it could."""
    return Finding("warning", subject, text, advice)


def problem(subject: str, text: str, advice: str) -> Finding:
    """Return the server does not work, or does harm."""
    return Finding("problem", subject, text, advice)
