"""The shape and style of the cards that Cities adds. It is readable on black and on white."""

from typing import Final

CITIES_MARKS: Final = {"black": ("▼", "color(240)")}
