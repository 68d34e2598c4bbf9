"""The shape and style of the cards that Armada adds. It is readable on black and on white."""

from typing import Final

ARMADA_MARKS: Final = {"island": ("≈", "color(31)")}
