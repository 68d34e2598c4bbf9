"""Put evidence into words: a figure that is shown large, at most seven words next to it, and a whole sentence.

The messages `figure-KIND`, `evidence-KIND` and `reason-KIND` have them in every language; here they are in English.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from sevenwonders.bots.analysis.evidence import Argument, Evidence
from sevenwonders.bots.analysis.game_evidence import GameEvidence, game_evidence
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import listed
from sevenwonders.languages import is_said, say


class Wording(NamedTuple):
    """A piece of evidence in words: a figure, at most seven words to go with it, and the same as a sentence."""

    figure: str
    text: str
    sentence: str


# The ids of lines of the score sheet begin with it.
LINE = "line_"
# The messages of the parts of a wording.
MESSAGES = Wording("figure", "evidence", "reason")


def worded(game: Game, evidence: Evidence, names: Sequence[str]) -> Wording:
    """Put a piece of evidence into English; `names` has a name for every seat."""
    knowledge = game_evidence(game.config.game)
    things = knowledge.things(game)

    def filled(name: str, value: Argument) -> int | float | str:
        if name == "line":
            return say(f"line-{value}")
        if isinstance(value, list):
            return listed([things.get(ident, ident) for ident in value])
        return things.get(value, value) if isinstance(value, str) and name != "other" else value

    blanks = {camel(name): filled(name, value) for name, value in blanks_of(game, evidence, names).items()}
    kind = kind_in(knowledge, "reason", evidence.kind)
    figure, text, sentence = (say(f"{part}-{kind}", blanks) for part in MESSAGES)
    return Wording(figure, text, sentence)


def blanks_of(game: Game, evidence: Evidence, names: Sequence[str]) -> dict[str, Argument]:
    """Return what fills the blanks of the messages: another player by name, and the id of a line's message."""
    blanks = dict(evidence.arguments)
    if "other" in blanks:
        blanks["other"] = names[evidence.seats[0]]
    if "line" in blanks:
        line = str(blanks["line"]).removeprefix(LINE)
        blanks["line"] = kind_in(game_evidence(game.config.game), "line", line)
    return blanks


def kind_in(knowledge: GameEvidence, part: str, kind: str) -> str:
    """Return the kind under which messages speak of it: that of the game itself, or that of every game."""
    own = knowledge.prefix + kind
    return own if is_said(f"{part}-{own}") else kind


def camel(name: str) -> str:
    """Write a name as blanks of messages have it: own_else is ownElse."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)
