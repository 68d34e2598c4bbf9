"""Put evidence into words.

Each kind has three texts: the figure that is shown large, at most seven words next to it, and a whole sentence. They
are in the form of `kernel/wording.py`; `{other}` is the name of another city's player.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.game_evidence import game_evidence
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import English, Phrase

# The texts of kinds that every game of the family has.
ENGLISH: Final[Mapping[str, str]] = {
    "points.figure": "+{points}",
    "points.text": "{points?point} now, {line}",
    "points.sentence": "It is worth {points:point} more right now ({line}).",
    "points_later.figure": "+{points}",
    "points_later.text": "{points?point} at the end, {line}",
    "points_later.sentence": "It leads to {points:point} more at the end on average ({line}).",
    "points_in_all.figure": "+{points}",
    "points_in_all.text": "{points?point} at the end, in all",
    "points_in_all.sentence": "It leads to {points:point} more in all at the end, on average.",
    "lead.figure": "+{points}",
    "lead.text": "{points?point} on the best rival",
    "lead.sentence": "It gains {points:point} on the best rival by the end, on average.",
    "rival.figure": "+{points}",
    "rival.text": "{points?point} for {other} by the end",
    "rival.sentence": "Otherwise {other} ends with {points:point} more on average.",
}
# The ids of lines of the score sheet begin with it.
LINE: Final = "line_"


class Wording(NamedTuple):
    """A piece of evidence in words: a figure, at most seven words to go with it, and the same as a sentence."""

    figure: str
    text: str
    sentence: str


def worded(game: Game, evidence: Evidence, names: Sequence[str]) -> Wording:
    """Put a piece of evidence into English; `names` has a name for every seat."""
    knowledge = game_evidence(game.config.game)
    texts = {**ENGLISH, **knowledge.texts(game)}
    lines = {ident: text for ident, text in texts.items() if ident.startswith(LINE)}
    english = English(
        {part: in_number(texts[f"{evidence.kind}.{part}"], evidence) for part in Wording._fields},
        {**knowledge.things(game), **lines},
    )
    arguments = {name: str(value) if isinstance(value, float) else value for name, value in evidence.arguments.items()}
    figure, text, sentence = (english.sentence(Phrase(part, **arguments), names) for part in Wording._fields)
    return Wording(figure, text, sentence)


def in_number(text: str, evidence: Evidence) -> str:
    """Put the nouns of a text into singular or plural: `{coins?coin}` is a noun, `{coins:coin}` has its number too."""
    for name, value in evidence.arguments.items():
        text = text.replace("{" + name + "?", "{1?" if value == 1 else "{2?")
        if isinstance(value, float):
            text = re.sub(rf"\{{{name}:(\w[\w ]*)\}}", rf"{{{name}}} \1s", text)
    return re.sub(r"\{1\?([\w ]+)\}", r"\1", re.sub(r"\{2\?([\w ]+)\}", r"\1s", text))
