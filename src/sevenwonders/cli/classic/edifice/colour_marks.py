"""The shape and style of the cards that Edifice adds. They keep their contrast on black and on white."""

from typing import Final

EDIFICE_MARKS: Final = {"edifice": ("▣", "color(95)")}
