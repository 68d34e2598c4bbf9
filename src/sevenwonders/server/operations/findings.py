"""The doctor's findings: one line per check."""

from typing import Literal

import msgspec

Level = Literal["ok", "warning", "problem"]


class Finding(msgspec.Struct, frozen=True):
    """The result of one check, and what to do about it unless all is well."""

    level: Level
    subject: str
    text: str
    advice: str = ""


def ok(subject: str, text: str) -> Finding:
    """Report that nothing needs to be done."""
    return Finding("ok", subject, text)


def warning(subject: str, text: str, advice: str) -> Finding:
    """Report that the server works, but not as well or as safely as it could."""
    return Finding("warning", subject, text, advice)


def problem(subject: str, text: str, advice: str) -> Finding:
    """Report that the server does not work, or does harm."""
    return Finding("problem", subject, text, advice)
