"""What a city of a score sheet has besides its cards and stages, for people with the real box on the table."""

from typing import Literal

import msgspec


class SheetField(msgspec.Struct, frozen=True):
    """Something to enter for a city, of one of these kinds.

    A number; tokens, of which `values` are the possible ones; the square of a marker, where `values` are what squares
    are worth; cards of a colour, each with one of the Ages in `values`; or built cards of a colour, each as many times
    as one of `values`. `key` is a key of a position, and `part` an entry of it if it is a mapping. `line` is the line
    of the score sheet with which it is shown. With `effect`, only cities need it whose board has a stage with the
    effect of that code.
    """

    key: str
    line: str
    kind: Literal["number", "tokens", "square", "cards", "built"]
    part: str = ""
    values: list[int] = []
    colour: str = ""
    effect: str = ""
