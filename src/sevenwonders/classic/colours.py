"""The colours of structures as small integers."""

from typing import Final

BROWN: Final = 0
GRAY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6

COLOURS: Final = ["brown", "gray", "blue", "yellow", "red", "green", "purple"]
