"""The shape and style of the cards that Leaders adds. It is readable on black and on white."""

from typing import Final

LEADERS_MARKS: Final = {"white": ("◇", "color(102)")}
