"""The doctor's findings: one line per check.

What was found, and what to do about it, are the messages `terminal-found-…` and `terminal-advice-…` of a phrase.
"""

from dataclasses import dataclass
from typing import Literal

from sevenwonders.kernel.errors import filled
from sevenwonders.kernel.wording import Phrase
from sevenwonders.languages import say

Level = Literal["ok", "warning", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check. Its phrase says what was found and, unless all is well, what to do about it."""

    level: Level
    subject: str
    said: Phrase

    @property
    def text(self) -> str:
        """Return the finding in English."""
        return in_english("found", self.said)

    @property
    def advice(self) -> str:
        """Return the advice in English; empty if nothing needs to be done."""
        return "" if self.level == "ok" else in_english("advice", self.said)

    def to_data(self) -> dict[str, str]:
        """Return the finding as data for JSON, in English."""
        return {"level": self.level, "subject": self.subject, "text": self.text, "advice": self.advice}


def in_english(part: str, said: Phrase) -> str:
    """Say a part of a finding in English: `found` or `advice`."""
    return say(f"terminal-{part}-{said.ident}", {name: filled(value) for name, value in said.arguments.items()})


def ok(subject: str, said: Phrase) -> Finding:
    """Report that nothing needs to be done."""
    return Finding("ok", subject, said)


def warning(subject: str, said: Phrase) -> Finding:
    """Report that the server works, but not as well or as safely as it could."""
    return Finding("warning", subject, said)


def problem(subject: str, said: Phrase) -> Finding:
    """Report that the server does not work, or does harm."""
    return Finding("problem", subject, said)
