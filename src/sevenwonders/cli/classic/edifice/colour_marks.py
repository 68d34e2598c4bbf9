"""The shape and style of the cards that Edifice adds. It is readable on black and on white."""

from typing import Final

EDIFICE_MARKS: Final = {"edifice": ("▣", "color(95)")}
