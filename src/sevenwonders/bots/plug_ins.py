"""Bots of other packages: by the place of their class, `my_module:MyBot`, or by an entry point's name.

Names come from the command line and from Python. At tables of a server, only those that its operator names are offered.
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import Final

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.budget import Budget
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.wording import Phrase

GROUP: Final = "sevenwonders.bots"
PLACE: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def plug_in_names() -> list[str]:
    """List the bots that installed packages offer."""
    return sorted(entry_points(group=GROUP).names)


def is_plug_in(name: str) -> bool:
    """Return whether the name is the place of a class or that of an entry point."""
    return PLACE.fullmatch(name) is not None or name in plug_in_names()


def make_plug_in(name: str, rng: Rng, budget: Budget) -> Bot:
    """Make a bot of another package, with the random numbers and the budget if its constructor asks for them."""
    maker = plug_in(name)
    wanted = signature(maker).parameters
    given: dict[str, object] = {"rng": rng, "budget": budget}
    bot = maker(**{key: value for key, value in given.items() if key in wanted})
    if not isinstance(bot, Bot):
        raise BadConfig(Phrase("bot-class", name=name))
    return bot


@cache
def plug_in(name: str) -> Callable[..., object]:
    """Load the class or function that makes the bot. Raises `BadConfig` if there is none."""
    place = PLACE.fullmatch(name)
    try:
        if place is None:
            found: object = entry_points(group=GROUP)[name].load()
        else:
            found = getattr(module_named(place[1]), place[2])
    except (ImportError, AttributeError, KeyError) as error:
        raise BadConfig(Phrase("bot-load", name=name, reason=str(error))) from error
    if not callable(found):
        raise BadConfig(Phrase("bot-name", name=name))
    return found


def first_line(text: str | None) -> str:
    """Return the first line of a docstring, or an empty text."""
    return (text or "").strip().split("\n")[0]


def module_named(name: str) -> object:
    """Import a module, also from the folder in which the command runs."""
    if "" not in sys.path:
        sys.path.append("")
    return import_module(name)
