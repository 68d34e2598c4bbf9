"""A shape and a style for every colour of cards: the one place that collects those of all rules.

`rules` cannot do this, since it imports whole screens, which are drawn with these marks.
"""

from typing import Final

from sevenwonders.classic.colours import COLOURS
from sevenwonders.cli.classic.armada.colour_marks import ARMADA_MARKS
from sevenwonders.cli.classic.cities.colour_marks import CITIES_MARKS
from sevenwonders.cli.classic.edifice.colour_marks import EDIFICE_MARKS
from sevenwonders.cli.classic.leaders.colour_marks import LEADERS_MARKS
from sevenwonders.cli.look import COLOUR_MARKS, PLAIN_MARK

# What a stage lets its owner choose.
BONUS_MARKS: Final = {"bonus": ("▫", "color(66)")}

CARD_MARKS: Final = {
    **COLOUR_MARKS,
    **BONUS_MARKS,
    **LEADERS_MARKS,
    **CITIES_MARKS,
    **ARMADA_MARKS,
    **EDIFICE_MARKS,
}

# One entry for each colour, in the order of classic/colours.py.
SHAPES: Final = [CARD_MARKS.get(colour, PLAIN_MARK)[0] for colour in COLOURS]
STYLES: Final = [CARD_MARKS.get(colour, PLAIN_MARK)[1] for colour in COLOURS]
