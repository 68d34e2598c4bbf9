"""The English texts of evidence that every game of the family has.

Each kind has three texts: the figure that is shown large, at most seven words next to it, and a whole sentence. They
are in the form of `kernel/wording.py`; `{other}` is the name of another city's player.
"""

from collections.abc import Mapping
from typing import Final

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
